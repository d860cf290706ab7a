package compile

import (
	"fmt"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// Index sets are registered when a query first uses them: see machine.Indexes. Each is initialised
// from the blank state.

// indexes numbers the registered index sets.
type indexes struct {
	fields map[*model.Field]int32  // 1 + the number of a state field in Indexes.Fields
	marks  map[*model.Marker]int32 // the same of a marker
	occ    map[occKey]*occRun

	occupants int  // the number of entries for pieces in all runs
	full      bool // the room is used up, and the plan says so
}

// occKey names a class of pieces that occupy spaces: those of a kind, perhaps by the values of a
// field.
type occKey struct {
	kind  *model.Kind
	field *model.Field // nil: the pieces are not distinguished
	only  string       // the constant conditions that select pieces; empty: all pieces
	space Window
}

// occRun is a run of sets of places, one for each value of a field.
type occRun struct {
	off, first, values, words int32
}

func (c *C) indexing() *machine.Indexes {
	x := &c.P.Indexes
	if x.On {
		return x
	}
	ids := &c.P.Ids
	space := c.kinds["space"]
	*x = machine.Indexes{On: true, Map: -1, Supply: -1, SpaceLo: space.Lo, SpaceHi: space.Hi,
		Occupants: make([][]machine.Occupant, ids.PieceHi-ids.PieceLo), Slots: make([]int32, len(c.P.Blank.I))}
	c.index = indexes{fields: map[*model.Field]int32{}, marks: map[*model.Marker]int32{}, occ: map[occKey]*occRun{}}
	return x
}

// maxRuns bounds the runs of sets of places: each move of a piece updates all runs that the piece
// belongs to.
const maxRuns = 200

// maxIndex bounds the words of all index sets, which are part of every saved or copied position.
const maxIndex = 1 << 19

// full reports whether there is no room for n more words.
func (c *C) full(n int32) bool { return len(c.P.Blank.X)+int(n) > maxIndex }

// unindexed notes what has no index sets for want of room. Which are made and which are not goes by
// the order in which their queries are compiled.
func (c *C) unindexed(at hcl.Range, what string) {
	if !c.index.full {
		c.index.full = true
		c.Undone(at, "sets of "+what, "the room for index sets is used up: these and all after them are not kept, but found when they are asked for")
	}
}

// room reserves n words of X.
func (c *C) room(n int32) int32 {
	x := &c.P.Blank.X
	off := int32(len(*x))
	*x = append(*x, make([]uint64, n)...)
	return off
}

// onMap returns the index of the pieces that lie on spaces: the word of X at which a window of
// pieces begins.
func (c *C) onMap(w Window) int32 {
	x, ids := c.indexing(), &c.P.Ids
	if x.Map < 0 {
		x.Map = c.room(ids.PieceWords)
	}
	return x.Map + w.Lo - ids.PieceWord
}

// inSupply is onMap for the pieces in the supply.
func (c *C) inSupply(w Window) int32 {
	x, ids := c.indexing(), &c.P.Ids
	if x.Supply < 0 {
		x.Supply = c.room(ids.PieceWords)
		for id := ids.PieceLo; id < ids.PieceHi; id++ {
			if c.Game.Things[id] != nil {
				p := id - ids.PieceLo
				c.P.Blank.X[x.Supply+p>>6] |= 1 << (uint(p) & 63)
			}
		}
	}
	return x.Supply + w.Lo - ids.PieceWord
}

// domain returns the range of values of a type that an index can distinguish: the first and their
// number. It returns false if there are none or too many.
func domain(t model.Type) (first, n int32, ok bool) {
	if t.Form != model.One {
		return 0, 0, false
	}
	switch t.Base {
	case model.Bool:
		first, n = 0, 2
	case model.EnumOf:
		first, n = 0, int32(len(t.Enum.Names))
	case model.ThingOf:
		first, n = t.Kind.Lo, t.Kind.Hi-t.Kind.Lo
	}
	return first, n, n > 0 && n <= 64
}

// sideDomain is domain for a state field, or for the field that says which side is up.
func sideDomain(f *model.Field) (first, n int32, ok bool) {
	if f.Of != nil && f.Of.SideField == f {
		return 0, int32(len(f.Of.Sides)), true
	}
	return domain(f.Type)
}

// fieldIndex registers the index sets of a state field: for each of its values, the things that
// have it.
func (c *C) fieldIndex(f *model.Field) (machine.FieldIndex, bool) {
	first, n, ok := sideDomain(f)
	if !ok || f.Storage != model.State || c.Without(plan.Indexes) {
		return machine.FieldIndex{}, false
	}
	x, w := c.indexing(), WindowOf(model.SetOf(f.Of))
	i := c.fieldNumber(f)
	fi := &x.Fields[i]
	if fi.Off < 0 && c.full(n*w.N) {
		c.unindexed(f.Range, "pieces and things by the field "+f.Name)
		return machine.FieldIndex{}, false
	}
	if fi.Off < 0 {
		fi.Off, fi.First, fi.Values, fi.Words, fi.Lo = c.room(n*w.N), first, n, w.N, w.Lo<<6
		c.fillIndex(f, fi, w)
	}
	return *fi, true
}

// thresholdIndex registers an index set of the things whose state field is at least a number. A
// field has one such set, for the first number that a query uses.
func (c *C) thresholdIndex(f *model.Field, least int32) (machine.FieldIndex, bool) {
	if c.Without(plan.Indexes) {
		return machine.FieldIndex{}, false
	}
	x, w := c.indexing(), WindowOf(model.SetOf(f.Of))
	fi := &x.Fields[c.fieldNumber(f)]
	if fi.Off < 0 && c.full(w.N) {
		c.unindexed(f.Range, "things by the least of the field "+f.Name)
		return machine.FieldIndex{}, false
	}
	if fi.Off < 0 {
		fi.Off, fi.First, fi.Values, fi.Words, fi.Lo, fi.Open = c.room(w.N), least, 1, w.N, w.Lo<<6, true
		c.fillIndex(f, fi, w)
	}
	return *fi, fi.Open && fi.First == least
}

// fillIndex initialises a field's sets from the blank state.
func (c *C) fillIndex(f *model.Field, fi *machine.FieldIndex, w Window) {
	for id := f.Of.Lo; id < f.Of.Hi; id++ {
		if v := fi.Value(c.P.Blank.I[c.P.Ids.Field[f]+id-f.Of.Lo]); v >= 0 && c.Game.Things[id] != nil {
			algebra.SetBit(c.P.Blank.X[fi.Off+v*w.N:fi.Off+(v+1)*w.N], w.Lo, id)
		}
	}
}

// fieldNumber returns the index of a field in Indexes.Fields. From then on writes to its slots
// update the sets.
func (c *C) fieldNumber(f *model.Field) int32 {
	x := c.indexing()
	if c.index.fields[f] == 0 {
		x.Fields = append(x.Fields, machine.FieldIndex{Off: -1})
		c.index.fields[f] = int32(len(x.Fields))
		for id := f.Of.Lo; id < f.Of.Hi; id++ {
			x.Slots[c.P.Ids.Field[f]+id-f.Of.Lo] = int32(len(x.Fields))
		}
	}
	return c.index.fields[f] - 1
}

// occupied registers the spaces of a window that hold a piece of a kind: one set, or one for each
// value of a field of those pieces. only is a constant set of the pieces that count; nil: all do.
func (c *C) occupied(k *model.Kind, f *model.Field, only *algebra.Node, space Window) (*occRun, bool) {
	if c.Without(plan.Indexes) {
		return nil, false
	}
	x := c.indexing()
	key := occKey{kind: k, field: f, space: space}
	if only != nil {
		key.only = fmt.Sprint(only.W, only.Mask)
	}
	if run := c.index.occ[key]; run != nil {
		return run, true
	}
	run := &occRun{values: 1, words: space.N}
	if f != nil {
		var ok bool
		if run.first, run.values, ok = sideDomain(f); !ok || f.Type.Maybe && f.Storage != model.Printed || len(f.BySide) > 0 {
			return nil, false
		}
	}
	if c.full(run.values*run.words) || len(c.index.occ) >= maxRuns || c.index.occupants+int(k.Hi-k.Lo) > maxIndex {
		c.unindexed(k.Range, "places of "+k.Plural)
		return nil, false
	}
	c.index.occupants += int(k.Hi - k.Lo)
	run.off = c.room(run.values * run.words)
	c.index.occ[key] = run
	class := int32(len(c.index.occ))
	for id := k.Lo; id < k.Hi; id++ {
		o := machine.Occupant{Class: class, Off: run.off, Lo: space.Lo << 6, Hi: (space.Lo + space.N) << 6, Slot: -1, First: run.first, Words: run.words}
		switch {
		case c.Game.Things[id] == nil || only != nil && !ir.Has1(only.Mask, only.W, id):
			continue
		case f == nil:
		case f.Storage == model.Printed || id < f.Of.Lo || id >= f.Of.Hi:
			v := f.Values[id]
			if len(v) != 1 && f.Type.Is(model.Bool) {
				v = []int32{0} // a thing without the field reads as false
			}
			if len(v) != 1 || v[0] < run.first || v[0] >= run.first+run.values {
				continue
			}
			o.Off += (v[0] - run.first) * run.words
		default:
			o.Slot = c.P.Ids.Field[f] + id - f.Of.Lo
		}
		p := id - c.P.Ids.PieceLo
		x.Occupants[p] = append(x.Occupants[p], o)
	}
	if f != nil && f.Storage != model.Printed {
		x.Fields[c.fieldNumber(f)].Moves = true
	}
	return run, true
}

// fixedIndexes finds the pieces whose sets of places depend on no field; updating those is cheaper.
func (c *C) fixedIndexes() {
	x := &c.P.Indexes
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

// markIndex registers the index set of the things that carry a marker.
func (c *C) markIndex(mk *model.Marker) machine.FieldIndex {
	x, w := c.indexing(), WindowOf(model.SetOf(mk.On))
	if c.index.marks[mk] == 0 {
		x.Fields = append(x.Fields, machine.FieldIndex{Off: c.room(w.N), First: 1, Values: 1, Words: w.N, Lo: w.Lo << 6, Open: true})
		c.index.marks[mk] = int32(len(x.Fields))
		slot := c.P.Ids.Marker[mk.Index]
		for id := mk.On.Lo; id < mk.On.Hi; id++ {
			x.Slots[slot+id-mk.On.Lo] = int32(len(x.Fields))
		}
	}
	return x.Fields[c.index.marks[mk]-1]
}
