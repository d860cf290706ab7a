package draw

import (
	"slices"

	"sandtable/schema/english"
	"sandtable/show/draw/sheet"
)

// entry is one line of the legend: what draws the sample, and what it stands for.
type entry struct {
	text   string
	sample func(out *sheet.Sheet, at sheet.Point) // into a box 9 wide and 6 high
}

// legend tells of the sides, grounds, lines and markers that the picture shows.
func (d *drawer) legend(wide float64) *sheet.Sheet {
	out := sheet.New(wide, 0, "")
	entries := slices.Concat(d.sideEntries(), d.groundEntries(), d.lineEntries(), d.signEntries())
	if len(entries) == 0 {
		return out
	}
	f := flow{wide: wide}
	for _, e := range entries {
		w := sheet.Width(e.text, 2.8, false) + 16
		at := f.next(min(w, wide), 8)
		e.sample(out, at)
		out.Text(at.Add(10.5, 4), e.text, sheet.Ink{Size: 2.8, Color: ink, Fit: wide - 12})
	}
	out.H = f.end()
	return out
}

func (d *drawer) sideEntries() (out []entry) {
	if d.o.Bare {
		return nil
	}
	for _, s := range d.s.Sides {
		c := d.colors[s.Name]
		out = append(out, entry{s.Title, func(out *sheet.Sheet, at sheet.Point) {
			out.Rounded(at.X+1.5, at.Y, 6, 6, 0.5, sheet.Style{Fill: c, Stroke: ink, Width: 0.25})
		}})
	}
	return out
}

func (d *drawer) groundEntries() (out []entry) {
	said := map[string]bool{}
	for i := range d.s.Maps {
		m := &d.s.Maps[i]
		for n, f := range m.Fills {
			if !d.used["ground "+f.Name] || said[f.Name] {
				continue
			}
			said[f.Name] = true
			out = append(out, entry{f.Name, func(out *sheet.Sheet, at sheet.Point) {
				out.Rect(at.X, at.Y, 9, 6, sheet.Style{Fill: tint(f.Pattern, n)})
				box := []sheet.Point{at, at.Add(9, 0), at.Add(9, 6), at.Add(0, 6)}
				d.pattern(out, f, region{box, at.Add(4.5, 3), n})
				out.Rect(at.X, at.Y, 9, 6, sheet.Style{Stroke: grid, Width: 0.2})
			}})
		}
	}
	return out
}

func (d *drawer) lineEntries() (out []entry) {
	said := map[string]bool{}
	for i := range d.s.Maps {
		m := &d.s.Maps[i]
		for n, k := range m.Borders {
			for level, v := range values(m, k.Kind) {
				if key := lineKey(k, v); said[key] || !d.used[key] {
					continue
				}
				said[lineKey(k, v)] = true
				text := english.Spaced(k.Title)
				if v != "" {
					text += ": " + v
				}
				out = append(out, entry{text, func(out *sheet.Sheet, at sheet.Point) {
					s := &strokes{}
					p, q := at.Add(0.5, 3), at.Add(8.5, 3)
					s.path.Move(p)
					s.path.Line(q)
					for _, t := range []float64{0.2, 0.5, 0.8} {
						s.across = append(s.across, [2]sheet.Point{p.Toward(q, t), q.Add(1, 0)})
					}
					s.draw(out, styleOf(k, n, level))
				}})
			}
		}
	}
	return out
}

// signEntries tells of markers and of state.
func (d *drawer) signEntries() (out []entry) {
	if d.o.Bare {
		return nil
	}
	for _, x := range d.s.Markers() {
		out = append(out, entry{x.Means, func(out *sheet.Sheet, at sheet.Point) { disc(out, at.Add(5, 3), 1.8, x.Sign) }})
	}
	return out
}
