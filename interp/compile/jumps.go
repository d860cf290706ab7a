package compile

import "sandtable/interp/machine"

// jumpsTo notes that an instruction only jumps to a label.
func (b *Builder) jumpsTo(pc int32, l *Label) {
	if b.jumps[b.Proc] == nil {
		b.jumps[b.Proc] = map[int32]*Label{}
	}
	b.jumps[b.Proc][pc] = l
}

// Blank turns an instruction into one that only goes on to the next.
func (b *Builder) Blank(pc int32) {
	b.Proc.Code[pc].Do = func(*machine.M) {}
	b.jumpsTo(pc, &Label{pc + 1})
}

// Replace replaces what an instruction does.
func (b *Builder) Replace(pc int32, f func(m *machine.M)) { b.Proc.Code[pc].Do = f }

// shorten redirects labels past instructions that only jump.
func (c *C) shorten() {
	for p, labels := range c.labels {
		jumps := c.jumps[p]
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

// Keep notes that a following instruction keeps a list in its frame, which takes memory until the
// frame is closed.
func (b *Builder) Keep() { b.keeping++ }

// Kept returns how many instructions so far keep a list.
func (b *Builder) Kept() int { return b.keeping }
