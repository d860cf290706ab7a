// Package lower turns a checked game into the intermediate representation, for one scenario and one
// choice of options, over the slots of one program. Expressions become trees, values functions, and
// rules, actions and the set-up procedures, with what is bound to them in place.
//
// New makes an L, which does the work. Its methods lower one thing each: Top an expression, Func a
// value (value.go), Rule and Deed what a rule or an action does (proc.go), Action and Choice how
// options are found (action.go), and Play all that is played. The words of the language are lowered
// by packages function and effect, with the constructors of build.go. Values and rules may call one
// another in circles, so a caller gets the function or procedure at once, and its body is lowered
// later: see L.todo.
package lower

import (
	"fmt"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// New returns what lowers the expressions of a program.
func New(p *machine.Program, rules *Rules, words Words) *L {
	l := &L{Maker: ir.NewMaker(), Game: p.Game, P: p, Rules: rules, words: words, expr: dispatch,
		kinds: map[string]*model.Kind{}, names: map[*model.Var]*ir.Var{}, funcs: map[*model.Value]*ir.Func{}, shared: map[any]any{}, own: own{map[any]any{}}, leading: map[*model.Var]model.Expr{}, events: map[*ir.Event]*bound{}, shorts: map[toldOf]*ir.Func{}}
	for _, k := range p.Game.Kinds {
		if k.Builtin() {
			l.kinds[k.Name] = k
		}
	}
	return l
}

// Top lowers an expression, and all values that it calls. Names that it does not bind itself are
// those of the running procedure.
func (l *L) Top(e model.Expr) *ir.Node {
	return complete(l, l.Expr(e))
}

// Func lowers a value, and all values that it calls.
func (l *L) Func(v *model.Value) *ir.Func {
	return complete(l, l.value(v))
}

// dispatch lowers an expression by what it is.
func dispatch(l *L, e model.Expr) *ir.Node {
	switch e := e.(type) {
	case *model.Const:
		return l.constant(e)
	case *model.Words:
		return l.text(e)
	case *model.Tuple:
		return l.tuple(e)
	case *model.Local:
		return l.local(e)
	case *model.Get:
		return l.get(e)
	case *model.Members:
		return l.members(e.Kind)
	case *model.Where:
		return l.where(e)
	case *model.Call:
		return l.call(e)
	case *model.Look:
		return l.look(e)
	case *model.Func:
		return l.word(e)
	case *model.Unary:
		return l.unary(e)
	case *model.Binary:
		return l.binary(e)
	case *model.Cond:
		return l.cond(e)
	case *model.For:
		return l.loop(e)
	case *model.TrackNumber:
		return l.trackNumber(e)
	case *model.ActionField:
		return l.actionField(e)
	case *model.Narrow:
		return l.narrow(e)
	case *model.AsSet:
		return l.asSet(e)
	case *model.Counted:
		return l.Expr(e.X)
	}
	panic(fmt.Sprintf("lower: %T is no expression of a value", e))
}

func (l *L) word(e *model.Func) *ir.Node {
	return l.words.Functions[e.Name].Lower(l, e)
}

// TopText is Top of what people read of an expression.
func (l *L) TopText(e model.Expr) *ir.Node {
	return complete(l, l.Text(e))
}

// CallOf is a call of a value with what the names of its parameters denote in the running frame.
func (l *L) CallOf(v *model.Value) *ir.Node {
	e := &model.Call{Node: model.Node{T: v.Type, R: v.Range}, Value: v}
	for _, p := range v.Params {
		e.Args = append(e.Args, &model.Local{Node: model.Node{T: p.Type, R: p.Range}, Var: p})
	}
	return l.Top(e)
}

// TopArg is Top for a parameter of a type.
func (l *L) TopArg(e model.Expr, t model.Type) *ir.Node {
	return complete(l, l.Arg(e, t))
}
