package lint

import (
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

// uses is what the rules, actions, values, set-ups and tests of a game refer to.
type uses struct {
	rules   map[*model.Rule]bool
	menus   map[*model.Menu]bool
	values  map[*model.Value]bool
	tables  map[*model.Table]bool
	markers map[*model.Marker]bool // laid by some statement or at the start
	tracks  map[*model.Track]bool  // moved by some statement
	locals  map[*model.Var]bool
}

func usesOf(g *study) *uses {
	u := &uses{map[*model.Rule]bool{}, map[*model.Menu]bool{}, map[*model.Value]bool{}, map[*model.Table]bool{},
		map[*model.Marker]bool{}, map[*model.Track]bool{}, map[*model.Var]bool{}}
	if g.Begin != nil {
		u.rules[g.Begin] = true
	}
	for _, s := range g.Scenarios {
		if s.Begin != nil {
			u.rules[s.Begin] = true
		}
	}
	for _, v := range g.Shown() {
		u.values[v] = true
	}
	for _, x := range g.Excepts {
		if x.Rule != nil {
			u.rules[x.Rule] = u.rules[x.Rule] || x.Rule.Binding != nil
		}
	}
	for _, m := range g.Markers {
		if m.StartExpr != nil {
			u.markers[m] = true
		}
	}
	for _, t := range []*proof.Text{g.Play(), g.InTests()} {
		for _, s := range t.Stmts {
			u.stmt(s)
		}
		for _, e := range t.Exprs {
			u.expr(e)
		}
	}
	for _, p := range g.Policies {
		for _, j := range p.Judges {
			for _, x := range j.Judgments() {
				u.judgment(x)
			}
		}
	}
	return u
}

// judgment notes what a line of a policy reads of the rule or action that asks.
func (u *uses) judgment(x *model.Judgment) {
	for i, from := range x.From {
		if from.Var != nil && u.locals[x.Value.Params[i]] {
			u.locals[from.Var] = true
		}
	}
}

func (u *uses) stmt(s *model.Stmt) {
	if d, ok := s.Detail.(proof.Given); ok {
		r, m, t := d.Uses()
		u.rules[r], u.menus[m], u.tables[t] = true, true, true
	}
	switch d := s.Detail.(type) {
	case *model.Track:
		u.tracks[d] = true
	case *model.Rule:
		u.rules[d] = true
	case []*model.Marker:
		for _, m := range d {
			u.markers[m] = u.markers[m] || s.Event == "mark"
		}
	}
}

func (u *uses) expr(e model.Expr) {
	switch e := e.(type) {
	case *model.Call:
		u.values[e.Value] = true
	case *model.Look:
		u.tables[e.Table] = true
	case *model.Local:
		u.locals[e.Var] = true
	case *model.Get:
		for _, f := range append([]*model.Field{e.Field}, e.Others...) {
			u.values[f.Value] = true
		}
	case *model.Where:
		for _, f := range append([]*model.Field{e.Field}, e.Others...) {
			u.values[f.Value] = true
		}
	}
}
