// Package lower turns checked expressions into the intermediate representation: the game's values
// for one scenario and one choice of options, over the slots of one program.
package lower

import (
	"fmt"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Word is how calls of a built-in function are lowered.
type Word struct {
	Lower func(l *L, f *model.Func) *ir.Node
	// Below is a figure that Lower rounds up, rounded down: x < n if and only if x rounded down is
	// less than n. It is nil, or returns nil, if the figure is exact.
	Below func(l *L, f *model.Func) *ir.Node
}

// L lowers the expressions of one program.
type L struct {
	*ir.Maker
	Game  *model.Game
	P     *machine.Program // whose states are read
	Rules *Rules
	words map[string]Word

	kinds   map[string]*model.Kind
	names   map[*model.Var]*ir.Var // those that the expression binds
	depth   int32                  // how many
	funcs   map[*model.Value]*ir.Func
	todo    []func()
	recalls int32
	shared  map[any]any
}

// New returns what lowers the expressions of a program.
func New(p *machine.Program, rules *Rules, words map[string]Word) *L {
	l := &L{Maker: ir.NewMaker(), Game: p.Game, P: p, Rules: rules, words: words,
		kinds: map[string]*model.Kind{}, names: map[*model.Var]*ir.Var{}, funcs: map[*model.Value]*ir.Func{}, shared: map[any]any{}}
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
	n := l.Expr(e)
	l.drain()
	return n
}

// Func lowers a value, and all values that it calls.
func (l *L) Func(v *model.Value) *ir.Func {
	f := l.value(v)
	l.drain()
	return f
}

func (l *L) drain() {
	for len(l.todo) > 0 {
		f := l.todo[0]
		l.todo = l.todo[1:]
		f()
	}
}

// Expr lowers an expression.
func (l *L) Expr(e model.Expr) *ir.Node {
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
	}
	panic(fmt.Sprintf("lower: %T is no expression of a value", e))
}

// Optional lowers an expression that may be missing.
func (l *L) Optional(e model.Expr) *ir.Node {
	if e == nil {
		return nil
	}
	return l.Expr(e)
}

// Set lowers a set as one of a type: in its window.
func (l *L) Set(e model.Expr, t model.Type) *ir.Node { return l.Fit(l.Expr(e), WindowOf(t)) }

// List lowers a list, or the members of a set.
func (l *L) List(e model.Expr) *ir.Node { return l.AsList(l.Expr(e)) }

// Arg lowers an argument for a parameter of a type.
func (l *L) Arg(e model.Expr, t model.Type) *ir.Node {
	switch t.Form {
	case model.Set:
		return l.Set(e, t)
	case model.List:
		return l.List(e)
	}
	return l.Expr(e)
}

func (l *L) word(e *model.Func) *ir.Node {
	w := l.words[e.Name].Lower
	if w == nil {
		panic(Missing("the function " + e.Name))
	}
	return w(l, e)
}

// Missing is what has no lowering.
type Missing string

// In lowers something within which a name is bound.
func (l *L) In(v *model.Var, body func(v *ir.Var)) { l.in(v.Name, l.Type(v.Type), v, body) }

// Fresh lowers something within which a name that no text has is bound.
func (l *L) Fresh(t ir.Type, body func(v *ir.Var)) { l.in("", t, nil, body) }

func (l *L) in(name string, t ir.Type, of *model.Var, body func(v *ir.Var)) {
	if name == "" {
		name = fmt.Sprintf("v%d", l.depth)
	}
	v := l.Var(ir.Var{Name: name, T: t, Slot: l.depth})
	was, had := l.names[of]
	if of != nil {
		l.names[of] = v
	}
	l.depth++
	body(v)
	l.depth--
	if of != nil {
		if delete(l.names, of); had {
			l.names[of] = was
		}
	}
}

// Bind evaluates something once, and lowers what reads it by name.
func (l *L) Bind(x *ir.Node, body func(x *ir.Node) *ir.Node) *ir.Node {
	if x.Op == ir.Const || x.Op == ir.Ref {
		return body(x)
	}
	var v *ir.Var
	var in *ir.Node
	l.Fresh(x.T, func(name *ir.Var) {
		v = name
		in = body(l.Ref(name))
	})
	return l.Node(ir.Node{Op: ir.Let, T: in.T, V: v, X: []*ir.Node{x, in}})
}

// Shared holds tables that several expressions share.
func (l *L) Shared() map[any]any { return l.shared }

// Sharing is what makes tables that several expressions share.
type Sharing interface{ Shared() map[any]any }

// Once returns what several expressions share. It is made once.
func Once[T any](s Sharing, key any, make func() T) T {
	if v, ok := s.Shared()[key].(T); ok {
		return v
	}
	v := make()
	s.Shared()[key] = v
	return v
}

// RecallID numbers a place whose searches are kept, behind those of the program: see
// machine/recall.go.
func (l *L) RecallID() int32 {
	l.recalls++
	return l.recalls - 1
}

// TopText is Top of what people read of an expression.
func (l *L) TopText(e model.Expr) *ir.Node {
	n := l.Text(e)
	l.drain()
	return n
}

// CallOf is a call of a value with what the names of its parameters denote in the running frame.
func (l *L) CallOf(v *model.Value) *ir.Node {
	e := &model.Call{Node: model.Node{T: v.Type, R: v.Range}, Value: v}
	for _, p := range v.Params {
		e.Args = append(e.Args, &model.Local{Node: model.Node{T: p.Type, R: p.Range}, Var: p})
	}
	return l.Top(e)
}
