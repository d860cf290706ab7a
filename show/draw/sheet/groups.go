package sheet

import "math"

// Begin opens a group. Its class says what it is, its name which one; both stand in SVG only.
func (s *Sheet) Begin(class, name string) {
	s.ops = append(s.ops, op{kind: open, class: class, text: clean(name)})
	s.deep++
}

// Link opens a group that leads to an address, where the sheet is part of a page.
func (s *Sheet) Link(to, class, name string) {
	s.Begin(class, name)
	s.ops[len(s.ops)-1].link = to
}

// clip opens a group of which only a rectangle is seen.
func (s *Sheet) clip(x, y, w, h float64) {
	s.ops = append(s.ops, op{kind: clip, at: At(x, y), wide: w, high: h})
	s.deep++
}

// End closes the last group.
func (s *Sheet) End() {
	s.ops = append(s.ops, op{kind: shut})
	s.deep--
}

// Count returns how many groups of a class there are.
func (s *Sheet) Count(class string) int {
	n := 0
	for _, o := range s.ops {
		if o.kind == open && o.class == class {
			n++
		}
	}
	return n
}

// Names lists the names of the groups of a class, in order.
func (s *Sheet) Names(class string) []string {
	var out []string
	for _, o := range s.ops {
		if o.kind == open && o.class == class {
			out = append(out, o.text)
		}
	}
	return out
}

// Box is a group with the corners of what it draws.
type Box struct {
	Name        string
	Least, Most Point
}

// Boxes lists the groups of a class, in order.
func (s *Sheet) Boxes(class string) (out []Box) {
	// The groups that are open, by their place in out; -1 for those of other classes.
	var within []int
	for i := range s.ops {
		o := &s.ops[i]
		switch o.kind {
		case open, clip:
			at := -1
			if o.kind == open && o.class == class {
				at = len(out)
				out = append(out, Box{Name: o.text, Least: At(math.Inf(1), math.Inf(1)), Most: At(math.Inf(-1), math.Inf(-1))})
			}
			within = append(within, at)
		case shut:
			within = within[:len(within)-1]
		default:
			least, most := o.bounds()
			for _, n := range within {
				if n >= 0 {
					b := &out[n]
					b.Least, b.Most = At(min(b.Least.X, least.X), min(b.Least.Y, least.Y)), At(max(b.Most.X, most.X), max(b.Most.Y, most.Y))
				}
			}
		}
	}
	return out
}

// Place draws another sheet, or the part of it that a window shows, with its corner at a point.
func (s *Sheet) Place(other *Sheet, at Point) {
	for _, o := range other.ops {
		moved := o
		moved.at = o.at.Add(at.X, at.Y)
		if o.path != nil {
			moved.path = make([]seg, len(o.path))
			for i, g := range o.path {
				for j := range g.p {
					g.p[j] = g.p[j].Add(at.X, at.Y)
				}
				moved.path[i] = g
			}
		}
		s.ops = append(s.ops, moved)
	}
}

// Window draws the part of another sheet that a window of it shows, with the corner of the window
// at a point. It reports whether the window shows anything but fills that are larger than itself.
func (s *Sheet) Window(other *Sheet, x, y, w, h float64, at Point) (shows bool) {
	part, shows := other.part(x, y, w, h)
	s.clip(at.X, at.Y, w, h)
	s.Place(part, at.Add(-x, -y))
	s.End()
	return shows
}

// Band returns the part of a sheet that lies between two heights: of a large one, windows of a part
// are made in less time.
func (s *Sheet) Band(y, h float64) *Sheet {
	out, _ := s.part(0, y, s.W, h)
	return out
}

// part returns what touches a window. It reports whether that is anything but fills that are
// larger.
func (s *Sheet) part(x, y, w, h float64) (out *Sheet, shows bool) {
	out = &Sheet{W: s.W, H: s.H, Title: s.Title}
	for i := range s.ops {
		o := &s.ops[i]
		switch o.kind {
		case open, clip, shut:
			out.ops = append(out.ops, *o)
			continue
		}
		least, most := o.bounds()
		if least.X > x+w || most.X < x || least.Y > y+h || most.Y < y {
			continue
		}
		shows = shows || o.kind == letter || most.X-least.X < w && most.Y-least.Y < h
		out.ops = append(out.ops, *o)
	}
	return out, shows
}

// bounds returns the corners of what an op draws.
func (o *op) bounds() (least, most Point) {
	if o.kind == letter {
		return o.at.Add(0, -float64(o.size*ascent)), o.at.Add(o.wide, float64(o.size*descent))
	}
	by, first := 0.0, true
	if o.Stroke.Is {
		by = o.Width / 2
	}
	for _, g := range o.path {
		n := 1
		switch g.verb {
		case curve:
			n = 3
		case closed:
			n = 0
		}
		for _, p := range g.p[:n] {
			if first {
				least, most, first = p, p, false
			}
			least, most = At(min(least.X, p.X), min(least.Y, p.Y)), At(max(most.X, p.X), max(most.Y, p.Y))
		}
	}
	return least.Add(-by, -by), most.Add(by, by)
}

// Bounds returns the corners of all that is drawn, lines with half their width. Groups that are
// clipped count with their window.
func (s *Sheet) Bounds() (least, most Point) {
	first, in := true, 0
	put := func(p Point, by float64) {
		if first {
			least, most, first = p, p, false
		}
		least = At(min(least.X, p.X-by), min(least.Y, p.Y-by))
		most = At(max(most.X, p.X+by), max(most.Y, p.Y+by))
	}
	var clips []bool
	for _, o := range s.ops {
		switch o.kind {
		case open, clip:
			if o.kind == clip && in == 0 {
				put(o.at, 0)
				put(o.at.Add(o.wide, o.high), 0)
			}
			if clips = append(clips, o.kind == clip); o.kind == clip {
				in++
			}
		case shut:
			if clips[len(clips)-1] {
				in--
			}
			clips = clips[:len(clips)-1]
		case letter:
			if in == 0 {
				put(o.at.Add(0, -float64(o.size*ascent)), 0)
				put(o.at.Add(o.wide, float64(o.size*descent)), 0)
			}
		case shape:
			by := 0.0
			if o.Stroke.Is {
				by = o.Width / 2
			}
			for _, pts := range flatten(o.path, 1) {
				for _, p := range pts {
					if in == 0 {
						put(p, by)
					}
				}
			}
		}
	}
	return least, most
}
