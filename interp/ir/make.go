package ir

import (
	"hash/maphash"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
)

// Maker makes nodes and names. Of equal ones it makes one.
type Maker struct {
	nodes map[uint64][]*Node
	vars  map[Var]*Var
	seed  maphash.Seed
}

// NewMaker returns a maker that has made nothing.
func NewMaker() *Maker {
	return &Maker{nodes: map[uint64][]*Node{}, vars: map[Var]*Var{}, seed: maphash.MakeSeed()}
}

// Var returns a name.
func (k *Maker) Var(v Var) *Var {
	if known := k.vars[v]; known != nil {
		return known
	}
	k.vars[v] = &v
	return &v
}

// Node returns the node that is as n says.
func (k *Maker) Node(n Node) *Node {
	h := k.hash(&n)
	for _, x := range k.nodes[h] {
		if equal(x, &n) {
			return x
		}
	}
	n.Spots = spotsOf(&n)
	k.nodes[h] = append(k.nodes[h], &n)
	return &n
}

// shape is what tells nodes apart, but for what is as long as it likes.
type shape struct {
	op   Op
	t    Type
	v    *Var
	k    int32
	str  string
	dom  Dom
	res  Res
	tab  *Table
	ker  *Kernel
	fn   *Func
	memo *Memory
	at   hcl.Range
	some bool
}

func shapeOf(n *Node) shape {
	s := shape{op: n.Op, t: n.T, v: n.V, k: n.K, str: n.Str, dom: n.Dom, tab: n.Tab, ker: n.Ker, fn: n.Fn, memo: n.Memo}
	if n.Res != nil {
		s.res = *n.Res
	}
	if n.At != nil {
		s.at, s.some = *n.At, true
	}
	return s
}

func (k *Maker) hash(n *Node) uint64 {
	h := maphash.Comparable(k.seed, shapeOf(n))
	for _, x := range n.X {
		h = h*31 + maphash.Comparable(k.seed, x)
	}
	for _, w := range n.Words {
		h = h*31 + w
	}
	return h
}

func equal(a, b *Node) bool {
	return shapeOf(a) == shapeOf(b) && slices.Equal(a.X, b.X) && slices.Equal(a.Words, b.Words) && slices.Equal(a.Lines, b.Lines)
}

// spotsOf lists the things whose place alone decides a test, besides what does not read the state
// of things: `at[p] in spaces`, `at[p] == here`. Of a piece that someone does not see, such a test
// can be answered if the answer is the same wherever the piece may lie.
func spotsOf(n *Node) []*Node {
	switch n.Op {
	case Load:
		if n.Res.Kind == Place || n.Res.Kind == Down {
			return n.X
		}
	case Eq, Ne, Has, Is, Not:
		var out []*Node
		for _, x := range n.X {
			if x.Op == Load || n.Op == Not {
				out = append(out, x.Spots...)
			}
		}
		return out
	case And, Or:
		if a, b := n.X[0].Spots, n.X[1].Spots; len(a) > 0 && len(b) > 0 {
			return append(slices.Clone(a), b...)
		}
	}
	return nil
}

// Ref reads a name.
func (k *Maker) Ref(v *Var) *Node { return k.Node(Node{Op: Ref, T: v.T, V: v}) }

// Const is a constant number or id.
func (k *Maker) Const(t Type, n int32) *Node { return k.Node(Node{Op: Const, T: t, K: n}) }

// Frame is a name that a procedure has bound.
func (k *Maker) Frame(name string, t Type, in machine.Slot) *Var {
	return k.Var(Var{Name: name, T: t, Frame: true, In: in})
}

// True and False.
func (k *Maker) Truth(b bool) *Node {
	if b {
		return k.Const(TBool, 1)
	}
	return k.Const(TBool, 0)
}

// Split is the function of the space entered that n is, in parts. What n is as a whole stays.
func (k *Maker) Split(n *Node, s Tolls) *Node {
	out := *n
	out.X, out.K = slices.Concat([]*Node{n.X[0], s.Base, s.Refuses, s.Forbids}, s.Closed, s.Behind), int32(len(s.Closed))
	return k.Node(out)
}

// Part is a stack with some of its lines; its base if there are none.
func (k *Maker) Part(n *Node, lines []*Line) *Node {
	if len(lines) == 0 {
		return n.X[0]
	}
	out := *n
	out.X, out.Lines = []*Node{n.X[0]}, nil
	child := func(i int) int {
		if i < 0 {
			return i
		}
		out.X = append(out.X, n.X[i])
		return len(out.X) - 1
	}
	for _, l := range lines {
		x := *l
		x.Active, x.When, x.From, x.Force = child(l.Active), child(l.When), child(l.From), child(l.Force)
		x.Excepts, x.Parts = nil, nil
		for _, i := range l.Excepts {
			x.Excepts = append(x.Excepts, child(i))
		}
		for _, p := range l.Parts {
			x.Parts = append(x.Parts, Part{p.Step, child(p.X)})
		}
		out.Lines = append(out.Lines, &x)
	}
	return k.Node(out)
}
