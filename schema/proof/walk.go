package proof

import "sandtable/schema/model"

// visitor is told of every expression and statement, each with all that is in it. Either may be
// nil.
type visitor struct {
	stmts func([]*model.Stmt)
	expr  func(model.Expr)
}

func (v visitor) exprs(es ...model.Expr) {
	for _, e := range es {
		if e != nil && v.expr != nil {
			v.expr(e)
		}
	}
}

func (v visitor) body(ss []*model.Stmt) {
	if v.stmts != nil {
		v.stmts(ss)
	}
}

// visitPlay goes through all that play can come to: set-ups, rules, actions, values and their
// extents, but no tests.
func visitPlay(g *model.Game, v visitor) {
	(*Reached)(nil).visit(g, v)
	for _, x := range g.Values {
		v.params(x.Params)
		v.exprs(x.Exprs()...)
	}
	for _, p := range g.Policies {
		for _, j := range p.Judges {
			for _, x := range j.Judgments() {
				v.exprs(x.Value.Exprs()...)
			}
		}
	}
}

// visit goes through what has been reached, and the conditions that stand by themselves; of nil,
// through those of the whole game.
func (r *Reached) visit(g *model.Game, v visitor) {
	for _, x := range g.Rules {
		if r == nil || r.Rules[x] {
			v.params(x.Params)
			v.exprs(x.When)
			v.binding(x.Binding)
		}
		if r == nil || r.Carries(x) {
			v.body(x.Body)
		}
	}
	for _, m := range g.Menus {
		if r == nil || r.Menus[m] {
			v.params(m.Params)
			v.exprs(m.Player, m.Actor)
			v.body(m.Requires)
		}
	}
	for _, a := range g.Actions {
		if r == nil || r.Actions[a] {
			v.exprs(a.Player, a.Prefer)
			v.binding(a.Binding)
			v.body(a.Lead)
		}
		if r == nil || r.Carries(a) {
			v.body(a.Body)
		}
	}
	for _, f := range g.Forbids {
		if r.plays(f.Extent) {
			v.exprs(f.When)
		}
	}
	for _, x := range g.Excepts {
		if r.plays(x.Extent) {
			v.exprs(x.When)
		}
	}
	for _, i := range g.Invariants {
		if r.plays(i.Extent) {
			v.exprs(i.That)
		}
	}
	for _, e := range Extents(g) {
		if r.plays(e) {
			v.exprs(e.Holds)
		}
	}
	v.starts(g)
}

// plays reports whether what stands in an extent is played.
func (r *Reached) plays(x *model.Extent) bool { return r == nil || r.in(x) }

// Bodies calls look for each list of statements of play that stands in no other one.
func Bodies(g *model.Game, look func([]*model.Stmt)) { visitPlay(g, visitor{stmts: look}) }

// starts visits what is laid out before play begins.
func (v visitor) starts(g *model.Game) {
	for _, m := range g.Markers {
		v.exprs(m.StartExpr)
	}
	for t := range g.All() {
		v.exprs(t.At)
	}
	for _, d := range Deploys(g) {
		v.exprs(d.Place)
		for _, p := range d.Pieces {
			v.exprs(p.X)
		}
	}
}

// Deploys lists the rows of all set-ups.
func Deploys(g *model.Game) []*model.Deploy {
	out := g.Deploys[:len(g.Deploys):len(g.Deploys)]
	for _, s := range g.Scenarios {
		out = append(out, s.Deploy...)
	}
	return out
}

// params visits the figures that stand for what is left out.
func (v visitor) params(ps []*model.Var) {
	for _, p := range ps {
		v.exprs(p.Default)
	}
}

func (v visitor) binding(b *model.Binding) {
	if b != nil {
		for _, a := range b.Args {
			v.exprs(a.Const)
		}
	}
}

// visitTests goes through tests.
func visitTests(g *model.Game, v visitor) {
	for _, t := range g.Tests {
		v.body(t.Steps)
	}
}

// Extents lists the extents in which anything stands, each once.
func Extents(g *model.Game) []*model.Extent {
	var out []*model.Extent
	seen := map[*model.Extent]bool{}
	add := func(e *model.Extent) {
		for ; e != nil && !seen[e]; e = e.Parent {
			seen[e] = true
			out = append(out, e)
		}
	}
	for _, r := range g.Rules {
		add(r.Extent)
	}
	for _, a := range g.Actions {
		add(a.Extent)
	}
	for _, x := range g.Values {
		for _, m := range x.Modifiers {
			add(m.Extent)
		}
	}
	for _, x := range g.Forbids {
		add(x.Extent)
	}
	for _, x := range g.Excepts {
		add(x.Extent)
	}
	for _, x := range g.Invariants {
		add(x.Extent)
	}
	for _, x := range g.Tables {
		add(x.Extent)
	}
	for _, k := range g.Kinds {
		add(k.Extent)
	}
	return out
}
