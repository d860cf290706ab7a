package draw

import (
	"reflect"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/show/draw/sheet"
)

// letters is the plan of a map that is drawn with letters: how wide a letter is, and where each
// line of them begins.
type letters struct {
	wide float64
	top  []float64 // of each line, and the end of the last
}

// beside is how many counters stand beside one another in a place before they overlap. There is
// room for them where fewer stand, too: a map keeps its size from decision to decision.
const beside = 2

// widest is how wide a letter may become; names that need more are cut.
const widest = 9

// newLetters plans a map. Lines with places are as high as a counter with a name above it; lines
// with links alone are lower.
func (d *drawer) newLetters(m *scene.Map) *letters {
	l := &letters{wide: 2.2}
	places := map[int]bool{}
	for i := range m.Cells {
		c := &m.Cells[i]
		places[c.Row] = true
		need := float64(beside*(d.size+0.8)) + 2.4
		name := sheet.Width(c.Label, 2.6, true) + 2
		l.wide = max(l.wide, max(need, name)/float64(c.Wide+2))
	}
	l.wide = min(l.wide, widest)
	y := 0.0
	for row, columns := range m.Drawing {
		l.top = append(l.top, y)
		switch {
		case places[row]:
			y += d.size + 6.5
		case strings.TrimSpace(strings.Join(columns, "")) != "":
			y += 8
		default:
			y += 3
		}
	}
	l.top = append(l.top, y)
	return l
}

// drawn draws a map that is drawn with letters.
func (d *drawer) drawn(m *scene.Map) *sheet.Sheet {
	l := d.newLetters(m)
	wide := 0
	for _, columns := range m.Drawing {
		wide = max(wide, len(columns))
	}
	top := d.title(m)
	out := sheet.New(float64(l.wide*float64(wide))+1, l.top[len(l.top)-1]+top+1, m.Title)
	if top > 0 {
		out.Text(sheet.At(0, 4.5), m.Title, sheet.Ink{Size: 4.5, Bold: true, Color: ink, Fit: out.W, Least: 2.1})
	}
	for i := range l.top {
		l.top[i] += top
	}
	for row, columns := range m.Drawing {
		l.links(out, row, columns)
	}
	for i := range m.Cells {
		d.position(out, m, &m.Cells[i], l)
	}
	return out
}

// links draws what stands between the places of a line: strokes as lines, words as words.
func (l *letters) links(out *sheet.Sheet, row int, columns []string) {
	line := sheet.Style{Stroke: grid, Width: 0.6}
	top, foot := l.top[row], l.top[row+1]
	mid := float64((top + foot) / 2)
	for x := 0; x < len(columns); {
		if c := columns[x]; c == " " || c == "[" || c == "]" {
			x++
			continue
		}
		n := x
		for n < len(columns) && columns[n] != " " && columns[n] != "[" && columns[n] != "]" {
			n++
		}
		word := strings.Join(columns[x:n], "")
		left := float64(l.wide * float64(x))
		if strings.Trim(word, `-|/\`) != "" {
			w := float64(l.wide * float64(n-x))
			out.Text(sheet.At(left+float64(w/2), mid+1), word, sheet.Ink{
				Size:   3,
				Color:  faint,
				Anchor: sheet.Middle,
				Fit:    max(w, 6),
				Least:  1.75,
			})
			x = n
			continue
		}
		for i, c := range word {
			a := left + float64(l.wide*float64(i))
			b := a + l.wide
			switch c {
			case '-':
				out.Line(line, sheet.At(a, mid), sheet.At(b, mid))
			case '|':
				out.Line(line, sheet.At((a+b)/2, top), sheet.At((a+b)/2, foot))
			case '/':
				out.Line(line, sheet.At(b, top), sheet.At(a, foot))
			case '\\':
				out.Line(line, sheet.At(a, top), sheet.At(b, foot))
			}
		}
		x = n
	}
}

// position draws a place with what lies there.
func (d *drawer) position(out *sheet.Sheet, m *scene.Map, c *scene.Cell, l *letters) {
	x, y := float64(l.wide*float64(c.Col-1)), l.top[c.Row]+0.4
	w, h := float64(l.wide*float64(c.Wide+2)), l.top[c.Row+1]-l.top[c.Row]-0.8
	x, w = x+0.4, w-0.8
	fill := paper
	if len(c.Fills) > 0 {
		fill = tint(m.Fills[c.Fills[0]].Pattern, c.Fills[0])
	}
	out.Rounded(x, y, w, h, 1.2, sheet.Style{Fill: fill})
	for _, n := range c.Fills {
		d.used["ground "+m.Fills[n].Name] = true
		box := []sheet.Point{sheet.At(x+0.6, y+0.6), sheet.At(x+w-0.6, y+0.6), sheet.At(x+w-0.6, y+h-0.6), sheet.At(x+0.6, y+h-0.6)}
		d.pattern(out, m.Fills[n], region{box, sheet.At(x+float64(w/2), y+float64(h/2)), c.Col*31 + c.Row*17})
	}
	out.Rounded(x, y, w, h, 1.2, sheet.Style{Stroke: grid, Width: 0.3})
	t := &d.s.Things[c.Place]
	end := x + w - 1
	if !d.o.Bare {
		end = d.signs(out, t, end, y)
	}
	out.Text(sheet.At(x+1.2, y+3), english.Spaced(t.Title), sheet.Ink{
		Size:  2.6,
		Bold:  true,
		Color: ink,
		Fit:   end - x - 1.4,
		Least: 1.6,
		Halo:  white,
	})
	if !d.o.Bare {
		d.row(out, sheet.At(x+1.2, y+4.2), w-2.4, c.Stack)
	}
	d.spot(out, c.Place, func() { out.Rounded(x, y, w, h, 1.2, spotStyle) })
}

// signs draws the state and the markers of a place at the upper right, and returns how far its name
// may reach.
func (d *drawer) signs(out *sheet.Sheet, t *scene.Thing, end, y float64) float64 {
	put := func(sign string) {
		disc(out, sheet.At(end-1.5, y+2.1), 1.6, sign)
		end -= 3.6
	}
	for _, k := range t.Marks {
		put(k.Signed())
	}
	for _, f := range t.State {
		switch {
		case f.Sign == "":
		case f.Flag():
			d.flag(out, sheet.At(end-2.6, y+3.9), f.Value)
			end -= 3.6
		default:
			put(f.Sign)
		}
	}
	return end
}

// leastShare is how much smaller counters may be in a space that holds many.
const leastShare = 0.6

// row draws counters beside one another. Where there is no room for all, neighbors that look alike
// are drawn once, with their number, and counters are smaller; many more than fit overlap.
func (d *drawer) row(out *sheet.Sheet, at sheet.Point, wide float64, stack []scene.Ref) {
	if len(stack) == 0 {
		return
	}
	var faces []Face
	var times []int
	gap, fits := d.size+0.8, func(n int) bool { return float64(float64(n-1)*(d.size+0.8))+d.size <= wide }
	for _, r := range stack {
		f := d.face(r)
		if last := len(faces) - 1; last >= 0 && !fits(len(stack)) && reflect.DeepEqual(faces[last], f) {
			times[last]++
			continue
		}
		faces, times = append(faces, f), append(times, 1)
	}
	n, size := float64(len(faces)-1), d.size
	if n > 0 && !fits(len(faces)) {
		size = max((wide-float64(n*0.4))/(n+1), float64(leastShare*d.size))
		gap = (wide - size) / n
	}
	at = at.Add((wide-size-float64(n*gap))/2, (d.size-size)/2)
	out.Begin("stack", number(len(stack)))
	for i, f := range faces {
		p := at.Add(float64(gap*float64(i))+float64(size/2), size/2)
		DrawCounter(out, p, size, f)
		if times[i] > 1 {
			count(out, p, size, times[i]-1, "x"+number(times[i]))
		}
	}
	out.End()
}
