// Package closure makes closures of the intermediate representation: what runs while a game is
// played. There is one constructor for each operator, and for some operators one for the operands
// that content gives them most, such as a field of what a name denotes. What the closures answer is
// what package eval answers of the same nodes, where nothing is hidden.
//
// Names that an expression binds lie in the frame of the value whose body it is. Those of other
// expressions lie in registers: such an expression never is entered again while it is evaluated.
package closure

import (
	"fmt"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Maker makes closures for one program.
type Maker struct {
	P *machine.Program
	// Called finds a call of a value that someone else makes, Asked a value of one argument as a
	// function of it; nil: nobody makes any.
	Called func(f *ir.Func, args []Given) Called
	Asked  func(f *ir.Func) On
	// FastSet and FastNum find better means to answer an expression; nil, or nil returned: there
	// are none.
	FastSet func(n *ir.Node) (machine.Set, func(m *machine.M) uint64)
	FastNum func(n *ir.Node) machine.Num
	areas

	values map[*ir.Func]*Value
	todo   []func()
	names  map[*ir.Var]machine.Slot // those that the expression binds
	room   *machine.Room            // of the value whose body it is; nil: names lie in registers
	tally  *ir.Tally
	remembering
}

// remembering is where memories lie in the machine.
type remembering struct {
	notes   map[*ir.Memory]int32
	shelves map[*ir.Memory]*machine.Shelf
	// Span numbers slots that answers go by; nil, or -1: none are kept by them.
	Span func(machine.Span) int32
	// Place numbers a place whose searches are kept.
	Place    func() int32
	places   map[placeOf]int32
	backward map[*ir.Table]*entries
}

// placeOf is what is searched: by which costs, and what is asked.
type placeOf struct {
	x     *ir.Memory
	op    ir.Op
	field bool
}

// Value is a value in the making, or made, of one form. Calls refer to it, so that values can be
// made in any order.
type Value struct {
	Of     any // what is covered when it is asked
	Room   machine.Room
	Params []machine.Slot
	Arg
}

// New returns a maker for a program.
func New(p *machine.Program) *Maker {
	return &Maker{P: p, values: map[*ir.Func]*Value{}, names: map[*ir.Var]machine.Slot{}, tally: ir.NewTally(),
		remembering: remembering{notes: map[*ir.Memory]int32{}, shelves: map[*ir.Memory]*machine.Shelf{}, places: map[placeOf]int32{}, backward: map[*ir.Table]*entries{}},
		areas:       areas{kept: map[*ir.Node]areaOf{}, trimmed: map[*ir.Table][]trimmed{}}}
}

// Arg is what is made of an argument: one of these.
type Arg struct {
	Num  machine.Num
	Set  machine.Set
	List machine.List
}

// Called is a call, or what a value gives: one of these.
type Called Arg

// On is an expression as a function of one thing.
type On = func(m *machine.M, id int32) int32

// Drain makes the values that closures call and that are not made yet.
func (b *Maker) Drain() {
	for len(b.todo) > 0 {
		f := b.todo[0]
		b.todo = b.todo[1:]
		f()
	}
}

// What makes closures of nodes, by operator: see ops.go.
var (
	nums  [ir.Ops]func(b *Maker, n *ir.Node) machine.Num
	sets  [ir.Ops]func(b *Maker, n *ir.Node) machine.Set
	lists [ir.Ops]func(b *Maker, n *ir.Node) machine.List
)

// word is a set that spans one word.
type word = func(m *machine.M) uint64

// Num makes the closure of a single value.
func (b *Maker) Num(n *ir.Node) machine.Num {
	if b.FastNum != nil {
		if f := b.FastNum(n); f != nil {
			return f
		}
	}
	make := nums[n.Op]
	if make == nil {
		panic("closure: no single value: " + n.String())
	}
	return make(b, n)
}

// Set makes the closure of a set. It writes every word of the window of the node's type.
func (b *Maker) Set(n *ir.Node) machine.Set {
	if b.FastSet != nil {
		if set, _ := b.FastSet(n); set != nil {
			return set
		}
	}
	return b.Own(n)
}

// Own is Set for a set that has no better means itself.
func (b *Maker) Own(n *ir.Node) machine.Set {
	make := sets[n.Op]
	if make == nil {
		panic("closure: no set: " + n.String())
	}
	if b.IsArea(n.T) && b.fixed(n) {
		return b.copied(n)
	}
	set, words := make(b, n), int(n.T.Win.N)
	if words < machine.WordsAStep {
		return set
	}
	return func(m *machine.M, dst []uint64) {
		m.SpendWords(words)
		set(m, dst)
	}
}

// Word makes the closure of a set that spans one word.
func (b *Maker) Word(n *ir.Node) word {
	if b.FastSet != nil {
		if _, word := b.FastSet(n); word != nil {
			return word
		}
	}
	set := b.Set(n)
	return func(m *machine.M) uint64 {
		mark := m.Mark()
		t := m.Words(1)
		set(m, t)
		m.Release(mark)
		return t[0]
	}
}

// List makes the closure of a list.
func (b *Maker) List(n *ir.Node) machine.List {
	make := lists[n.Op]
	if make == nil {
		panic("closure: no list: " + n.String())
	}
	return make(b, n)
}

func (b *Maker) each(xs []*ir.Node) (out []machine.Num) {
	for _, x := range xs {
		out = append(out, b.Num(x))
	}
	return out
}

// of asks something of what an expression denotes.
func (b *Maker) of(x *ir.Node, on On) machine.Num {
	if i, ok := b.frame(x); ok {
		return func(m *machine.M) int32 { return on(m, m.L[m.Base()+i]) }
	}
	if i, ok := b.register(x); ok {
		return func(m *machine.M) int32 { return on(m, m.V[i]) }
	}
	f := b.Num(x)
	return func(m *machine.M) int32 { return on(m, f(m)) }
}

// lies returns where a name lies, and whether that is a register.
func (b *Maker) lies(v *ir.Var) (s machine.Slot, register bool) {
	if v.Frame {
		return v.In, v.Reg
	}
	s, known := b.names[v]
	if !known {
		panic(fmt.Sprintf("closure: nothing binds %s", v.Name))
	}
	return s, b.room == nil
}

// lay gives a name that an expression binds a place. It has the place for itself: sets that loops
// keep are computed wherever they are read first.
func (b *Maker) lay(v *ir.Var) (s machine.Slot, register bool) {
	if v.Frame {
		return v.In, v.Reg
	}
	ints, words := &b.P.Regs, &b.P.SetRegs
	if b.room != nil {
		ints, words = &b.room.Ints, &b.room.Words
	}
	s = machine.Slot{I: *ints, W: *words}
	switch v.T.Form {
	case ir.Set:
		s.N = v.T.Win.N
		*words += s.N
	case ir.List:
		*ints += 2
	default:
		*ints++
	}
	b.names[v] = s
	return s, b.room == nil
}

// Within makes closures of the body of a value that has a frame with some room, to which names that
// it binds are added; nil: they lie in registers, because it never is entered again.
func (b *Maker) Within(r *machine.Room, make func()) {
	names, room := b.names, b.room
	b.names, b.room = map[*ir.Var]machine.Slot{}, r
	make()
	b.names, b.room = names, room
}

// bind makes what gives a name for one value a value.
func (b *Maker) bind(v *ir.Var) func(m *machine.M, x int32) {
	s, register := b.lay(v)
	i := s.I
	if register {
		return func(m *machine.M, x int32) { m.V[i] = x }
	}
	return func(m *machine.M, x int32) { m.SetInt(i, x) }
}

// bound makes what gives a name of any form its value.
func (b *Maker) bound(v *ir.Var, x *ir.Node) func(m *machine.M) {
	switch v.T.Form {
	case ir.Set:
		set := b.Set(x)
		s, register := b.lay(v)
		if register {
			return func(m *machine.M) { set(m, m.S[s.W:s.W+s.N]) }
		}
		return func(m *machine.M) { m.Write(m.BBase()+s.W, s.N, set) }
	case ir.List:
		list := b.List(x)
		s, register := b.lay(v)
		if register {
			panic("closure: a list has no register")
		}
		return func(m *machine.M) { m.KeepList(s, list(m)) }
	}
	f := b.Num(x)
	set := b.bind(v)
	return func(m *machine.M) { set(m, f(m)) }
}

// loop is a comprehension over the members of a list.
type loop struct {
	over machine.List
	bind func(m *machine.M, v int32)
	cond machine.Num // nil: all are taken
	work int         // for each member
}

// loop makes the loop of a comprehension that evaluates some expressions for each member.
func (b *Maker) loop(n *ir.Node, each ...*ir.Node) *loop {
	return &loop{b.List(n.X[0]), b.bind(n.V), b.condition(n.X[1]), ir.Work(each...)}
}

// all lists the members, and charges for the loop that follows.
func (x *loop) all(m *machine.M) []int32 {
	l := x.over(m)
	m.Spend(len(l) * x.work)
	return l
}

// takes binds a member, and reports whether it is taken.
func (x *loop) takes(m *machine.M, id int32) bool {
	x.bind(m, id)
	return x.cond == nil || x.cond(m) != 0
}

// frame returns the slot of a name that lies in the frame and is all that an expression reads.
func (b *Maker) frame(n *ir.Node) (slot int32, ok bool) {
	if n = n.Plain(); n.Op != ir.Ref || n.V.T.Form != ir.One {
		return 0, false
	}
	s, register := b.lies(n.V)
	return s.I, !register
}

// register is where a name lies in the registers; false: it does not.
func (b *Maker) register(n *ir.Node) (slot int32, ok bool) {
	if n = n.Plain(); n.Op != ir.Ref || n.V.T.Form != ir.One {
		return 0, false
	}
	s, register := b.lies(n.V)
	return s.I, register
}

func constant(k int32) machine.Num { return func(*machine.M) int32 { return k } }

const none = model.None
