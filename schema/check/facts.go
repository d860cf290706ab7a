package check

import (
	"fmt"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

// A fact says that an expression is not none here, that a set or list is not empty, or that
// a number is at most another one. Conditions make facts (schema/proof/claims.go): in the
// rest of a conjunction, in the branch that the condition guards, and after a requirement. A fact
// about a bound name holds as long as the name, for names never change. A fact about anything else
// ends where something is carried out that may change what the expression reads (reads.go,
// deeds.go). Behind a branch holds what holds at the end of every arm; inside a loop, what no round
// of the loop may change.

// fact is a node of a list, the newest first. Lists share their tails, so that opening a scope
// costs nothing.
type fact struct {
	key  string
	of   model.Expr
	prev *fact
	n    int // how long the list is
}

// maxFacts is how many facts are known at once. Every statement looks at all of them; where a rule
// makes more, those made until then are given up, which at worst wants something tested again.
const maxFacts = 1000

// and is the list with one more fact.
func (f *fact) and(key string, of model.Expr) *fact {
	if f == nil || f.n >= maxFacts {
		return &fact{key, of, nil, 1}
	}
	return &fact{key, of, f, f.n + 1}
}

// loss is a fact that has ended, and what ended it: for the finding, if it is missed.
type loss struct {
	key  string
	at   hcl.Range // of the statement that may have changed it
	prev *loss
}

// keyOf is the key by which a fact about an expression is looked up; "" if no fact can be about it.
func (c *Checker) keyOf(x model.Expr) string { return c.Keys.Of(x) }

// knows says whether a fact holds.
func (e *Env) knows(key string) bool {
	if key == "" {
		return false
	}
	for f := e.facts; f != nil; f = f.prev {
		if f.key == key {
			return true
		}
	}
	return false
}

// Assume adds what follows from a condition that holds, or does not.
func (c *Checker) Assume(e *Env, cond model.Expr, holds bool) {
	if cond == nil {
		return
	}
	for _, x := range c.claims.Of(cond, holds) {
		e.learn(x)
	}
}

func (e *Env) learn(x proof.Claim) {
	if !e.knows(x.Key) {
		e.facts = e.facts.and(x.Key, x.Of)
	}
}

// sure takes the "maybe" off an expression of which a fact says that it is there.
func (c *Checker) sure(e *Env, x model.Expr) model.Expr {
	if x == nil || !x.Type().Maybe || e.facts == nil || !e.knows(c.keyOf(x)) {
		return x
	}
	y := proven(x)
	if y != x {
		c.proved[y] = true
	}
	return y
}

// proven is an expression of which something is known: its copy without the "maybe".
func proven(x model.Expr) model.Expr {
	switch x := x.(type) {
	case *model.Local:
		return &model.Local{Node: surely(x.Node), Var: x.Var}
	case *model.Get:
		y := *x
		y.Node = surely(x.Node)
		return &y
	case *model.Call:
		y := *x
		y.Node = surely(x.Node)
		return &y
	case *model.Look:
		y := *x
		y.Node = surely(x.Node)
		return &y
	case *model.Func:
		y := *x
		y.Node = surely(x.Node)
		return &y
	}
	return x
}

func surely(n model.Node) model.Node { return Node(n.T.Sure(), n.R) }

// Meet makes the facts of this scope those that hold at the end of every arm of a statement. Arms
// that lead elsewhere are left out; where all do, nothing comes here, and the facts stay as they
// are.
func (e *Env) Meet(arms ...*Env) {
	if len(arms) == 0 {
		return
	}
	if len(arms) == 1 {
		e.facts = arms[0].facts
		e.lose(arms)
		return
	}
	var keep []*fact
	common := shared(arms)
	seen := map[string]bool{}
	for f := arms[0].facts; f != common; f = f.prev {
		holds := !seen[f.key]
		seen[f.key] = true
		for _, a := range arms[1:] {
			holds = holds && (a.facts == arms[0].facts || a.knows(f.key))
		}
		if holds {
			keep = append(keep, f)
		}
	}
	e.facts = listed(keep, common)
	e.lose(arms)
}

// lose takes over what facts have ended in some arms.
func (e *Env) lose(arms []*Env) {
	for _, a := range arms {
		if a.lost != nil {
			e.lost = a.lost
		}
	}
}

// shared is the list of facts with which those of all arms end: what was known before they parted.
func shared(arms []*Env) *fact {
	out := arms[0].facts
	for _, a := range arms[1:] {
		b := a.facts
		for out != b {
			if b == nil || out != nil && out.n >= b.n {
				out = out.prev
			} else {
				b = b.prev
			}
		}
	}
	return out
}

// listed puts facts before others, the first of them the newest.
func listed(fs []*fact, out *fact) *fact {
	for _, f := range slices.Backward(fs) {
		out = out.and(f.key, f.of)
	}
	return out
}

// Forget ends the facts that what is done at a place may make untrue.
func (c *Checker) Forget(e *Env, by deeds, at hcl.Range) {
	if e.facts == nil || c.learning {
		return
	}
	done := c.sum(by)
	if done.nothing() {
		return
	}
	var keep []*fact
	newer := 0 // facts that are newer than the oldest one that ends
	oldest := (*fact)(nil)
	for f := e.facts; f != nil; f = f.prev {
		if c.touches(done, f) {
			e.lost = &loss{f.key, at, e.lost}
			newer, oldest = len(keep), f
		} else {
			keep = append(keep, f)
		}
	}
	if oldest != nil {
		e.facts = listed(keep[:newer], oldest.prev)
	}
}

// ForgetAll ends the facts about anything but bound names.
func (c *Checker) ForgetAll(e *Env, at hcl.Range) { c.Forget(e, deeds{cells: cells{all: true}}, at) }

// doubt is a finding about an expression that may be none where it must not be.
func (c *Checker) doubt(e *Env, x model.Expr, wanted string, args ...any) diag.Finding {
	text := c.written(x.Range())
	hint := fmt.Sprintf("test it first: when = %s != none, a require before this, or %[1]s != none && ..", text)
	if text == "" {
		text, hint = "this", "give it a name, by let in a rule, elsewhere as a value of its own, and test that first: when = x != none"
	}
	f := diag.Errorf("check/maybe", x.Range(), "%s may be none here; %s", text, fmt.Sprintf(wanted, args...)).
		WithHint("%s", hint)
	if e.untested.Filename != "" {
		f = f.WithAbout(e.untested)
	}
	if at, was := c.lostAt(e, x); was {
		f = f.WithRelated(at, "tested earlier, but this may change it").
			WithHint("test it again after that, or bind it with let before that")
	}
	return f
}

// lostAt is where a fact about an expression ended last, if there was one.
func (c *Checker) lostAt(e *Env, x model.Expr) (hcl.Range, bool) {
	key := ""
	for l := e.lost; l != nil; l = l.prev {
		if key == "" {
			if key = c.keyOf(x); key == "" {
				break
			}
		}
		if l.key == key {
			return l.at, true
		}
	}
	return hcl.Range{}, false
}
