package index

import (
	"fmt"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// Sets of places: those that hold a piece of some class.

// maxRuns bounds the runs of sets of places: each move of a piece updates all runs that the piece
// belongs to.
const maxRuns = 200

// occupants is a class of pieces that occupy spaces: those of a kind, perhaps by the values of a
// field.
type occupants struct {
	kind  *model.Kind
	field *model.Field // nil: the pieces are not distinguished
	only  string       // the constant conditions that select pieces; empty: all pieces
	space ir.Window
}

// Run is a run of sets of places, one for each value of a field.
type Run struct {
	Off, First, Values, Words int32
}

// Occupied are the spaces of a window that hold a piece of a kind: one set, or one for each value
// of a field of those pieces. only is a constant set of the pieces that count; nil: all do. It
// returns nil if there are no such sets.
func (s *Sets) Occupied(k *model.Kind, f *model.Field, only *algebra.Node, space ir.Window) *Run {
	if s.plan.Without(plan.Indexes) {
		return nil
	}
	x := s.sets()
	key := occupants{kind: k, field: f, space: space}
	if only != nil {
		key.only = fmt.Sprint(only.W, only.Mask)
	}
	if run := s.runs[key]; run != nil {
		return run
	}
	run := &Run{Values: 1, Words: space.N}
	if f != nil {
		var ok bool
		if run.First, run.Values, ok = domain(f); !ok || f.Type.Maybe && f.Storage != model.Printed || len(f.BySide) > 0 {
			return nil
		}
	}
	if !s.fits(run.Values*run.Words) || len(s.runs) >= maxRuns || s.occupants+int(k.Hi-k.Lo) > maxIndex {
		s.unkept(k.Range, "places of "+k.Plural)
		return nil
	}
	s.occupants += int(k.Hi - k.Lo)
	run.Off = s.room(run.Values * run.Words)
	s.runs[key] = run
	class := int32(len(s.runs))
	for id := k.Lo; id < k.Hi; id++ {
		o := machine.Occupant{Class: class, Off: run.Off, Lo: space.Lo << 6, Hi: (space.Lo + space.N) << 6, Slot: -1, First: run.First, Words: run.Words}
		switch {
		case s.p.Game.Things[id] == nil || only != nil && !ir.Has1(only.Mask, only.W, id):
			continue
		case f == nil:
		case f.Storage == model.Printed || id < f.Of.Lo || id >= f.Of.Hi:
			v := f.Values[id]
			if len(v) != 1 && f.Type.Is(model.Bool) {
				v = []int32{0} // a thing without the field reads as false
			}
			if len(v) != 1 || v[0] < run.First || v[0] >= run.First+run.Values {
				continue
			}
			o.Off += (v[0] - run.First) * run.Words
		default:
			o.Slot = s.p.Ids.Field[f] + id - f.Of.Lo
		}
		p := id - s.p.Ids.PieceLo
		x.Occupants[p] = append(x.Occupants[p], o)
	}
	if f != nil && f.Storage != model.Printed {
		x.Fields[s.number(s.kept[s.p.Ids.Field[f]])].Moves = true
	}
	return run
}

// Settle finds the pieces whose sets of places depend on no field; updating those is cheaper.
func (s *Sets) Settle() {
	x := &s.p.Indexes
	x.Fixed = make([]machine.Fixed, len(x.Occupants))
	kin := map[string]int32{}
	for p, occ := range x.Occupants {
		var offs []int32
		for _, o := range occ {
			if o.Slot >= 0 || o.Lo != occ[0].Lo || o.Hi != occ[0].Hi {
				offs = nil
				break
			}
			offs = append(offs, o.Off)
		}
		if offs != nil {
			sets := fmt.Sprint(occ[0].Lo, occ[0].Hi, offs)
			if kin[sets] == 0 {
				kin[sets] = int32(len(kin)) + 1
			}
			x.Fixed[p] = machine.Fixed{Lo: occ[0].Lo, N: occ[0].Hi - occ[0].Lo, Offs: offs, Kin: kin[sets]}
		}
	}
}
