package scene

import (
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// Make makes the scene of a view.
func Make(p *machine.Program, v *view.View) *Scene {
	b := &builder{g: p.Game, s: &Scene{Game: p.Game.Title, Viewer: v.Viewer, Decision: v.Decisions},
		of: map[int32]Ref{}, stacks: map[Ref][]Ref{}, onMap: map[Ref]bool{}}
	if p.Scenario != nil {
		b.s.Scenario = p.Scenario.Title
	}
	for i := range v.Places {
		b.lies(&v.Places[i])
	}
	b.header(v)
	b.grids()
	for i := range v.Places {
		if pl := &v.Places[i]; len(pl.Pieces) > 0 && !b.onMap[b.of[pl.ID]] {
			b.s.Off = append(b.s.Off, Pile{Place: b.of[pl.ID], Pieces: b.stacks[b.of[pl.ID]], Closed: pl.Hidden})
		}
	}
	for _, t := range v.Tracks {
		b.s.Tracks = append(b.s.Tracks, Track(t))
	}
	if v.End != nil {
		b.s.End = &End{v.End.Result, v.End.Title, v.End.Worth}
	}
	return b.s
}

// builder gathers one scene.
type builder struct {
	g      *model.Game
	s      *Scene
	of     map[int32]Ref // of what can be told from others, by id
	stacks map[Ref][]Ref
	onMap  map[Ref]bool
}

// lies adds a place and what lies there.
func (b *builder) lies(p *view.Place) {
	place := b.add(&p.Thing, None)
	for i := range p.Pieces {
		b.stacks[place] = append(b.stacks[place], b.add(&p.Pieces[i], place))
	}
}

// add adds a thing. Of a piece of which only the back is seen nothing but its family is known.
func (b *builder) add(t *view.Thing, on Ref) Ref {
	out := Thing{Name: t.Name, Title: t.Title, Unknown: t.Unknown, FaceDown: t.FaceDown, Side: t.Side, Turned: t.Turned, Point: t.Point, On: on}
	for _, f := range t.Fields {
		out.State = append(out.State, Figure(f))
	}
	for _, m := range t.Markers {
		out.Marks = append(out.Marks, Mark(m))
	}
	r := Ref(len(b.s.Things))
	if t.ID != model.None {
		b.printed(&out, b.g.Things[t.ID])
		b.of[t.ID] = r
	}
	b.s.Things = append(b.s.Things, out)
	return r
}

// printed adds what is printed on a thing and never changes.
func (b *builder) printed(out *Thing, t *model.Thing) {
	out.Kind, out.Section = t.Kind.Name, t.Ref
	out.Text = t.Text
	for k := t.Kind; out.Text == "" && k != nil; k = k.Parent {
		out.Text = k.Text
	}
}

// place is the reference of a space; one that the view does not tell of is empty, and as it always is.
func (b *builder) place(id int32) Ref {
	if r, ok := b.of[id]; ok {
		return r
	}
	t := b.g.Things[id]
	return b.add(&view.Thing{ID: id, Name: t.Name, Title: t.Title}, None)
}

// header adds where the game stands.
func (b *builder) header(v *view.View) {
	h := &b.s.Header
	for _, p := range v.Phases {
		if n := len(h.Path); n > 0 && h.Path[n-1].Title == p.Title {
			h.Path[n-1].Section = p.Ref
			continue
		}
		h.Path = append(h.Path, Step{p.Title, p.Ref})
	}
	if t := v.Turn; t != nil {
		h.Who, h.What, h.Ref, h.Mine = t.Title, t.What, t.Ref, t.Mine
	}
	for i := range v.Others {
		r := b.add(&v.Others[i], None)
		if figures := b.s.Things[r].State; len(figures) > 0 {
			h.Score = append(h.Score, Score{r, figures})
		}
	}
}
