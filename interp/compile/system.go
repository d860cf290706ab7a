package compile

import (
	"slices"

	"sandtable/interp/code"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Built-in events have system procedures, into which hooks are inlined as into any rule. If no hook
// is bound to an event, a statement acts directly, without a call.

type systemProcs struct {
	move, remove, mark, unmark, flip, reveal, draw *machine.Proc
	advance                                        map[*model.Track]*machine.Proc
	// The set of pieces that is the first parameter of move, remove, flip and reveal.
	group  machine.Slot
	window Window
}

// The parameters of system procedures, as slots.
const (
	// move: the destination; mark, unmark: the host; advance: the number of boxes, or the box
	// itself if slotFlag is set.
	slotTo    = 0
	slotFrom  = 1
	slotFlag  = 2 // move: 1 under, 2 face up, 4 face down; unmark: 1 out of the game
	slotCount = 3 // move: 1 + the point of the surface; 0 for other places
	slotStart = 4
)

// source is something that an event tells, in the frame of its procedure.
type source struct {
	slot machine.Slot
	typ  model.Type
}

// weave makes the calls of all hooks of an event at a moment.
func (b *Builder) weave(e model.Event, mo model.Moment, src []source) {
	var told []lower.Told
	l := b.lowers()
	for _, s := range src {
		told = append(told, lower.Told{X: l.Ref(l.Frame("told", l.Type(s.typ), s.slot)), T: s.typ})
	}
	b.Builder.Do(l.HooksHere(b.here(), e, mo, told))
	b.closing.Drain()
}

func (c *C) hooked(names ...string) bool {
	return slices.ContainsFunc(names, func(name string) bool { return len(c.rules.Bound(lower.On(name))) > 0 })
}

// systemProcs makes the procedures of those built-in events that have hooks.
func (c *C) systemProcs() {
	piece, place := model.SetOf(c.kinds["piece"]), model.OneOf(c.kinds["place"])
	w := WindowOf(piece)
	c.system.window = w
	c.system.group = machine.Slot{W: 0, N: w.N}
	c.system.advance = map[*model.Track]*machine.Proc{}
	group := source{c.system.group, piece}
	to, from := source{machine.Slot{I: slotTo}, place}, source{machine.Slot{I: slotFrom}, place}
	if c.hooked("enter", "leave") {
		p := c.newProc("move")
		c.system.move = p
		c.lay(p, func(p *machine.Proc) { c.moveProc(p, group, to, from) })
	}
	if c.hooked("remove", "leave") {
		p := c.newProc("remove")
		c.system.remove = p
		c.lay(p, func(p *machine.Proc) { c.removeProc(p, group, from) })
	}
	for _, e := range []struct {
		name string
		dst  **machine.Proc
	}{{"flip", &c.system.flip}, {"reveal", &c.system.reveal}} {
		if c.hooked(e.name) {
			p := c.newProc(e.name)
			*e.dst = p
			c.lay(p, func(p *machine.Proc) { c.deedProc(p, e.name, group) })
		}
	}
	host := source{machine.Slot{I: slotTo}, model.Type{Base: model.ThingOf, Kind: &model.Kind{Lo: 0, Hi: 1 << 30}}}
	which := source{machine.Slot{I: slotFrom}, model.TNumber}
	for _, e := range []struct {
		name string
		dst  **machine.Proc
		sign int32
	}{{"mark", &c.system.mark, 1}, {"unmark", &c.system.unmark, -1}} {
		if c.hooked(e.name) {
			p := c.newProc(e.name)
			*e.dst = p
			c.lay(p, func(p *machine.Proc) { c.markProc(p, e.name, e.sign, host, which) })
		}
	}
	if c.hooked("draw") {
		p := c.newProc("draw")
		c.system.draw = p
		c.lay(p, func(p *machine.Proc) {
			b := c.systemBuilder(p)
			after, done := &code.Label{}, &code.Label{}
			b.Emit(func(m *machine.M) {
				if m.Int(slotFlag) != 0 {
					m.SetPC(after.PC())
				}
			})
			b.weave(lower.On("draw"), model.Before, []source{to})
			b.Jump(done)
			b.Mark(after)
			b.weave(lower.On("draw"), model.After, []source{to})
			b.Mark(done)
			b.Return()
		})
	}
	for _, t := range c.Game.Tracks {
		if len(c.rules.Bound(model.Event{Track: t})) > 0 {
			p := c.newProc("advance " + t.Thing.Title)
			c.system.advance[t] = p
			c.lay(p, func(p *machine.Proc) { c.advanceProc(p, t) })
		}
	}
}

// lay queues the compilation of a procedure, which may be repeated.
func (c *C) lay(p *machine.Proc, compile func(p *machine.Proc)) {
	c.todo = append(c.todo, func() { compile(p) })
	c.again[p] = compile
}

func (c *C) systemBuilder(p *machine.Proc) *Builder {
	p.Ints, p.Words = slotStart, c.system.window.N
	return c.builder(p, model.Origin{})
}

// moveProc moves a group to a place, in one batch for each place that its pieces come from. The
// events leave and enter happen once for each batch.
func (c *C) moveProc(p *machine.Proc, group, to, from source) {
	b := c.systemBuilder(p)
	w := c.system.window
	batch := b.TempSet(w.N)
	bs := source{batch, group.typ}
	b.hold(group, bs)
	done := &code.Label{}
	again := b.Here()
	b.Emit(func(m *machine.M) {
		if !nextBatch(m, w, c.system.group, batch) {
			m.SetPC(done.PC())
		}
	})
	b.weave(lower.On("leave"), model.Before, []source{bs, from})
	b.weave(lower.On("enter"), model.Before, []source{bs, to, from})
	b.Emit(func(m *machine.M) {
		stillThere(m, w, batch, m.Int(slotFrom))
		m.LayBatch(m.Bits(batch), w.Lo, m.Int(slotFrom), m.Int(slotTo), m.Int(slotCount)-1, m.Int(slotFlag))
	})
	b.weave(lower.On("leave"), model.After, []source{bs, from})
	b.weave(lower.On("enter"), model.After, []source{bs, to, from})
	b.Jump(again)
	b.Mark(done)
	b.Return()
}

// nextBatch takes from a group the pieces that share a place with its first one, and stores the
// place in slotFrom.
func nextBatch(m *machine.M, w Window, group, batch machine.Slot) bool {
	rest, dst := m.Bits(group), m.Bits(batch)
	clear(dst)
	m.Spend(1 + sizeOf(rest)/rowsAStep)
	from := model.None
	for id := ir.Next(rest, w, model.None); id != model.None; id = ir.Next(rest, w, id) {
		if from == model.None {
			from = m.PlaceOf(id)
		}
		if m.PlaceOf(id) == from {
			setBit(dst, w.Lo, id)
		}
	}
	if from == model.None {
		return false
	}
	for i := range rest {
		rest[i] &^= dst[i]
	}
	m.SetInt(slotFrom, from)
	return true
}

// stillThere removes from a batch the pieces that a before rule has moved away.
func stillThere(m *machine.M, w Window, batch machine.Slot, from int32) {
	bits := m.Bits(batch)
	for id := ir.Next(bits, w, model.None); id != model.None; id = ir.Next(bits, w, id) {
		if m.PlaceOf(id) != from {
			b := id - w.Lo<<6
			bits[b>>6] &^= 1 << (uint(b) & 63)
		}
	}
}

func (c *C) removeProc(p *machine.Proc, group, from source) {
	b := c.systemBuilder(p)
	w, out := c.system.window, c.Game.Out.ID
	batch := b.TempSet(w.N)
	bs := source{batch, group.typ}
	b.hold(group, bs)
	done := &code.Label{}
	again := b.Here()
	b.Emit(func(m *machine.M) {
		if !nextBatch(m, w, c.system.group, batch) {
			m.SetPC(done.PC())
		}
	})
	b.weave(lower.On("leave"), model.Before, []source{bs, from})
	b.weave(lower.On("remove"), model.Before, []source{bs})
	b.Emit(func(m *machine.M) {
		stillThere(m, w, batch, m.Int(slotFrom))
		m.LayBatch(m.Bits(batch), w.Lo, m.Int(slotFrom), out, -1, 0)
	})
	b.weave(lower.On("leave"), model.After, []source{bs, from})
	b.weave(lower.On("remove"), model.After, []source{bs})
	b.Jump(again)
	b.Mark(done)
	b.Return()
}

// deedProc flips or reveals a group.
func (c *C) deedProc(p *machine.Proc, name string, group source) {
	b := c.systemBuilder(p)
	w := c.system.window
	b.hold(group)
	b.weave(lower.On(name), model.Before, []source{group})
	b.Emit(func(m *machine.M) {
		bits := m.Bits(c.system.group)
		m.Spend(sizeOf(bits))
		for id := ir.Next(bits, w, model.None); id != model.None; id = ir.Next(bits, w, id) {
			if name == "flip" {
				m.Flip(id, m.Int(slotTo))
			} else {
				m.Show(id)
			}
		}
	})
	b.weave(lower.On(name), model.After, []source{group})
	b.Return()
}

// markProc lays markers on one host or takes them off.
func (c *C) markProc(p *machine.Proc, name string, sign int32, host, which source) {
	b := c.systemBuilder(p)
	src := []source{host, which}
	b.hold(source{host.slot, model.OneOf(b.kinds["piece"])})
	end := &code.Label{}
	b.weave(lower.On(name), model.Before, src)
	b.Emit(func(m *machine.M) {
		if m.AddMarker(m.Int(slotFrom), m.Int(slotTo), sign*m.Int(slotCount), m.Int(slotFlag)&1 != 0) == 0 {
			m.SetPC(end.PC())
		}
	})
	b.weave(lower.On(name), model.After, src)
	b.Mark(end)
	b.Return()
}

// advanceProc moves a track's marker box by box (slotCount boxes, backward if negative), or
// directly to the box in slotTo if slotFlag is 1.
func (c *C) advanceProc(p *machine.Proc, t *model.Track) {
	b := c.systemBuilder(p)
	track := source{b.TempSlot(), model.OneOf(t.Thing.Kind)}
	box := source{machine.Slot{I: slotTo}, model.OneOf(t.Boxes)}
	src := []source{track, box}
	key := model.Event{Track: t}
	slot, lo, hi := c.P.Ids.Track[t.Thing], int32(0), int32(0)
	if n := len(t.Thing.Boxes); n > 0 {
		lo, hi = t.Thing.Boxes[0].ID, t.Thing.Boxes[n-1].ID
	}
	id := t.Thing.ID
	b.Emit(func(m *machine.M) { m.SetInt(track.slot.I, id) })
	done := &code.Label{}
	again := b.Here()
	b.Emit(func(m *machine.M) {
		at := m.I[slot]
		switch n := m.Int(slotCount); {
		case m.Int(slotFlag) == 1: // directly
		case m.Int(slotFlag) == 2:
			m.SetPC(done.PC())
		case n > 0 && at < hi:
			m.SetInt(slotTo, at+1)
			m.SetInt(slotCount, n-1)
		case n < 0 && at > lo:
			m.SetInt(slotTo, at-1)
			m.SetInt(slotCount, n+1)
		default:
			m.SetPC(done.PC())
		}
	})
	b.weave(key, model.Before, src)
	b.Emit(func(m *machine.M) {
		m.MoveTrack(slot, id, m.Int(slotTo))
		if m.Int(slotFlag) == 1 {
			m.SetInt(slotFlag, 2)
		}
	})
	b.weave(key, model.After, src)
	b.Emit(func(m *machine.M) {
		if m.I[slot] == m.Int(slotTo) { // ends the advance if a rule has moved the marker elsewhere
			m.SetPC(again.PC())
		}
	})
	b.Mark(done)
	b.Return()
}

// all lists the procedures of built-in events.
func (s *systemProcs) all() []*machine.Proc {
	out := []*machine.Proc{s.move, s.remove, s.mark, s.unmark, s.flip, s.reveal, s.draw}
	for _, p := range s.advance {
		out = append(out, p)
	}
	return out
}
