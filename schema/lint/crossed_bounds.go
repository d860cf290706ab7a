package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var crossedBounds = Rule{
	Code: "lint/crossed-bounds",
	Doc: "A lower bound above the upper one: at_least above at_most in a value, where both always hold or " +
		"stand in one line, or at_least above up_to in a choice or an offer.",
	Run: func(g *study, report func(diag.Finding)) {
		figures := proof.SpansOf(g.Study, true)
		crossed := func(low, high model.Expr, to, then string) {
			if low == nil || high == nil || !low.Type().Is(model.Number) || !high.Type().Is(model.Number) {
				return // up_to = any
			}
			least, most := figures.Of(low), figures.Of(high)
			if least.Empty() || most.Empty() || least.Lo <= most.Hi {
				return
			}
			report(diag.Warnf("lint/crossed-bounds", low.Range(), "at_least is above %s", to).
				WithDetail("at_least is %s or more, %s %s or less%s", g.Show(model.TNumber, int32(least.Lo)), to,
					g.Show(model.TNumber, int32(most.Hi)), then).
				WithRelated(high.Range(), "%s", to).WithHint("exchange or correct them"))
		}
		for _, v := range g.Values {
			for _, low := range v.Modifiers {
				for _, high := range v.Modifiers {
					if low == high || proof.Unasked(low) && proof.Unasked(high) {
						crossed(low.AtLeast, high.AtMost, "at_most", ", so that the value is always the latter")
					}
				}
			}
		}
		for _, s := range g.Play().Stmts {
			if s.Names == model.NamesChoice || s.Calls == model.CallsMenu {
				crossed(s.Args["at_least"], s.Args["up_to"], "up_to", "")
			}
		}
	},
}
