package lint

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var contradiction = Rule{
	Code: "lint/contradiction",
	Doc: "Conditions that can never hold together, or of which one always does: in one expression, " +
		"in a branch and the branches before it, in a rule and what stands inside it.",
	Run: func(g *study, report func(diag.Finding)) {
		c := &contradictions{g: g, Worlds: proof.WorldsOf(g.Study), report: report, done: map[model.Expr]bool{}}
		for _, i := range g.Invariants { // these are meant to hold always
			model.Walk(i.That, func(e model.Expr) { c.done[e] = true })
		}
		c.each(g.Play().Exprs, "&&", "||")
		c.each(g.InTests().Exprs, "||") // what always holds tests nothing
		for _, r := range g.Rules {
			c.body(c.also(c.extent(r.Extent), r.When), r.Body)
		}
		for _, a := range g.Actions {
			c.body(c.lead(c.extent(a.Extent), a.Lead), a.Body)
		}
		for _, v := range g.Values {
			for _, m := range v.Modifiers {
				c.also(c.extent(m.Extent), m.When)
			}
		}
		for _, f := range g.Forbids {
			c.also(c.extent(f.Extent), f.When)
		}
		for _, x := range g.Excepts {
			c.also(c.extent(x.Extent), x.When)
		}
	},
}

type contradictions struct {
	g *study
	*proof.Worlds
	report func(diag.Finding)
	done   map[model.Expr]bool // of which, or of a part of which, something has been said
}

// each looks at all chains of some operators; at what stands inside first. The beginning of a chain
// that can hold is not looked at by itself.
func (c *contradictions) each(exprs []model.Expr, ops ...string) {
	can := map[model.Expr]bool{}
	var found []*model.Binary
	for _, e := range exprs {
		b, ok := e.(*model.Binary)
		if !ok || !slices.Contains(ops, b.Op) || can[b] {
			continue
		}
		if !c.Together(c.terms(b)...) {
			found = append(found, b)
			continue
		}
		for x, ok := b, true; ok && x.Op == b.Op; x, ok = x.X.(*model.Binary) {
			can[x] = true
		}
	}
	for _, b := range slices.Backward(found) {
		c.within(b)
	}
}

// terms returns the operands of one && or ||, however many there are, but for those that are
// settled by themselves.
func (c *contradictions) terms(b *model.Binary) (terms []proof.Term) {
	for _, x := range operands(b, b.Op) {
		if t := (proof.Term{Cond: x, Holds: b.Op == "&&"}); c.Together(t) {
			terms = append(terms, t)
		}
	}
	return terms
}

// within reports an && or || of which the operands exclude each other.
func (c *contradictions) within(b *model.Binary) {
	if c.saidOf(b) {
		return
	}
	holds, terms := b.Op == "&&", c.terms(b)
	c.done[b] = true
	text := "these conditions never hold together"
	if !holds {
		text = "one of these conditions always holds"
	}
	f := diag.Warnf("lint/contradiction", b.R, "%s", text+c.which(terms))
	if holds {
		c.report(f.WithHint("correct one of them; write || if either is enough"))
	} else {
		c.report(f.WithHint("correct one of them; write && if both must hold"))
	}
}

// saidOf reports whether something has been said of an expression or of a part of it.
func (c *contradictions) saidOf(e model.Expr) (said bool) {
	model.Walk(e, func(x model.Expr) { said = said || c.done[x] })
	return said
}

// operands returns the operands of a chain of one operator.
func operands(e model.Expr, op string) []model.Expr {
	if b, ok := e.(*model.Binary); ok && b.Op == op {
		return append(operands(b.X, op), operands(b.Y, op)...)
	}
	return []model.Expr{e}
}

// which names the two terms that exclude each other, if it takes but two, and they are short.
func (c *contradictions) which(terms []proof.Term) string {
	for i, t := range terms {
		for _, u := range terms[:i] {
			if !c.Together(u, t) {
				a, b := c.g.Written(u.Cond), c.g.Written(t.Cond)
				if len(a)+len(b) > 2*longest || strings.ContainsAny(a+b, "\n") {
					return ""
				}
				return ": " + a + ", " + b
			}
		}
	}
	return ""
}

// extent returns what holds wherever what stands in an extent is in force.
func (c *contradictions) extent(x *model.Extent) []proof.Term {
	var out []proof.Term
	for ; x != nil; x = x.Parent {
		if x.Holds != nil {
			out = append(out, proof.Term{Cond: x.Holds, Holds: true})
		}
	}
	return out
}

// maxTerms is how many terms are kept; beyond that the oldest are given up.
const maxTerms = 12

// also looks at a condition where others hold, and returns them with it.
func (c *contradictions) also(known []proof.Term, cond model.Expr) []proof.Term {
	if cond == nil {
		return known
	}
	t := proof.Term{Cond: cond, Holds: true}
	if !c.saidOf(cond) && c.Together(t) && c.Together(known...) && !c.Together(append(known[:len(known):len(known)], t)...) {
		c.done[cond] = true
		f := diag.Warnf("lint/contradiction", cond.Range(), "this never holds here: it contradicts what is known")
		if at, which := c.against(known, t); which != "" {
			f = diag.Warnf("lint/contradiction", cond.Range(), "this never holds here: it contradicts a condition before it").
				WithRelated(at, "%s", which)
		}
		c.report(f.WithHint("correct one of the two, or remove what depends on it"))
	}
	return also(known, cond, true)
}

// against finds the one known term that a term contradicts.
func (c *contradictions) against(known []proof.Term, t proof.Term) (at hcl.Range, which string) {
	for _, k := range known {
		if !c.Together(k, t) {
			if k.Holds {
				return k.Cond.Range(), "this holds here"
			}
			return k.Cond.Range(), "this does not hold here"
		}
	}
	return at, ""
}

// lead looks at what stands in front in an action: nothing happens there.
func (c *contradictions) lead(known []proof.Term, ss []*model.Stmt) []proof.Term {
	for _, s := range ss {
		known = c.stmt(known, s)
	}
	return known
}

// body looks at statements in order. What may have changed is no longer known.
func (c *contradictions) body(known []proof.Term, ss []*model.Stmt) {
	for _, s := range ss {
		next := c.stmt(known, s)
		if known = next; !quiet(s) {
			known = lasting(known)
		}
	}
}

// stmt looks at one statement with what stands inside it, and returns what is known after it.
func (c *contradictions) stmt(known []proof.Term, s *model.Stmt) []proof.Term {
	if s.Demands {
		if len(s.Body) > 0 { // of a position that is only supposed
			return known
		}
		return c.also(known, s.Args["that"])
	}
	inside := known
	if s.Loops && !quiet(s) {
		inside = lasting(known)
	}
	for _, k := range []string{"when", "while"} {
		inside = c.also(inside, s.Args[k])
	}
	if s.Names == model.NamesRound {
		inside = also(inside, s.Args["until"], false)
	}
	for _, p := range s.Parts {
		c.stmt(inside, p)
	}
	if s.Undone {
		inside = lasting(inside)
	}
	c.body(inside, s.Body)
	if s.Else != nil {
		rest := known
		if s.Arm == model.FirstArm || s.Arm == model.FurtherArm {
			rest = also(known, s.Args["when"], false)
		}
		c.stmt(rest, s.Else)
	}
	return known
}

// also adds a term that nobody has to look at.
func also(known []proof.Term, cond model.Expr, holds bool) []proof.Term {
	if cond == nil {
		return known
	}
	if known = append(known[:len(known):len(known)], proof.Term{Cond: cond, Holds: holds}); len(known) > maxTerms {
		known = known[1:]
	}
	return known
}

// quiet reports whether nothing changes while a statement is carried out.
func quiet(s *model.Stmt) bool {
	still := true
	model.WalkStmts([]*model.Stmt{s}, func(x *model.Stmt) {
		binds := x.Names == model.NamesValue || x.Names == model.NamesMember
		branches := x.Arm != model.NoArm
		still = still && !x.Asks && !x.Chance && (binds || branches || x.Tells || x.Demands || x.Leaves != model.GoesOn)
	}, nil)
	return still
}

// lasting keeps the terms that nothing can change: they read names and what is printed.
func lasting(known []proof.Term) []proof.Term {
	var out []proof.Term
	for _, t := range known {
		fixed := true
		model.Walk(t.Cond, func(e model.Expr) {
			switch e := e.(type) {
			case *model.Const, *model.Local, *model.Binary, *model.Unary, *model.Cond:
			case *model.Get:
				fixed = fixed && !slices.ContainsFunc(proof.FieldsOf(e),
					func(f *model.Field) bool { return f.Storage != model.Printed || len(f.BySide) > 0 })
			default:
				fixed = false
			}
		})
		if fixed {
			out = append(out, t)
		}
	}
	return out
}
