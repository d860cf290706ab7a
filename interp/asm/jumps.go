package asm

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Labels, jumps and loops.

// Mark puts a label here.
func (b *Builder) Mark(l *Label) {
	l.PC = int32(len(b.Proc.Code))
	b.unit.labels[b.Proc] = append(b.unit.labels[b.Proc], l)
}

// Here makes a label at the next instruction.
func (b *Builder) Here() *Label {
	l := &Label{}
	b.Mark(l)
	return l
}

// Go jumps to a label from inside an instruction.
func (l *Label) Go(m *machine.M) { m.SetPC(l.PC) }

// Jump emits a jump to a label.
func (b *Builder) Jump(l *Label) {
	b.jumpsTo(int32(len(b.Proc.Code)), l)
	b.Emit(func(m *machine.M) { m.SetPC(l.PC) })
}

// Unless emits a jump to a label if the condition does not hold.
func (b *Builder) Unless(cond machine.Num, l *Label) {
	b.Emit(func(m *machine.M) {
		if cond(m) == 0 {
			m.SetPC(l.PC)
		}
	})
}

// jumpsTo notes that an instruction only jumps to a label.
func (b *Builder) jumpsTo(pc int32, l *Label) {
	if b.unit.jumps[b.Proc] == nil {
		b.unit.jumps[b.Proc] = map[int32]*Label{}
	}
	b.unit.jumps[b.Proc][pc] = l
}

// Blank turns an instruction into one that only goes on to the next.
func (b *Builder) Blank(pc int32) {
	b.Proc.Code[pc].Do = func(*machine.M) {}
	b.jumpsTo(pc, &Label{pc + 1})
}

// Finish is called when all procedures are made: it redirects labels past instructions that only
// jump, and tells where secret choices end.
func (u *Unit) Finish() {
	for _, f := range u.later {
		f()
	}
	for p, labels := range u.labels {
		jumps := u.jumps[p]
		for _, l := range labels {
			for range jumps { // bounded, because jumps may form a cycle
				to := jumps[l.PC]
				if to == nil {
					break
				}
				l.PC = to.PC
			}
		}
	}
}

// Loop makes the body of a loop that `break` may leave.
func (b *Builder) Loop(exit *Label, body func()) {
	b.exits = append(b.exits, exit)
	body()
	b.exits = b.exits[:len(b.exits)-1]
}

// Counted makes the body of a loop whose rounds are counted.
func (b *Builder) Counted(round func(m *machine.M) machine.Count, body func()) {
	b.counts = append(b.counts, round)
	body()
	b.counts = b.counts[:len(b.counts)-1]
}

// Member makes the body of a loop for one member, whose name is live in it.
func (b *Builder) Member(v *model.Var, exit *Label, body func()) {
	from := int32(len(b.Proc.Code))
	b.For(v, func() { b.Loop(exit, body) })
	b.unit.live(b.Proc, v, from, int32(len(b.Proc.Code)))
}

// For makes statements that are asked for one member of a loop: people are told which.
func (b *Builder) For(v *model.Var, body func()) {
	b.each = append(b.each, v)
	body()
	b.each = b.each[:len(b.each)-1]
}

// Break jumps after a loop: so many loops out from the innermost one.
func (b *Builder) Break(out int) { b.Jump(b.exits[len(b.exits)-1-out]) }

// Keep notes that a following instruction keeps a list in its frame, which takes memory until the
// frame is closed.
func (b *Builder) Keep() { b.unit.keeping++ }

// Kept is how many instructions keep a list.
func (b *Builder) Kept() int { return b.unit.keeping }
