package draw

import "sandtable/show/draw/sheet"

// drawSymbol draws the arms of a unit into a box half as wide again as it is high.
func drawSymbol(s *sheet.Sheet, at sheet.Point, high float64, arms []string) {
	b := &frame{s, at, high, sheet.Style{Stroke: ink, Width: max(float64(0.055*high), 0.2)}}
	letters := ""
	for _, arm := range arms {
		if draw, ok := symbols[arm]; ok {
			draw(b)
		}
		letters += symbolLetters[arm]
	}
	if letters != "" {
		b.letter(letters, 0.75, 0.68)
	}
}

// frame is the box of a symbol. Its points are shares of its height: 1.5 wide and 1 high.
type frame struct {
	s    *sheet.Sheet
	at   sheet.Point
	high float64
	line sheet.Style
}

func (b *frame) to(x, y float64) sheet.Point {
	return b.at.Add(float64(x*b.high), float64(y*b.high))
}

// draw draws a line through points given as x, y, x, y ..
func (b *frame) draw(xy ...float64) {
	var pts []sheet.Point
	for i := 0; i+1 < len(xy); i += 2 {
		pts = append(pts, b.to(xy[i], xy[i+1]))
	}
	b.s.Line(b.line, pts...)
}

// solid fills a polygon.
func (b *frame) solid(xy ...float64) {
	var pts []sheet.Point
	for i := 0; i+1 < len(xy); i += 2 {
		pts = append(pts, b.to(xy[i], xy[i+1]))
	}
	b.s.Polygon(pts, sheet.Style{Fill: ink})
}

// arc draws an arc between two points that bulges by a height, up if it is negative.
func (b *frame) arc(x1, y1, x2, y2, bulge float64) {
	p := sheet.Path{}
	k := float64(bulge * 4 / 3)
	p.Move(b.to(x1, y1))
	p.Curve(b.to(x1, y1+k), b.to(x2, y2+k), b.to(x2, y2))
	b.s.Draw(&p, b.line)
}

// letter sets letters in the middle of the box.
func (b *frame) letter(text string, x, y float64) {
	b.s.Text(b.to(x, y), text, sheet.Ink{
		Size:   float64(0.5 * b.high),
		Bold:   true,
		Color:  ink,
		Anchor: sheet.Middle,
		Fit:    float64(1.3 * b.high),
		Least:  float64(0.2 * b.high),
	})
}

// symbolLetters are the arms that are told by letters.
var symbolLetters = map[string]string{"glider": "G", "self_propelled": "SP"}

// symbols draw the arms of units.
var symbols = map[string]func(*frame){
	"infantry": func(b *frame) { b.draw(0, 0, 1.5, 1); b.draw(0, 1, 1.5, 0) },
	"cavalry":  func(b *frame) { b.draw(0, 1, 1.5, 0) },
	"armor":    armor,
	"mechanized": func(b *frame) {
		b.draw(0, 0, 1.5, 1)
		b.draw(0, 1, 1.5, 0)
		armor(b)
	},
	"motorized":   func(b *frame) { b.draw(0.75, 0, 0.75, 1) },
	"artillery":   func(b *frame) { b.s.Circle(b.to(0.75, 0.5), float64(0.17*b.high), sheet.Style{Fill: ink}) },
	"anti_tank":   func(b *frame) { b.draw(0, 1, 0.75, 0, 1.5, 1) },
	"air_defense": func(b *frame) { b.arc(0, 1, 1.5, 1, -0.55) },
	"engineer":    func(b *frame) { b.draw(0.4, 0.72, 0.4, 0.32, 1.1, 0.32, 1.1, 0.72); b.draw(0.75, 0.32, 0.75, 0.6) },
	"airborne":    func(b *frame) { b.arc(0.45, 0.94, 0.75, 0.94, -0.16); b.arc(0.75, 0.94, 1.05, 0.94, -0.16) },
	"mountain":    func(b *frame) { b.solid(0.5, 1, 0.75, 0.68, 1, 1) },
	"machine_gun": func(b *frame) {
		b.draw(0.75, 0.85, 0.75, 0.18)
		b.draw(0.6, 0.38, 0.75, 0.18, 0.9, 0.38)
	},
	"mortar": func(b *frame) {
		b.draw(0.75, 0.62, 0.75, 0.14)
		b.draw(0.62, 0.32, 0.75, 0.14, 0.88, 0.32)
		b.s.Circle(b.to(0.75, 0.75), float64(0.12*b.high), b.line)
	},
	"rocket": func(b *frame) {
		b.draw(0.55, 0.5, 0.75, 0.26, 0.95, 0.5)
		b.draw(0.55, 0.72, 0.75, 0.48, 0.95, 0.72)
	},
	"headquarters": func(b *frame) { b.draw(0, 0, 0, 1.35) },
	"supply":       func(b *frame) { b.draw(0, 0.78, 1.5, 0.78) },
	"signals":      func(b *frame) { b.draw(0, 0, 0.85, 0.62, 0.65, 0.38, 1.5, 1) },
	"medical":      func(b *frame) { b.draw(0.75, 0, 0.75, 1); b.draw(0, 0.5, 1.5, 0.5) },
}

// armor draws the track of a tank.
func armor(b *frame) {
	at := b.to(0.35, 0.28)
	b.s.Rounded(at.X, at.Y, float64(0.8*b.high), float64(0.44*b.high), float64(0.2199*b.high), b.line)
}

// sizeMarks are the signs of the sizes of units.
var sizeMarks = map[string]string{
	"team":      "0",
	"squad":     "*",
	"section":   "**",
	"platoon":   "***",
	"company":   "I",
	"battalion": "II",
	"regiment":  "III",
	"brigade":   "X",
	"division":  "XX",
	"corps":     "XXX",
	"army":      "XXXX",
}

// drawSize draws the size of a unit, its foot at a point.
func drawSize(s *sheet.Sheet, foot sheet.Point, high float64, size string, c sheet.Color) {
	marks := []rune(sizeMarks[size])
	step := float64(high * 0.75)
	line := sheet.Style{Stroke: c, Width: max(float64(high*0.14), 0.18)}
	x := foot.X - float64(float64(step*float64(len(marks)-1))/2)
	for _, m := range marks {
		at := sheet.At(x, foot.Y-float64(high/2))
		h, w := high/2, float64(high*0.28)
		switch m {
		case 'I':
			s.Line(line, at.Add(0, -h), at.Add(0, h))
		case 'X':
			s.Line(line, at.Add(-w, -h), at.Add(w, h))
			s.Line(line, at.Add(-w, h), at.Add(w, -h))
		case '*':
			s.Circle(at, float64(high*0.26), sheet.Style{Fill: c})
		case '0':
			s.Circle(at, float64(high*0.32), line)
			s.Line(line, at.Add(-w, h), at.Add(w, -h))
		}
		x += step
	}
}
