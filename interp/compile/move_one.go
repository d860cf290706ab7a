package compile

import (
	"sandtable/interp/code"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// oneMove is the move of one piece, or its removal.
type oneMove struct {
	what  machine.Num
	slot  machine.Slot // holds the piece
	noted bool         // the slot holds it already
	must  bool         // to have no piece is an error
	typ   model.Type   // of the piece
	to    machine.Num
	dest  *ir.Node    // the destination; nil: it is a point
	where model.Type  // of the destination
	point machine.Num // point of the surface; nil: none
	flags int32
	event string // `enter` or `remove`
}

// Put implements code.Host: the move of a piece that is given a name.
func (b *Builder) Put(name, s *ir.Stmt) { b.moves(name, s) }

// moves makes the move of pieces, or their removal. Most moves in most games move one piece, and need
// no procedure that batches a group by places: hooks are inlined.
func (b *Builder) moves(name, s *ir.Stmt) {
	v := oneMove{typ: s.What.Sure(), must: s.Must, flags: s.Flags, event: s.Event.Name, where: s.Where}
	if s.Spot {
		surface := b.P.Ids.Surface
		v.to, v.point = func(*machine.M) int32 { return surface }, b.Make.Num(s.To)
	} else {
		v.to, v.dest = b.Make.Num(s.To), s.To
	}
	switch {
	case name != nil:
		v.what, v.slot = b.Make.Num(name.X), name.V.In
	case s.X.T.Form != ir.One:
		b.moveAll(s, v.to, v.point)
		return
	default:
		v.what = b.Make.Num(s.X)
		if v.slot, v.noted = code.Named(s.X); !v.noted {
			v.slot = b.TempSlot()
		}
	}
	b.emitMove(v)
}

// maxWoven bounds the hooks that are inlined into the move of one piece. If there are more, all
// moves call one procedure; otherwise a program would grow with hooks times moves.
const maxWoven = 32

func (b *Builder) emitMove(v oneMove) {
	if len(b.rules.Bound(lower.On("leave"), lower.On(v.event))) > maxWoven {
		b.callMove(v)
		return
	}
	place := model.OneOf(b.kinds["place"])
	id, dest, from := source{v.slot, v.typ}, source{typ: place}, source{b.TempSlot(), place}
	there := false
	if v.dest != nil {
		if t := v.where; t.Is(model.ThingOf) && !t.Maybe {
			dest.typ = t
		}
		dest.slot, there = code.Named(v.dest)
	}
	if !there {
		dest.slot = b.TempSlot()
	}
	piece, to, point, flags, must, done := v.what, v.to, v.point, v.flags, v.must, &code.Label{}
	if v.noted {
		piece = nil
	}
	if there {
		to = nil
	}
	what, where, whence, spot := id.slot.I, dest.slot.I, from.slot.I, int32(0)
	if point != nil {
		spot = b.Temp()
	}
	tells := b.tellsWhence(v.event)
	// Determines the destination; not ok: there is no piece.
	aim := func(m *machine.M, x int32) (d int32, ok bool) {
		if x == model.None {
			if must {
				nonePlaced(m)
			}
			m.SetPC(done.PC())
			return d, false
		}
		if d = m.Int(where); to != nil {
			d = to(m)
			m.SetInt(where, d)
		}
		if tells {
			m.SetInt(whence, m.PlaceOf(x))
		}
		if point != nil {
			m.SetInt(spot, point(m))
		}
		return d, true
	}
	begin := func(m *machine.M) (x, d int32, ok bool) {
		if x = m.Int(what); piece != nil {
			x = piece(m)
			m.SetInt(what, x)
		}
		d, ok = aim(m, x)
		return x, d, ok
	}
	put := putting(b.P, point, spot, flags)
	b.hold(id)
	leave, enter := []source{id, from}, []source{id, dest, from}
	if v.event == "remove" {
		enter = []source{id}
	}
	supply, out := b.P.Ids.Supply, b.P.Ids.Out
	switch {
	case len(b.rules.Hooks(lower.On("leave"), model.Before)) > 0 || len(b.rules.Hooks(lower.On(v.event), model.Before)) > 0:
		b.Emit(func(m *machine.M) { begin(m) })
		b.weave(lower.On("leave"), model.Before, leave)
		b.weave(lower.On(v.event), model.Before, enter)
		b.Emit(func(m *machine.M) {
			if m.PlaceOf(m.Int(what)) != m.Int(whence) { // a before rule has moved the piece away
				m.SetPC(done.PC())
				return
			}
			put(m, m.Int(what), m.Int(where))
		})
	// This is begin and put, specialised for most pieces that are placed.
	case piece != nil && to == nil && point == nil && flags == 0 && !tells:
		b.Emit(func(m *machine.M) {
			x, d := piece(m), m.Int(where)
			if m.SetInt(what, x); x == model.None || d == supply || d == out {
				if d, ok := aim(m, x); ok {
					put(m, x, d)
				}
				return
			}
			m.Put(x, d, false)
		})
	default:
		b.Emit(func(m *machine.M) {
			if x, d, ok := begin(m); ok {
				put(m, x, d)
			}
		})
	}
	b.weave(lower.On("leave"), model.After, leave)
	b.weave(lower.On(v.event), model.After, enter)
	b.Mark(done)
}

// callMove emits the move of one piece as a call of the procedure that moves groups.
func (b *Builder) callMove(v oneMove) {
	p, group, lo := b.system.move, b.system.group, b.system.window.Lo
	if v.event == "remove" {
		p = b.system.remove
	}
	b.hold(source{v.slot, v.typ})
	b.Calls(p)
	b.Emit(func(m *machine.M) {
		x := v.what(m)
		if !v.noted {
			m.SetInt(v.slot.I, x)
		}
		if x == model.None {
			if v.must {
				nonePlaced(m)
			}
			return
		}
		m.Invoke(p, func(m *machine.M, l, ws int32) {
			setBit(m.B[ws+group.W:ws+group.W+group.N], lo, x)
			to, point := v.to(m), int32(-1)
			if v.point != nil {
				point = v.point(m)
			}
			m.L[l+slotTo], m.L[l+slotFlag], m.L[l+slotCount] = to, v.flags, point+1
		})
	})
}

// nonePlaced fails because there is no piece to place.
func nonePlaced(m *machine.M) { m.Fail("run/place", "nothing is left to put") }

// putting returns how a piece is laid at its destination.
func putting(p *machine.Program, point machine.Num, spot, flags int32) func(m *machine.M, x, d int32) {
	switch {
	case point != nil:
		return func(m *machine.M, x, d int32) { m.Lay(x, d, m.Int(spot), flags) }
	case flags != 0:
		return func(m *machine.M, x, d int32) { m.Lay(x, d, -1, flags) }
	}
	supply, out := p.Ids.Supply, p.Ids.Out
	return func(m *machine.M, x, d int32) {
		if d == supply || d == out {
			m.Shed(x, d == supply)
		}
		m.Put(x, d, false)
	}
}

// tellsWhence reports whether a hook on the move of a piece reads where the piece comes from.
func (b *Builder) tellsWhence(event string) bool {
	asks := func(key string, i int) bool {
		for _, h := range b.rules.Bound(lower.On(key)) {
			if h.Binding.Moment == model.Before || i < len(h.Binding.Args) && (h.Binding.Args[i].Var != nil || h.Binding.Args[i].Const != nil) {
				return true
			}
		}
		return false
	}
	return asks("leave", 1) || asks(event, 2)
}
