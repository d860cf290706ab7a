package explain

import (
	"fmt"
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// policy tells whose a policy is, and what it goes by: its priorities, its preferences and its
// notes, those that it takes over too, in the order in which they count.
func (x *Explainer) policy(p *model.Policy) {
	x.head("policy", p.Title, p.Origin)
	if p.Players != nil {
		x.print(2, "for %s", strings.Join(english.Each(p.Players, func(t *model.Thing) string { return t.Title }), ", "))
	}
	if p.Use != nil {
		x.item(2, "takes over the lines of", p.Use.Title, p.Use.Origin)
	}
	if p.Search {
		x.print(2, "a veteran searches by it")
	}
	for _, w := range p.AllWeights() {
		x.print(2, "weight %s = %s", w.Name, x.text.Expr(w.Base))
	}
	for _, n := range p.AllNotes() {
		x.print(2, "remembers %s = %s", n.Name, n.Type)
	}
	lines := func(head string, of func(l *model.PolicyLine) bool) {
		n := 0
		for _, l := range p.Lines {
			if !of(l) {
				continue
			}
			if n++; n == 1 {
				fmt.Fprintln(x.w, head)
			}
			x.print(0, "%2d  %q%s  %s", n, l.Label, model.Cite(l.Ref), place(l.Range))
			x.advice(l)
		}
	}
	lines("Priorities, the first that holds decides:", func(l *model.PolicyLine) bool { return l.First })
	lines("Preferences, what an option is worth; of two that state the whole worth, the later one counts:",
		func(l *model.PolicyLine) bool { return !l.First && !l.Note })
	lines("Notes, set when an option has been taken:", func(l *model.PolicyLine) bool { return l.Note })
}

// advice prints what a line of a policy says, as it is written.
func (x *Explainer) advice(l *model.PolicyLine) {
	b := x.text.Block(l.Range)
	if b == nil {
		return
	}
	for _, a := range syntax.SortedAttrs(b.Body) {
		x.print(6, "%s  %s", a.Name, x.text.Words(a.Expr.Range()))
	}
}
