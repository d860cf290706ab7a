package check

import (
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Learn lets the bodies of rules and actions be checked without a word, to learn what each of them
// does to the table. Nothing of it stays but that.
func (c *Checker) Learn(bodies func()) {
	for _, d := range c.r.Bodies.Excepts {
		for _, name := range d.Block.Labels {
			c.excepted[english.Slug(name)] = true
		}
	}
	found, scopes := len(c.r.Findings), c.scopes()
	evidence := c.evidence
	c.learning, c.evidence = true, nil
	bodies()
	c.learning, c.evidence = false, evidence
	c.ledger = newLedger(c)
	c.r.Findings = c.r.Findings[:found]
	for s, vars := range scopes {
		s.Vars = vars
	}
	c.Choices = map[string][]model.Type{}
	for _, r := range c.Game.Rules {
		r.Calls = nil
	}
	for _, m := range c.Game.Menus {
		m.Requires = nil
	}
	for _, a := range c.Game.Actions {
		a.Lead, a.Waived = nil, nil
	}
}

// scopes notes the names of all rules, menus and actions before their bodies bind any.
func (c *Checker) scopes() map[*model.Scope][]*model.Var {
	out := map[*model.Scope][]*model.Var{}
	note := func(s *model.Scope) { out[s] = s.Vars[:len(s.Vars):len(s.Vars)] }
	for _, r := range c.Game.Rules {
		note(&r.Scope)
	}
	for _, m := range c.Game.Menus {
		note(&m.Scope)
	}
	for _, a := range c.Game.Actions {
		note(&a.Scope)
	}
	return out
}

// InExtent adds what follows from the conditions of the `while` blocks in which something stands.
func (c *Checker) InExtent(e *Env, x *model.Extent) {
	for ; x != nil; x = x.Parent {
		if x.Kind == model.While {
			c.Assume(e, x.Holds, true)
		}
	}
}

// AheadOf is what is done between the condition of a rule and its body: the rules bound before it,
// those that replace it and may proceed to it and, if one that follows may carry it out again, the
// rule itself.
func (c *Checker) AheadOf(r *model.Rule) deeds {
	if c.ledger == nil {
		return deeds{}
	}
	var out deeds
	for _, b := range c.ledger.hooks[r] {
		switch {
		case b.binding.Moment != model.After:
			out.runs = append(out.runs, b.what()...)
		case c.redoes(b):
			out.runs = append(out.runs, r)
		}
	}
	return out
}

// BeforeAction is what is done between the decision for an action and its first effect.
func (c *Checker) BeforeAction(a *model.Action) deeds {
	if c.ledger == nil {
		return deeds{}
	}
	hooks := c.ledger.hooks[a]
	if a.Menu != nil {
		hooks = append(hooks[:len(hooks):len(hooks)], c.ledger.hooks[a.Menu]...)
	}
	var out deeds
	for _, b := range hooks {
		if b.binding.Moment == model.Before {
			out.runs = append(out.runs, b.what()...)
		}
	}
	return out
}

// redoes says whether something that is bound may carry its rule out again.
func (c *Checker) redoes(b bound) bool {
	body := []*model.Stmt(nil)
	if b.rule != nil {
		body = b.rule.Body
	} else {
		body = b.action.Body
	}
	found := false
	model.WalkStmts(body, func(st *model.Stmt) { found = found || st.Redoes }, nil)
	return found
}
