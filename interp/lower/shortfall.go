package lower

import (
	"strings"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Shortfalls are texts that tell people by what figures a condition does not hold, and gaps why
// something is not in a set. They are evaluated only for people who ask, and only where the
// condition is false and the thing is not in the set.

// Shortfall lowers by what figures a condition does not hold; nil if it has none to tell.
func (l *L) Shortfall(e model.Expr) *ir.Node {
	switch e := e.(type) {
	case *model.Binary:
		return l.shortBinary(e)
	case *model.Cond:
		return l.either(l.Expr(e.If), l.Shortfall(e.Then), l.Shortfall(e.Else))
	case *model.Narrow:
		return l.Shortfall(e.X)
	case *model.Local:
		return l.Shortfall(l.leading[e.Var])
	case *model.Call:
		if e.Value.Type.Is(model.Bool) {
			return l.tell(e, nil)
		}
	case *model.Get:
		if e.Field.Storage == model.Computed && e.Of != nil && len(e.Others) == 0 {
			return l.Shortfall(&model.Call{Node: e.Node, Value: e.Field.Value, Args: []model.Expr{e.Of}})
		}
	case *model.Func:
		if short := l.words.Functions[e.Name].Short; short != nil {
			return short(l, e)
		}
	}
	return nil
}

// shortBinary tells the first part of a conjunction that is false, all parts of a disjunction, and
// both sides of a comparison.
func (l *L) shortBinary(e *model.Binary) *ir.Node {
	switch e.Op {
	case "&&":
		return l.either(l.Expr(e.X), l.part(e.Y), l.part(e.X))
	case "||":
		return l.together("; ", l.Shortfall(e.X), l.Shortfall(e.Y))
	}
	var sides []*ir.Node
	for _, x := range Sides(e) {
		sides = append(sides, l.Say(model.OneLine(l.Game.Written(x))+" is ", l.orEmpty(l.Text(x))))
	}
	if len(sides) == 0 {
		return nil
	}
	return l.Say(l.together(", ", sides...), l.limit(e))
}

// part tells by what figures a part of a conjunction does not hold or, if it has none to tell,
// which field it is.
func (l *L) part(e model.Expr) *ir.Node {
	if short := l.Shortfall(e); short != nil {
		return short
	}
	is := " is false"
	if not, ok := e.(*model.Unary); ok {
		e, is = not.X, " is true"
	}
	if _, field := e.(*model.Get); !field {
		return nil
	}
	return l.Say(model.OneLine(l.Game.Written(e)) + is)
}

// limit is what a comparison with a printed number demands; "" of any other.
func (l *L) limit(e *model.Binary) string {
	words := map[string][2]string{"<=": {"at most", "at least"}, "<": {"less than", "more than"}, ">=": {"at least", "at most"}, ">": {"more than", "less than"}}
	for i, x := range []model.Expr{e.Y, e.X} {
		if n, printed := x.(*model.Const); printed && words[e.Op][i] != "" {
			return ", " + words[e.Op][i] + " " + l.Game.Show(n.T, n.N)
		}
	}
	return ""
}

// Gap lowers by what figures a thing x is not in a set; nil if it has none to tell.
func (l *L) Gap(e model.Expr, x *ir.Node) *ir.Node {
	if e == nil || e.Type().Form != model.Set {
		return nil
	}
	switch e := e.(type) {
	case *model.Local:
		return l.Gap(l.leading[e.Var], x)
	case *model.Cond:
		return l.either(l.Expr(e.If), l.Gap(e.Then, x), l.Gap(e.Else, x))
	case *model.Where:
		if len(e.Others) > 0 {
			return l.Gap(e.Set, x)
		}
		return l.insideOr(e.Set, x, l.Say("it is not "+e.Field.Name))
	case *model.For:
		return l.gapFor(e, x)
	case *model.Call:
		return l.tell(e, x)
	case *model.Func:
		if gap := l.words.Functions[e.Name].Gap; gap != nil {
			return gap(l, e, x)
		}
	}
	return nil
}

// gapFor tells why the condition of a comprehension is false.
func (l *L) gapFor(e *model.For, x *ir.Node) *ir.Node {
	if e.Elem != nil {
		return nil
	}
	n := ir.Node{Op: ir.Let, T: ir.TText, X: []*ir.Node{x, nil}}
	l.In(e.Var, func(v *ir.Var) { n.V, n.X[1] = v, l.Shortfall(e.If) })
	if n.X[1] == nil {
		return l.Gap(e.Over, x)
	}
	return l.insideOr(e.Over, x, l.Node(n))
}

// insideOr tells one thing of what is in a set, and of anything else why it is not.
func (l *L) insideOr(e model.Expr, x, then *ir.Node) *ir.Node {
	if e.Type().Form != model.Set {
		return nil
	}
	return l.either(l.Test(ir.Has, l.Expr(e), x), then, l.Gap(e, x))
}

// either tells one thing if a condition holds, and another if not.
func (l *L) either(holds, then, other *ir.Node) *ir.Node {
	switch {
	case then == nil && other == nil:
		return nil
	case then == nil:
		then = l.Say()
	case other == nil:
		other = l.Say()
	}
	return l.Sel(holds, then, other)
}

// toldOf is what is told of a value: by what figures it does not hold, or why something is not in
// it.
type toldOf struct {
	v   *model.Value
	gap ir.Type
}

// tell calls what is told of a value, with its arguments, and with x if the value is a set. It
// returns nil if nothing is told of it: what is in a set may be a matter of its modifiers.
func (l *L) tell(e *model.Call, x *ir.Node) *ir.Node {
	if x != nil && len(l.Rules.Modifiers(e.Value)) > 0 {
		return nil
	}
	var args []*ir.Node
	for i, p := range e.Value.Params {
		args = append(args, l.Arg(e.Args[i], p.Type))
	}
	key := toldOf{v: e.Value}
	if x != nil {
		args, key.gap = append(args, x), x.T
	}
	return l.Node(ir.Node{Op: ir.Call, T: ir.TText, Fn: l.toldOf(key), X: args})
}

// toldOf is what is told of a value, as a value of its own. Its body is lowered later, because
// values may call one another in circles.
func (l *L) toldOf(key toldOf) *ir.Func {
	if f := l.shorts[key]; f != nil {
		return f
	}
	v := l.value(key.v)
	f := &ir.Func{Name: "short of " + v.Name, T: ir.TText, Params: v.Params, Room: machine.Room{Work: 1, Value: model.None}}
	gap := key.gap != ir.Type{}
	if gap {
		f.Params = append(f.Params[:len(f.Params):len(f.Params)], l.Var(ir.Var{Name: "it", T: key.gap, Slot: int32(len(v.Params))}))
	}
	l.shorts[key] = f
	l.todo = append(l.todo, func() {
		l.within(key.v, f, func() {
			if gap {
				f.Body = l.Gap(key.v.Base, l.Ref(f.Params[len(f.Params)-1]))
			} else if f.Body = l.Shortfall(key.v.Base); len(l.Rules.Modifiers(key.v)) > 0 { // perhaps one of them refuses
				f.Body = l.either(l.Expr(key.v.Base), nil, f.Body)
			}
		})
		if f.Body == nil {
			f.Body = l.Say()
		}
	})
	return f
}

// Say joins texts: strings, and nodes that are texts.
func (l *L) Say(parts ...any) *ir.Node {
	n := ir.Node{Op: ir.Words, T: ir.TText}
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			n.X = append(n.X, l.Node(ir.Node{Op: ir.Const, T: ir.TText, Str: p}))
		case *ir.Node:
			n.X = append(n.X, p)
		}
	}
	return l.Node(n)
}

// Number is a number as people read it.
func (l *L) Number(x *ir.Node) *ir.Node { return l.Kern(l.shower(model.TNumber), ir.TText, nil, x) }

// together joins those texts that say something; nil ones are left out.
func (l *L) together(sep string, texts ...*ir.Node) *ir.Node {
	k := Once(l, "together"+sep, func() *ir.Kernel {
		return &ir.Kernel{Name: "together", Fold: true, Do: func(_ *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
			var said []string
			for _, x := range in {
				if x.T != "" {
					said = append(said, x.T)
				}
			}
			return ir.Val{T: strings.Join(said, sep)}
		}}
	})
	var some []*ir.Node
	for _, x := range texts {
		if x != nil {
			some = append(some, x)
		}
	}
	if some == nil {
		return nil
	}
	return l.Kern(k, ir.TText, nil, some...)
}

// orEmpty is a text, or the word empty.
func (l *L) orEmpty(x *ir.Node) *ir.Node {
	k := Once(l, "or empty", func() *ir.Kernel {
		return &ir.Kernel{Name: "or_empty", Fold: true, Do: func(_ *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
			if in[0].T == "" {
				return ir.Val{T: "empty"}
			}
			return in[0]
		}}
	})
	return l.Kern(k, ir.TText, nil, x)
}

// Sides lists the operands of a comparison, except those that show their own value; nil for other
// expressions.
func Sides(e model.Expr) (out []model.Expr) {
	b, ok := e.(*model.Binary)
	if !ok {
		return nil
	}
	switch b.Op {
	case "==", "!=", "<", "<=", ">", ">=":
	default:
		return nil
	}
	for _, x := range []model.Expr{b.X, b.Y} {
		if t := x.Type(); t.Base != model.Nothing && t.Base != model.Invalid && !says(x) {
			out = append(out, x)
		}
	}
	return out
}

// says reports whether an expression shows its own value: a literal, or a list of literals.
func says(e model.Expr) bool {
	switch x := e.(type) {
	case *model.Const, *model.Words, *model.Tuple:
		return true
	case *model.AsSet:
		return says(x.X)
	case *model.Narrow:
		return says(x.X)
	}
	return false
}
