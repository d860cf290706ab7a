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
// code makes those of its lowered statements, and leaves to it what runs other procedures
// (statements.go).
type Builder struct {
	*C
	*code.Builder
	rule   *model.Rule
	action *model.Action
	leave  *code.Label    // the target of `return`: the after rules, then the end
	result machine.Slot   // of a rule with a result
	hidden []machine.Slot // in a replacing rule: the arguments of the replaced rule
	host   *proc          // in a replacing rule: the replaced rule
	entry  int            // in a replacing rule: the entry of `proceed`
}

// builder returns a builder of a procedure.
func (c *C) builder(p *machine.Proc, at model.Origin) *Builder {
	b := &Builder{C: c, Builder: &code.Builder{Unit: c.unit, Make: c.maker(), Proc: p, Origin: at}, leave: &code.Label{}}
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

func (evaluating) Text(n *ir.Node) machine.Text {
	return func(m *machine.M, b []byte) []byte { return append(b, eval.New(m).Text(n)...) }
}

func (evaluating) On(n *ir.Node, v *ir.Var) func(m *machine.M, x int32) int32 {
	return func(m *machine.M, x int32) int32 { return eval.New(m).With(v, ir.Val{N: x}).Num(n) }
}

// lowers is what lowers statements: in part, or whole for the reference and in a watched program.
func (b *Builder) lowers() *lower.L {
	if b.Choice.Plain || b.Watched() {
		return b.lowering()
	}
	return b.closing.parts
}

// here is where the statements of the procedure stand.
func (b *Builder) here() lower.Here {
	return lower.Here{Rule: b.rule, Action: b.action, Ref: b.Origin.Ref, Fold: b.folded, Local: b.local}
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

// FromSecret implements code.Host.
func (b *Builder) FromSecret(v *model.Var) bool { return b.origins().FromSecret(v) }

// hold notes that a local of the procedure denotes pieces, if it does.
func (b *Builder) hold(given ...source) {
	for _, s := range given {
		b.Hold(b.Proc, s.slot, s.typ, 0, machine.ToEnd)
	}
}
