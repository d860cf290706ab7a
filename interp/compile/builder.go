package compile

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/origin"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Builder compiles the statements of one procedure into instructions.
type Builder struct {
	*C
	Proc   *machine.Proc
	rule   *model.Rule
	action *model.Action
	stmt   *model.Stmt
	work   int32          // steps of its expressions, beyond one
	leave  *Label         // the target of `give`: the after rules, then the end
	Result machine.Slot   // of a rule with a result
	hidden []machine.Slot // in a replacing rule: the arguments of the replaced rule
	host   *proc          // in a replacing rule: the replaced rule
	entry  int            // in a replacing rule: the entry of `proceed`
	loops  []loop
	// Entries of the stack map that end with the current block.
	bound  []int
	each   []*model.Var                       // members of the enclosing loops
	counts []func(m *machine.M) machine.Count // rounds of the enclosing loops
	secret bool                               // decisions are secret
	origin model.Origin
	within []string // the rules that are inlined around this one, innermost first
}

type loop struct {
	label string
	exit  *Label
}

// Label is a target of jumps.
type Label struct{ pc int32 }

// Emit adds an instruction for the current statement.
func (b *Builder) Emit(f func(m *machine.M)) {
	b.Proc.Code = append(b.Proc.Code, machine.Instr{Do: f, At: b.place(), Work: b.work + 1})
}

// Ask adds an instruction that asks.
func (b *Builder) Ask(a *machine.Ask) {
	at := b.place()
	if a.At.Filename == "" {
		a.At = at.Range
		if a.Ref == "" {
			a.Ref = at.Ref
		}
	}
	a.About = b.about()
	a.Counts = append(slices.Clone(b.counts), a.Counts...)
	b.asks(a.Plain)
	b.Proc.Code = append(b.Proc.Code, machine.Instr{Ask: a, At: at, Work: b.work + 1})
}

// Return adds the end of the procedure.
func (b *Builder) Return() { b.Proc.Code = append(b.Proc.Code, machine.Instr{At: b.place(), Work: 1}) }

// about lists the parameters of the rule and the members of the enclosing loops that people are
// shown.
func (b *Builder) about() (out []machine.About) {
	vars := b.each
	if b.rule != nil {
		vars = append(b.rule.Params[:len(b.rule.Params):len(b.rule.Params)], b.each...)
	}
	for _, v := range vars {
		if t := v.Type; origin.Shown(t) {
			out = append(out, machine.About{Name: v.Name, Type: t, At: b.Slot(v).I, Secret: b.origins().FromSecret(v)})
		}
	}
	return out
}

// Counted compiles the body of a loop whose rounds are counted.
func (b *Builder) Counted(round func(m *machine.M) machine.Count, body func()) {
	b.counts = append(b.counts, round)
	body()
	b.counts = b.counts[:len(b.counts)-1]
}

// Member compiles the body of a loop for one member.
func (b *Builder) Member(v *model.Var, body func()) {
	b.each = append(b.each, v)
	from := int32(len(b.Proc.Code))
	body()
	b.live(b.Proc, v, from, int32(len(b.Proc.Code)))
	b.each = b.each[:len(b.each)-1]
}

func (b *Builder) place() *machine.Place {
	p := &machine.Place{Ref: b.origin.Ref, Range: b.origin.Range, Title: b.Proc.Name, In: b.within}
	if b.stmt != nil {
		p.Range, p.Word = b.stmt.Range, b.stmt.Word
	}
	return p
}

// Mark puts a label here.
func (b *Builder) Mark(l *Label) {
	l.pc = int32(len(b.Proc.Code))
	b.labels[b.Proc] = append(b.labels[b.Proc], l)
}

// Here makes a label at the next instruction.
func (b *Builder) Here() *Label {
	l := &Label{}
	b.Mark(l)
	return l
}

// PC returns the instruction of the label.
func (l *Label) PC() int32 { return l.pc }

// Jump emits a jump to a label.
func (b *Builder) Jump(l *Label) {
	b.jumpsTo(int32(len(b.Proc.Code)), l)
	b.Emit(func(m *machine.M) { m.SetPC(l.pc) })
}

// Go jumps to a label from inside an instruction.
func (l *Label) Go(m *machine.M) { m.SetPC(l.pc) }

// Unless emits a jump to a label if the condition does not hold.
func (b *Builder) Unless(cond machine.Num, l *Label) {
	b.Emit(func(m *machine.M) {
		if cond(m) == 0 {
			m.SetPC(l.pc)
		}
	})
}

// Temp allocates a local.
func (b *Builder) Temp() int32 {
	b.Proc.Ints++
	return b.Proc.Ints - 1
}

// TempSet allocates a set-valued local.
func (b *Builder) TempSet(w Window) machine.Slot {
	s := machine.Slot{W: b.Proc.Words, N: w.N}
	b.Proc.Words += w.N
	return s
}

// Body compiles statements in order.
func (b *Builder) Body(ss []*model.Stmt) {
	b.block(func() {
		for ; len(ss) > 0; ss = ss[1:] {
			ss = b.folded(ss)
			b.Stmt(ss[0])
		}
	})
}

// Stmt compiles one statement.
func (b *Builder) Stmt(s *model.Stmt) {
	old, work := b.stmt, b.work
	b.stmt, b.work = s, b.workOfStmt(s)-1
	f := b.words.Effects[s.Word]
	if f == nil {
		panic("compile: no effect " + s.Word)
	}
	first, at := len(b.asking[b.Proc]), int32(len(b.Proc.Code))
	f(b, s)
	if !inRow(s) {
		b.round(first)
	}
	b.holdBound(s.Bind)
	b.names(s, at)
	b.stmt, b.work = old, work
}

// Store writes a value of any form to a local.
func (b *Builder) Store(v *model.Var, e model.Expr) { b.Emit(b.storer(v, e)) }

// storer is Store as a function for an instruction.
func (b *Builder) storer(v *model.Var, e model.Expr) func(m *machine.M) {
	return b.storeIn(b.Slot(v), v.Type, e)
}

// storeIn writes a value of a type to a slot.
func (b *Builder) storeIn(slot machine.Slot, t model.Type, e model.Expr) func(m *machine.M) {
	switch t.Form {
	case model.Set:
		f := b.Set(e, WindowOf(t))
		return func(m *machine.M) { m.Write(m.BBase()+slot.W, slot.N, f) }
	case model.List:
		f := b.List(e)
		b.Keep()
		return func(m *machine.M) { m.KeepList(slot, f(m)) }
	}
	f := b.Num(e)
	return func(m *machine.M) { m.SetInt(slot.I, f(m)) }
}

// Loop opens a loop that `break` may leave.
func (b *Builder) Loop(label string, exit *Label, body func()) {
	b.loops = append(b.loops, loop{label, exit})
	body()
	b.loops = b.loops[:len(b.loops)-1]
}

// Secretly compiles a decision that only its player may see.
func (b *Builder) Secretly(body func()) {
	b.secret = true
	body()
	b.secret = false
}

// Secret reports whether the current choice is secret.
func (b *Builder) Secret() bool { return b.secret }

// Break leaves the enclosing loop of a label, or the innermost one if there is none.
func (b *Builder) Break(label string) {
	for i := len(b.loops) - 1; i >= 0; i-- {
		if label == "" || english.Slug(b.loops[i].label) == english.Slug(label) {
			b.Jump(b.loops[i].exit)
			return
		}
	}
}

// Leave ends the procedure: after rules, then return.
func (b *Builder) Leave() { b.Jump(b.leave) }

// Optional compiles an expression that may be missing.
func (b *Builder) Optional(e model.Expr) machine.Num {
	if e == nil {
		return nil
	}
	return b.Num(e)
}

// Args compiles arguments for a procedure's parameters.
func (b *Builder) Args(params []*model.Var, args []model.Expr) Fill { return b.args(params, args) }

// fetch copies the result of a procedure into a local of the caller, right after the return.
func (b *Builder) fetch(from machine.Slot, t model.Type, to machine.Slot) {
	switch t.Form {
	case model.Set:
		b.Emit(func(m *machine.M) {
			_, w := m.Above()
			copy(m.Bits(to), m.B[w+from.W:w+from.W+from.N])
		})
	case model.List:
		b.Keep()
		b.Emit(func(m *machine.M) {
			l, _ := m.Above()
			off, n := m.L[l+from.I], m.L[l+from.I+1]
			if int(off+n) <= cap(m.H) {
				m.KeepList(to, m.H[:off+n][off:])
			}
		})
	default:
		b.Emit(func(m *machine.M) {
			l, _ := m.Above()
			m.SetInt(to.I, m.L[l+from.I])
		})
	}
}

// RecordNumber returns the number of a record statement. Each has a record of its own.
func (b *Builder) RecordNumber() int32 {
	if b.P.Records[b.stmt] == 0 {
		b.P.Records[b.stmt] = int32(len(b.P.Records)) + 1
	}
	return b.P.Records[b.stmt]
}

// CallRule calls a rule with arguments and stores its result.
func (b *Builder) CallRule(r *model.Rule, args []model.Expr, bind *model.Var) {
	p := b.C.Rule(r)
	fill := b.args(r.Params, args)
	b.calls(p.Proc)
	b.Emit(func(m *machine.M) { m.Invoke(p.Proc, fill) })
	if bind != nil && r.Returns.Base != model.Invalid {
		b.fetch(p.result, r.Returns, b.Slot(bind))
	}
}
