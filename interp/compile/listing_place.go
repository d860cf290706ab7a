package compile

import (
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// byPlace keeps the candidates of a choice for each place of an actor while options are listed, if
// they depend on no other property of the actor.
func (c *C) byPlace(a *model.Action, asked []*model.Stmt, q Query) Query {
	if c.Without(plan.ByPlace) || a.Actor == nil || !a.Actor.Type.Kind.IsA(c.kinds["piece"]) || a.Actor.Type.Maybe {
		return q
	}
	vars := map[*model.Var]bool{}
	for _, st := range asked {
		vars[st.Bind] = true
		if one, ok := st.Detail.(*model.Var); ok {
			vars[one] = true
		}
	}
	fit, work := true, false
	ask := func(e model.Expr) {
		fit = fit && c.onlyPlaceOf(e, a, vars)
		model.Walk(e, func(e model.Expr) {
			switch e.(type) {
			case *model.Call, *model.For, *model.Where:
				work = true
			}
		})
	}
	for _, st := range asked {
		if st.Names == model.NamesChoice {
			ask(st.Args["from"])
		} else {
			ask(st.Args["that"])
		}
		for _, r := range st.Parts {
			ask(r.Args["that"])
		}
	}
	ids := &c.P.Ids
	lo, n := ids.PlaceLo, ids.PlaceHi-ids.PlaceLo
	if !fit || !work || n*q.W.N > maxMemo {
		return q
	}
	id, slot, set, words := c.memoID(), c.Slot(a.Actor).I, q.Set, q.W.N
	if word := q.Word; word != nil {
		out := Query{W: q.W, Word: func(m *machine.M) uint64 {
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
	return Query{W: q.W, Set: func(m *machine.M, dst []uint64) {
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
// choices.
func (c *C) onlyPlaceOf(e model.Expr, a *model.Action, vars map[*model.Var]bool) bool {
	ok := true
	var walk func(e model.Expr)
	walk = func(e model.Expr) {
		if e == nil || !ok {
			return
		}
		switch e := e.(type) {
		case *model.Get:
			if l, is := e.Of.(*model.Local); is && l.Var == a.Actor && e.Field.Storage == model.At && len(e.Others) == 0 {
				return
			}
		case *model.For:
			vars[e.Var] = true
		case *model.Local:
			if !vars[e.Var] && c.scopes[0].vars[e.Var] {
				ok = false
			}
		}
		for _, x := range model.Parts(e) {
			walk(x)
		}
	}
	walk(e)
	return ok
}
