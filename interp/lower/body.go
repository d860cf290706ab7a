package lower

import (
	"sandtable/interp/ir"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Statements.

// lowered is the key of what something is lowered to, among what is shared.
type lowered struct{ of any }

// InFrame is a name of a procedure.
func (l *L) InFrame(v *model.Var) *ir.Var { return l.Frame(v.Name, l.Type(v.Type), l.P.Slots[v]) }

// Bound is the name that a statement binds; nil if it binds none.
func (l *L) Bound(v *model.Var) *ir.Var {
	if v == nil {
		return nil
	}
	return l.InFrame(v)
}

// Name gives a name of the frame a value.
func (l *L) Name(v *model.Var, x model.Expr) *ir.Stmt {
	return &ir.Stmt{Do: ir.Binds, V: l.InFrame(v), X: l.Arg(x, v.Type)}
}

// Body lowers statements in order.
func (l *L) Body(ss []*model.Stmt) (out []*ir.Stmt) {
	for _, s := range ss {
		out = append(out, l.words.Effects[s.Word](l, s)...)
	}
	return out
}

// Else lowers what a statement says is done otherwise.
func (l *L) Else(s *model.Stmt) []*ir.Stmt {
	if s.Else == nil {
		return nil
	}
	return l.Body(s.Else.Body)
}

// Loop lowers the body of a loop that has a label.
func (l *L) Loop(label string, body []*model.Stmt) []*ir.Stmt {
	was := l.in.loops
	l.in.loops = append(was[:len(was):len(was)], label)
	out := l.Body(body)
	l.in.loops = was
	return out
}

// Outer is how far out the loop of a label is from the innermost one; 0 if there is no label.
func (l *L) Outer(label string) int {
	for i := range l.in.loops {
		if k := len(l.in.loops) - 1 - i; label != "" && english.Slug(l.in.loops[k]) == english.Slug(label) {
			return i
		}
	}
	return 0
}
