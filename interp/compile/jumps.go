package compile

import "sandtable/interp/machine"

// jumpsTo notes that an instruction does nothing but go to a label.
func (b *Builder) jumpsTo(pc int32, l *Label) {
	if b.jumps[b.Proc] == nil {
		b.jumps[b.Proc] = map[int32]*Label{}
	}
	b.jumps[b.Proc][pc] = l
}

// Blank makes an instruction that has nothing to do, after all, one that only leads on to the next.
func (b *Builder) Blank(pc int32) {
	b.Proc.Code[pc].Do = func(*machine.M) {}
	b.jumpsTo(pc, &Label{pc + 1})
}

// Replace makes an instruction another one.
func (b *Builder) Replace(pc int32, f func(m *machine.M)) { b.Proc.Code[pc].Do = f }

// shorten leads labels past instructions that only lead on.
func (c *C) shorten() {
	for p, labels := range c.labels {
		jumps := c.jumps[p]
		for _, l := range labels {
			for range jumps { // no further: jumps may go round
				to := jumps[l.pc]
				if to == nil {
					break
				}
				l.pc = to.pc
			}
		}
	}
}

// Keep notes that an instruction to come keeps a list in its frame, where it takes room until the
// frame is left.
func (b *Builder) Keep() { b.keeping++ }

// Kept counts the instructions so far that do.
func (b *Builder) Kept() int { return b.keeping }
