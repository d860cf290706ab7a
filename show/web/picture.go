package web

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"html/template"
	"net/url"
	"strconv"
	"strings"
	"sync"

	"sandtable/interp/choice"
	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/show/draw"
	"sandtable/show/draw/sheet"
)

func number(n int) string { return strconv.Itoa(n) }

// scale is the points of the screen to a millimetre.
const scale = 2.8

// picture is a map, and how it is fitted to the room that there is; a larger one is looked at
// through a window.
type picture struct {
	Fits  string // "fits": it is shrunk to the width; "whole": it is as large as may be seen at once
	Drawn template.HTML
}

// mostShrunk is how wide a map may be to be shrunk, in millimetres.
const mostShrunk = 520

// besideWide is how wide what lies beside the maps is drawn.
const besideWide = 262

// draw makes the pictures of a page: maps, and what lies beside them. What may be chosen leads to
// the walk that chooses it; of other places with something in them the page tells what that is.
func (s *Server) draw(x *seat, p *page, sc *scene.Scene, changes []scene.Change, all []choice.Option, w *walk) {
	o := draw.Options{Spots: spots(x, sc, changes, p, all, w), Points: points(p, all, w)}
	for i := range sc.Maps {
		m := &sc.Maps[i]
		under := ""
		if m.Geo != scene.Drawn {
			under = "ground/" + s.grounds.of(x, sc, m) + ".svg"
		}
		above := draw.Above(sc, m, o)
		fits := ""
		switch {
		case above.W <= mostShrunk && above.H <= above.W:
			fits = "whole"
		case above.W <= mostShrunk:
			fits = "fits"
		}
		p.Maps = append(p.Maps, picture{fits, inline(above, under)})
	}
	if beside := draw.Beside(sc, o, besideWide); beside.H > 0 {
		p.Beside = inline(beside, "")
	}
}

// inline returns a picture as a part of a page.
func inline(s *sheet.Sheet, under string) template.HTML {
	var out strings.Builder
	_ = s.Inline(&out, scale, under) // a builder never fails
	return template.HTML(out.String())
}

// inUse is the class of a place in which something lies.
const inUse = "stack"

// spots are what stands out in the pictures.
func spots(x *seat, sc *scene.Scene, changes []scene.Change, p *page, all []choice.Option, w *walk) map[scene.Ref]draw.Spot {
	out := map[scene.Ref]draw.Spot{}
	stacked := func(r scene.Ref, stack []scene.Ref) {
		if len(stack) > 0 && sc.Things[r].Name != "" {
			out[r] = draw.Spot{To: asks(p, "show "+sc.Things[r].Name), Class: inUse, Title: title(sc, r, stack)}
		}
	}
	for i := range sc.Maps {
		for _, c := range sc.Maps[i].Cells {
			stacked(c.Place, c.Stack)
		}
	}
	for _, c := range changes {
		for _, r := range []scene.Ref{c.Place, c.Piece} {
			if r != scene.None {
				at := out[r]
				at.Class = strings.TrimSpace(strings.TrimPrefix(at.Class, inUse) + " " + note(c))
				at.Title = english.Join("; ", english.Join(": ", c.Title, c.Text), at.Title)
				out[r] = at
			}
		}
	}
	if p.Ask == nil {
		return out
	}
	concerned(p, all, w, out)
	for _, r := range acting(x, sc, all, w) {
		at := out[r]
		at.Class = strings.TrimSpace(strings.TrimPrefix(at.Class, inUse) + " acting")
		at.Title = cmp.Or(at.Title, english.Title(sc.Things[r].Title))
		out[r] = at
	}
	mark := func(r scene.Ref, to, class string) {
		at := out[r]
		at.To, at.Class = walks(p, to), strings.TrimSuffix(class+" "+strings.TrimPrefix(at.Class, inUse), " ")
		at.Title = cmp.Or(at.Title, english.Title(sc.Things[r].Title))
		out[r] = at
	}
	for place, list := range w.node.Targets(all, w.kids) {
		to := w.to('p', int(place))
		if k := &w.kids[list[0]]; len(list) == 1 && (k.Leaf() || k.Part != nil && k.Part.At == place) {
			to = w.to('k', list[0])
		}
		mark(place, to, "target")
	}
	for i := range w.kids {
		if part := w.kids[i].Part; part != nil && part.Ref != scene.None && part.Ref != part.At {
			mark(part.Ref, w.to('k', i), "target")
		}
	}
	if w.marked >= 0 {
		for _, part := range all[w.marked].Parts {
			for _, r := range []scene.Ref{part.At, part.Ref} {
				if r != scene.None {
					mark(r, strings.Join(w.steps, "."), "marked")
				}
			}
		}
	}
	return out
}

// acting returns the pieces that the decision is about and what has been chosen of it, with the
// places where these pieces lie.
func acting(x *seat, sc *scene.Scene, all []choice.Option, w *walk) []scene.Ref {
	out := w.node.Taken(all)
	for _, id := range x.table.Concerned() {
		if r := sc.Find(id); r != scene.None {
			out = append(out, r)
		}
	}
	for _, r := range out {
		if on := sc.Things[r].On; on != scene.None {
			out = append(out, on)
		}
	}
	return out
}

// concerned leads from each place that the options concern to those that do.
func concerned(p *page, all []choice.Option, w *walk, out map[scene.Ref]draw.Spot) {
	depth := w.node.Depths(all)
	for _, i := range w.node.Of {
		for j := depth(i); j < len(all[i].Parts); j++ {
			if at := all[i].Parts[j].At; at != scene.None {
				x := out[at]
				if x.To = walks(p, w.to('p', int(at))); x.Class == "" {
					x.Class = inUse
				}
				out[at] = x
			}
		}
	}
}

// points are the points of a measured map that may be chosen.
func points(p *page, all []choice.Option, w *walk) (out []draw.Point) {
	if p.Ask == nil {
		return nil
	}
	for _, i := range w.node.Of {
		for _, part := range all[i].Parts {
			if part.Point {
				class := "target"
				if i == w.marked {
					class = "marked"
				}
				out = append(out, draw.Point{X: part.X, Y: part.Y, Spot: draw.Spot{To: walks(p, w.to('o', i)), Class: class, Title: all[i].Title}})
			}
		}
	}
	return out
}

// title tells what lies in a place.
func title(sc *scene.Scene, r scene.Ref, stack []scene.Ref) string {
	names := english.Each(stack, func(r scene.Ref) string { return sc.Things[r].Title })
	return english.Title(sc.Things[r].Title) + ": " + strings.Join(names, ", ")
}

// walks returns the address of a walk.
func walks(p *page, to string) string { return "?d=" + url.QueryEscape(p.Decision) + "&w=" + to }

// asks returns the address of a question.
func asks(p *page, line string) string {
	return walks(p, p.Walk) + "&ask=" + url.QueryEscape(line)
}

// grounds are the pictures of what is printed on maps, by their names. A name is made of what is
// printed, so a picture of a name never changes. They are made with the desk in hand, and read
// without.
type grounds struct {
	lock sync.RWMutex
	all  map[string][]byte
}

// mostGrounds is how many pictures are kept.
const mostGrounds = 64

// of returns the name of the picture that lies under a map, which the seat may then see.
func (g *grounds) of(x *seat, sc *scene.Scene, m *scene.Map) string {
	name := printed(sc, m)
	x.grounds.Store(name, true)
	if g.get(name) == nil {
		var out strings.Builder
		_ = draw.Ground(sc, m, draw.Options{}).SVG(&out)
		g.put(name, zipped(out.String()))
	}
	return name
}

func (g *grounds) get(name string) []byte {
	g.lock.RLock()
	defer g.lock.RUnlock()
	return g.all[name]
}

func (g *grounds) put(name string, picture []byte) {
	g.lock.Lock()
	defer g.lock.Unlock()
	if g.all == nil || len(g.all) >= mostGrounds {
		g.all = map[string][]byte{}
	}
	g.all[name] = picture
}

// printed returns a name for what is printed on a map. All but which of its places and terrain are
// there follows from the game.
func printed(sc *scene.Scene, m *scene.Map) string {
	h := sha256.New()
	var out []byte
	put := func(n int) { out = binary.AppendVarint(out, int64(n)) }
	for i := range m.Cells {
		c := &m.Cells[i]
		put(c.Col)
		put(c.Row)
		put(len(c.Fills))
		for _, f := range c.Fills {
			put(f)
		}
	}
	for i := range m.Areas {
		out = append(out, sc.Things[m.Areas[i].Thing].Name...)
		out = append(out, 0)
	}
	for _, n := range []int{int(m.Geo), m.W, m.H, len(m.Cells), len(m.Areas), len(m.Lines), len(sc.Maps)} {
		put(n)
	}
	h.Write(out)
	h.Write([]byte(m.Title))
	return hex.EncodeToString(h.Sum(nil)[:12])
}

// zipped returns a text as it is sent.
func zipped(text string) []byte {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestSpeed)
	_, _ = w.Write([]byte(text)) // a buffer never fails
	_ = w.Close()
	return out.Bytes()
}
