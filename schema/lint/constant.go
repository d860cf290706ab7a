package lint

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/figure"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var constant = Rule{
	Code: "lint/constant-condition",
	Doc: "A condition that is always true or always false: it compares a track with a number " +
		"that no box has, dice with a number they cannot show, a count with a negative number or a figure with itself, " +
		"or it is the literal true or false. Printed figures may be revised and are ignored.",
	Run: func(g *study, report func(diag.Finding)) {
		w := &settled{g: g, figures: proof.SpansOf(g.Study, false), report: report, exempt: map[model.Expr]bool{}}
		for _, i := range g.Invariants { // these are meant to hold always
			model.Walk(i.That, func(e model.Expr) { w.exempt[e] = true })
		}
		for _, e := range g.Play().Exprs {
			if b, ok := e.(*model.Binary); ok && !w.exempt[e] && !w.itself(b) {
				w.comparison(b)
			}
		}
		for _, e := range g.InTests().Exprs {
			if b, ok := e.(*model.Binary); ok {
				w.itself(b)
			}
		}
		for _, c := range conditions(g) {
			w.literal(c)
		}
	},
}

// settled looks for conditions that are settled before play begins.
type settled struct {
	g       *study
	figures *proof.Spans
	report  func(diag.Finding)
	exempt  map[model.Expr]bool
	keys    model.Keys
}

// itself looks at a comparison whose two sides are the same, and reports whether it is one.
func (w *settled) itself(b *model.Binary) bool {
	if !slices.Contains([]string{"==", "!=", "<", "<=", ">", ">="}, b.Op) {
		return false
	}
	if _, ok := b.X.(*model.Const); ok { // two constants are compared on purpose: one may be revised
		return false
	}
	key := w.keys.Of(b.X)
	if key == "" || key != w.keys.Of(b.Y) {
		return false
	}
	holds := b.Op == "==" || b.Op == "<=" || b.Op == ">="
	w.report(diag.Warnf("lint/constant-condition", b.R, "condition is always %t: it compares %s with itself", holds, w.brief(b.X)).
		WithHint("compare it with another figure, or remove the condition"))
	return true
}

// comparison looks at two figures that can never meet, or always do.
func (w *settled) comparison(b *model.Binary) {
	if !slices.Contains([]string{"==", "!=", "<", "<=", ">", ">="}, b.Op) || !proof.Measured(b.X.Type()) ||
		!proof.Measured(b.Y.Type()) || !varies(w.g, b.X) && !varies(w.g, b.Y) {
		return
	}
	x, y := w.figures.Of(b.X), w.figures.Of(b.Y)
	always, never := compare(b.Op, x, y)
	if n, ok := b.Y.(*model.Const); ok && !always && !never {
		if t, ok := b.X.(*model.TrackNumber); ok && (b.Op == "==" || b.Op == "!=") && len(t.Track.Thing.Boxes) > 0 && len(numbered(t.Track, n.N)) == 0 {
			always, never = b.Op == "!=", b.Op == "=="
		}
	}
	switch {
	case always:
		w.report(diag.Warnf("lint/constant-condition", b.R, "condition is always true: %s", w.why(b, x, y)).
			WithHint("compare with a number that can occur, or remove the condition"))
	case never:
		w.report(diag.Warnf("lint/constant-condition", b.R, "condition is always false: %s", w.why(b, x, y)).
			WithHint("compare with a number that can occur, or remove the condition"))
	}
}

// compare reports whether a comparison of figures in two spans always holds, or never.
func compare(op string, x, y figure.Span) (always, never bool) {
	if x.Empty() || y.Empty() {
		return false, false
	}
	switch op {
	case "<":
		return x.Hi < y.Lo, x.Lo >= y.Hi
	case "<=":
		return x.Hi <= y.Lo, x.Lo > y.Hi
	case ">":
		return compare("<", y, x)
	case ">=":
		return compare("<=", y, x)
	case "!=":
		always, never = compare("==", x, y)
		return never, always
	}
	return x.Lo == x.Hi && y.Lo == y.Hi && x.Lo == y.Lo, x.Apart(y)
}

// varies reports whether a figure follows from what happens in play. What is only printed, or the
// same for ever, is compared on purpose: it may be revised.
func varies(g *study, e model.Expr) bool {
	found := false
	model.Walk(e, func(x model.Expr) {
		switch x := x.(type) {
		case *model.TrackNumber:
			found = true
		case *model.Local:
			found = found || g.Bound()[x.Var] != nil || x.T.Is(model.EnumOf)
		case *model.Func:
			found = found || x.Varies
		case *model.Get:
			found = found || slices.ContainsFunc(proof.FieldsOf(x), func(f *model.Field) bool {
				return f.Storage == model.State || f.Storage == model.MarkerCount || f.Storage == model.MarkerSupply
			})
		}
	})
	return found
}

// why says between which figures the two sides lie.
func (w *settled) why(b *model.Binary, x, y figure.Span) string {
	if _, ok := b.X.(*model.Const); ok {
		return w.between(b.Y, y)
	}
	return w.between(b.X, x)
}

func (w *settled) between(e model.Expr, s figure.Span) string {
	if t, ok := e.(*model.TrackNumber); ok {
		return fmt.Sprintf("the boxes of %q have numbers %s", t.Track.Thing.Title, ends(w.g.Game, e.Type(), s))
	}
	return w.brief(e) + " ranges " + ends(w.g.Game, e.Type(), s)
}

// brief returns a figure as it is written, if that is short.
func (w *settled) brief(e model.Expr) string {
	if what := w.g.Written(e); len(what) <= longest && !strings.Contains(what, "\n") {
		return what
	}
	return "this number"
}

// longest is how much of an expression is repeated in a finding.
const longest = 40

// ends writes a span.
func ends(g *model.Game, t model.Type, s figure.Span) string {
	show := func(n int64) string { return g.Show(t, int32(n)) }
	switch {
	case s.Hi >= figure.Far:
		return "from " + show(s.Lo) + " up"
	case s.Lo <= -figure.Far:
		return "from " + show(s.Hi) + " down"
	}
	return "from " + show(s.Lo) + " to " + show(s.Hi)
}

// literal looks at a whole condition that is the word true or false.
func (w *settled) literal(e model.Expr) {
	c, ok := e.(*model.Const)
	if !ok || !c.T.Is(model.Bool) {
		return
	}
	switch w.g.Written(e) {
	case "true":
		w.report(diag.Warnf("lint/constant-condition", c.R, "condition is always true").WithHint("remove it"))
	case "false":
		w.report(diag.Warnf("lint/constant-condition", c.R, "condition is always false").
			WithHint("write the condition, or remove the code that depends on it"))
	}
}

// conditions lists what decides whether something happens, counts or holds. A loop may go on as
// long as true holds: it is left from inside.
func conditions(g *study) []model.Expr {
	var out []model.Expr
	add := func(es ...model.Expr) {
		for _, e := range es {
			if e != nil {
				out = append(out, e)
			}
		}
	}
	for _, s := range g.Play().Stmts {
		add(s.Args["when"], s.Args["that"], s.Args["until"])
	}
	for _, r := range g.Rules {
		add(r.When)
	}
	for _, v := range g.Values {
		for _, m := range v.Modifiers {
			add(m.When)
		}
	}
	for _, f := range g.Forbids {
		add(f.When)
	}
	for _, x := range g.Excepts {
		add(x.When)
	}
	for _, x := range proof.Extents(g.Game) {
		add(x.Holds)
	}
	return out
}
