package ir

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Node is an expression. Nodes are immutable, and equal trees made by one Maker are one node.
type Node struct {
	Op    Op
	T     Type
	X     []*Node
	V     *Var // Ref: the name; of what binds one: that
	K     int32
	Str   string
	Dom   Dom
	Words []uint64 // Mask
	Res   *Res
	Tab   *Table
	Ker   *Kernel
	Fn    *Func
	Lines []*Line
	Memo  *Memory
	At    *hcl.Range // of what may fail: where
	Spots []*Node    // of a test: the things whose place alone decides it; see spotsOf
}

// Var is a name: of a procedure that runs, or bound in the expression itself.
type Var struct {
	Name  string
	T     Type
	Frame bool         // a procedure has bound it
	In    machine.Slot // where, in its frame
	Reg   bool         // or in a register, In.I
	Slot  int32        // otherwise: how many names are bound around it
}

// Res is a part of the state: a slot for each thing of a family, or a single one.
type Res struct {
	Kind ResKind
	Name string
	Of   Dom   // the things that have it
	Slot int32 // of a field, a marker or a counter: the slot for the id 0
}

// ResKind says what part of the state it is.
type ResKind uint8

// The parts of the state.
const (
	Place   ResKind = iota // where a piece lies
	Spot                   // the point where a piece stands; reading it fails where there is none
	Side                   // which side of a piece is up
	Down                   // whether a piece lies face down
	OnTop                  // whether a piece is on top of its stack
	Field                  // a field or marker of a thing
	Track                  // the box of a track
	Counter                // a single number
	Over                   // whether the game is over
	Result                 // how it has ended
)

// Table is printed data by one or several keys.
type Table struct {
	Name  string
	Keys  []Dom
	Nums  []int32
	Sets  [][]uint64 // in the window of Row's type
	Lists [][]int32  // nil: there is none, and to read it fails
	// Of links: how many there are in the lists before each one.
	Starts []int32
	Texts  []string
	Of     *model.Field // that it is printed as; nil: it is another table
}

// Kernel is an algorithm that is no formula: geometry, sight, distances.
type Kernel struct {
	Name string
	Fold bool                                   // its result depends on its arguments alone
	Sure bool                                   // it never fails
	Each func(m *machine.M, p, q, x int32) bool // of two single values and a list: for a member of which it asks whether it holds
	Goes Along                                  // what it finds along Grid
	Grid *model.Lattice
	Way  int32                                           // of one argument: in which direction
	Do   func(m *machine.M, at *hcl.Range, in []Val) Val // a set or list may lie in scratch memory
	// Instead of Do: of single values, of which it gives one.
	Nums func(m *machine.M, at *hcl.Range, in []int32) int32
	// Instead of Do: of single values, a set, whose words it fills. They are empty.
	Fill func(m *machine.M, at *hcl.Range, in []int32, dst []uint64)
	// Instead of Do: a set, whose members it adds to the words, or takes out of them.
	Put func(m *machine.M, at *hcl.Range, in []Val, dst []uint64, out bool)
	// Of a set: whether something is a member, which takes less than the set; nil: nothing tells.
	Has func(m *machine.M, at *hcl.Range, in []Val, x int32) bool
	// Instead of Do: of one single value that gives one.
	On func(m *machine.M, x int32) int32
	// Instead of Do: of two.
	Two func(m *machine.M, x, y int32) int32
}

// Along is what an algorithm of a space and a direction finds on a grid.
type Along uint8

// What it finds.
const (
	Nowhere Along = iota
	Toward        // the next space
	Ray           // the spaces of a set, up to the first that is not in it
	Past          // the first space that is not in a set
)

// Val is a value: a number or id, the words of a set, the members of a list, or a text.
type Val struct {
	N int32
	S []uint64
	L []int32
	T string
}

// Func is a value of the game: a figure, with its lines if there are any.
type Func struct {
	Name   string
	Params []*Var
	T      Type
	Body   *Node
	Asked  int32 // how many questions it answers, of one thing or two; 0: too many, or others
	Room   machine.Room
	Of     any // what is told of it to whoever counts
}

// Line is a modifier of a Stack. Its parts are children of the Stack, by index; -1: it has none.
type Line struct {
	Label, Ref string
	Active     int // the extents in which it is declared hold
	Excepts    []int
	Self       *Var // the card or piece in force; nil: it is standing text
	From       int  // with Self: the things that may be in force
	Force      int  // with Self: whether one is
	When       int
	Parts      []Part
	Of         any
}

// Bound lists the children of the stack in which Self is bound.
func (l *Line) Bound() []int {
	out := []int{l.Force}
	if l.When >= 0 {
		out = append(out, l.When)
	}
	for _, p := range l.Parts {
		out = append(out, p.X)
	}
	return out
}

// Plain is a node without what only tells more of its type.
func (n *Node) Plain() *Node {
	for n.Op == Known {
		n = n.X[0]
	}
	return n
}

// Decides is what a line of a stack says in the last step; nil: nothing.
func (n *Node) Decides(l *Line) *Node {
	for _, p := range l.Parts {
		if p.Step == To {
			return n.X[p.X]
		}
	}
	return nil
}

// Part is what a line does in a step.
type Part struct {
	Step Step
	X    int
}

// Step is a step of a Stack.
type Step uint8

// The steps, in the order in which a line lists them.
const (
	FromBase Step = iota
	By
	AtLeast
	AtMost
	Also
	ButNot
	To
)

// SetSteps are the steps of a set: each of them goes through all lines.
var SetSteps = [...]Step{FromBase, Also, ButNot, To}

var stepNames = [...]string{FromBase: "base", By: "by", AtLeast: "at_least", AtMost: "at_most", Also: "also", ButNot: "but_not", To: "to"}

func (s Step) String() string { return stepNames[s] }

// Walk calls f for a node and all nodes in it, outermost first.
func (n *Node) Walk(f func(*Node)) {
	f(n)
	for _, x := range n.X {
		x.Walk(f)
	}
}
