package lower

import (
	"fmt"

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
	for ; len(ss) > 0; ss = ss[1:] {
		if l.here != nil && l.here.Folds(ss) {
			l.here.folded[ss[0].Bind], ss = ss[0].Args["value"], ss[1:]
		}
		for _, x := range l.words.Effects[ss[0].Word](l, ss[0]) {
			x.Of = ss[0]
			out = append(out, x)
		}
	}
	return out
}

// Here is where statements stand that are lowered for a procedure which someone else makes. Of
// other procedures, listings of actions and what is bound to deeds they only tell which they are.
type Here struct {
	Rule   *model.Rule
	Action *model.Action
	Ref    string
	Folds  func(ss []*model.Stmt) bool          // the first only names what the next one asks
	Local  func(name string, t ir.Type) *ir.Var // makes room for a name that no text has
	Lay    func(of any)                         // gives the names of a rule or an action their slots
	folded map[*model.Var]model.Expr            // what stands in place of such names
}

// Here lowers statements where they stand.
func (l *L) Here(h Here, ss []*model.Stmt) (out []*ir.Stmt) {
	l.stand(h, func() { out = l.Body(ss) })
	return out
}

func (l *L) stand(h Here, do func()) {
	was := l.here
	h.folded = map[*model.Var]model.Expr{}
	l.here = &h
	l.apart(within{rule: h.Rule, action: h.Action, ref: h.Ref}, func() {
		do()
		complete(l, true)
	})
	l.here = was
}

// Local lowers something within which a name that no text has is bound, while other statements run.
func (l *L) Local(t ir.Type, body func(v *ir.Var)) {
	if l.here == nil {
		l.Fresh(t, body)
		return
	}
	body(l.here.Local(fmt.Sprintf("v%d", l.depth), t))
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
