package code

import "sandtable/interp/machine"

// Labels, jumps and loops.

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

// Go jumps to a label from inside an instruction.
func (l *Label) Go(m *machine.M) { m.SetPC(l.pc) }

// Jump emits a jump to a label.
func (b *Builder) Jump(l *Label) {
	b.jumpsTo(int32(len(b.Proc.Code)), l)
	b.Emit(func(m *machine.M) { m.SetPC(l.pc) })
}

// Unless emits a jump to a label if the condition does not hold.
func (b *Builder) Unless(cond machine.Num, l *Label) {
	b.Emit(func(m *machine.M) {
		if cond(m) == 0 {
			m.SetPC(l.pc)
		}
	})
}

// jumpsTo notes that an instruction only jumps to a label.
func (b *Builder) jumpsTo(pc int32, l *Label) {
	if b.jumps[b.Proc] == nil {
		b.jumps[b.Proc] = map[int32]*Label{}
	}
	b.jumps[b.Proc][pc] = l
}

// blank turns an instruction into one that only goes on to the next.
func (b *Builder) blank(pc int32) {
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
				to := jumps[l.pc]
				if to == nil {
					break
				}
				l.pc = to.pc
			}
		}
	}
}

// loop makes the body of a loop that `break` may leave.
func (b *Builder) loop(exit *Label, body func()) {
	b.exits = append(b.exits, exit)
	body()
	b.exits = b.exits[:len(b.exits)-1]
}

// counted makes the body of a loop whose rounds are counted.
func (b *Builder) counted(round func(m *machine.M) machine.Count, body func()) {
	b.counts = append(b.counts, round)
	body()
	b.counts = b.counts[:len(b.counts)-1]
}

// Keep notes that a following instruction keeps a list in its frame, which takes memory until the
// frame is closed.
func (b *Builder) Keep() { b.keeping++ }
