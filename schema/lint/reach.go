package lint

import (
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

// reached is what play can come to: from where it begins, by what is run and offered, and by rules
// and actions that are bound to an event. That an event of the language never happens is not looked
// at here; it is never less than what play comes to, and may be more.
type reached struct {
	rules   map[*model.Rule]bool
	menus   map[*model.Menu]bool
	actions map[*model.Action]bool
	stmts   []*model.Stmt // all of them, each before what stands in it

	todo [][]*model.Stmt // bodies that are still to be followed
}

// reachOf follows a game from the rules with which play begins, and from all that waits for an
// event.
func reachOf(g *model.Game, begin ...*model.Rule) *reached {
	r := newReached()
	for _, b := range begin {
		r.rule(b)
	}
	r.close(g)
	return r
}

// close follows what has been reached, and all that waits for an event that it may bring about.
func (r *reached) close(g *model.Game) {
	r.follow()
	for n := -1; n != r.size(); { // what is bound to something waits until that is reached
		n = r.size()
		for _, x := range g.Rules {
			if r.happens(x.Binding) {
				r.rule(x)
			}
		}
		for _, x := range g.Actions {
			if x.Anytime || r.happens(x.Binding) {
				r.action(x)
			}
		}
		r.follow()
	}
}

func newReached() *reached {
	return &reached{rules: map[*model.Rule]bool{}, menus: map[*model.Menu]bool{}, actions: map[*model.Action]bool{}}
}

func (r *reached) size() int { return len(r.rules) + len(r.menus) + len(r.actions) }

// happens says whether what a binding waits for may come.
func (r *reached) happens(b *model.Binding) bool {
	switch {
	case b == nil:
		return false
	case b.Event.Rule != nil:
		return r.rules[b.Event.Rule]
	case b.Event.Action != nil:
		return r.actions[b.Event.Action]
	case b.Event.Menu != nil:
		return r.menus[b.Event.Menu]
	}
	return true
}

func (r *reached) rule(x *model.Rule) {
	if x != nil && !r.rules[x] {
		r.rules[x] = true
		r.todo = append(r.todo, x.Body)
	}
}

func (r *reached) menu(m *model.Menu) {
	if m == nil || r.menus[m] {
		return
	}
	r.menus[m] = true
	for _, a := range m.Actions {
		r.action(a)
	}
}

func (r *reached) action(a *model.Action) {
	if !r.actions[a] {
		r.actions[a] = true
		r.todo = append(r.todo, a.Lead, a.Body)
	}
}

// follow goes through what has been reached. It keeps a list instead of calling itself: rules may
// run one another as deep as there are rules.
func (r *reached) follow() {
	for len(r.todo) > 0 {
		ss := r.todo[len(r.todo)-1]
		r.todo = r.todo[:len(r.todo)-1]
		model.WalkStmts(ss, func(s *model.Stmt) {
			r.stmts = append(r.stmts, s)
			if d, ok := s.Detail.(proof.Given); ok {
				x, m, _ := d.Uses()
				r.rule(x)
				r.menu(m)
			}
		}, nil)
	}
}

// begins lists the rules with which play may begin, each once, with the scenario that says so.
func begins(g *model.Game) (rules []*model.Rule, of map[*model.Rule]*model.Scenario) {
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
