// Package lister lists the options of actions from sets. It is the fast form of package listing:
// the actors and the candidates of each choice are sets, and requirements filter these sets as far
// as the set algebra can analyse them, so the loops run over the remaining members only. The order
// of options is the same, because members of sets are listed by id.
package lister

import (
	"slices"
	"strings"

	"sandtable/interp/algebra"
	"sandtable/interp/code"
	"sandtable/interp/ir"
	"sandtable/interp/listing"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/interp/query"
	"sandtable/schema/model"
)

// Maker makes the listers of one program.
type Maker struct {
	Setup
	piece  *model.Kind
	scopes map[*model.Menu]*query.Scope // sets that are kept while the options of a menu are listed
	actors map[Ready]*algebra.Node
	firsts map[*algebra.Node]*algebra.Node // of kept sets: the first of several that are alike
}

// Setup is what listers are made with.
type Setup struct {
	P       *machine.Program
	Plan    *plan.Plan
	Queries *query.Reader
	Lower   func(e model.Expr) *ir.Node // lowers an expression of what runs
	Num     func(e model.Expr) machine.Num
	Lies    func(v *model.Var) *ir.Var // where a name lies
	Memo    func() int32               // numbers what is remembered while options are listed
	Room    int32                      // the words that one of these may take
}

// New returns a maker of listers.
func New(x Setup) *Maker {
	return &Maker{Setup: x, piece: x.P.Game.Kind(model.KindPiece), scopes: map[*model.Menu]*query.Scope{}, actors: map[Ready]*algebra.Node{}, firsts: map[*algebra.Node]*algebra.Node{}}
}

// Ready identifies the conditions on the actors of a menu. Actions with the same conditions share
// one set.
type Ready struct {
	menu   *model.Menu
	waived string
	act    *model.Action // if a requirement reads which action it is
}

// ReadyOf is the conditions on the actors of an action.
func ReadyOf(a *model.Action) Ready {
	k := Ready{menu: a.Menu, waived: strings.Join(a.Waived, "|")}
	if a.Menu.ActVar != nil {
		k.act = a
	}
	return k
}

// lister lists the options of one action.
type lister struct {
	index  int32
	actors *query.Query // nil: the action has no actor
	actor  int32
	loose  *loose             // of the actors
	before []*listing.Step    // evaluated once, before all else
	checks listing.Conditions // evaluated for each actor
	steps  []listStep
	bare   bool // nothing is evaluated after the last choice
	work   int  // steps charged for each actor, up to the first choice
}

// listStep is a leading statement that is not part of a set.
type listStep struct {
	holds machine.Num        // of a requirement
	let   func(m *machine.M) // of a let
	when  machine.Num        // of a choose with a condition
	from  query.Query        // candidates
	loose *loose             // of them, where this is the last choice
	// The candidates by the actor's place; nil: they depend on more than that.
	placed *placed
	list   machine.List       // candidates that are no set, in their own order
	each   listing.Conditions // evaluated for each candidate that is no member of a set
	slot   int32
	cand   int32
	copies bool       // some candidates may be alike, and none has been left out for that
	piece  bool       // some may be alike
	trial  bool       // a requirement that tries statements
	stmts  []*ir.Stmt // the statements that it stands for
	own    int        // steps of its own expressions
	work   int        // steps charged for each candidate, up to the next choice
}

// Of makes the listing of an action fast, unless only the plain form will do.
func (k *Maker) Of(x *code.Act) {
	l := k.lister(x)
	if l == nil {
		return
	}
	x.Fast = l.list
	if late := l.lots(); late != nil {
		x.ByLot(late.all.list, late.legal)
	}
	if s := l.quick(); s != nil && !x.Model.Whole && !k.Plan.Without(plan.Bare) {
		x.Quick = l.ones(s)
	}
}

func (k *Maker) lister(x *code.Act) *lister {
	a := x.Model
	if k.Plan.Without(plan.Listers) || x.Open() || a.Actor != nil && a.Menu.Actor.Type().Form != model.Set {
		return nil
	}
	l := &lister{index: a.Index}
	rest := x.List.Steps
	for ; len(rest) > 0 && &rest[0] != x.List.Actor && !slices.Contains(a.Lead, rest[0].Of); rest = rest[1:] {
		l.before = append(l.before, &rest[0])
	}
	k.listing(a, func() {
		i := 0
		if a.Actor != nil {
			l.actor = k.Lies(a.Actor).In.I
			acc := k.actorsOf(a, x.List.Actor)
			for ; i < len(a.Lead) && a.Lead[i].Demands && len(a.Lead[i].Body) == 0; i++ {
				acc = k.filtered(acc, a.Lead[i].Args["that"], a.Actor)
			}
			if i < len(a.Lead) && len(rest) > 1 && rest[1].Of != nil { // what is forbidden may fail
				acc = k.beside(acc, a, a.Lead[i])
			}
			q := k.Queries.Emitted(acc)
			l.actors, l.loose = &q, k.loosen(acc)
			for rest = rest[1:]; len(rest) > 0 && rest[0].Of == nil; rest = rest[1:] {
				l.checks.All = append(l.checks.All, listing.Condition{Holds: rest[0].Holds, Cost: rest[0].Work})
			}
		}
		k.listSteps(x, l, i)
	})
	l.weigh()
	return l
}

// beside leaves out those actors of an action who have nothing to choose where they are.
func (k *Maker) beside(acc *algebra.Node, a *model.Action, s *model.Stmt) *algebra.Node {
	if s.Names != model.NamesChoice || s.Args["when"] != nil || s.Args["from"].Type().Form != model.Set || !foldable(s) {
		return acc
	}
	v := s.Bind
	if one, ok := s.Detail.(*model.Var); ok {
		v = one
	}
	var conds []*ir.Node
	for _, r := range s.Parts {
		conds = append(conds, k.Lower(r.Args["that"]))
	}
	return k.Queries.Beside(acc, k.Lies(a.Actor), k.Lower(s.Args["from"]), k.Lies(v), conds)
}

// weigh computes the work charged for each actor and each candidate: the conditions evaluated for
// it up to the next choice.
func (l *lister) weigh() {
	at := &l.work
	*at = 1 + l.checks.Cost()
	for i := range l.steps {
		s := &l.steps[i]
		*at += s.own
		if s.holds == nil && s.let == nil {
			s.work = 1
			at = &s.work
		}
	}
}

// listing compiles the listing of an action. The actions of a menu share one scope, so that equal
// sets are computed once.
func (k *Maker) listing(a *model.Action, compile func()) {
	var s *query.Scope
	if a.Menu != nil {
		s = k.scopes[a.Menu]
	}
	if s == nil {
		s = query.Listing()
		if a.Menu != nil {
			k.scopes[a.Menu] = s
			k.bind(s, a.Menu.ActorVar, a.Menu.ActVar)
		}
	}
	for _, v := range a.Vars {
		if !slices.Contains(a.Params, v) { // those of the menu are constant while options are listed
			k.bind(s, v)
		}
	}
	k.Queries.Within(s, compile)
}

// bind notes names that differ between the options of a list.
func (k *Maker) bind(s *query.Scope, vars ...*model.Var) {
	for _, v := range vars {
		if v != nil {
			s.Bind(k.Lies(v))
		}
	}
}

// actorsOf returns the actors of a menu that meet the menu's requirements on this action.
func (k *Maker) actorsOf(a *model.Action, s *listing.Step) *algebra.Node {
	w := lower.WindowOf(a.Menu.Actor.Type())
	key := ReadyOf(a)
	if n := k.actors[key]; n != nil {
		return n
	}
	n := k.read(a.Menu.Actor)
	for i, r := range s.Need {
		if r.Of != nil {
			n = k.filtered(n, r.Of.Args["that"], a.Menu.ActorVar)
			continue
		}
		no := s.Fits.All[i]
		n = &algebra.Node{Op: algebra.OpKeep, W: w, Xs: []*algebra.Node{n}, Bind: binder(k.Lies(a.Menu.ActorVar).In.I), Cond: no.Holds, Work: int32(no.Cost), Reason: "forbid is evaluated for each member"}
	}
	n = k.Queries.Kept(n)
	k.actors[key] = n
	return n
}

// listSteps compiles the leading statements from the i-th on. A requirement after a choice filters
// the candidates of the choice.
func (k *Maker) listSteps(x *code.Act, l *lister, i int) {
	a := x.Model
	var late []listing.Step
	for rest := x.List.Steps; len(rest) > 0 && rest[len(rest)-1].Of == nil && rest[len(rest)-1].Holds != nil; rest = rest[:len(rest)-1] {
		late = append(late, rest[len(rest)-1])
	}
	if slices.Reverse(late); !slices.ContainsFunc(a.Lead, func(s *model.Stmt) bool { return x.List.Step(s) != nil }) {
		late = nil // they stand before all else
	}
	for ; i < len(a.Lead); i++ {
		s := a.Lead[i]
		old := x.List.Step(s)
		switch {
		case old == nil: // nothing reads it before the action starts
			continue
		case s.Demands:
			st := listStep{holds: old.Holds, own: old.Work, trial: len(s.Body) > 0, stmts: []*ir.Stmt{old.Stmt}}
			// Compiled again, to share sets with the rest of the list.
			if e := s.Args["that"]; len(s.Body) == 0 {
				st.holds = k.Num(e)
			}
			l.steps = append(l.steps, st)
			continue
		case s.Names == model.NamesValue:
			l.steps = append(l.steps, listStep{let: old.Let, own: old.Work, stmts: []*ir.Stmt{old.Stmt}})
			continue
		}
		st := listStep{slot: old.V.In.I, cand: old.Fits.Slot, when: old.Asked, copies: k.mayBeLike(s.Bind.Type), piece: k.mayBeLike(s.Bind.Type), own: old.Work, stmts: []*ir.Stmt{old.Stmt}}
		if s.Args["from"].Type().Form != model.Set || !foldable(s) {
			st.list, st.each = old.From, old.Fits
			l.steps = append(l.steps, st)
			continue
		}
		v := s.Bind
		if one, ok := s.Detail.(*model.Var); ok {
			v = one
		}
		first := i
		n := k.read(s.Args["from"])
		for _, r := range s.Parts {
			n = k.filtered(n, r.Args["that"], v)
		}
		if v == s.Bind && s.Args["when"] == nil {
			for i+1 < len(a.Lead) && a.Lead[i+1].Demands && len(a.Lead[i+1].Body) == 0 {
				i++
				n = k.filtered(n, a.Lead[i].Args["that"], v)
				st.stmts = append(st.stmts, x.List.Step(a.Lead[i]).Stmt)
			}
		}
		k.Plan.Of(s.Args["from"], n)
		of := n
		if st.copies && st.when == nil && unread(x.List, a.Lead[i], old.V) {
			of, st.copies = k.single(n), false
		}
		q := k.Queries.Emitted(of)
		st.from = q
		if i == len(a.Lead)-1 || !slices.ContainsFunc(a.Lead[i+1:], func(s *model.Stmt) bool { return s.Names == model.NamesChoice }) {
			st.loose = k.loosen(n)
		}
		if !k.mayBeLike(s.Bind.Type) {
			st.placed = k.placedForm(a, n)
		}
		if form, _ := n.Form(); form != machine.FormSet || s.Bind.Type.Kind.IsA(k.piece) {
			st.from = k.byPlace(a, a.Lead[first:i+1], q)
			if st.loose != nil {
				st.loose.from = k.byPlace(a, a.Lead[first:i+1], st.loose.from)
			}
		}
		l.steps = append(l.steps, st)
	}
	for _, no := range late {
		l.steps = append(l.steps, listStep{holds: no.Holds, own: no.Work, stmts: []*ir.Stmt{no.Stmt}})
	}
	if n := len(l.steps); n > 0 {
		last := l.steps[n-1]
		l.bare = last.from.Set != nil && last.when == nil && !last.copies
	}
}

// foldable reports whether the requirements of a choice can filter a set: none of them tries
// statements.
func foldable(s *model.Stmt) bool {
	for _, r := range s.Parts {
		if len(r.Body) > 0 {
			return false
		}
	}
	return true
}

// mayBeLike reports whether things of a type may be alike.
func (k *Maker) mayBeLike(t model.Type) bool {
	ids := &k.P.Ids
	for id := ids.PieceLo; id < ids.PieceHi && t.Base == model.ThingOf; id++ {
		if t.Kind.Lo <= id && id < t.Kind.Hi && k.P.Copies[id-ids.PieceLo] >= 0 {
			return true
		}
	}
	return false
}

// read reads a set as the algebra does.
func (k *Maker) read(e model.Expr) *algebra.Node {
	return k.Queries.Read(k.Lower(e), lower.WindowOf(e.Type()))
}

// filtered filters a set by a condition on what a name denotes.
func (k *Maker) filtered(n *algebra.Node, e model.Expr, v *model.Var) *algebra.Node {
	return k.Queries.Refine(n, k.Lower(e), k.Lies(v))
}

func binder(slot int32) func(m *machine.M, id int32) {
	return func(m *machine.M, id int32) { m.SetInt(slot, id) }
}
