// Package plan says how a program answers its queries: which fast forms it may use, which form each
// query has got, and what was left undone. `bench --explain-plan` prints it.
//
// It also bounds the work to analyse queries. Inlining lets nested values, unions and conditions
// grow exponentially. Once the bound is reached, the rest of the program is compiled to the plain
// forms, which compile quickly and run slowly.
package plan

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// maxEffort bounds how many expressions are examined for fast forms: some tenths of a second. The
// largest games need a fortieth of it.
const maxEffort = 1 << 21

// Plan is the plan of one program.
type Plan struct {
	p      *machine.Program
	off    Form
	says   map[*ir.Node]model.Expr // by node: the text that was lowered to it, last
	effort int
	tired  bool // the effort is used up, and the plan says so
}

// New returns the plan of a program that does without some forms.
func New(p *machine.Program, off Form) *Plan {
	return &Plan{p: p, off: off, says: map[*ir.Node]model.Expr{}}
}

// Without reports whether a form must not be used.
func (p *Plan) Without(f Form) bool { return p.off&f != 0 }

// Says notes the text that was lowered to a node.
func (p *Plan) Says(e model.Expr, n *ir.Node) { p.says[n] = e }

// Text is the text of a node; nil: it has none.
func (p *Plan) Text(n *ir.Node) model.Expr { return p.says[n] }

// As notes that an expression stands for another one: it is told of by the text of that one. To
// make it takes effort.
func (p *Plan) As(old, out *ir.Node) *ir.Node {
	if p.effort++; p.says[old] != nil && p.says[out] == nil {
		p.says[out] = p.says[old]
	}
	return out
}

// Afford charges the analysis of an expression; false if the effort is used up.
func (p *Plan) Afford(n *ir.Node) bool {
	if p.effort++; p.effort <= maxEffort {
		return true
	}
	if e := p.says[n]; !p.tired && e != nil {
		p.tired = true
		p.Left(e, "the time to analyse queries is used up: this one and all after it, in the order in which they are compiled, stay as they are written")
	}
	return false
}

// Undone notes what would have been faster, and took too much time or memory to prepare.
func (p *Plan) Undone(at hcl.Range, what, why string) {
	p.p.Undone = append(p.p.Undone, machine.PlanLine{At: at, What: what, Form: machine.FormUndone, Why: why})
}

// Left is Undone of an expression.
func (p *Plan) Left(e model.Expr, why string) { p.Undone(e.Range(), what(e), why) }

// Query notes the form of a query by its text; of one that no text has, by those of its operands.
func (p *Plan) Query(n *ir.Node, x *algebra.Node) {
	if e := p.says[n]; e != nil {
		p.Of(e, x)
		return
	}
	for _, y := range n.X {
		if y.T.Form == ir.Set {
			p.Query(y, x)
		}
	}
}

// Of notes the form of a query by a text. Expressions that are folded at compile time are no
// queries of the game.
func (p *Plan) Of(e model.Expr, n *algebra.Node) {
	if n.Op == algebra.OpConst || e.Range().Filename == "" {
		return
	}
	note := func(e model.Expr, form, why string) {
		p.p.Plan = append(p.p.Plan, machine.PlanLine{At: e.Range(), What: what(e), Form: form, Why: why})
	}
	form, why := n.Form()
	note(e, form, why)
	n.Walk(func(x *algebra.Node) { // what makes it slow may be asked in it
		if form, why := x.Form(); x.Text != nil && x.Text != e && form != machine.FormSet {
			note(x.Text, form, why)
		}
	})
}

// what describes a query in short.
func what(e model.Expr) string {
	switch e := e.(type) {
	case *model.For:
		// `S.field`, a comprehension without a name.
		if get, ok := e.Elem.(*model.Get); ok && e.Var.Name == "" {
			return what(e.Over) + "." + get.Field.Name
		} else if e.Var.Name == "" {
			return what(e.Over)
		}
		return "list of " + e.Var.Name
	case *model.Members:
		return e.Kind.Plural
	case *model.Where:
		return what(e.Set) + "." + e.Field.Name
	case *model.Get:
		return "." + e.Field.Name
	case *model.Local:
		return e.Var.Name
	case *model.AsSet:
		return what(e.X)
	case *model.Call:
		return e.Value.Title
	case *model.Func:
		return e.Name + "(..)"
	}
	return "set"
}
