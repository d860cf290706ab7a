package proof

import (
	"sync"

	"sandtable/schema/model"
)

// ReadBy returns what tells whether an action reads a value: itself, in what it runs and offers,
// and in rules that are bound to these. What follows because a piece moves, or from another event
// of the language, is left out. The rules are gone through when the first value is asked for.
func ReadBy(g *model.Game, a *model.Action) func(*model.Value) bool {
	read := sync.OnceValue(func() *Reads { return readBy(g, a) })
	return func(v *model.Value) bool { return read().Values[v] }
}

func readBy(g *model.Game, a *model.Action) *Reads {
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
	out := r.reads()
	for x := range r.Rules {
		out.body(x.Body)
	}
	for x := range r.Actions {
		out.body(x.Lead)
		out.body(x.Body)
	}
	return out
}

// Reads are values and tables that are read, with those that they read themselves.
type Reads struct {
	Values map[*model.Value]bool
	Tables map[*model.Table]bool
	by     *Reached // lines that are not played read nothing
}

func (r *Reached) reads() *Reads {
	return &Reads{map[*model.Value]bool{}, map[*model.Table]bool{}, r}
}

// Reads lists what play may read: what is reached reads it, or a condition that stands by itself,
// or nothing in the game does, such as what only people are shown.
func (r *Reached) Reads(g *model.Game) *Reads {
	out, known := r.reads(), (*Reached)(nil).reads()
	r.visit(g, visitor{out.body, func(e model.Expr) { model.Walk(e, out.expr) }})
	visitPlay(g, visitor{known.body, func(e model.Expr) { model.Walk(e, known.expr) }})
	for _, x := range g.Values {
		if !known.Values[x] {
			out.value(x)
		}
	}
	return out
}

func (r *Reads) body(ss []*model.Stmt) {
	model.WalkStmts(ss, func(s *model.Stmt) {
		if d, ok := s.Detail.(Given); ok {
			if _, _, t := d.Uses(); t != nil { // rolled on
				r.Tables[t] = true
			}
		}
	}, r.expr)
}

// expr adds what an expression reads itself, without those in it.
func (r *Reads) expr(e model.Expr) {
	switch e := e.(type) {
	case *model.Call:
		r.value(e.Value)
	case *model.Look:
		r.Tables[e.Table] = true
	case *model.Get:
		r.fields(append(e.Others[:len(e.Others):len(e.Others)], e.Field))
	case *model.Where:
		r.fields(append(e.Others[:len(e.Others):len(e.Others)], e.Field))
	}
}

func (r *Reads) fields(of []*model.Field) {
	for _, f := range of {
		if f.Storage == model.Computed {
			r.value(f.Value)
		}
	}
}

func (r *Reads) value(v *model.Value) {
	if v == nil || r.Values[v] {
		return
	}
	r.Values[v] = true
	look := visitor{expr: func(e model.Expr) { model.Walk(e, r.expr) }}
	look.params(v.Params)
	look.exprs(v.Base)
	for _, m := range v.Modifiers {
		if r.by.plays(m.Extent) {
			look.exprs(m.When)
			look.exprs(m.Figures()...)
		}
	}
}
