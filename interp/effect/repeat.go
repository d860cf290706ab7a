package effect

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var repeat = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Names: model.NamesRound, Loops: true},
		Block: lang.Block{
			Name: "repeat", Labels: []lang.Label{{Name: "name", Optional: true}}, Since: 1, Blocks: []string{"statement"},
			Doc: "Runs the statements repeatedly: a number of times, while a condition holds, until a condition holds, or until a statement inside leaves the loop. The label names the number of the round, from 1.",
			Attrs: []lang.Attr{
				{Name: "times", Type: "number", Doc: "The number of rounds, evaluated once, at the start."},
				{Name: "while", Type: "bool", Doc: "The loop continues while this holds. Evaluated before each round."},
				{Name: "until", Type: "bool", Doc: "The loop ends when this holds. Evaluated before each round."},
				{Name: "may_pass", Type: "bool", Doc: "If this holds, the player may pass before a round. That ends the loop."},
				{Name: "player", Type: "player", Doc: "Who may pass. Default: as in `choose`."},
			},
			Example: "repeat shot {\n  while    = man.arrows > 0\n  may_pass = shot > 1\n  set man { arrows = man.arrows - 1 }\n}",
		},
		Check: func(s *check.Site) {
			s.Attr("times", model.TNumber)
			s.Round(s.Env)
			env := s.Env.Child()
			if s.Label(0) != "" {
				v := s.Bind(env, english.Slug(s.Label(0)), model.TNumber, s.LabelRange(0))
				v.Used = true
				s.Stmt.Bind = v
			}
			env.Loops = append(append([]string(nil), env.Loops...), s.Label(0))
			while := s.AttrIn(env, "while", model.TBool)
			s.Assume(env, while, true)
			until := s.AttrIn(env, "until", model.TBool)
			s.Assume(env, until, false)
			s.AttrIn(env, "may_pass", model.TBool)
			s.By("player")
			if s.Attrs["may_pass"] != nil {
				s.Asked(&model.Var{Name: "go_on", Type: model.TBool})
			}
			before := s.Errors()
			s.Stmt.Body = s.Body(env)
			if s.Errors() > before { // an unreadable statement may be what ends the loop
				return
			}
			if s.Attrs["times"] == nil && s.Attrs["while"] == nil && s.Attrs["until"] == nil && s.Attrs["may_pass"] == nil && !s.MayLeave(s.Stmt.Body) {
				s.Report(diag.Errorf("check/endless", s.Block.DefRange(), "this loop never ends").
					WithHint("add times, while, until or may_pass, or leave it from inside with break, return, stop or end"))
			}
			if a := s.Attrs["while"]; a != nil && isWord(a.Expr, true) && !s.MayLeave(s.Stmt.Body) {
				s.Report(diag.Errorf("check/endless", a.Expr.Range(), "this loop never ends"))
			}
			s.Stmt.Steady = (while == nil || s.Steady(while, s.Stmt.Body)) && (until == nil || s.Steady(until, s.Stmt.Body))
			// Only the condition can have ended it.
			if s.Attrs["times"] == nil && s.Attrs["may_pass"] == nil && !s.BreaksOff(s.Stmt.Body) {
				if until == nil {
					s.Assume(s.Env, while, false)
				} else if while == nil {
					s.Assume(s.Env, until, true)
				}
			}
		},
		Changes: func(st *model.Stmt, d *check.Deeds) {
			if st.Args["may_pass"] != nil {
				d.Asks()
			}
		},
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		out := &ir.Stmt{Do: ir.Repeats, V: l.Bound(s.Bind), To: l.Optional(s.Args["times"]), X: l.Optional(s.Args["while"])}
		if s.Args["until"] != nil {
			out.X = l.And(out.X, l.Not(l.Expr(s.Args["until"])))
		}
		if s.Args["may_pass"] != nil {
			out.Ask = l.Ask("go_on", s.Args["player"])
			out.Ask.When, out.Ask.Title = l.Expr(s.Args["may_pass"]), goingOn(s)
		}
		out.Body = l.Loop(s.Label, s.Body)
		return []*ir.Stmt{out}
	},
}

// isWord reports whether an expression is the literal true, or false.
func isWord(x hclsyntax.Expression, word bool) bool {
	l, ok := x.(*hclsyntax.LiteralValueExpr)
	return ok && !l.Val.IsNull() && l.Val.Type().FriendlyName() == "bool" && l.Val.True() == word
}

// goingOn is what is asked before another round: to go on, and to what.
func goingOn(s *model.Stmt) string {
	if what := firstAsked(s.Body); what != "" {
		return "go on: " + what
	}
	return "go on"
}

// firstAsked is what the first statement that says what it is for is for.
func firstAsked(list []*model.Stmt) string {
	for _, s := range list {
		if s.Title != "" {
			return s.Title
		}
		if what := firstAsked(s.Body); what != "" {
			return what
		}
	}
	return ""
}
