package lower

import (
	"fmt"

	"sandtable/interp/dice"
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
	// Short is by what figures it does not hold, and Gap by what figures a thing x is not in the
	// set that it gives; both are texts. They are nil, or return nil, if there are none to tell.
	Short func(l *L, f *model.Func) *ir.Node
	Gap   func(l *L, f *model.Func, x *ir.Node) *ir.Node
	Lists dice.Lists // what it reads of lists
}

// Effect is how a statement is lowered.
type Effect func(l *L, s *model.Stmt) []*ir.Stmt

// Words are how the words of the language are lowered, by name.
type Words struct {
	Functions map[string]Word
	Effects   map[string]Effect
}

// L lowers the expressions of one program.
type L struct {
	*ir.Maker
	Game  *model.Game
	P     *machine.Program // whose states are read
	Rules *Rules
	Lies  func(v *model.Var) *ir.Var                   // where a name lies that the content gives; nil: where the program says
	Costs func(e *model.For, links *ir.Table) *ir.Node // lowers the cost of a step; nil, or nil returned: as what it is
	words Words

	kinds   map[string]*model.Kind
	names   map[*model.Var]*ir.Var // those that the expression binds
	depth   int32                  // how many
	funcs   map[*model.Value]*ir.Func
	todo    []func()
	recalls int32
	expr    func(l *L, e model.Expr) *ir.Node // lowers any expression
	Says    func(e model.Expr, n *ir.Node)    // is told what each expression is lowered to; may be nil
	shared  map[any]any
	own     own
	events  map[*ir.Event]*bound      // of procedures that someone else makes
	leading map[*model.Var]model.Expr // what the leading lets of actions name
	shorts  map[toldOf]*ir.Func       // what is told of values: see shortfall.go
	in      within                    // where statements are lowered
	here    *Here                     // nil: in procedures that it makes itself
}

// Expr lowers an expression.
func (l *L) Expr(e model.Expr) *ir.Node {
	n := l.expr(l, e)
	if l.Says != nil {
		l.Says(e, n)
	}
	return n
}

// Step lowers the cost of a step along links; nil: it is lowered as what it is.
func (l *L) Step(e *model.For, links *ir.Table) *ir.Node {
	if l.Costs == nil {
		return nil
	}
	return l.Costs(e, links)
}

// complete returns what has been lowered once all that it leads to is lowered, too.
func complete[T any](l *L, x T) T {
	for len(l.todo) > 0 {
		f := l.todo[0]
		l.todo = l.todo[1:]
		f()
	}
	return x
}

// Fresh lowers something within which a name that no text has is bound.
func (l *L) Fresh(t ir.Type, body func(v *ir.Var)) { l.bind("", t, nil, body) }

func (l *L) bind(name string, t ir.Type, of *model.Var, body func(v *ir.Var)) {
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

// Share makes tables shared with those of others, for the same program.
func (l *L) Share(with Sharing) { l.shared = with.Shared() }

// Once returns what several expressions share. It is made once.
func Once[T any](s Sharing, key any, make func() T) T {
	of := typed[T]{key}
	if v, ok := s.Shared()[of].(T); ok {
		return v
	}
	v := make()
	s.Shared()[of] = v
	return v
}

// typed is a key of what has a type: of one thing, several are shared.
type typed[T any] struct{ key any }

// own holds the procedures, events and listings of one L. Others cannot share them: their names are
// made by it.
type own struct{ shared map[any]any }

// Shared implements Sharing.
func (o own) Shared() map[any]any { return o.shared }

// RecallID numbers a place whose searches are kept, after those of the program: see
// machine/recall.go.
func (l *L) RecallID() int32 {
	l.recalls++
	return l.recalls - 1
}

// within is where statements are lowered.
type within struct {
	rule   *model.Rule
	action *model.Action
	ref    string
	loops  []string // the labels of the loops around them
	alone  bool     // they are choices that several players make at the same time
}

// apart lowers something at its own place, whatever is lowered around it.
func (l *L) apart(in within, do func()) {
	was, names, depth := l.in, l.names, l.depth
	l.in, l.names, l.depth = in, map[*model.Var]*ir.Var{}, 0
	do()
	l.in, l.names, l.depth = was, names, depth
}
