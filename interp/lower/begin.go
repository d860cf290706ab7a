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
	start := l.Game.Begin
	if s := l.Rules.Scenario; s != nil && s.Begin != nil {
		start = s.Begin
	}
	if start != nil {
		p.After = append(p.After, &ir.Stmt{Do: ir.Runs, Call: l.rule(start)})
	}
	return p
}

func (l *L) setUp() (out []*ir.Stmt) {
	for _, t := range l.Game.Things {
		if t != nil && t.At != nil {
			out = append(out, l.start(t)...)
		}
	}
	for _, t := range l.Game.Things {
		if t != nil && t.Deck != nil {
			out = append(out, l.stock(t)...)
		}
	}
	for _, mk := range l.Game.Markers {
		if mk.StartExpr == nil {
			continue
		}
		l.Fresh(l.Type(model.OneOf(mk.On)), func(v *ir.Var) {
			m := &ir.Marker{Name: mk.Name, Index: mk.Index, On: DomainOf(mk.On)}
			mark := &ir.Stmt{Do: ir.Marks, X: l.Ref(v), To: l.Const(ir.TNum, int32(l.Game.Unit)), Mark: m}
			out = append(out, &ir.Stmt{Do: ir.Loops, V: v, X: l.List(mk.StartExpr), Body: []*ir.Stmt{mark}})
		})
	}
	var rows []*model.Deploy
	if s := l.Rules.Scenario; s != nil {
		rows = append(rows, s.Deploy...)
	}
	for _, d := range l.Game.Deploys {
		if l.Rules.Chosen(d.Extent) {
			rows = append(rows, d)
		}
	}
	for _, d := range rows {
		out = append(out, l.deploy(d)...)
	}
	return append(out, l.shuffled(rows)...)
}

// thing is a thing of a kind, by its id.
func (l *L) thing(kind string, id int32) *ir.Node {
	return l.Const(l.Type(model.OneOf(l.kinds[kind])), id)
}

// start lays a thing, or the copies of a design, where it starts. The copies of a design go one to
// each place of a set.
func (l *L) start(t *model.Thing) (out []*ir.Stmt) {
	copies := []int32{t.ID}
	if t.Kind.Design {
		copies = nil
		for id := t.Kind.Lo; id < t.Kind.Hi; id++ {
			copies = append(copies, id)
		}
	}
	spot := t.At.Type().Base == model.PointOf
	if t.At.Type().Form == model.One {
		for _, id := range copies {
			out = append(out, &ir.Stmt{Do: ir.Deploys, X: l.thing("piece", id), To: l.Expr(t.At), Spot: spot})
		}
		return out
	}
	places := l.List(t.At)
	l.Fresh(places.T, func(v *ir.Var) {
		out = append(out, &ir.Stmt{Do: ir.Binds, V: v, X: places})
		for i, id := range copies {
			to := l.Kern(l.nth(i, len(copies), t.Title), places.T.Elem(), rangeOf(t.At), l.Ref(v))
			out = append(out, &ir.Stmt{Do: ir.Deploys, X: l.thing("piece", id), To: to})
		}
	})
	return out
}

func rangeOf(e model.Expr) *hcl.Range {
	at := e.Range()
	return &at
}

// nth is a member of a list of places where so many things start.
func (l *L) nth(i, all int, title string) *ir.Kernel {
	return &ir.Kernel{Name: "nth", Fold: true, Do: func(m *machine.M, at *hcl.Range, in []ir.Val) ir.Val {
		if n := len(in[0].L); n < all {
			m.FailAt(*at, "run/start", "%d of %s start here, but there are only %d spaces", all, title, n)
			return ir.Val{N: model.None}
		}
		return ir.Val{N: in[0].L[i]}
	}}
}

// stock lays the cards of a deck into it, and shuffles them.
func (l *L) stock(t *model.Thing) (out []*ir.Stmt) {
	for _, card := range t.Deck.Cards {
		out = append(out, &ir.Stmt{Do: ir.Deploys, X: l.thing("piece", card.ID), To: l.thing("place", t.ID)})
	}
	return append(out, &ir.Stmt{Do: ir.Shuffles, X: l.thing("place", t.ID)})
}

// deploy lowers a row of a set-up, bottom to top. If it names several places, the player chooses.
func (l *L) deploy(d *model.Deploy) (out []*ir.Stmt) {
	one, t := d.Place.Type().Form == model.One, l.Type(d.Place.Type()).Elem()
	for _, p := range d.Pieces {
		pieces := l.spare(p.X)
		if d.Piece != nil {
			head := l.Node(ir.Node{Op: ir.Head, T: l.None(pieces.T).T, X: []*ir.Node{pieces}})
			out = append(out, &ir.Stmt{Do: ir.Binds, V: l.InFrame(d.Piece), X: head})
		}
		if one {
			out = append(out, l.layOut(d, pieces, l.Expr(d.Place), p)...)
			continue
		}
		l.Fresh(t, func(v *ir.Var) {
			ask := &ir.Ask{Name: "deploy", List: l.places(d)}
			out = append(append(out, &ir.Stmt{Do: ir.Asks, V: v, Ask: ask}), l.layOut(d, pieces, l.Ref(v), p)...)
		})
	}
	return out
}

// places is where a row of a set-up may be laid.
func (l *L) places(d *model.Deploy) *ir.Listing {
	list := &ir.Listing{Name: "deploy", Of: d}
	from := l.Expr(d.Place)
	l.Fresh(from.T.Elem(), func(v *ir.Var) {
		why := &ir.Reason{Label: "for place", At: d.Range, Against: true}
		list.Body = []*ir.Stmt{{Do: ir.Picks, V: v, X: from, Open: d.Place.Type().IsArea(), Why: why, Body: []*ir.Stmt{{Do: ir.Emits}}}}
	})
	return list
}

// layOut lays pieces somewhere, and turns them as stated.
func (l *L) layOut(d *model.Deploy, pieces, to *ir.Node, p model.Laid) (out []*ir.Stmt) {
	flags := map[model.Facing]int32{model.FacesDown: machine.LayDown, model.FacesUp: machine.LayUp}[p.Face]
	l.Fresh(pieces.T.Elem(), func(v *ir.Var) {
		lay := &ir.Stmt{Do: ir.Deploys, X: l.Ref(v), To: to, Spot: d.Place.Type().Base == model.PointOf, Flags: flags}
		body := []*ir.Stmt{lay}
		if p.Side != model.None {
			side := l.Const(ir.Type{Base: ir.ID}, p.Side)
			body = append(body, &ir.Stmt{Do: ir.Turns, X: l.Ref(v), To: side})
		}
		out = []*ir.Stmt{{Do: ir.Loops, V: v, X: pieces, Body: body}}
	})
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
					return ir.Val{L: []int32{id}}
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
