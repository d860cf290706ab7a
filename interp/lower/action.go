package lower

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/schema/model"
)

// How the options of an action are found: who may act, then what is required and chosen, statement
// by statement. The names of an action are those of its frame.

// Action lowers how the options of an action are found.
func (l *L) Action(a *model.Action) *ir.Listing {
	return complete(l, l.list(a))
}

func (l *L) list(a *model.Action) *ir.Listing {
	return Once(l.own, lowered{a}, func() *ir.Listing {
		b := newListing(l, &ir.Listing{Name: a.Title, Of: a}, a.Ref, a.Range)
		l.apart(within{action: a, ref: a.Ref}, func() { b.action(a) })
		return b.list
	})
}

// ListHere is Action where the action stands.
func (l *L) ListHere(h Here) (out *ir.Listing) {
	l.stand(h, func() {
		b := newListing(l, &ir.Listing{Name: h.Action.Title, Of: h.Action}, h.Ref, h.Action.Range)
		b.action(h.Action)
		out = b.list
	})
	return out
}

// Choice lowers what a statement lets a player choose, in a rule or action with a section.
func (l *L) Choice(s *model.Stmt, ref string) *ir.Listing {
	return complete(l, l.choice(s, ref))
}

func (l *L) choice(s *model.Stmt, ref string) *ir.Listing {
	list := func() *ir.Listing {
		b := newListing(l, &ir.Listing{Name: s.Bind.Name, Of: s}, ref, s.Args["from"].Range())
		b.pick(s)
		b.add(&ir.Stmt{Do: ir.Emits})
		return b.list
	}
	if l.here != nil {
		return list()
	}
	return Once(l.own, lowered{s}, list)
}

// listing is a list in the making.
type listing struct {
	*L
	list *ir.Listing
	at   *[]*ir.Stmt // where the next statement goes
	ref  string
	rng  hcl.Range // what is told of where there is nothing to choose
}

func newListing(l *L, list *ir.Listing, ref string, rng hcl.Range) *listing {
	return &listing{L: l, list: list, at: &list.Body, ref: ref, rng: rng}
}

// add adds a statement; what follows a loop is its body.
func (b *listing) add(s *ir.Stmt) {
	if *b.at = append(*b.at, s); s.Do == ir.Picks {
		b.at = &s.Body
	}
}

func (b *listing) action(a *model.Action) {
	if a.Menu != nil && a.Menu.ActVar != nil {
		act := b.InFrame(a.Menu.ActVar)
		b.add(&ir.Stmt{Do: ir.Binds, V: act, X: b.Const(act.T, a.Index)})
	}
	b.inForceNow(a)
	if a.Actor != nil {
		x := &ir.Stmt{Do: ir.Picks, V: b.InFrame(a.Actor), X: b.AsList(b.Expr(a.Menu.Actor)), Why: b.against("no actor can take it")}
		b.needs(x, func() { b.menu(a) })
	} else if a.Menu != nil {
		b.menu(a)
	}
	late := []*model.Forbid{}
	for _, f := range a.Forbids {
		switch {
		case !b.Rules.Chosen(f.Extent):
		case Reads(f.When, Led(a)):
			late = append(late, f)
		default:
			b.forbid(f)
		}
	}
	for i, s := range a.Lead {
		b.lead(a, i, s)
	}
	for _, f := range late {
		b.forbid(f)
	}
	b.add(&ir.Stmt{Do: ir.Emits})
}

// inForceNow requires that the additions around an action hold, and finds the card that it stands
// on.
func (b *listing) inForceNow(a *model.Action) {
	why := b.against("it is not in force now")
	if active := b.active(a.Extent); active != nil {
		b.add(&ir.Stmt{Do: ir.Refuses, X: active, Why: why})
	}
	all, in := b.inForce(a.Extent)
	if all == nil {
		return
	}
	first := b.First(b.Keep(all, in))
	if a.Self != nil {
		b.add(b.inForceFirst(a.Self, all, in))
		first = b.Ref(b.InFrame(a.Self))
	}
	b.add(&ir.Stmt{Do: ir.Refuses, X: b.Test(ir.Ne, first, b.None(first.T)), Why: why})
}

// inForceFirst gives the name of the card or piece that an action stands on the first one in force.
func (l *L) inForceFirst(self *model.Var, all *ir.Node, in func(v *ir.Node) *ir.Node) *ir.Stmt {
	return &ir.Stmt{Do: ir.Binds, V: l.InFrame(self), X: l.First(l.Keep(all, in))}
}

// menu adds what a menu requires of an action: all but what the action waives.
func (b *listing) menu(a *model.Action) {
	for _, r := range a.Menu.Requires {
		if !slices.Contains(a.Waived, r.Label) {
			b.require(r, a.Menu.Ref)
		}
	}
	for _, f := range b.Game.Forbids {
		if f.Menu == a.Menu && b.Rules.Chosen(f.Extent) {
			b.forbid(f)
		}
	}
}

// forbid requires that a prohibition is not in force.
func (b *listing) forbid(f *model.Forbid) {
	label := f.Because
	if label == "" {
		label = "it is forbidden"
	}
	why := &ir.Reason{Label: label, Ref: f.Ref, At: f.Range, Against: true}
	b.add(&ir.Stmt{Do: ir.Refuses, X: b.Not(b.holding(f.Extent, f.Self, f.When)), Why: why})
}

func (b *listing) lead(a *model.Action, i int, s *model.Stmt) {
	switch {
	case s.Demands:
		b.require(s, a.Ref)
	case s.Names == model.NamesValue:
		b.leading[s.Bind] = s.Args["value"]
		if Asked(a, i) {
			x := b.Name(s.Bind, s.Args["value"])
			x.Of = s
			b.add(x)
		}
	default:
		b.pick(s)
	}
}

// pick goes through the candidates of a choice that meet what it requires of them.
func (b *listing) pick(s *model.Stmt) {
	v, one, from := b.InFrame(s.Bind), candidate(s), s.Args["from"]
	if s.Bind.Type.Form == model.Set { // it is chosen member by member
		if one == nil {
			v = b.Var(ir.Var{Name: s.Bind.Name, T: v.T.Elem(), Slot: b.depth})
		} else {
			v = b.InFrame(one)
		}
	}
	x := &ir.Stmt{Do: ir.Picks, Of: s, V: v, X: b.Expr(from), When: b.Optional(s.Args["when"]), Alike: true, Open: from.Type().IsArea(), Why: b.against("for " + s.Bind.Name)}
	if b.here == nil {
		b.depth++ // a name that the frame does not have
		x.Why.Short = b.Gap(from, b.Ref(v))
		b.depth--
	}
	b.needs(x, func() {
		if one != nil && b.InFrame(one) != v {
			b.add(&ir.Stmt{Do: ir.Binds, V: b.InFrame(one), X: b.Ref(v)})
		}
		for _, r := range s.Parts {
			b.require(r, b.ref)
		}
	})
}

// needs adds a loop with what is required of its candidates.
func (b *listing) needs(x *ir.Stmt, need func()) {
	outer := b.at
	b.at = &x.Need
	need()
	b.at = outer
	b.add(x)
}

// candidate is the name that requirements have for one candidate, where it is not the one that the
// choice binds.
func candidate(s *model.Stmt) *model.Var {
	one, _ := s.Detail.(*model.Var)
	return one
}

// require goes no further unless a condition holds, perhaps in a position that is only supposed.
func (b *listing) require(s *model.Stmt, ref string) {
	that := s.Args["that"]
	x := &ir.Stmt{Do: ir.Refuses, Of: s, X: b.Expr(that), Why: &ir.Reason{Label: s.Label, Ref: ref, At: s.Range}}
	if len(s.Body) > 0 {
		x.Trial = b.trial(s)
	} else if b.here == nil {
		x.Why.Short = b.Shortfall(that)
	}
	b.add(x)
}

// trial is what a requirement supposes.
func (l *L) trial(s *model.Stmt) *ir.Trial {
	t := &ir.Trial{Proc: l.P.Supposed[s], Sure: true}
	for _, x := range s.Body {
		t.Sure = t.Sure && x.Plain
	}
	t.Body = l.Body(s.Body)
	return t
}

func (b *listing) against(label string) *ir.Reason {
	return &ir.Reason{Label: label, Ref: b.ref, At: b.rng, Against: true}
}

// Led is the names that the leading statements of an action bind.
func Led(a *model.Action) map[*model.Var]bool {
	out := map[*model.Var]bool{}
	for _, s := range a.Lead {
		if s.Bind != nil {
			out[s.Bind] = true
		}
	}
	return out
}

// Asked reports whether a later leading statement of an action, or a prohibition, reads what its
// i-th one names: only then is it evaluated while options are listed.
func Asked(a *model.Action, i int) bool {
	v := map[*model.Var]bool{a.Lead[i].Bind: true}
	found := false
	model.WalkStmts(a.Lead[i+1:], nil, func(e model.Expr) { found = found || Reads(e, v) })
	for _, f := range a.Forbids {
		found = found || Reads(f.When, v)
	}
	return found
}

// Reads reports whether an expression reads one of some names.
func Reads(e model.Expr, vars map[*model.Var]bool) bool {
	found := false
	model.Walk(e, func(x model.Expr) {
		if l, ok := x.(*model.Local); ok && vars[l.Var] {
			found = true
		}
	})
	return found
}
