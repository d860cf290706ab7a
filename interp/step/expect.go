package step

import (
	"strings"

	"sandtable/interp/compile"
	"sandtable/schema/check"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var expect = &Step{
	TestStep: check.TestStep{
		Block: lang.Block{
			Name: "expect", Fields: true, Since: 1,
			Doc: "Asserts what is true now: `PLACE = [bottom, .., top]`, `that`, or `value` and `is`.",
			Attrs: []lang.Attr{
				{Name: "that", Type: "bool", Doc: "A condition."},
				{Name: "value", Type: "expression", Doc: "A value, compared with `is`."},
				{Name: "is", Type: "expression", Doc: "What `value`, `chance`, `mean` or `best` must be. Of the last three: an exact fraction."},
				{Name: "perft", Type: "[numbers]", Doc: "The number of sequences of decisions from here, of length 1, 2 and so on."},
				{Name: "chance", Type: "bool", Doc: "The exact probability that this holds in the end: `is = 244 / 495`."},
				{Name: "mean", Type: "number or player", Doc: "The mean of the number in the end. Of a player: the mean worth of the results."},
				{Name: "best", Type: "player", Doc: "The player's mean worth with the best reply to what the others do."},
			},
		},
		Check: func(s *check.Site) {
			s.Stmt.Detail = &expectation{
				layouts: layouts(s),
				that:    s.Attr("that", model.TBool),
				perft:   s.Constant("perft", model.TNumbers),
				odds:    oddsOf(s),
				value:   valueOf(s),
			}
		},
	},
	Compile: func(t *compile.Test, s *model.Stmt) run {
		x := s.Detail.(*expectation)
		var now []run
		for _, l := range layings(t, x.layouts) {
			now = append(now, func(r *runner) { r.lies(l) })
		}
		if x.that != nil {
			now = append(now, holding(t, x.that))
		}
		if len(x.perft) > 0 {
			now = append(now, func(r *runner) { r.perft(x.perft) })
		}
		if x.value != nil {
			now = append(now, comparing(t, x.value))
		}
		before := func(*runner) {}
		if x.odds != nil {
			end := outcome(t, x.odds)
			before = func(r *runner) { r.exactly(x.odds, end) }
		}
		return func(r *runner) {
			before(r)
			r.settle()
			for i := 0; i < len(now) && r.alive(); i++ {
				now[i](r)
			}
			r.alive()
		}
	},
	After: true,
}

// expectation is what a step expects: of odds, from the last thing on that was done; of all else,
// when decisions with one option have answered themselves.
type expectation struct {
	layouts []layout
	that    model.Expr
	perft   []int32 // how many sequences of decisions there are, of length 1, 2, ..
	odds    *exact
	value   *valued
}

// holding compiles a condition that is to hold.
func holding(t *compile.Test, that model.Expr) run {
	holds, parts := t.Num(that), t.Conjuncts(that)
	return func(r *runner) {
		if holds(r.m) == 0 && r.alive() {
			at, found := that.Range(), "false"
			if failing := r.failing(parts); len(failing) > 0 {
				at, found = failing[0].At, "false: "+r.told(failing)
			}
			r.failAs(at, "true", found, "this does not hold")
		}
	}
}

// failing lists the operands of a failed conjunction that do not hold.
func (r *runner) failing(parts []compile.Conjunct) (failing []compile.Conjunct) {
	for _, c := range parts {
		if c.Holds(r.m) == 0 {
			failing = append(failing, c)
		}
	}
	return failing
}

// told tells of operands that do not hold.
func (r *runner) told(failing []compile.Conjunct) string {
	return strings.Join(english.Each(failing, func(c compile.Conjunct) string { return c.Text + r.sides(&c) }), "; ")
}

// sides says what the two sides of a comparison are.
func (r *runner) sides(c *compile.Conjunct) string {
	var are []string
	for _, s := range c.Sides {
		v := s.Show(r.m)
		if v == "" {
			v = "empty"
		}
		are = append(are, model.OneLine(s.Text)+" is "+v)
	}
	if are == nil || r.m.Err != nil {
		return ""
	}
	return ", but " + strings.Join(are, ", ")
}
