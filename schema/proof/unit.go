package proof

import "sandtable/schema/model"

// sourceOf returns what a figure is read from: a name, a track, a field or a value; nil for all
// else. A condition that asks about it may keep the figure from being read beyond some bound.
func sourceOf(e model.Expr) any {
	switch e := e.(type) {
	case *model.Local:
		return e.Var
	case *model.TrackNumber:
		return e.Track
	case *model.Get:
		return e.Field
	case *model.Call:
		return e.Value
	}
	return nil
}

// Unit is a rule, an action or a value, with what is in it.
type Unit struct {
	Text
	of    any          // *model.Rule, *model.Menu (of an action) or *model.Value
	conds []model.Expr // under which something in it happens, or is read
}

// unitsOf lists the rules, actions and values of play.
func unitsOf(g *model.Game) []*Unit {
	var out []*Unit
	add := func(of any, visit func(visitor), conds ...model.Expr) {
		u := &Unit{Text: *textOf(visit), of: of, conds: conds}
		for _, s := range u.Stmts {
			u.conds = append(u.conds, s.Args["when"], s.Args["that"], s.Args["until"], s.Args["while"])
		}
		for _, e := range u.Exprs {
			switch e := e.(type) {
			case *model.Cond:
				u.conds = append(u.conds, e.If)
			case *model.For:
				u.conds = append(u.conds, e.If)
			case *model.Binary:
				if e.Op == "&&" || e.Op == "||" {
					u.conds = append(u.conds, e.X)
				}
			}
		}
		out = append(out, u)
	}
	for _, r := range g.Rules {
		add(r, func(v visitor) { v.body(r.Body) }, r.When)
	}
	for _, a := range g.Actions {
		add(a.Menu, func(v visitor) {
			if a.Menu != nil {
				v.body(a.Menu.Requires)
			}
			v.body(a.Lead)
			v.body(a.Body)
		})
	}
	for _, x := range g.Values {
		var whens []model.Expr
		for _, m := range x.Modifiers {
			whens = append(whens, m.When)
		}
		add(x, func(v visitor) {
			v.exprs(x.Exprs()...)
		}, whens...)
	}
	return out
}

// guards returns what conditions ask about under which a unit is run: its own, and those of all
// that run it. Whoever reads a value may ask about any track.
func guards(g *Study, u *Unit) map[any]bool {
	out := map[any]bool{}
	ask := func(conds []model.Expr, only func(any) bool) {
		for _, c := range conds {
			model.Walk(c, func(e model.Expr) {
				if source := sourceOf(e); source != nil && only(source) {
					out[source] = true
				}
			})
		}
	}
	all := func(any) bool { return true }
	if _, ok := u.of.(*model.Value); ok {
		ask(u.conds, all)
		for _, other := range g.Units() {
			ask(other.conds, func(source any) bool { _, ok := source.(*model.Track); return ok })
		}
		return out
	}
	seen := map[*Unit]bool{}
	var run func(*Unit)
	run = func(u *Unit) {
		if seen[u] {
			return
		}
		seen[u] = true
		ask(u.conds, all)
		for _, caller := range g.callers()[u.of] {
			run(caller)
		}
	}
	run(u)
	return out
}

// valueGuards returns guards of a value.
func (g *Study) valueGuards(v *model.Value) map[any]bool {
	for _, u := range g.Units() {
		if u.of == v {
			return guards(g, u)
		}
	}
	return nil
}

// callersOf tells for each rule and menu which units run or offer it.
func callersOf(units []*Unit) map[any][]*Unit {
	out := map[any][]*Unit{}
	for _, u := range units {
		for _, s := range u.Stmts {
			if d, ok := s.Detail.(Given); ok {
				r, m, _ := d.Uses()
				if r != nil {
					out[r] = append(out[r], u)
				}
				if m != nil {
					out[m] = append(out[m], u)
				}
			}
		}
	}
	return out
}

// Given is what statements that run rules or offer menus tell about it; their details implement it.
type Given interface {
	Uses() (*model.Rule, *model.Menu, *model.Table)
}
