package lower

import (
	"cmp"
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Values and their modifiers.

// value returns a value, whose body is lowered later: values may call one another in circles.
func (l *L) value(v *model.Value) *ir.Func {
	if f := l.funcs[v]; f != nil {
		return f
	}
	f := &ir.Func{Name: v.Name, T: l.Type(v.Type), Of: v, Room: machine.Room{Work: 1, Value: v.Index}}
	l.funcs[v] = f
	for i, p := range v.Params {
		f.Params = append(f.Params, l.Var(ir.Var{Name: p.Name, T: l.Type(p.Type), Slot: int32(i)}))
	}
	f.Asked = questions(f)
	l.todo = append(l.todo, func() { f.Body = l.body(v, f) })
	return f
}

// Value lowers a value.
func (l *L) Value(v *model.Value) *ir.Func { return complete(l, l.value(v)) }

// maxAsked bounds the questions whose answers are remembered, in numbers or words of sets.
const maxAsked = 1 << 18

// questions is how many questions a value answers; 0: too many, or they have no number.
func questions(f *ir.Func) int32 {
	if f.T.Form == ir.List || f.T.Base == ir.Text || len(f.Params) > 2 {
		return 0
	}
	n := int64(max(f.T.Win.N, 1))
	for _, p := range f.Params {
		if p.T.Form != ir.One || p.T.Dom.N == 0 {
			return 0
		}
		n *= int64(p.T.Dom.N)
	}
	if n > maxAsked {
		return 0
	}
	return int32(n) / max(f.T.Win.N, 1)
}

// body lowers the body of a value.
func (l *L) body(v *model.Value, f *ir.Func) (out *ir.Node) {
	l.within(v, f, func() { out = l.modified(v) })
	return out
}

// Modified lowers what a value gives, with the names of the running frame.
func (l *L) Modified(v *model.Value) *ir.Node { return complete(l, l.modified(v)) }

// modified lowers the base of a value, and its modifiers if there are any.
func (l *L) modified(v *model.Value) *ir.Node {
	base, mods := l.Arg(v.Base, v.Type), l.Rules.Modifiers(v)
	if len(mods) == 0 {
		return base
	}
	s := &stack{l: l, v: v, n: ir.Node{Op: ir.Stack, T: l.Type(v.Type), X: []*ir.Node{base}, At: &v.Range}}
	for _, m := range mods {
		s.line(m)
	}
	return l.Node(s.n)
}

// within lowers something in the names of a value.
func (l *L) within(v *model.Value, f *ir.Func, do func()) {
	names, depth := l.names, l.depth
	l.names, l.depth = map[*model.Var]*ir.Var{}, int32(len(f.Params))
	for i, p := range v.Params {
		l.names[p] = f.Params[i]
	}
	do()
	l.names, l.depth = names, depth
}

func (l *L) call(e *model.Call) *ir.Node {
	f := l.value(e.Value)
	n := ir.Node{Op: ir.Call, T: f.T, Fn: f}
	for i, p := range e.Value.Params {
		n.X = append(n.X, l.Arg(e.Args[i], p.Type))
	}
	t := l.Type(e.T)
	if t.Form == ir.Set {
		return l.Fit(l.Node(n), t.Win)
	}
	return l.Known(l.Node(n), t)
}

// stack is the modified figure in the making.
type stack struct {
	l *L
	v *model.Value
	n ir.Node
}

// part adds a child, and returns its index; -1 for nil.
func (s *stack) part(x *ir.Node) int {
	if x == nil {
		return -1
	}
	s.n.X = append(s.n.X, x)
	return len(s.n.X) - 1
}

// line adds a modifier with its condition, extent and exceptions.
func (s *stack) line(m *model.Modifier) {
	l := s.l
	out := &ir.Line{Label: m.Label, Ref: m.Ref, Of: m, Active: s.part(l.active(m.Extent)), When: -1, From: -1, Force: -1}
	for _, x := range m.Excepts {
		if l.Rules.Chosen(x.Extent) {
			out.Excepts = append(out.Excepts, s.part(l.guard(x)))
		}
	}
	rest := func() {
		out.When = s.part(l.Optional(m.When))
		for step, x := range m.Figures() {
			if x != nil {
				out.Parts = append(out.Parts, ir.Part{Step: figureSteps[step], X: s.part(l.Arg(x, s.figureType(figureSteps[step])))})
			}
		}
		slices.SortFunc(out.Parts, func(a, b ir.Part) int { return cmp.Compare(a.Step, b.Step) })
	}
	if all, in := l.inForce(m.Extent); all != nil {
		out.From = s.part(all)
		l.self(m.Self, all, func(v *ir.Var) {
			out.Self, out.Force = v, s.part(in(l.Ref(v)))
			rest()
		})
	} else {
		rest()
	}
	s.n.Lines = append(s.n.Lines, out)
}

// figureSteps are the steps of model.Modifier.Figures.
var figureSteps = [...]ir.Step{ir.FromBase, ir.By, ir.AtLeast, ir.AtMost, ir.To, ir.Also, ir.ButNot}

// figureType is the type of what a line says in a step.
func (s *stack) figureType(step ir.Step) model.Type {
	if step == ir.By {
		return model.TNumber
	}
	return s.v.Type
}

// self binds the thing in force, which may have no name.
func (l *L) self(v *model.Var, all *ir.Node, body func(v *ir.Var)) {
	if v != nil {
		l.In(v, body)
	} else {
		l.Fresh(all.T.Elem(), body)
	}
}

// active is whether all extents around an addition that hold at times do; nil: there are none.
func (l *L) active(x *model.Extent) (out *ir.Node) {
	for ; x != nil; x = x.Parent {
		if x.Kind == model.While {
			out = l.And(out, l.Expr(x.Holds))
		}
	}
	return out
}

// inForce is the things that an extent in a card or kind is about, and whether one of them is in
// force; nil for other extents.
func (l *L) inForce(x *model.Extent) (all *ir.Node, in func(v *ir.Node) *ir.Node) {
	for ; x != nil && x.Kind != model.InForce; x = x.Parent {
	}
	if x == nil {
		return nil, nil
	}
	all = l.AllOf(x.Thing)
	if !x.Thing.IsA(l.kinds["piece"]) {
		return all, func(*ir.Node) *ir.Node { return l.Truth(true) }
	}
	return all, func(v *ir.Node) *ir.Node {
		return l.And(l.Test(ir.Has, l.forcePlaces(), l.PlaceOf(v)), l.Not(l.Load(ir.TBool, l.ofPieces(ir.Down, "down"), v)))
	}
}

// forcePlaces is the places where additions of cards and pieces are in force.
func (l *L) forcePlaces() *ir.Node {
	place, space := l.kinds["place"], l.kinds["space"]
	var ids []int32
	for t := range l.Game.OfKind(place) {
		if t.InForce || t.Kind.IsA(space) {
			ids = append(ids, t.ID)
		}
	}
	return l.Mask(l.Type(model.SetOf(place)), "in_force", ids...)
}

// guard is whether an exception holds.
func (l *L) guard(x *model.Except) *ir.Node { return l.holding(x.Extent, x.Self, x.When) }

// holding is whether an extent is in force, and a condition holds for some thing in force.
func (l *L) holding(x *model.Extent, self *model.Var, when model.Expr) *ir.Node {
	active := l.active(x)
	all, in := l.inForce(x)
	if all == nil {
		if out := l.And(active, l.Optional(when)); out != nil {
			return out
		}
		return l.Truth(true)
	}
	n := ir.Node{Op: ir.Exists, T: ir.TBool, X: []*ir.Node{all, nil}}
	l.self(self, all, func(v *ir.Var) { n.V, n.X[1] = v, l.And(in(l.Ref(v)), l.Optional(when)) })
	return l.And(active, l.Node(n))
}
