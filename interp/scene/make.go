package scene

import (
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Maker makes scenes of one program. It works out once what never changes.
type Maker struct {
	Area func(*model.Value) []int32 // the places that a value gives, as far as the viewer may know; nil if they may not. Nil: all are drawn
	// Value works out a value, of a player if one is given, as the viewer may know it; "" if they
	// cannot. Nil: nobody does.
	Value func(of *model.Value, player *model.Thing) string

	p *machine.Program
	*looks
}

// New makes a maker of scenes.
func New(p *machine.Program) *Maker {
	return &Maker{p: p, looks: newLooks(p.Game, p.Game.LookOf(p.Scenario, p.Variants))}
}

// Make makes the scene of one view; who makes several keeps a Maker.
func Make(p *machine.Program, v *view.View) *Scene { return New(p).Make(v) }

// Make makes the scene of a view.
func (k *Maker) Make(v *view.View) *Scene {
	b := &builder{
		g:      k.p.Game,
		looks:  k.looks,
		s:      &Scene{Game: k.p.Game.Title, Viewer: v.Viewer, Decision: v.Decisions, Sides: k.sides, Room: k.room},
		of:     slices.Repeat([]Ref{None}, len(k.p.Game.Things)),
		stacks: map[Ref][]Ref{},
		absent: map[int32]bool{},
	}
	for _, t := range k.p.Players {
		if t.Name == v.Viewer {
			b.s.Seat = t.Title
		}
	}
	b.setup(k.p)
	b.s.Things = make([]Thing, 0, k.things+k.things/16)
	b.onMap = make([]bool, 0, cap(b.s.Things))
	for i := range v.Places {
		b.lies(&v.Places[i])
	}
	b.header(v)
	k.sums(b.s)
	b.drawn = k.drawn()
	b.grids()
	b.drawings()
	b.measured()
	b.piles(v)
	for _, t := range v.Tracks {
		x := Track{
			Name:   t.Name,
			Title:  t.Title,
			Box:    t.Box,
			Boxes:  b.boxesOf(t.Name),
			Waits:  b.waits(t.Name),
			Last:   t.Last,
			Scored: b.scoredTrack(t.Name),
			Ends:   tracks(b.look.Ends, t.Name),
		}
		k.span(&x)
		b.s.Tracks = append(b.s.Tracks, x)
	}
	if v.End != nil {
		b.s.End = &End{v.End.Result, v.End.Title, v.End.Worth}
	}
	b.s.of = b.of
	k.things = len(b.s.Things)
	return b.s
}

// sums works out the values on the status line.
func (k *Maker) sums(s *Scene) {
	if k.Value == nil {
		return
	}
	all := slices.Concat(k.look.Ends, k.look.Score)
	for i, x := range all {
		if x.Value == nil || slices.Contains(all[:i], x) { // one layer of the look may score what another ends with
			continue
		}
		if text := k.summed(x.Value); text != "" {
			s.Header.Sums = append(s.Header.Sums, Figure{Name: x.Value.Title, Value: text, Scored: true})
		}
	}
}

// summed is what a value comes to: of each player that it can be asked about, if it is about one. A
// player of whom it is none is left out.
func (k *Maker) summed(v *model.Value) string {
	if len(v.Params) == 0 {
		return k.Value(v, nil)
	}
	var each []string
	for _, p := range k.p.Players {
		if !p.Kind.IsA(v.Params[0].Type.Kind) {
			continue
		}
		if text := k.Value(v, p); text != "" && text != "none" {
			each = append(each, p.Title+" "+text)
		}
	}
	return strings.Join(each, ", ")
}

// builder gathers one scene.
type builder struct {
	g *model.Game
	*looks
	s      *Scene
	of     []Ref // of what can be told from others, by id; None: it is not in the scene
	stacks map[Ref][]Ref
	onMap  []bool         // by what of Things a map shows
	drawn  []bool         // by id: spaces of grids; nil: all of them
	absent map[int32]bool // terrain that does not lie on the surface now
}

// setup says what is played.
func (b *builder) setup(p *machine.Program) {
	if p.Scenario != nil && len(p.Game.Scenarios) > 1 {
		b.s.Scenario = p.Scenario.Title
	}
	for _, v := range p.Variants {
		if v != v.Option.Default {
			b.s.Variants = append(b.s.Variants, v.Title)
		}
	}
}

// piles gathers what lies in no space of a map.
func (b *builder) piles(v *view.View) {
	for i := range v.Places {
		pl := &v.Places[i]
		if r := b.of[pl.ID]; len(pl.Pieces) > 0 && !b.onMap[r] && !b.look.Unlisted[b.g.Things[pl.ID]] {
			b.s.Off = append(b.s.Off, Pile{Place: r, Role: b.role(b.g.Things[pl.ID]), Pieces: b.stacks[r], Closed: pl.Hidden})
		}
	}
}

func (b *builder) role(t *model.Thing) Role {
	switch {
	case t == b.g.Supply:
		return Supply
	case t == b.g.Out:
		return Out
	case t.SeenBy.Rule == model.SeenByPlayer:
		return Hand
	}
	return Box
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
	r := Ref(len(b.s.Things))
	b.onMap = append(b.onMap, false)
	if t.ID == model.None {
		b.s.Things = append(b.s.Things, b.thing(t, on))
		return r
	}
	b.of[t.ID] = r
	last := b.made[t.ID]
	if last == nil || last.viewer != b.s.Viewer || !last.seen.Same(t) {
		last = &made{viewer: b.s.Viewer, seen: *t, Thing: b.thing(t, on)}
		last.absent = b.absent[t.ID]
		b.made[t.ID] = last
	}
	if last.absent {
		b.absent[t.ID] = true
	}
	b.s.Things = append(b.s.Things, last.Thing)
	b.s.Things[r].On = on
	return r
}

// thing makes what is seen of a thing.
func (b *builder) thing(t *view.Thing, on Ref) Thing {
	out := Thing{
		Name:     t.Name,
		Title:    t.Title,
		Unknown:  t.Unknown,
		FaceDown: t.FaceDown,
		Side:     t.Side,
		Turned:   t.Turned,
		Point:    t.Point,
		On:       on,
	}
	for _, m := range t.Markers {
		out.Marks = append(out.Marks, Mark{m.Name, m.Title, b.markers[m.Name], m.Count})
	}
	switch {
	case t.ID != model.None:
		of := b.g.Things[t.ID]
		if b.look.QuietSides(of.Kind) {
			out.Side, out.Turned = "", false
		}
		b.states(&out, of, t)
		b.printed(&out, of, t)
	case t.Unknown:
		out.Look.Code, out.Owner = b.backs[t.Name], b.backed[t.Name]
		for _, k := range b.g.Kinds {
			out.Card = out.Card || k.Name == t.Name && k.Is(model.KindCard)
		}
	}
	out.Title = english.Title(out.Title)
	return out
}

// states adds the figures of a thing that may change, but for those that the viewer does not know.
func (b *builder) states(out *Thing, t *model.Thing, seen *view.Thing) {
	for _, f := range seen.Fields {
		if f.Secret {
			continue
		}
		x := Figure{Name: f.Name, Value: f.Value}
		field := b.stateField(t.Kind, f.Name)
		if field != nil && field == t.Kind.PresentBy() { // the drawing shows it
			b.absent[t.ID] = f.Value == "false"
			continue
		}
		if field != nil && b.look.Hidden[field] {
			continue
		}
		x.Scored = b.scored(field)
		x.Usual = field != nil && f.Value == b.g.Show(field.Type, field.Default)
		x.Number = field != nil && field.Type.Is(model.Number)
		x.Quiet = field != nil && b.look.Quiet[field]
		if field != nil && ofSide(field) && t.Kind.Is(model.KindSpace) {
			x.Sign = b.owners[f.Value]
		}
		if field != nil {
			x.Sign += b.signOf(field, f.Value)
			if signs := b.look.State[field]; x.Number && len(signs) == 1 {
				x.Head = signs[0]
			}
		}
		out.State = append(out.State, x)
	}
	if seen.Private {
		out.State = append(out.State, private)
	}
}

// private is on a piece of which its viewer sees more than another player does.
var private = Figure{Name: "others_see_less_of_it", Value: "true", Sign: "$"}

// printed adds what is printed on a thing and never changes.
func (b *builder) printed(out *Thing, t *model.Thing, seen *view.Thing) {
	out.Kind, out.Section = t.Kind.Name, t.Ref
	out.Owner, out.Shown, out.Printed, out.Imprints = b.owner(t, seen), b.shown(t, seen), b.figures(b.g, t), b.imprints(t, seen)
	out.Mine = out.Owner != "" && b.decides[out.Owner] == b.s.Viewer
	if t.Kind.Is(model.KindPiece) {
		out.Look = b.lookOf(out)
		out.Card = t.Kind.Is(model.KindCard)
		out.Foot = b.foot(t, seen)
		out.Counter = b.counter(t, b.up(t, seen), seen)
	}
	out.Text = b.words(t)
}

// place is the reference of a space; one that the view does not tell of is empty, and as it always
// is.
func (b *builder) place(id int32) Ref {
	if r := b.of[id]; r != None {
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
		t := b.g.Things[v.Others[i].ID]
		if state := b.s.Things[r].State; t.Kind.Is(model.KindPlayer) || !blank(state) {
			h.Score = append(h.Score, Score{r, state})
		}
	}
}

// blank reports whether figures tell nothing yet: all are as at the beginning, and that is none. Of
// a formation that is not in play, say, nobody wants to read zeros.
func blank(state []Figure) bool {
	return !slices.ContainsFunc(state, func(f Figure) bool {
		return !f.Usual || f.Value != "0" && f.Value != "false" && f.Value != "none"
	})
}

// words is what is printed on a thing in words: its text or that of its kind, and of a card without
// one what it adds to the rules.
func (k *looks) words(t *model.Thing) string {
	text := t.Text
	for x := t.Kind; text == "" && x != nil; x = x.Parent {
		text = x.Text
	}
	if text == "" && t.Kind.Is(model.KindCard) {
		text = k.additions(t.Kind)
	}
	return text
}
