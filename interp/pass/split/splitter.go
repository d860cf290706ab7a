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
	readings      map[*ir.Node]*reading
	done          map[place]*ir.Node
	silent        map[*ir.Node]bool
	fresh         int32
	places        func(d ir.Dom) []machine.Span // of a footprint; see Footprint
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
	Track  func(id int32) int32          // the slot of a track
	Sides  func(d ir.Dom) []machine.Span // the slots that say which sides are up
	Exists func(id int32) bool           // whether there is a thing with an id
	of     map[*ir.Node]*ir.Memory
	bodies map[*ir.Func]*reading
}

// NewMemories returns memories of nothing.
func NewMemories(track func(id int32) int32, sides func(d ir.Dom) []machine.Span, exists func(id int32) bool) *Memories {
	return &Memories{Tally: ir.NewTally(), Track: track, Sides: sides, Exists: exists, of: map[*ir.Node]*ir.Memory{}, bodies: map[*ir.Func]*reading{}}
}

// memory is what remembers for something and all that is alike: m, if it is the first of them.
func (s *splitter) memory(n *ir.Node, m *ir.Memory) *ir.Memory {
	if known := s.of[n]; known != nil {
		return known
	}
	s.of[n] = m
	return m
}
