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
	idle map[any]bool             // rules and actions of which nothing is carried out; see idleIn
}

// ReachOf follows a game from the rules with which play begins, and from all that waits for an
// event.
func ReachOf(g *model.Game, begin ...*model.Rule) *Reached {
	return NewReached().from(g, begin)
}

// ReachIn follows a game as ReachOf does, in those of its extents alone that are played together,
// and without what these replace or switch off for the whole game.
func ReachIn(g *model.Game, played func(*model.Extent) bool, begin ...*model.Rule) *Reached {
	r := NewReached()
	r.in, r.idle = played, idleIn(g, played)
	return r.from(g, begin)
}

// from follows a game from rules.
func (r *Reached) from(g *model.Game, begin []*model.Rule) *Reached {
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
		if !r.idle[x] {
			r.todo = append(r.todo, x.Body)
		}
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
		r.todo = append(r.todo, a.Lead)
		if !r.idle[a] {
			r.todo = append(r.todo, a.Body)
		}
	}
}

// Carries reports whether play can come to what a rule or an action does.
func (r *Reached) Carries(x any) bool {
	switch x := x.(type) {
	case *model.Rule:
		return r.Rules[x] && !r.idle[x]
	case *model.Action:
		return r.Actions[x] && !r.idle[x]
	}
	return false
}

// idleIn lists the rules and actions of which nothing is carried out in the extents that are
// played: others replace them, or switch them off, for the whole game and whatever happens.
func idleIn(g *model.Game, played func(*model.Extent) bool) map[any]bool {
	idle, doubted := map[any]bool{}, map[any]bool{}
	for _, x := range g.Excepts {
		if x.Rule != nil && played(x.Extent) {
			doubted[x.Rule] = true
			idle[x.Rule] = idle[x.Rule] || x.Extent.Lasts() && x.When == nil
		}
	}
	replaced, back := map[any]bool{}, map[any]bool{} // back: what some rule carries out all the same
	for _, x := range g.Rules {
		does := eventOf(x)
		if does == nil || !played(x.Extent) {
			continue
		}
		model.WalkStmts(x.Body, func(s *model.Stmt) { back[does] = back[does] || s.Proceeds || s.Redoes }, nil)
		if x.Binding.Moment == model.Instead && x.Extent.Lasts() && x.When == nil && x.Self == nil && !doubted[x] && always(x.Binding) {
			replaced[does] = true
		}
	}
	for does := range replaced {
		idle[does] = idle[does] || !back[does]
	}
	return idle
}

// eventOf returns the rule or the action to which a rule is bound; nil if it is bound to neither.
func eventOf(x *model.Rule) any {
	switch {
	case x.Binding == nil:
	case x.Binding.Event.Rule != nil:
		return x.Binding.Event.Rule
	case x.Binding.Event.Action != nil:
		return x.Binding.Event.Action
	}
	return nil
}

// always reports whether a binding waits for its event whatever that is about.
func always(b *model.Binding) bool {
	var params []*model.Var
	if b.Event.Rule != nil {
		params = b.Event.Rule.Params
	}
	for i, a := range b.Args {
		if a.Const != nil || i >= len(params) || a.Var != nil && !a.Var.Type.Accepts(params[i].Type) {
			return false
		}
	}
	return true
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
