package lister

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/interp/query"
	"sandtable/schema/model"
)

// byPlace keeps the candidates of a choice for each place of an actor while options are listed, if
// they depend on no other property of the actor.
func (k *Maker) byPlace(a *model.Action, asked []*model.Stmt, q query.Query) query.Query {
	if k.Plan.Without(plan.ByPlace) || a.Actor == nil || !a.Actor.Type.Kind.IsA(k.piece) || a.Actor.Type.Maybe {
		return q
	}
	own, work := &query.Scope{}, false
	var asks []model.Expr
	for _, st := range asked {
		k.bind(own, st.Bind)
		if one, ok := st.Detail.(*model.Var); ok {
			k.bind(own, one)
		}
		if st.Names == model.NamesChoice {
			asks = append(asks, st.Args["from"])
		} else {
			asks = append(asks, st.Args["that"])
		}
		for _, r := range st.Parts {
			asks = append(asks, r.Args["that"])
		}
	}
	for _, e := range asks {
		x := k.Lower(e)
		if !onlyPlaceOf(x, k.Lies(a.Actor), k.scopes[a.Menu], own) {
			return q
		}
		x.Walk(func(x *ir.Node) { work = work || x.Op == ir.Call || x.Op.Binds() && x.Op != ir.Let })
	}
	ids := &k.P.Ids
	lo, n := ids.PlaceLo, ids.PlaceHi-ids.PlaceLo
	if !work || n*q.W.N > k.Room {
		return q
	}
	id, slot, set, words := k.Memo(), k.Lies(a.Actor).In.I, q.Set, q.W.N
	if word := q.Word; word != nil {
		out := query.Query{W: q.W, Word: func(m *machine.M) uint64 {
			key := m.PlaceOf(m.Int(slot)) - lo
			memo, known := m.Remember(id, key, n, 1)
			if known {
				return memo.Words(key)[0]
			}
			v := word(m)
			if memo != nil {
				memo.Words(key)[0] = v
				memo.Known(m, key)
			}
			return v
		}}
		out.Set = func(m *machine.M, dst []uint64) { dst[0] = out.Word(m) }
		return out
	}
	return query.Query{W: q.W, Set: func(m *machine.M, dst []uint64) {
		key := m.PlaceOf(m.Int(slot)) - lo
		memo, known := m.Remember(id, key, n, words)
		if known {
			copy(dst, memo.Words(key))
			return
		}
		set(m, dst)
		if memo != nil {
			copy(memo.Words(key), dst)
			memo.Known(m, key)
		}
	}}
}

// onlyPlaceOf reports whether an expression reads nothing of the actor but its place, and no other
// choices than its own.
func onlyPlaceOf(n *ir.Node, actor *ir.Var, choices, own *query.Scope) bool {
	switch {
	case n.Op == ir.Load && n.Res.Kind == ir.Place && n.X[0].Plain().Op == ir.Ref && n.X[0].Plain().V == actor:
		return true
	case n.Op == ir.Ref:
		return own.Binds(n.V) || !choices.Binds(n.V)
	case n.Op.Binds():
		own.Bind(n.V)
	}
	return !slices.ContainsFunc(n.X, func(x *ir.Node) bool { return !onlyPlaceOf(x, actor, choices, own) })
}
