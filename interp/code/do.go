package code

import (
	"sandtable/interp/asm"
	"sandtable/interp/eval"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// verbs make the instructions of statements, by what these do.
var verbs map[ir.Verb]func(b *Builder, s *ir.Stmt)

func init() {
	verbs = map[ir.Verb]func(b *Builder, s *ir.Stmt){
		ir.Binds: (*Builder).binds, ir.Stores: (*Builder).stores, ir.Branches: (*Builder).branches, ir.Matches: (*Builder).matches,
		ir.Loops: (*Builder).loops, ir.Together: (*Builder).together, ir.Repeats: (*Builder).repeats, ir.Breaks: (*Builder).breaks,
		ir.Runs: (*Builder).runs, ir.Hooks: (*Builder).hooks, ir.Leaves: (*Builder).leaves, ir.Stops: (*Builder).unwinds, ir.Redoes: (*Builder).unwinds, ir.Proceeds: (*Builder).proceeds,
		ir.Ends: (*Builder).ends, ir.Throws: (*Builder).throws, ir.Draws: (*Builder).draws, ir.Shuffles: (*Builder).shuffles,
		ir.Deploys: (*Builder).deploys, ir.Records: (*Builder).records, ir.Says: (*Builder).says, ir.Asks: (*Builder).asksFor,
		ir.Moves: (*Builder).moves, ir.Turns: (*Builder).turns, ir.Reveals: (*Builder).turns, ir.Conceals: (*Builder).turns, ir.Marks: (*Builder).marks, ir.Advances: (*Builder).advances,
	}
}

// Body makes the instructions of statements in order.
func (b *Builder) Body(ss []*ir.Stmt) {
	b.Block(func() { b.Do(ss) })
}

// Do is Body where the block does not end.
func (b *Builder) Do(ss []*ir.Stmt) {
	for len(ss) > 0 {
		n := 1
		for n < len(ss) && ss[n].Of == ss[0].Of {
			n++
		}
		b.statement(ss[:n])
		ss = ss[n:]
	}
}

// statement makes the instructions of what a statement of the content is lowered to.
func (b *Builder) statement(ss []*ir.Stmt) {
	of := ss[0].Of
	if of == nil {
		b.parts(ss)
		return
	}
	old, work := b.At, b.Work
	b.At, b.Work = of, b.Host.Work(of)-1
	first, at := b.Asked(), int32(len(b.Proc.Code))
	b.parts(ss)
	if !asm.InRow(of) {
		b.Round(first)
	}
	b.HoldBound(of.Bind)
	b.Names(of, at)
	b.At, b.Work = old, work
}

// parts makes the instructions of statements that are parts of one.
func (b *Builder) parts(ss []*ir.Stmt) {
	for i := 0; i < len(ss); i++ {
		switch s := ss[i]; {
		case s.Do == ir.Binds && i+1 < len(ss) && ss[i+1].Do == ir.Moves && ss[i+1].X.Plain().V == s.V:
			i++
			b.put(s, ss[i])
		default:
			verbs[s.Do](b, s)
		}
	}
}

func (b *Builder) binds(s *ir.Stmt) { b.Emit(b.Store(s.V.In, s.X)) }

// branches makes a condition, what is done if it holds, and the conditions that are asked
// otherwise.
func (b *Builder) branches(s *ir.Stmt) {
	end := &asm.Label{}
	for {
		next := &asm.Label{}
		b.Unless(b.Make.Num(s.X), next)
		b.Body(s.Body)
		if len(s.Else) > 0 {
			b.Jump(end)
		}
		b.Mark(next)
		if len(s.Else) != 1 || s.Else[0].Do != ir.Branches || s.Else[0].Of != nil {
			break
		}
		s = s.Else[0]
	}
	b.Body(s.Else)
	b.Mark(end)
}

// matches makes what is done for a value.
func (b *Builder) matches(s *ir.Stmt) {
	x := b.Make.Num(s.X)
	other, end, starts := &asm.Label{}, &asm.Label{}, map[int32]*asm.Label{}
	for _, c := range s.Cases {
		start := &asm.Label{}
		for _, v := range c.Values {
			starts[v] = start
		}
	}
	b.Emit(func(m *machine.M) {
		if l := starts[x(m)]; l != nil {
			l.Go(m)
		} else {
			other.Go(m)
		}
	})
	for _, c := range s.Cases {
		b.Mark(starts[c.Values[0]])
		b.Body(c.Body)
		b.Jump(end)
	}
	b.Mark(other)
	b.Body(s.Else)
	b.Mark(end)
}

func (b *Builder) ends(s *ir.Stmt) {
	x := b.Make.Num(s.X)
	b.Emit(func(m *machine.M) { m.End(x(m)) })
}

func (b *Builder) shuffles(s *ir.Stmt) {
	x := b.Make.Num(s.X)
	b.Emit(func(m *machine.M) { m.Shuffle(x(m)) })
}

// deploys makes how pieces are laid before the game begins.
func (b *Builder) deploys(s *ir.Stmt) {
	pieces, side := b.Each(s.X), func(*machine.M) int32 { return model.None }
	if s.Side != nil {
		side = b.Make.Num(s.Side)
	}
	if s.To.T.Form == ir.List {
		places := b.Make.List(s.To)
		b.Emit(func(m *machine.M) {
			if all, to := pieces(m), places(m); s.Suffices(m, len(all), len(to)) {
				for i, id := range all {
					m.Deploy(id, to[i], s.Spot, side(m), s.Flags)
				}
			}
		})
		return
	}
	to := b.Make.Num(s.To)
	b.Emit(func(m *machine.M) {
		for _, id := range pieces(m) {
			m.Deploy(id, to(m), s.Spot, side(m), s.Flags)
		}
	})
}

// says makes what people are told.
func (b *Builder) says(s *ir.Stmt) {
	words := b.said(s.X)
	b.Emit(func(m *machine.M) {
		if m.Watch != nil {
			m.Say(words(m))
		}
	})
}

// said makes a text. What it asks of the position is compiled, for that may be much; the rest is
// evaluated, for few texts are ever told.
func (b *Builder) said(n *ir.Node) func(m *machine.M) string {
	switch {
	case n.Op == ir.Words:
		var parts []func(m *machine.M) string
		for _, x := range n.X {
			parts = append(parts, b.said(x))
		}
		return func(m *machine.M) (out string) {
			for _, part := range parts {
				out += part(m)
			}
			return out
		}
	case n.Op == ir.Sel:
		c, x, y := b.Make.Num(n.X[0]), b.said(n.X[1]), b.said(n.X[2])
		return func(m *machine.M) string {
			if c(m) != 0 {
				return x(m)
			}
			return y(m)
		}
	case n.Op == ir.Kern && n.Ker.Do != nil && len(n.X) == 1:
		value := b.valued(n.X[0])
		return func(m *machine.M) string { return n.Ker.Do(m, n.At, []ir.Val{value(m)}).T }
	}
	return func(m *machine.M) string { return eval.New(m).Text(n) }
}

// valued makes an expression of any form but a text.
func (b *Builder) valued(n *ir.Node) func(m *machine.M) ir.Val {
	switch n.T.Form {
	case ir.One:
		x := b.Make.Num(n)
		return func(m *machine.M) ir.Val { return ir.Val{N: x(m)} }
	case ir.List:
		x := b.Make.List(n)
		return func(m *machine.M) ir.Val { return ir.Val{L: x(m)} }
	}
	x := b.Make.Set(n)
	return func(m *machine.M) ir.Val {
		words := make([]uint64, n.T.Win.N)
		x(m, words)
		return ir.Val{S: words}
	}
}

func (b *Builder) records(s *ir.Stmt) {
	also := func(*machine.M) uint64 { return 0 }
	switch {
	case s.X == nil:
	case s.X.T.Form == ir.One:
		x := b.Make.Num(s.X)
		also = func(m *machine.M) uint64 { return uint64(uint32(x(m))) }
	default:
		l := b.Make.List(s.X)
		also = func(m *machine.M) uint64 { return machine.HashList(l(m)) }
	}
	slot, number, unit := s.V.In.I, b.recordOf(s.Of), b.unit()
	b.Emit(func(m *machine.M) { m.SetInt(slot, m.Record(number, also(m))*unit) })
}

// recordOf returns the number of a record statement. Each has a record of its own.
func (b *Builder) recordOf(s *model.Stmt) int32 {
	all := b.Program.Records
	if all[s] == 0 {
		all[s] = int32(len(all)) + 1
	}
	return all[s]
}

// unit is the smallest parts of a number in 1.
func (b *Builder) unit() int32 { return b.Program.Game.Unit }

// Each makes a list: of the members of a set, of one thing, or of nothing, if it is none.
func (b *Builder) Each(x *ir.Node) machine.List {
	switch x.T.Form {
	case ir.List:
		return b.Make.List(x)
	case ir.Set:
		t := x.T.Elem()
		t.Form = ir.List
		return b.Make.List(&ir.Node{Op: ir.Members, T: t, X: []*ir.Node{x}})
	}
	f := b.Make.Num(x)
	return func(m *machine.M) []int32 {
		id := f(m)
		s := m.ListStart()
		if id != model.None {
			m.Push(id)
		}
		return m.ListFrom(s)
	}
}

// optional makes the closure of an expression that may be missing.
func (b *Builder) optional(x *ir.Node) machine.Num {
	if x == nil {
		return nil
	}
	return b.Make.Num(x)
}

// Named returns the slot of the frame that holds what an expression denotes, if it is a name.
func Named(x *ir.Node) (machine.Slot, bool) {
	x = x.Plain()
	if x.Op != ir.Ref || !x.V.Frame || x.V.Reg || x.V.T.Form != ir.One {
		return machine.Slot{}, false
	}
	return x.V.In, true
}
