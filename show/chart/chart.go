// Package chart draws figures of many games as pictures: the ratings of a tournament with their
// intervals, and how each bot has done against each other one.
package chart

import (
	"fmt"
	"math"

	"sandtable/interp/stats"
	"sandtable/interp/tournament"
	"sandtable/show/draw/sheet"
)

// The measures of a chart, in millimetres.
const (
	wide   = 190.0
	margin = 6.0
	labels = 54.0 // how wide the names of bots may be
	row    = 8.0
	letter = 3.2
)

var (
	ink   = sheet.Hex("121416")
	faint = sheet.Hex("5f6368")
	lines = sheet.Hex("d5d3ca")
	mark  = sheet.Hex("2f6db5")
	white = sheet.Hex("ffffff")
	most  = [3]uint8{0x8f, 0xc1, 0xf2} // of a cell in which all is won
	least = [3]uint8{0xf2, 0xb4, 0x8f} // of one in which all is lost
)

// chart is a picture that grows downward.
type chart struct {
	*sheet.Sheet
	y float64
}

// Tournament draws a tournament. seat gives the title of a seat.
func Tournament(r *tournament.Report, title string, seat func(name string) string) *sheet.Sheet {
	c := &chart{Sheet: sheet.New(wide, 0, title), y: margin}
	c.heading(title, 5)
	c.line(faint, fmt.Sprintf("%d games from seed %d. Ratings on the scale of Elo, with their 95%% intervals.", r.Played, r.Seed))
	c.ratings(r.Ratings)
	names := append([]string{""}, r.SeatNames()...)
	for _, name := range names {
		if name == "" {
			c.matrix(r, name, "Points won, row against column, in all seats")
		} else {
			c.matrix(r, name, "As "+seat(name))
		}
	}
	out := sheet.New(wide, c.y+margin, title)
	out.Rect(0, 0, out.W, out.H, sheet.Style{Fill: white})
	out.Place(c.Sheet, sheet.At(0, 0))
	return out
}

func (c *chart) heading(text string, size float64) {
	c.y += size + 2
	c.Text(sheet.At(margin, c.y), text, sheet.Ink{Size: size, Bold: true, Color: ink, Fit: wide - 2*margin})
	c.y += 2
}

func (c *chart) line(color sheet.Color, text string) {
	c.y += letter + 1
	c.Text(sheet.At(margin, c.y), text, sheet.Ink{Size: letter, Color: color, Fit: wide - 2*margin})
	c.y += 2
}

// ratings draws a dot for each rating, on a line as long as its interval.
func (c *chart) ratings(places []tournament.Place) {
	low, high := 0.0, 0.0
	for _, p := range places {
		low, high = min(low, p.Rating.Low), max(high, p.Rating.High)
	}
	step := tick((high - low) / 6)
	low, high = float64(math.Floor(low/step)*step), float64(math.Ceil(high/step)*step)
	if high == low {
		low, high = -step, step
	}
	from, to := margin+labels, wide-margin-20
	at := func(elo float64) float64 { return from + float64((elo-low)/(high-low)*(to-from)) }
	top := c.y + 2
	bottom := top + float64(row*float64(len(places)))
	for v := low; v <= high; v += step {
		x := at(v)
		c.Line(sheet.Style{Stroke: lines, Width: 0.25}, sheet.At(x, top), sheet.At(x, bottom))
		c.Text(sheet.At(x, bottom+letter+1), fmt.Sprintf("%+.0f", v), sheet.Ink{Size: 2.6, Color: faint, Anchor: sheet.Middle})
	}
	for i, p := range places {
		y := top + float64(row*(float64(i)+0.5))
		c.Begin("rating", p.Bot)
		c.name(y, p.Bot)
		c.Line(sheet.Style{Stroke: mark, Width: 0.6}, sheet.At(at(p.Rating.Low), y), sheet.At(at(p.Rating.High), y))
		c.Circle(sheet.At(at(p.Rating.Elo), y), 1.3, sheet.Style{Fill: mark})
		c.Text(sheet.At(wide-margin, y+1.1), fmt.Sprintf("%+.0f", p.Rating.Elo), sheet.Ink{Size: letter, Bold: true, Color: ink, Anchor: sheet.End})
		c.End()
	}
	c.y = bottom + letter + 4
}

// name writes the name of a row around a height.
func (c *chart) name(y float64, text string) {
	c.Text(sheet.At(margin, y+1.1), text, sheet.Ink{Size: letter, Color: ink, Fit: labels - 3, Least: 2.2})
}

// tick returns a round number of at least so much: 1, 2 or 5 and noughts.
func tick(least float64) float64 {
	for unit := 1.0; ; unit *= 10 {
		for _, n := range []float64{1, 2, 5} {
			if v := float64(n * unit); v >= least {
				return v
			}
		}
	}
}

// matrix draws what each bot has won of the points against each other one: in a seat, or in all.
func (c *chart) matrix(r *tournament.Report, seat, title string) {
	scored := false
	for i := range r.Scores {
		scored = scored || r.Scores[i].Seat == seat
	}
	if !scored {
		return
	}
	c.heading(title, 3.8)
	cell := min(26, (wide-2*margin-labels)/float64(len(r.Bots)))
	left := margin + labels
	c.y += 5
	for i, b := range r.Bots {
		c.Text(sheet.At(left+float64(cell*(float64(i)+0.5)), c.y), b, sheet.Ink{Size: 2.6, Color: faint, Anchor: sheet.Middle, Fit: cell - 1, Least: 1.8})
	}
	c.y += 2
	for _, a := range r.Bots {
		c.name(c.y+row/2, a)
		for i, b := range r.Bots {
			if s := r.Score(seat, a, b); s != nil {
				c.cell(left+float64(cell*float64(i)), cell, s)
			}
		}
		c.y += row
	}
	c.y += 2
}

// cell draws a score: its share, the interval, and a color between lost and won.
func (c *chart) cell(x, w float64, s *stats.Score) {
	middle := x + float64(w/2)
	c.Begin("score", "")
	c.Rect(x, c.y, w, row, sheet.Style{Fill: between(s.Share), Stroke: white, Width: 0.4})
	c.Text(sheet.At(middle, c.y+3.7), percent(s.Share), sheet.Ink{Size: letter, Color: ink, Anchor: sheet.Middle, Fit: w - 1, Least: 1.8})
	c.Text(sheet.At(middle, c.y+6.7), percent(s.Low)+" to "+percent(s.High), sheet.Ink{Size: 2.2, Color: faint, Anchor: sheet.Middle, Fit: w - 1, Least: 1.4})
	c.End()
}

func percent(share float64) string { return fmt.Sprintf("%.0f%%", 100*share) }

// between returns the color of a share.
func between(share float64) sheet.Color {
	to, by := most, float64(2*share)-1
	if by < 0 {
		to, by = least, -by
	}
	mix := func(i int) uint8 { return uint8(255 - float64(by*float64(255-to[i]))) }
	return sheet.Color{R: mix(0), G: mix(1), B: mix(2), Is: true}
}
