package bot

import (
	"math/bits"

	"sandtable/interp/machine"
)

// tree is what has been seen after one option: a table of what was chosen, after which choices. A
// way is known by a hash of its choices, each by what it means to the player who searches. So
// nothing in the table points to anything, and a choice that is legal in some worlds only has its
// place.
type tree struct {
	table []branch // its length is a power of two
	used  int
	most  int    // how many branches it may hold
	root  branch // where all ways begin, or one that is forgotten goes on
}

// branch is one choice on a way.
type branch struct {
	way     uint64 // 0: the place is free
	n       int32  // how often it was taken
	offered int32  // how often a known choice was taken at its decision since it was new, less what passed was then
	passed  int32  // how often a new choice was tried at the decision that it leads to
	sum     value  // of what came of it, for whoever took it
}

// leastTable is the length of a table at first.
const leastTable = 1 << 6

// reset empties the tree.
func (t *tree) reset(most int) {
	t.most, t.root = most, branch{}
	switch {
	case t.table == nil:
		t.table = make([]branch, leastTable)
	case t.used > 0:
		clear(t.table)
		t.used = 0
	}
}

// find returns the branch of a way; nil if the way is new.
func (t *tree) find(way uint64) *branch {
	if b := t.place(way); b.way != 0 {
		return b
	}
	return nil
}

// node returns the branch that a way goes on from.
func (t *tree) node(way uint64) *branch {
	if b := t.find(way); b != nil {
		return b
	}
	return &t.root
}

// place returns where a way stands in the table, or would stand.
func (t *tree) place(way uint64) *branch {
	mask := uint64(len(t.table) - 1)
	for i := way & mask; ; i = (i + 1) & mask {
		if b := &t.table[i]; b.way == way || b.way == 0 {
			return b
		}
	}
}

// add notes what came of a choice. Where the tree is full, a new way is forgotten.
func (t *tree) add(c taken, v value) {
	b := t.place(c.way)
	if b.way == 0 {
		if t.used >= t.most {
			return
		}
		if 2*t.used >= len(t.table) {
			t.grow()
			b = t.place(c.way)
		}
		t.used++
		b.way, b.offered = c.way, -c.passed
	}
	b.n++
	b.sum.add(v)
}

func (t *tree) grow() {
	old := t.table
	t.table = make([]branch, 2*len(old))
	for i := range old {
		if old[i].way != 0 {
			*t.place(old[i].way) = old[i]
		}
	}
}

// further is the way that goes on with a choice.
func further(way, choice uint64) uint64 { return max(1, machine.Scramble(way+choice*golden)) }

// logarithm is the natural logarithm, to a tenth. It is made of exact steps, so that it is the same
// on every machine.
func logarithm(n int32) float64 {
	k := bits.Len32(uint32(n)) - 1
	return 0.693 * (float64(k) + float64(n-1<<k)/float64(int32(1)<<k))
}
