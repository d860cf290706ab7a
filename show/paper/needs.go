package paper

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

// needs is what one scenario needs of all that is in the box: what lies on the table when it
// begins, what it names, and what it takes out of the supply. It is read from the rules that this
// scenario can come to. A deck of which none of them speaks stays in the box.
type needs struct {
	m       *machine.M
	p       *machine.Program
	reach   *proof.Reached
	things  map[int32]bool         // what is laid out or named, and what is printed on that
	markers map[*model.Marker]int  // how many lie out
	marked  map[*model.Marker]bool // they may come
	read    map[*model.Value]bool  // values that have been looked at: true if what they come to is named
	fields  map[*model.Field]bool
	columns map[*model.Table]map[int]bool
	named   []int32
	sifted  []sifted
}

// sifted are those of a kind, at a place, that are needed if they fit. Who fits may depend on what
// else is needed.
type sifted struct {
	kind  *model.Kind
	place int32
	fits  func(id int32) bool
}

// needsOf finds out what the scenario of a game that has begun needs.
func needsOf(m *machine.M) *needs {
	n := &needs{
		m:       m,
		p:       m.P,
		things:  map[int32]bool{},
		markers: map[*model.Marker]int{},
		marked:  map[*model.Marker]bool{},
		read:    map[*model.Value]bool{},
		fields:  map[*model.Field]bool{},
		columns: map[*model.Table]map[int]bool{},
	}
	n.reach = proof.ReachIn(m.P.Game, m.P.Plays, m.P.Game.BeginsWith(m.P.Scenario))
	n.rules()
	n.close()
	n.laid()
	n.close()
	return n
}

// rules looks at all that the scenario can come to.
func (n *needs) rules() {
	g := n.p.Game
	for r := range n.reach.Rules {
		n.expr(r.When)
		n.scope(&r.Scope)
		n.binding(r.Binding)
		n.body(r.Body)
	}
	for x := range n.reach.Menus {
		n.scope(&x.Scope)
		n.expr(x.Player)
		n.expr(x.Actor)
		n.body(x.Requires)
	}
	for a := range n.reach.Actions {
		n.expr(a.Player)
		n.expr(a.Prefer)
		n.binding(a.Binding)
		n.body(a.Lead)
		n.body(a.Body)
	}
	for _, d := range proof.Deploys(g) {
		if n.p.Plays(d.Extent) {
			for _, x := range d.Pieces {
				n.expr(x.X)
			}
		}
	}
	for _, f := range g.Forbids {
		if n.p.Plays(f.Extent) {
			n.expr(f.When)
		}
	}
}

func (n *needs) scope(s *model.Scope) {
	for _, p := range s.Params {
		n.expr(p.Default)
	}
}

func (n *needs) binding(b *model.Binding) {
	if b != nil {
		for _, a := range b.Args {
			n.expr(a.Const)
		}
	}
}

func (n *needs) body(ss []*model.Stmt) {
	model.WalkStmts(ss, func(s *model.Stmt) {
		marks, _ := s.Detail.([]*model.Marker)
		for _, m := range marks {
			n.marked[m] = n.marked[m] || s.Event == "mark"
		}
		if t, ok := s.Detail.(*model.Track); ok {
			n.name(t.Thing.ID)
		}
		if d, ok := s.Detail.(proof.Given); ok {
			if _, _, t := d.Uses(); t != nil { // rolled on
				for i := range t.Results {
					n.column(t, i)
				}
			}
		}
		if c, ok := s.Args["to"].(*model.Const); ok && s.Moves == model.MovesNoun && c.T.Base == model.ThingOf && (c.N == n.p.Ids.Supply || c.N == n.p.Ids.Out) {
			return // it takes off the table
		}
		n.part(s.Noun, s.Moves != model.MovesNothing || s.Noun != nil && s.Noun.Type().Kind != nil && !s.Noun.Type().Kind.Is(model.KindPiece))
		for _, x := range s.Args {
			n.expr(x)
		}
	}, nil)
}

// expr looks at an expression. Things that it only asks about are not named: a truth or a number
// comes of them, and nothing that a statement could move.
func (n *needs) expr(e model.Expr) { n.part(e, true) }

// part looks at one part of an expression; comes says whether the whole may come to it.
func (n *needs) part(e model.Expr, comes bool) {
	if e == nil {
		return
	}
	comes = comes && e.Type().Base == model.ThingOf
	for _, f := range proof.FieldsOf(e) {
		n.field(f, comes)
	}
	switch e := e.(type) {
	case *model.Const:
		if comes {
			n.name(e.N)
		}
	case *model.Members:
		if comes && !e.Kind.Is(model.KindPiece) && !e.Kind.Builtin() {
			n.kind(e.Kind)
		}
	case *model.Func:
		if comes && e.All && e.T.Kind.Is(model.KindPiece) {
			n.aside(e.T.Kind, nil)
		}
	case *model.For:
		if all, ok := e.Over.(*model.Func); ok && all.All && n.sifts(e, all.T.Kind, comes) {
			n.part(e.If, false)
			n.part(e.Elem, comes)
			return
		}
	case *model.TrackNumber:
		n.name(e.Track.Thing.ID)
	case *model.Call:
		n.value(e.Value, comes)
	case *model.Look:
		n.column(e.Table, e.Column)
	}
	for _, x := range model.Parts(e) {
		n.part(x, comes)
	}
}

// sifts names what a set picks of all things of a kind, those that are not in play among them, by
// where they are or by what is printed on them; false if it asks for neither.
func (n *needs) sifts(set *model.For, k *model.Kind, comes bool) bool {
	piece := comes && k.Is(model.KindPiece)
	if asksWhere(set.If, set.Var) {
		if piece {
			n.picked(set)
		}
		return true
	}
	if !piece {
		return false
	}
	fits := n.says(set.If, set.Var)
	if fits != nil {
		n.aside(k, fits)
	}
	return fits != nil
}

// says tells for which things a condition may hold, by what is printed on them: x.spotter,
// x.army == us; nil if it says nothing of that.
func (n *needs) says(cond model.Expr, of *model.Var) func(id int32) bool {
	switch e := cond.(type) {
	case *model.Get:
		switch {
		case !is(e.Of, of) || len(e.Others) > 0:
		case e.Field.Storage == model.OfKind:
			return func(id int32) bool { return n.p.Game.Things[id].Kind.IsA(e.Field.Kind) }
		case e.Field.Storage == model.Printed && e.T.Is(model.Bool):
			return func(id int32) bool { return slices.Contains(proof.Values(e.Field, id), 1) }
		}
	case *model.Binary:
		switch e.Op {
		case "&&":
			x, y := n.says(e.X, of), n.says(e.Y, of)
			if x == nil {
				return y
			}
			return func(id int32) bool { return x(id) && (y == nil || y(id)) }
		case "==":
			for _, x := range [][2]model.Expr{{e.X, e.Y}, {e.Y, e.X}} {
				get, ok := x[0].(*model.Get)
				if !ok || get.Field.Storage != model.Printed || len(get.Others) > 0 || !is(get.Of, of) {
					continue
				}
				if values, ok := n.comesTo(x[1], nil, mostDeep); ok {
					return func(id int32) bool {
						return slices.ContainsFunc(proof.Values(get.Field, id), func(v int32) bool { return slices.Contains(values, v) })
					}
				}
				if get.Field.Type.Base == model.ThingOf { // whoever serves a unit comes only if the unit does
					return func(id int32) bool {
						return slices.ContainsFunc(proof.Values(get.Field, id), func(v int32) bool { return n.things[v] })
					}
				}
			}
		}
	}
	return nil
}

// asksWhere reports whether a condition may ask where a thing lies, or what it is with.
func asksWhere(cond model.Expr, of *model.Var) (asks bool) {
	it := func(e model.Expr) bool { return is(e, of) }
	model.Walk(cond, func(e model.Expr) {
		switch e := e.(type) {
		case *model.Get:
			place := e.Field.Storage == model.At || e.Field.Storage == model.InPlay || e.Field.Storage == model.Spot || e.Field.Value != nil
			asks = asks || (place || e.Field.Storage == model.State && e.T.Base == model.ThingOf) && it(e.Of)
		case *model.Call:
			asks = asks || slices.ContainsFunc(e.Args, it)
		case *model.Func:
			asks = asks || slices.ContainsFunc(e.Args, it)
		}
	})
	return asks
}

// is reports whether an expression is a name.
func is(e model.Expr, of *model.Var) bool {
	l, ok := e.(*model.Local)
	return ok && l.Var == of
}

// aside names those of a kind that are not in use, and those out of the game, if they fit.
func (n *needs) aside(k *model.Kind, fits func(id int32) bool) {
	n.lying(k, n.p.Ids.Supply, fits)
	n.lying(k, n.p.Ids.Out, fits)
}

// lying names those of a kind that lie in one of these two places, from where a rule may take them,
// if they fit; nil: all do.
func (n *needs) lying(k *model.Kind, place int32, fits func(id int32) bool) {
	if place != n.p.Ids.Supply && place != n.p.Ids.Out {
		return
	}
	if fits != nil {
		n.sifted = append(n.sifted, sifted{k, place, fits})
		return
	}
	n.pick(sifted{k, place, func(int32) bool { return true }})
}

// pick names those who are there, and fit.
func (n *needs) pick(s sifted) {
	k, place := s.kind, s.place
	for id := k.Lo; id < k.Hi; id++ {
		if t := n.p.Game.Things[id]; t != nil && t.Kind.Is(model.KindPiece) && n.m.PlaceOf(id) == place && s.fits(id) {
			n.name(id)
		}
	}
}

// picked names what a set picks of pieces that are not in play: x.at == supply, !x.in_play.
func (n *needs) picked(set *model.For) {
	fits := n.says(set.If, set.Var)
	model.Walk(set.If, func(e model.Expr) {
		switch e := e.(type) {
		case *model.Binary:
			for _, x := range []model.Expr{e.X, e.Y} {
				if c, ok := x.(*model.Const); ok && e.Op == "==" && c.T.Base == model.ThingOf {
					n.lying(set.T.Kind, c.N, fits)
				}
			}
		case *model.Unary:
			if get, ok := e.X.(*model.Get); ok && get.Field.Storage == model.InPlay && is(get.Of, set.Var) {
				n.aside(set.T.Kind, fits)
			}
		}
	})
}

// field notes that a field is read, and that something may come to what it says.
func (n *needs) field(f *model.Field, comes bool) {
	n.fields[f] = n.fields[f] || comes
	switch {
	case f.Storage == model.Supply:
		n.lying(f.Kind, n.p.Ids.Supply, nil)
	case f.Value != nil:
		n.value(f.Value, comes)
	}
}

// kind names all things of a kind.
func (n *needs) kind(k *model.Kind) {
	for id := k.Lo; id < k.Hi; id++ {
		n.name(id)
	}
}

func (n *needs) value(v *model.Value, comes bool) {
	if named, known := n.read[v]; known && (named || !comes) {
		return
	}
	n.read[v] = comes
	n.scope(&v.Scope)
	n.part(v.Base, comes)
	for _, m := range v.Modifiers {
		if n.p.Plays(m.Extent) {
			n.part(m.When, false)
			for _, x := range m.Figures() {
				n.part(x, comes)
			}
		}
	}
}

// column names what one column of a table comes to.
func (n *needs) column(t *model.Table, i int) {
	if i < 0 || n.columns[t][i] {
		return
	}
	if n.columns[t] == nil {
		n.columns[t] = map[int]bool{}
	}
	n.columns[t][i] = true
	if t.Results[i].Type.Base == model.ThingOf {
		for _, r := range t.Rows {
			n.name(r.Out[i])
		}
	}
}

// reads reports whether the scenario reads a table of this name.
func (n *needs) reads(name string) bool {
	for t := range n.columns {
		if t.Name == name {
			return true
		}
	}
	return false
}

// laid names what lies on the table.
func (n *needs) laid() {
	for t := range n.p.Game.Of(model.KindPiece) {
		at := n.m.PlaceOf(t.ID)
		if at == n.p.Ids.Supply || at == n.p.Ids.Out {
			continue
		}
		if place := n.p.Game.Things[at]; place == nil || place.Deck == nil || n.things[at] {
			n.name(t.ID)
		}
	}
	for _, k := range n.p.Game.Markers {
		for id := k.On.Lo; id < k.On.Hi; id++ {
			if n.p.Game.Things[id] != nil {
				n.markers[k] += int(n.m.MarkerOn(k.Index, id))
			}
		}
	}
}

// name notes a thing.
func (n *needs) name(id int32) {
	if id >= 0 && int(id) < len(n.p.Game.Things) && n.p.Game.Things[id] != nil && !n.things[id] {
		n.things[id] = true
		n.named = append(n.named, id)
	}
}

// close names what is printed on things that are named, in fields that are read, and what fits as
// more becomes known.
func (n *needs) close() {
	for more := true; more; more = len(n.named) > 0 {
		n.printed()
		for _, s := range n.sifted {
			n.pick(s)
		}
	}
}

// printed names what is printed on things that are named.
func (n *needs) printed() {
	for len(n.named) > 0 {
		t := n.p.Game.Things[n.named[len(n.named)-1]]
		n.named = n.named[:len(n.named)-1]
		for f := range t.Kind.AllFields() {
			if of := f.Type; f.Storage != model.Printed || !n.fields[f] || of.Base != model.ThingOf {
				continue
			}
			for _, v := range proof.Values(f, t.ID) {
				n.name(v)
			}
		}
	}
}

// markers lists the markers that are needed.
func (x *press) markers() []*model.Marker {
	return slices.DeleteFunc(slices.Clone(x.g.Markers), func(m *model.Marker) bool { return x.copies(m) == 0 })
}

// copies is how many of a marker are printed: as the box holds, or for each host one, and some
// where a host has any number. What is no thing on the table carries no counter.
func (x *press) copies(m *model.Marker) int {
	hosts := len(x.g.IDs(m.On))
	switch {
	case m.On.Is(model.KindConcept):
		return 0
	case x.needs != nil && !x.needs.marked[m]:
		return x.needs.markers[m]
	case m.Count > 0:
		return int(m.Count)
	case m.Limit > 0:
		return min(int(m.Limit), asNeeded)
	case !m.Many:
		return min(hosts, asNeeded)
	}
	return asNeeded
}

// tracks lists the tracks that are needed.
func (x *press) tracks() []*model.Track {
	return slices.DeleteFunc(slices.Clone(x.g.Tracks), func(t *model.Track) bool { return x.needs != nil && !x.needs.things[t.Thing.ID] })
}
