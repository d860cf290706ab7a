package proof

import (
	"sync"

	"sandtable/schema/model"
)

// ReadBy returns what tells whether an action reads a value: itself, in what it runs and offers, and
// in rules that are bound to these. What follows because a piece moves, or from another event of the
// language, is left out. The rules are gone through when the first value is asked for.
func ReadBy(g *model.Game, a *model.Action) func(*model.Value) bool {
	read := sync.OnceValue(func() valuesRead { return readBy(g, a) })
	return func(v *model.Value) bool { return read()[v] }
}

func readBy(g *model.Game, a *model.Action) valuesRead {
	r := NewReached()
	r.Action(a)
	r.Follow()
	for n := -1; n != r.size(); {
		n = r.size()
		for _, x := range g.Rules {
			if x.Binding != nil && x.Binding.Event.Name == "" && r.happens(x.Binding) {
				r.Rule(x)
			}
		}
		r.Follow()
	}
	out := valuesRead{}
	for x := range r.Rules {
		model.WalkStmts(x.Body, nil, out.expr)
	}
	for x := range r.Actions {
		model.WalkStmts(x.Lead, nil, out.expr)
		model.WalkStmts(x.Body, nil, out.expr)
	}
	return out
}

// valuesRead are values, with those that they read.
type valuesRead map[*model.Value]bool

// expr adds what an expression reads itself, without those in it.
func (r valuesRead) expr(e model.Expr) {
	switch e := e.(type) {
	case *model.Call:
		r.value(e.Value)
	case *model.Get:
		r.fields(append(e.Others[:len(e.Others):len(e.Others)], e.Field))
	case *model.Where:
		r.fields(append(e.Others[:len(e.Others):len(e.Others)], e.Field))
	}
}

func (r valuesRead) fields(of []*model.Field) {
	for _, f := range of {
		if f.Storage == model.Computed {
			r.value(f.Value)
		}
	}
}

func (r valuesRead) value(v *model.Value) {
	if v == nil || r[v] {
		return
	}
	r[v] = true
	for _, e := range v.Exprs() {
		model.Walk(e, r.expr)
	}
}
