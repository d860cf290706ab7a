// Package index chooses the index sets of a program: sets of things that the machine keeps up to
// date because some query reads them (machine.Indexes). Each is registered when a query first asks
// for it, and begins as the blank state says.
package index

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// maxIndex bounds the words of all index sets, which are part of every saved or copied position.
const maxIndex = 1 << 19

// Sets are the index sets of one program.
type Sets struct {
	p    *machine.Program
	plan *plan.Plan

	kept      map[int32]kept  // by first slot: the fields of state and the markers
	numbers   map[int32]int32 // by first slot: 1 + the number in Indexes.Fields
	runs      map[occupants]*Run
	occupants int  // the number of entries for pieces in all runs
	full      bool // the room is used up, and the plan says so
}

// kept is a field of state, or a marker: each thing of a kind has a slot for it.
type kept struct {
	of    *model.Kind
	first int32
	field *model.Field // nil: it is a marker
	name  string
	at    hcl.Range
}

// New returns the index sets of a program whose state is laid out.
func New(p *machine.Program, plan *plan.Plan) *Sets {
	s := &Sets{p: p, plan: plan, kept: map[int32]kept{}, numbers: map[int32]int32{}, runs: map[occupants]*Run{}}
	for f, slot := range p.Ids.Field {
		if f.Of.Hi > f.Of.Lo {
			s.kept[slot] = kept{f.Of, slot, f, "field " + f.Name, f.Range}
		}
	}
	for _, mk := range p.Game.Markers {
		if slot := p.Ids.Marker[mk.Index]; mk.On.Hi > mk.On.Lo {
			s.kept[slot] = kept{mk.On, slot, nil, "marker " + mk.Name, mk.Range}
		}
	}
	return s
}

// at is what is kept in some slots; false: it is something else.
func (s *Sets) at(x *ir.Res) (kept, bool) {
	k, ok := s.kept[x.Slot+x.Of.Lo]
	return k, ok && x.Kind == ir.Field
}

// Field is the field of state that is kept in some slots; nil: they are something else's.
func (s *Sets) Field(x *ir.Res) *model.Field {
	k, _ := s.at(x)
	return k.field
}

// sets are the index sets of the machine.
func (s *Sets) sets() *machine.Indexes {
	x := &s.p.Indexes
	if !x.On {
		ids := &s.p.Ids
		*x = machine.Indexes{On: true, Map: -1, Supply: -1, Occupants: make([][]machine.Occupant, ids.PieceHi-ids.PieceLo), Slots: make([]int32, len(s.p.Blank.I))}
		space := s.p.Game.Kind(model.KindSpace)
		x.SpaceLo, x.SpaceHi = space.Lo, space.Hi
	}
	return x
}

// fits reports whether there is room for n more words.
func (s *Sets) fits(n int32) bool { return len(s.p.Blank.X)+int(n) <= maxIndex }

// unkept notes what has no index sets for want of room. Which are made and which are not goes by
// the order in which their queries are compiled.
func (s *Sets) unkept(at hcl.Range, what string) {
	if !s.full {
		s.full = true
		s.plan.Undone(at, "sets of "+what, "the room for index sets is used up: these and all after them are not kept, but found when they are asked for")
	}
}

// room reserves n words of X.
func (s *Sets) room(n int32) int32 {
	x := &s.p.Blank.X
	off := int32(len(*x))
	*x = append(*x, make([]uint64, n)...)
	return off
}

// OnMap is the pieces of a window that lie on spaces.
func (s *Sets) OnMap(w ir.Window) *algebra.Node {
	x := s.sets()
	if x.Map < 0 {
		x.Map = s.room(s.p.Ids.PieceWords)
	}
	return s.node(x.Map+w.Lo-s.p.Ids.PieceWord, w)
}

// InSupply is the pieces of a window in the supply.
func (s *Sets) InSupply(w ir.Window) *algebra.Node {
	x, ids := s.sets(), &s.p.Ids
	if x.Supply < 0 {
		x.Supply = s.room(ids.PieceWords)
		for id := ids.PieceLo; id < ids.PieceHi; id++ {
			if s.p.Game.Things[id] != nil {
				p := id - ids.PieceLo
				s.p.Blank.X[x.Supply+p>>6] |= 1 << (uint(p) & 63)
			}
		}
	}
	return s.node(x.Supply+w.Lo-ids.PieceWord, w)
}

// node reads a window of X.
func (s *Sets) node(off int32, w ir.Window) *algebra.Node {
	return &algebra.Node{Op: algebra.OpIndex, W: w, Off: off, Total: true, Mask: s.There(w)}
}

// There is all things of a window.
func (s *Sets) There(w ir.Window) []uint64 {
	out := make([]uint64, w.N)
	for id := w.Lo << 6; id < (w.Lo+w.N)<<6 && int(id) < len(s.p.Game.Things); id++ {
		if s.p.Game.Things[id] != nil {
			algebra.SetBit(out, w.Lo, id)
		}
	}
	return out
}

// domain is the values of a field that index sets can tell apart: the first and their number. It
// returns false if there are none or too many.
func domain(f *model.Field) (first, n int32, ok bool) {
	if f.Of != nil && f.Of.SideField == f {
		return 0, int32(len(f.Of.Sides)), true
	}
	switch t := f.Type; {
	case t.Form != model.One:
	case t.Base == model.Bool:
		n = 2
	case t.Base == model.EnumOf:
		n = int32(len(t.Enum.Names))
	case t.Base == model.ThingOf:
		first, n = t.Kind.Lo, t.Kind.Hi-t.Kind.Lo
	}
	return first, n, n > 0 && n <= 64
}

// Values are the sets of the things that have each value of a field of state.
func (s *Sets) Values(f *model.Field) (machine.FieldIndex, bool) {
	first, n, ok := domain(f)
	if !ok || f.Storage != model.State {
		return machine.FieldIndex{}, false
	}
	return s.register(s.kept[s.p.Ids.Field[f]], first, n, false)
}

// Having is the things of which a field of state has a value, in a window; nil: there is no such
// set.
func (s *Sets) Having(f *model.Field, v int32, w ir.Window) *algebra.Node {
	x, ok := s.Values(f)
	if !ok {
		return nil
	}
	i := x.Value(v)
	if i < 0 {
		return algebra.Constant(w, make([]uint64, w.N))
	}
	return s.fit(x, lower.WindowOf(model.SetOf(f.Of)), w, i)
}

// AtLeast is the things of which a number is at least so many, or which carry so many of a marker;
// nil: there is no such set. There is one for each field, for the first number that a query asks
// about, and one for the things that carry a marker.
func (s *Sets) AtLeast(x *ir.Res, least int32, w ir.Window) *algebra.Node {
	k, ok := s.at(x)
	switch {
	case !ok:
		return nil
	case k.field == nil && least != 1:
		return nil
	case k.field != nil && (!k.field.Type.Is(model.Number) || k.field.Type.Maybe):
		return nil
	}
	fi, ok := s.register(k, least, 1, true)
	if !ok {
		return nil
	}
	return s.fit(fi, lower.WindowOf(model.SetOf(k.of)), w, 0)
}

// register makes sets of the things of a kind by n values of what is kept of them, open: by values
// of at least the first. It returns false if there is no room, or if there are others.
func (s *Sets) register(k kept, first, n int32, open bool) (machine.FieldIndex, bool) {
	if s.plan.Without(plan.Indexes) {
		return machine.FieldIndex{}, false
	}
	x, w := s.sets(), lower.WindowOf(model.SetOf(k.of))
	fi := &x.Fields[s.number(k)]
	if fi.Off < 0 {
		if !s.fits(n * w.N) {
			s.unkept(k.at, "things by the "+k.name)
			return machine.FieldIndex{}, false
		}
		fi.Off, fi.First, fi.Values, fi.Words, fi.Lo, fi.Open = s.room(n*w.N), first, n, w.N, w.Lo<<6, open
		for id := k.of.Lo; id < k.of.Hi; id++ {
			if v := fi.Value(s.p.Blank.I[k.first+id-k.of.Lo]); v >= 0 && s.p.Game.Things[id] != nil {
				algebra.SetBit(s.p.Blank.X[fi.Off+v*w.N:fi.Off+(v+1)*w.N], w.Lo, id)
			}
		}
	}
	return *fi, fi.First == first && fi.Open == open
}

// number is the index of what is kept in Indexes.Fields. From then on writes to its slots update
// the sets.
func (s *Sets) number(k kept) int32 {
	x := s.sets()
	if s.numbers[k.first] == 0 {
		x.Fields = append(x.Fields, machine.FieldIndex{Off: -1})
		s.numbers[k.first] = int32(len(x.Fields))
		for i := range k.of.Hi - k.of.Lo {
			x.Slots[k.first+i] = int32(len(x.Fields))
		}
	}
	return s.numbers[k.first] - 1
}

// fit reads one set of a run, in another window.
func (s *Sets) fit(x machine.FieldIndex, own, w ir.Window, i int32) *algebra.Node {
	n := s.node(x.Off+i*x.Words, own)
	switch {
	case own == w:
		return n
	case w.Lo >= own.Lo && w.Lo+w.N <= own.Lo+own.N:
		return s.node(n.Off+w.Lo-own.Lo, w)
	}
	return &algebra.Node{Op: algebra.OpFit, W: w, Xs: []*algebra.Node{n}, Total: true}
}
