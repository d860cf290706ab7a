package split

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// splitter splits one cost.
type splitter struct {
	*Memories
	k             *ir.Maker
	left, entered *ir.Var
	links         int32 // of the map
	free          map[*ir.Node][]*ir.Var
	bodies        map[*ir.Func]*reading
	readings      map[*ir.Node]*reading
	done          map[place]*ir.Node
	silent        map[*ir.Node]bool
	fresh         int32
}

// place is an expression with what is remembered around it.
type place struct {
	n      *ir.Node
	around ir.Key
}

// reading is what an expression reads besides the two spaces.
type reading struct {
	figures []*ir.Node // what is the same for the whole search
	spans   []machine.Span
	more    bool // something that is not in slots, such as where pieces lie
	seen    map[*ir.Node]bool
}

func newReading() *reading { return &reading{seen: map[*ir.Node]bool{}} }

// Memories are shared by all costs of a program: parts that are alike remember together.
type Memories struct {
	Tally  *ir.Tally
	Tracks []int32             // the slots of all tracks
	Exists func(id int32) bool // whether there is a thing with an id
	of     map[*ir.Node]*ir.Memory
}

// NewMemories returns memories of nothing.
func NewMemories(tracks []int32, exists func(id int32) bool) *Memories {
	return &Memories{Tally: ir.NewTally(), Tracks: tracks, Exists: exists, of: map[*ir.Node]*ir.Memory{}}
}

// memory is what remembers for something and all that is alike: m, if it is the first of them.
func (s *splitter) memory(n *ir.Node, m *ir.Memory) *ir.Memory {
	if known := s.of[n]; known != nil {
		return known
	}
	s.of[n] = m
	return m
}
