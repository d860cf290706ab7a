package check

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/model"
)

// Occasion is a place where something is asked: what a line of a policy may speak of.
type Occasion struct {
	Name string     // of the choice
	Env  *Env       // what is in scope there
	One  *model.Var // the candidate; nil: a question, or passing
	At   hcl.Range  // of the statement that asks
	In   string     // the rule, action or menu that asks
	Pass bool       // it can be passed
}

// Asked notes that the statement asks for a name. At the head of an action it is part of the
// action's one decision, and no decision of its own.
func (s *Site) Asked(v *model.Var) {
	s.Checker.Asked(v)
	if s.learning || s.InFront() || s.Env.Test || v.Type.Base == model.Invalid {
		return
	}
	p := &Occasion{Name: v.Name, Env: s.Env.Child(), At: s.Stmt.Range}
	switch {
	case s.Env.Rule != nil:
		p.In = s.Env.Rule.Name
	case s.Env.Act != nil:
		p.In = s.Env.Act.Name
	}
	if s.Stmt.Bind != v { // a question
		p.Pass = true
	} else {
		t := v.Type
		if p.Pass = t.Form == model.Set || s.Bool("may_pass"); t.Form == model.Set {
			t = t.Elem()
		}
		p.One = &model.Var{Name: v.Name, Type: t.Sure(), Range: v.Range, Used: true}
	}
	s.Occasions = append(s.Occasions, p)
}
