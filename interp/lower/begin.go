package lower

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// begin lowers how a game begins: the places where things start, decks, markers, the set-ups of the
// scenario and of the chosen variants, what is bound to set_up(), and then the first rule.
func (l *L) begin() *ir.Proc {
	p := &ir.Proc{Name: "Set-up", Room: l.room(func(p *machine.Proc) bool { return p == l.P.Begin })}
	l.apart(within{ref: l.Game.Origin.Ref}, func() {
		p.Before = l.hooks(On("set_up"), model.Before, nil)
		p.Body = l.setUp()
		p.After = l.hooks(On("set_up"), model.After, nil)
	})
	if start := l.Game.BeginsWith(l.Rules.Scenario); start != nil {
		p.After = append(p.After, &ir.Stmt{Do: ir.Runs, Call: l.rule(start)})
	}
	return p
}

// BeginHere lowers how a game begins, where that stands.
func (l *L) BeginHere(h Here) (out *ir.Proc) {
	l.stand(h, func() { out = l.begin() })
	return out
}

// DecksHere is BeginHere for the decks alone.
func (l *L) DecksHere(h Here) (out []*ir.Stmt) {
	l.stand(h, func() { out = l.decks() })
	return out
}

func (l *L) setUp() (out []*ir.Stmt) {
	for _, t := range l.Game.Things {
		if t != nil && t.At != nil {
			out = append(out, l.start(t))
		}
	}
	out = append(out, l.decks()...)
	for _, mk := range l.Game.Markers {
		if mk.StartExpr != nil {
			m := &ir.Marker{Name: mk.Name, Index: mk.Index, On: DomainOf(mk.On)}
			out = append(out, &ir.Stmt{Do: ir.Marks, X: l.Expr(mk.StartExpr), To: l.Const(ir.TNum, int32(l.Game.Unit)), Mark: m})
		}
	}
	rows := l.Rules.Rows(l.Game)
	for _, d := range rows {
		out = append(out, l.deploy(d)...)
	}
	return append(out, l.shuffled(rows)...)
}

// thing is a thing of a kind, by its id.
func (l *L) thing(kind string, id int32) *ir.Node {
	return l.Const(l.Type(model.OneOf(l.kinds[kind])), id)
}

// pieces is a list of pieces, by their ids.
func (l *L) pieces(ids ...int32) *ir.Node {
	var all []*ir.Node
	for _, id := range ids {
		all = append(all, l.thing("piece", id))
	}
	return l.Node(ir.Node{Op: ir.Items, T: listOf(l.Type(model.OneOf(l.kinds["piece"]))), X: all})
}

// start lays a thing, or the copies of a design, where it starts. The copies of a design go one to
// each place of a set.
func (l *L) start(t *model.Thing) *ir.Stmt {
	copies := []int32{t.ID}
	if t.Kind.Design {
		copies = nil
		for id := t.Kind.Lo; id < t.Kind.Hi; id++ {
			copies = append(copies, id)
		}
	}
	return &ir.Stmt{Do: ir.Deploys, X: l.pieces(copies...), To: l.AsList(l.Expr(t.At)), Spot: t.At.Type().Base == model.PointOf,
		Why: &ir.Reason{Label: t.Title, At: t.At.Range()}}
}

// decks lays the cards of decks into them, and shuffles these.
func (l *L) decks() (out []*ir.Stmt) {
	for _, t := range l.Game.Things {
		if t == nil || t.Deck == nil {
			continue
		}
		var cards []int32
		for _, card := range t.Deck.Cards {
			cards = append(cards, card.ID)
		}
		deck := l.thing("place", t.ID)
		out = append(out, &ir.Stmt{Do: ir.Deploys, X: l.pieces(cards...), To: deck}, &ir.Stmt{Do: ir.Shuffles, X: deck})
	}
	return out
}

// deploy lowers a row of a set-up, bottom to top. If it names several places, the player chooses.
func (l *L) deploy(d *model.Deploy) (out []*ir.Stmt) {
	of := d.Choice
	if of == nil {
		of = &model.Stmt{Word: "deploy", Range: d.Range}
	}
	for _, p := range d.Pieces {
		lay := &ir.Stmt{Do: ir.Deploys, X: l.spare(p.X), Spot: d.Place.Type().Base == model.PointOf,
			Flags: map[model.Facing]int32{model.FacesDown: machine.LayDown, model.FacesUp: machine.LayUp}[p.Face]}
		if p.Side != model.None {
			lay.Side = l.Const(ir.Type{Base: ir.ID}, p.Side)
		}
		if d.Choice == nil {
			lay.To = l.Expr(d.Place)
		} else {
			first := l.Node(ir.Node{Op: ir.Head, T: l.None(lay.X.T).T, X: []*ir.Node{lay.X}})
			ask := l.Choose(d.Choice)
			ask.Title = "where to set up"
			place := l.InFrame(d.Choice.Bind)
			out = append(out, &ir.Stmt{Do: ir.Binds, V: l.InFrame(d.Piece), X: first}, &ir.Stmt{Do: ir.Asks, V: place, Ask: ask})
			lay.To = l.Ref(place)
		}
		out = append(out, lay)
	}
	for _, s := range out {
		s.Of = of
	}
	return out
}

// spare is a list of pieces: some, or one of the copies of a design that are in the supply.
func (l *L) spare(e model.Expr) *ir.Node {
	if !e.Type().Is(model.DesignOf) {
		return l.Those(e)
	}
	k := Once(l, "spare", func() *ir.Kernel {
		kinds, supply := l.Game.Kinds, l.Game.Supply.ID
		return &ir.Kernel{Name: "spare", Do: func(m *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
			k := kinds[in[0].N]
			for id := k.Lo; id < k.Hi; id++ {
				if m.PlaceOf(id) == supply {
					start := m.ListStart()
					m.Push(id)
					return ir.Val{L: m.ListFrom(start)}
				}
			}
			m.Fail("run/supply", "no %s is left in the supply", k.Title)
			return ir.Val{}
		}}
	})
	return l.Kern(k, listOf(l.Type(model.OneOf(l.kinds["piece"]))), nil, l.Expr(e))
}

// shuffled shuffles the decks into which a set-up lays cards.
func (l *L) shuffled(rows []*model.Deploy) (out []*ir.Stmt) {
	for _, t := range l.Game.Things {
		into := func(d *model.Deploy) bool {
			k, one := d.Place.(*model.Const)
			of := d.Place.Type().Elem()
			return of.Base == model.ThingOf && (one && k.N == t.ID || !one && t.Kind.IsA(of.Kind))
		}
		if t != nil && t.Kind.IsA(l.kinds["deck"]) && slices.ContainsFunc(rows, into) {
			out = append(out, &ir.Stmt{Do: ir.Shuffles, X: l.thing("place", t.ID)})
		}
	}
	return out
}
