package compile

import (
	"sandtable/interp/code"
	"sandtable/interp/eval"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Builder makes the instructions of one procedure: of a rule, an action, or what else runs. Package
// code makes them, and leaves to it where names lie.
type Builder struct {
	*C
	*code.Builder
	rule   *model.Rule
	action *model.Action
}

// builder returns a builder of a procedure.
func (c *C) builder(p *machine.Proc, at model.Origin) *Builder {
	b := &Builder{C: c, Builder: c.unit.NewBuilder(p, c.maker(), at)}
	b.Host = b
	return b
}

// maker is what makes closures of lowered expressions: those of a watched program are evaluated.
func (c *C) maker() code.Maker {
	if c.Watched() {
		return evaluating{}
	}
	return c.closing.Maker
}

// evaluating makes closures that evaluate.
type evaluating struct{}

func (evaluating) Num(n *ir.Node) machine.Num {
	return func(m *machine.M) int32 { return eval.New(m).Num(n) }
}

func (evaluating) Set(n *ir.Node) machine.Set {
	return func(m *machine.M, dst []uint64) { copy(dst, eval.New(m).Set(n)) }
}

func (evaluating) List(n *ir.Node) machine.List {
	return func(m *machine.M) []int32 { return eval.New(m).List(n) }
}

func (evaluating) On(n *ir.Node, v *ir.Var) func(m *machine.M, x int32) int32 {
	return func(m *machine.M, x int32) int32 { return eval.New(m).With(v, ir.Val{N: x}).Num(n) }
}

// lowers is what lowers statements and values: in part, or whole for the reference and in a watched
// program.
func (c *C) lowers() *lower.L {
	if c.Choice.Plain || c.Watched() {
		return c.lowering()
	}
	return c.searching().L
}

// here is where the statements of the procedure stand.
func (b *Builder) here() lower.Here {
	return lower.Here{Rule: b.rule, Action: b.action, Ref: b.Origin.Ref, Folds: b.folds, Local: b.local, Lay: b.layOut}
}

// ProcOf implements code.Host.
func (b *Builder) ProcOf(p *ir.Proc) *code.Proc {
	r, _ := p.Of.(*model.Rule)
	return b.C.Rule(r)
}

// ActOf implements code.Host.
func (b *Builder) ActOf(p *ir.Proc) *code.Act {
	a, _ := p.Of.(*model.Action)
	return b.act(a)
}

// layOut gives the names of a rule or an action their slots.
func (b *Builder) layOut(of any) {
	switch of := of.(type) {
	case *model.Rule:
		b.C.Rule(of)
	case *model.Action:
		b.act(of)
	}
}

// statements lowers statements of the procedure.
func (b *Builder) statements(ss []*model.Stmt) []*ir.Stmt { return b.lowers().Here(b.here(), ss) }

// local is a name for a statement's own use.
func (b *Builder) local(name string, t ir.Type) *ir.Var {
	return b.lowers().Frame(name, t, b.Local(t))
}

// Body makes the instructions of statements in order.
func (b *Builder) Body(ss []*model.Stmt) {
	b.Builder.Body(b.statements(ss))
	b.closing.Drain()
}

// Work implements code.Host.
func (b *Builder) Work(s *model.Stmt) int32 { return b.workOfStmt(s) }

// Lay implements code.Host.
func (b *Builder) Lay(name string, make func(w *code.Builder)) *machine.Proc {
	p := b.newProc(name)
	lay := func(p *machine.Proc) {
		make(b.C.builder(p, model.Origin{}).Builder)
		b.closing.Drain()
	}
	b.todo = append(b.todo, func() { lay(p) })
	b.again[p] = lay
	return p
}

// Around implements code.Host.
func (b *Builder) Around(e *ir.Event, told ...code.Tell) (before, after []*ir.Stmt) {
	var as []lower.Told
	l := b.lowers()
	for _, x := range told {
		as = append(as, lower.Told{X: l.Ref(l.Frame("told", l.Type(x.Type), x.Slot)), T: x.Type})
	}
	return l.AroundHere(b.here(), e, as)
}
