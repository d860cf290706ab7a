package compile

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What rules read of a throw. Where chance is enumerated, throws in which the rules read the same
// need to be looked at only once: eleven dice fall in 362,797,056 sequences, in 4,368 multisets,
// and show only 6 highest faces.
//
// A list of dice has no order for the rules unless something takes its members one after the other.
// The language has no index, and lists cannot be compared, so the expressions that keep the order
// from showing can be listed: functions that say so (Function.Lists), comprehensions and names that
// are read in this way alone, sets. Everything else is taken to read the order.

// Lists is what a function reads of the lists that it is given.
type Lists uint8

// What is read of lists.
const (
	ListOrder    Lists = iota // their members in order
	ListLength                // how many members there are
	ListMembers               // the members, whatever their order
	ListSum                   // their sum
	ListHighest               // the highest one
	ListLowest                // the lowest one
	ListReaching              // how many reach the number behind the list
	ListEqual                 // how many equal the number behind the list
)

// throw is what is read of the name of one throw.
type throw struct {
	read  machine.Reading
	marks []mark
	known map[*model.Var]bool // names that are bound before the throw, and do not change while it is read
}

// mark is a number with which dice are compared.
type mark struct {
	n    model.Expr
	also bool // with the number after it, too: to tell which dice equal it
}

// reads finds what is read of the throws of a game.
type reads struct {
	functions map[string]Function
	throws    map[*model.Var]*throw
	names     map[*model.Var]*throw   // names for lists made of throws
	made      map[*model.Var][]*throw // of these: of which throws
}

type readsKey struct{}

// throwOf is what is read of a throw; nil if that is not known.
func (c *C) throwOf(v *model.Var) *throw {
	r := Once(c, readsKey{}, func() *reads {
		r := &reads{functions: c.words.Functions, throws: map[*model.Var]*throw{}, names: map[*model.Var]*throw{}, made: map[*model.Var][]*throw{}}
		r.game(c.Game)
		return r
	})
	return r.throws[v]
}

// game reads all statements in which a throw may stand, and what may read it.
func (r *reads) game(g *model.Game) {
	for _, x := range g.Rules {
		r.body(x.Body, given(x.Params, x.Self))
	}
	for _, a := range g.Actions {
		bound := given(a.Params, a.Self, a.Actor)
		if a.Menu != nil {
			bound = append(bound, a.Menu.Params...)
		}
		r.body(append(slices.Clone(a.Lead), a.Body...), bound)
	}
	for _, t := range g.Tests {
		r.test(t)
	}
	r.settle()
}

func given(params []*model.Var, more ...*model.Var) []*model.Var {
	return append(slices.Clone(params), more...)
}

// test reads a test: its expectations read what its statements bind.
func (r *reads) test(t *model.Test) {
	var all []*model.Stmt
	for _, s := range t.Steps {
		if s.Stmt != nil {
			all = append(all, s.Stmt)
		}
	}
	r.body(all, nil)
	for _, s := range t.Steps {
		for _, e := range []model.Expr{s.That, s.Value, s.Is, s.Chance, s.Mean} {
			r.expr(e, nil)
		}
		picks := s.Picks
		if s.Are != nil {
			picks = append(slices.Clone(picks), *s.Are)
		}
		for _, p := range picks {
			for _, e := range p.Parts {
				r.expr(e, nil)
			}
		}
		for _, l := range s.Layout {
			r.expr(l.At, nil)
			for _, p := range l.Pieces {
				r.expr(p.X, nil)
			}
		}
	}
}

// body reads statements. bound are the names bound before them, in what they stand in.
func (r *reads) body(ss []*model.Stmt, bound []*model.Var) {
	bound = slices.Clone(bound)
	for _, s := range ss {
		r.stmt(s, bound)
		if s.Bind != nil {
			bound = append(bound, s.Bind)
		}
	}
}

func (r *reads) stmt(s *model.Stmt, bound []*model.Var) {
	inside := bound
	if s.Bind != nil {
		inside = append(slices.Clone(bound), s.Bind)
	}
	list := s.Bind != nil && s.Bind.Type.Form == model.List
	switch {
	case list && s.Names == model.NamesThrow:
		t := &throw{known: map[*model.Var]bool{}}
		for _, v := range bound {
			t.known[v] = true
		}
		r.throws[s.Bind] = t
	case list && s.Names == model.NamesValue:
		r.names[s.Bind] = &throw{}
	}
	if !s.Tells { // what is only told to people is read by no rule
		r.expr(s.Noun, nil)
		for _, k := range model.SortedKeys(s.Args) {
			switch x := s.Args[k]; {
			case r.names[s.Bind] != nil && s.Names == model.NamesValue:
				r.expr(x, &place{name: s.Bind})
			case s.Sorted && k == "from":
				r.expr(x, &place{free: true})
			default:
				r.expr(x, nil)
			}
		}
	}
	r.body(s.Parts, bound)
	r.body(s.Body, inside)
	if s.Else != nil {
		r.stmt(s.Else, bound)
	}
}

// place is where a list stands: nil where its order may be read.
type place struct {
	free bool        // its order is not read
	of   *model.Func // it stands as a list in this function
	name *model.Var  // it is bound to this name
}

// expr reads an expression that stands in a place.
func (r *reads) expr(e model.Expr, in *place) {
	switch e := e.(type) {
	case nil:
	case *model.Local:
		r.local(e.Var, in)
	case *model.Func:
		r.call(e, in)
	case *model.For:
		r.expr(e.Over, through(in, e.T))
		r.expr(e.If, nil)
		r.expr(e.Elem, through(in, e.T))
	case *model.AsSet:
		r.expr(e.X, &place{free: true})
	case *model.Cond:
		r.expr(e.If, nil)
		r.expr(e.Then, in)
		r.expr(e.Else, in)
	default:
		for _, x := range model.Parts(e) {
			r.expr(x, nil)
		}
	}
}

// through is the place of what a comprehension goes through: the order of the members is that of
// what comes of them.
func through(in *place, made model.Type) *place {
	switch {
	case made.Form == model.Set:
		return &place{free: true}
	case in == nil:
		return nil
	}
	return &place{free: in.free || in.of != nil, name: in.name}
}

// call reads a function.
func (r *reads) call(f *model.Func, in *place) {
	reads := r.functions[f.Name].Lists
	for _, x := range f.Args {
		switch {
		case reads != ListOrder && x.Type().Form == model.List:
			r.expr(x, &place{of: f})
		default:
			r.expr(x, nil)
		}
	}
}

// local notes how a name is read.
func (r *reads) local(v *model.Var, in *place) {
	if v.Type.Form != model.List {
		return
	}
	t := r.throws[v]
	if t == nil {
		t = r.names[v]
	}
	switch {
	case t == nil: // no throw
	case in == nil:
		t.read |= machine.ReadOrder
	case in.name != nil:
		t.read |= machine.ReadFaces
		r.made[in.name] = append(r.made[in.name], t)
	case in.free:
		t.read |= machine.ReadFaces
	default:
		r.figure(t, in.of)
	}
}

// figure notes what a function reads of a throw.
func (r *reads) figure(t *throw, f *model.Func) {
	switch r.functions[f.Name].Lists {
	case ListLength:
	case ListSum:
		t.read |= machine.ReadSum
	case ListHighest:
		t.read |= machine.ReadHighest
	case ListLowest:
		t.read |= machine.ReadLowest
	case ListReaching:
		t.read |= machine.ReadMarks
		t.marks = append(t.marks, mark{n: f.Args[1]})
	case ListEqual:
		t.read |= machine.ReadMarks
		t.marks = append(t.marks, mark{n: f.Args[1], also: true})
	default:
		t.read |= machine.ReadFaces
	}
}

// settle passes on to throws what is read of the names for lists that are made of them, and looks
// whether the numbers with which dice are compared are known when they are thrown.
func (r *reads) settle() {
	for again := true; again; {
		again = false
		for name, of := range r.made {
			if r.names[name].read&machine.ReadOrder == 0 {
				continue
			}
			for _, t := range of {
				again = again || t.read&machine.ReadOrder == 0
				t.read |= machine.ReadOrder
			}
		}
	}
	for _, t := range r.throws {
		if slices.ContainsFunc(t.marks, func(m mark) bool { return !t.fixed(m.n) }) {
			t.read, t.marks = t.read|machine.ReadFaces, nil
		}
	}
}

// fixed reports whether a number is known when the dice are thrown, and stays what it is.
func (t *throw) fixed(e model.Expr) bool {
	switch e := e.(type) {
	case *model.Const:
		return true
	case *model.Local:
		return e.Type().Is(model.Number) && t.known[e.Var]
	}
	return false
}

// Throw compiles how a pool that a name is bound to is thrown: so that where chance is enumerated
// it falls only in as many ways as rules tell apart. The function fills in what is read of a pool.
func (b *Builder) Throw(v *model.Var) func(m *machine.M, p *machine.Pool) {
	t := b.throwOf(v)
	if t == nil || v.Type.Form != model.List {
		return func(_ *machine.M, p *machine.Pool) { p.Read = machine.ReadOrder }
	}
	var marks []func(m *machine.M, p *machine.Pool)
	for _, k := range t.marks {
		n, unit, also := b.Num(k.n), int64(b.Game.Unit), k.also
		marks = append(marks, func(m *machine.M, p *machine.Pool) {
			v := int64(n(m))
			p.Marks = append(p.Marks, reached(v, unit))
			if also {
				p.Marks = append(p.Marks, reached(v+1, unit))
			}
		})
	}
	read := t.read
	return func(m *machine.M, p *machine.Pool) {
		if p.Read = read; m.Enumerates() {
			for _, f := range marks {
				f(m, p)
			}
		}
	}
}

// reached is the lowest face that reaches a number of so many parts.
func reached(n, unit int64) int64 {
	if n <= 0 {
		return 0
	}
	return (n + unit - 1) / unit
}
