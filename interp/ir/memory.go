package ir

import "sandtable/interp/machine"

// Memory is how what a step of a search costs, or a part of it, is remembered: for the search, or
// from one search to the next for as long as some slots hold what they hold. What is the same for a
// search is so for others, too, while nothing changes and its figures are the same.
type Memory struct {
	By    Key
	V     *Var           // BySpace: the space
	Keys  int32          // how many spaces or links it may be asked of
	Kept  bool           // from one search to the next
	Reads []machine.Span // Kept: while these slots do not change
	Loud  bool           // whoever is told what applies is told it of the figures, which the text may not ask
}

// Width is how many words figures take.
func Width(figures ...*Node) (n int32) {
	for _, x := range figures {
		n += max(x.T.Win.N, 1)
	}
	return n
}

// Key is what something is asked of during a search.
type Key uint8

// The keys.
const (
	ByNothing Key = iota
	BySpace       // the space left, or the space entered
	ByStep        // both
	Unknown       // of more
)

// String is what is remembered, as printed.
func (x *Memory) String() string {
	out := [...]string{ByNothing: "once", BySpace: "by ", ByStep: "by step"}[x.By]
	if x.By == BySpace {
		out += x.V.Name
	}
	if x.Kept {
		out += " kept"
	}
	return out
}

// Tolls are the cost of a step in parts: there is no step where one of them forbids it, else it
// costs what the base says.
type Tolls struct {
	Base    *Node
	Refuses *Node   // no step leads on from the space left
	Closed  []*Node // sets of spaces that nobody enters
	Behind  []*Node // sets of spaces that nobody enters from the space left
	Forbids *Node   // there is no such step
}

// MaxClosed is the most sets of a step.
const MaxClosed = 4

// Tolls returns the parts of a cost; ok is false if it is not split.
func (n *Node) Tolls() (s Tolls, ok bool) {
	if len(n.X) < 4 {
		return s, false
	}
	return Tolls{Base: n.X[1], Refuses: n.X[2], Forbids: n.X[3], Closed: n.X[4 : 4+n.K], Behind: n.X[4+n.K:]}, true
}
