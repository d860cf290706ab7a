package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Routes returns a function that finds the way to a member of an expression's result, by the first
// search in it that depends on no name which the expression itself binds. It returns nil if there
// is no such search.
func (c *C) Routes(e model.Expr) machine.Walk {
	if e == nil || !c.Watched() {
		return nil // only watched programs are asked for ways
	}
	var walks []machine.Walk
	bound := map[*model.Var]bool{}
	var look func(e model.Expr)
	look = func(e model.Expr) {
		switch e := e.(type) {
		case *model.For:
			bound[e.Var] = true
		case *model.Func:
			if make := c.words.Functions[e.Name].Route; make != nil && !usesAny(e, bound) {
				if w := make(c, e); w != nil {
					walks = append(walks, w)
				}
				return
			}
		}
		for _, x := range model.Parts(e) {
			look(x)
		}
	}
	look(e)
	if walks == nil {
		return nil
	}
	return func(m *machine.M, to int32, via []int32) *machine.Route {
		for _, w := range walks {
			if r := w(m, to, via); r != nil {
				return r
			}
		}
		return nil
	}
}

// routed lists the arguments of a menu that the searches of an action depend on. Other arguments
// may be hidden without hiding the way.
func routed(a *model.Action, args []model.Expr) (out []model.Expr) {
	for i, e := range args {
		used, v := false, map[*model.Var]bool{a.Params[i]: true, a.Menu.Params[i]: true}
		for _, s := range a.Lead {
			used = used || s.Names == model.NamesValue && usesAny(s.Args["value"], v) || s.Names == model.NamesChoice && usesAny(s.Args["from"], v)
		}
		if used {
			out = append(out, e)
		}
	}
	return out
}

// describeRoute returns a function that finds the way to the space that an option of an action
// names: to the last choice that a search has found, nil if there is none. hidden is as for
// describeAct.
func (c *C) describeRoute(x *act, fill *machine.Given, hidden func(m *machine.M) bool) func(m *machine.M, opt, via []int32) *machine.Route {
	if !c.Watched() {
		return nil
	}
	q := &inquiry{x, fill, hidden, c.toldHidden(x)}
	return func(m *machine.M, opt, via []int32) (r *machine.Route) {
		if !x.searches() {
			return nil
		}
		q.look(m, func() {
			x.replay(m, opt, func(s *leadStep, v int32) bool {
				if s.route != nil && v != model.None {
					r = s.route(m, v, via)
				}
				return true
			})
		})
		return r
	}
}

// searches reports whether an action chooses a space that a search finds. It is called when all is
// compiled.
func (x *act) searches() bool {
	for i := range x.steps {
		if x.steps[i].route != nil {
			return true
		}
	}
	return false
}
