package sim

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// possible is the results that a program can end with: those that its rules and actions name where
// they end the game, there or in the names, values and tables read there. If some ending names a
// winner, or takes its result from elsewhere, such as a parameter, nothing is ruled out.
func possible(p *machine.Program) map[*model.Thing]bool {
	f := &endings{p: p, results: map[*model.Thing]bool{}, read: map[any]bool{}, names: map[*model.Var]model.Expr{}}
	for _, r := range p.Game.Rules {
		f.body(r.Body, r.Extent)
	}
	for _, a := range p.Game.Actions {
		f.body(a.Body, a.Extent)
	}
	if f.open {
		for _, t := range p.Game.Results() {
			f.results[t] = true
		}
	}
	return f.results
}

// endings looks for results.
type endings struct {
	p       *machine.Program
	results map[*model.Thing]bool
	read    map[any]bool // values and tables
	names   map[*model.Var]model.Expr
	open    bool // some result comes from elsewhere
}

func (f *endings) body(body []*model.Stmt, x *model.Extent) {
	if !f.p.Plays(x) {
		return
	}
	model.WalkStmts(body, func(s *model.Stmt) {
		if s.Names == model.NamesValue && s.Bind != nil {
			f.names[s.Bind] = s.Args["value"]
		}
		if !s.Ends {
			return
		}
		if x := s.Args["result"]; x != nil {
			f.from(x)
		} else {
			f.open = true
		}
	}, nil)
}

// from notes the results that an expression may be.
func (f *endings) from(e model.Expr) {
	switch e := e.(type) {
	case *model.Const:
		f.named(e.N)
	case *model.Cond:
		f.from(e.Then)
		f.from(e.Else)
	case *model.Narrow:
		f.from(e.X)
	case *model.Local:
		if x := f.names[e.Var]; x != nil {
			f.from(x)
		} else {
			f.open = true
		}
	case *model.Look:
		if f.read[e.Table] {
			return
		}
		f.read[e.Table] = true
		for _, row := range e.Table.Rows {
			f.named(row.Out[e.Column])
		}
	case *model.Call:
		f.value(e.Value)
	default:
		f.open = true
	}
}

func (f *endings) named(result int32) {
	if result >= 0 {
		f.results[f.p.Game.Things[result]] = true
	}
}

func (f *endings) value(v *model.Value) {
	if f.read[v] {
		return
	}
	f.read[v] = true
	if v.Base != nil {
		f.from(v.Base)
	}
	for _, m := range v.Modifiers {
		for _, x := range []model.Expr{m.Base, m.To} {
			if x != nil && f.p.Plays(m.Extent) {
				f.from(x)
			}
		}
	}
}
