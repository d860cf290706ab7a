// Package dice finds what the rules of a game read of each throw of several dice. Where chance is
// enumerated, throws that differ only in what no rule reads are equivalent: eleven dice fall in
// 362,797,056 sequences, in 4,368 multisets, and show only 6 highest faces.
//
// The order of a list of dice has no effect unless an expression takes its members one after the
// other. The language has no index, and lists cannot be compared, so the expressions that hide the
// order can be enumerated: functions that say so (Lists), comprehensions and names that are only
// read in this way, and sets. Everything else is taken to read the order.
package dice

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Lists states what a function reads of its list arguments.
type Lists uint8

// What functions read of lists.
const (
	ListOrder    Lists = iota // the members in order
	ListLength                // the number of members
	ListMembers               // the members, in any order
	ListSum                   // their sum
	ListHighest               // the highest one
	ListLowest                // the lowest one
	ListReaching              // how many are at least the next argument
	ListEqual                 // how many equal the next argument
)

// Throw is what is read of one throw.
type Throw struct {
	Read  machine.Reading
	Marks []Mark // what the dice are compared with
	// Names that are bound before the throw, and constant while it is read.
	known map[*model.Var]bool
}

// Mark is a number that dice are compared with.
type Mark struct {
	X    model.Expr
	Also bool // also with the next number, to tell which dice are equal to it
}

// reads analyses all throws of a game.
type reads struct {
	lists  func(function string) Lists
	throws map[*model.Var]*Throw
	names  map[*model.Var]*Throw   // names of lists that are made of throws
	made   map[*model.Var][]*Throw // the throws that these are made of
}

// Throws returns what is read of all throws of several dice, by the names that they are bound to.
// lists is what a function reads of lists.
func Throws(g *model.Game, lists func(function string) Lists) map[*model.Var]*Throw {
	r := &reads{lists: lists, throws: map[*model.Var]*Throw{}, names: map[*model.Var]*Throw{}, made: map[*model.Var][]*Throw{}}
	r.game(g)
	return r.throws
}

// game reads all statements that may throw, or read a throw.
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
		r.body(t.Steps, nil)
	}
	r.settle()
}

func given(params []*model.Var, more ...*model.Var) []*model.Var {
	return append(slices.Clone(params), more...)
}

// body reads statements. bound holds the names bound before them.
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
		t := &Throw{known: map[*model.Var]bool{}}
		for _, v := range bound {
			t.known[v] = true
		}
		r.throws[s.Bind] = t
	case list && s.Names == model.NamesValue:
		r.names[s.Bind] = &Throw{}
	}
	if !s.Tells { // what is shown to people has no effect on the rules
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

// place is the context of a list; nil where its order may be read.
type place struct {
	free bool        // its order is not read
	of   *model.Func // it is an argument of this function
	name *model.Var  // it is bound to this name
}

// expr reads an expression in a context.
func (r *reads) expr(e model.Expr, in *place) {
	switch e := e.(type) {
	case nil:
	case *model.Local:
		r.local(e.Var, in)
	case *model.Func:
		r.call(e)
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

// through returns the context of the list that a comprehension iterates over: the order of its
// members becomes the order of the results.
func through(in *place, made model.Type) *place {
	switch {
	case made.Form == model.Set:
		return &place{free: true}
	case in == nil:
		return nil
	}
	return &place{free: in.free || in.of != nil, name: in.name}
}

// call reads a function call.
func (r *reads) call(f *model.Func) {
	reads := r.lists(f.Name)
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
	case t == nil: // not a throw
	case in == nil:
		t.Read |= machine.ReadOrder
	case in.name != nil:
		t.Read |= machine.ReadFaces
		r.made[in.name] = append(r.made[in.name], t)
	case in.free:
		t.Read |= machine.ReadFaces
	default:
		r.figure(t, in.of)
	}
}

// figure notes what a function reads of a throw.
func (r *reads) figure(t *Throw, f *model.Func) {
	switch r.lists(f.Name) {
	case ListLength:
	case ListSum:
		t.Read |= machine.ReadSum
	case ListHighest:
		t.Read |= machine.ReadHighest
	case ListLowest:
		t.Read |= machine.ReadLowest
	case ListReaching:
		t.Read |= machine.ReadMarks
		t.Marks = append(t.Marks, Mark{X: f.Args[1]})
	case ListEqual:
		t.Read |= machine.ReadMarks
		t.Marks = append(t.Marks, Mark{X: f.Args[1], Also: true})
	default:
		t.Read |= machine.ReadFaces
	}
}

// settle passes on to throws that the order of a list made of them is read. If a number is unknown
// when the dice are thrown, all faces count as read.
func (r *reads) settle() {
	for again := true; again; {
		again = false
		for name, of := range r.made {
			if r.names[name].Read&machine.ReadOrder == 0 {
				continue
			}
			for _, t := range of {
				again = again || t.Read&machine.ReadOrder == 0
				t.Read |= machine.ReadOrder
			}
		}
	}
	for _, t := range r.throws {
		if slices.ContainsFunc(t.Marks, func(m Mark) bool { return !t.fixed(m.X) }) {
			t.Read, t.Marks = t.Read|machine.ReadFaces, nil
		}
	}
}

// fixed reports whether a number is known when the dice are thrown, and constant.
func (t *Throw) fixed(e model.Expr) bool {
	switch e := e.(type) {
	case *model.Const:
		return true
	case *model.Local:
		return e.Type().Is(model.Number) && t.known[e.Var]
	}
	return false
}
