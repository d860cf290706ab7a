package proof

import "sandtable/schema/model"

// Reached is what play can come to: from where it begins, by what is run and offered, and by rules
// and actions that are bound to an event. That an event of the language never happens is not looked
// at here; it is never less than what play comes to, and may be more.
type Reached struct {
	Rules   map[*model.Rule]bool
	Menus   map[*model.Menu]bool
	Actions map[*model.Action]bool
	Stmts   []*model.Stmt // all of them, each before what stands in it

	todo [][]*model.Stmt          // bodies that are still to be followed
	in   func(*model.Extent) bool // what stands elsewhere is not followed
}

// ReachOf follows a game from the rules with which play begins, and from all that waits for an
// event.
func ReachOf(g *model.Game, begin ...*model.Rule) *Reached {
	return ReachIn(g, func(*model.Extent) bool { return true }, begin...)
}

// ReachIn follows a game as ReachOf does, in those of its extents alone that are played.
func ReachIn(g *model.Game, played func(*model.Extent) bool, begin ...*model.Rule) *Reached {
	r := NewReached()
	r.in = played
	for _, b := range begin {
		r.Rule(b)
	}
	r.close(g)
	return r
}

// ReachFrom follows a body of statements, and all that waits for an event that it may bring about.
func ReachFrom(g *model.Game, body []*model.Stmt) *Reached {
	r := NewReached()
	r.todo = append(r.todo, body)
	r.close(g)
	return r
}

// close follows what has been reached, and all that waits for an event that it may bring about.
func (r *Reached) close(g *model.Game) {
	r.Follow()
	for n := -1; n != r.size(); { // what is bound to something waits until that is reached
		n = r.size()
		for _, x := range g.Rules {
			if r.happens(x.Binding) && r.in(x.Extent) {
				r.Rule(x)
			}
		}
		for _, x := range g.Actions {
			if (x.Anytime || r.happens(x.Binding)) && r.in(x.Extent) {
				r.Action(x)
			}
		}
		r.Follow()
	}
}

// NewReached returns the reach of nothing.
func NewReached() *Reached {
	return &Reached{
		Rules:   map[*model.Rule]bool{},
		Menus:   map[*model.Menu]bool{},
		Actions: map[*model.Action]bool{},
		in:      func(*model.Extent) bool { return true },
	}
}

func (r *Reached) size() int { return len(r.Rules) + len(r.Menus) + len(r.Actions) }

// happens reports whether what a binding waits for may come.
func (r *Reached) happens(b *model.Binding) bool {
	switch {
	case b == nil:
		return false
	case b.Event.Rule != nil:
		return r.Rules[b.Event.Rule]
	case b.Event.Action != nil:
		return r.Actions[b.Event.Action]
	case b.Event.Menu != nil:
		return r.Menus[b.Event.Menu]
	}
	return true
}

// Rule adds a rule.
func (r *Reached) Rule(x *model.Rule) {
	if x != nil && !r.Rules[x] {
		r.Rules[x] = true
		r.todo = append(r.todo, x.Body)
	}
}

func (r *Reached) menu(m *model.Menu) {
	if m == nil || r.Menus[m] {
		return
	}
	r.Menus[m] = true
	for _, a := range m.Actions {
		if r.in(a.Extent) {
			r.Action(a)
		}
	}
}

// Action adds an action.
func (r *Reached) Action(a *model.Action) {
	if !r.Actions[a] {
		r.Actions[a] = true
		r.todo = append(r.todo, a.Lead, a.Body)
	}
}

// Follow goes through what has been reached. It keeps a list instead of calling itself: rules may
// run one another as deep as there are rules.
func (r *Reached) Follow() {
	for len(r.todo) > 0 {
		ss := r.todo[len(r.todo)-1]
		r.todo = r.todo[:len(r.todo)-1]
		model.WalkStmts(ss, func(s *model.Stmt) { r.Stmts = append(r.Stmts, s) }, nil)
		EachUse(ss, func(x *model.Rule, m *model.Menu) {
			r.Rule(x)
			r.menu(m)
		})
	}
}

// EachUse calls f for each rule that statements run and each menu that they offer; the other one is
// nil.
func EachUse(ss []*model.Stmt, f func(*model.Rule, *model.Menu)) {
	model.WalkStmts(ss, func(s *model.Stmt) {
		if d, ok := s.Detail.(Given); ok {
			r, m, _ := d.Uses()
			f(r, m)
		}
	}, nil)
}

// BeginsOf lists the rules with which play may begin, each once, with the scenario that says so.
func BeginsOf(g *model.Game) (rules []*model.Rule, of map[*model.Rule]*model.Scenario) {
	of = map[*model.Rule]*model.Scenario{}
	add := func(r *model.Rule, s *model.Scenario) {
		if _, known := of[r]; r != nil && !known {
			of[r] = s
			rules = append(rules, r)
		}
	}
	add(g.Begin, nil)
	for _, s := range g.Scenarios {
		add(s.Begin, s)
	}
	return rules, of
}
