package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/figure"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var division = Rule{
	Code: "lint/division",
	Doc: "A number is divided by one that may be 0, as far as the content bounds it: by at_least and at_most, " +
		"min and max, dice, the boxes of a track, or printed figures. A number that is not bounded so, or that a " +
		"condition nearby asks about, is not looked at.",
	Run: func(g *study, report func(diag.Finding)) {
		firm, sure := proof.FirmSpansOf(g.Study), proof.SpansOf(g.Study, true)
		zero := figure.Between(0, 0)
		for _, u := range g.Units() {
			var figures *proof.Spans
			for _, e := range u.Exprs {
				by := divisor(e)
				if by == nil {
					continue
				}
				if figures == nil {
					figures = firm(u)
				}
				asked := figures.Of(by)
				bounded := asked.Lo == 0 || asked.Hi == 0 || asked.Lo > -figure.Far && asked.Hi < figure.Far
				if bounded && !asked.Apart(zero) && !sure.Of(by).Apart(zero) {
					f := diag.Warnf("lint/division", by.Range(), "division by 0")
					if asked != zero {
						f = diag.Warnf("lint/division", by.Range(), "division by a number that may be 0").
							WithDetail("it ranges %s here", ends(g.Game, by.Type(), asked))
					}
					report(f.WithHint("divide by max(1, ..), or ask before whether it is 0"))
				}
			}
		}
	},
}

// divisor is what an expression divides by; nil if it divides nothing.
func divisor(e model.Expr) model.Expr {
	switch x := e.(type) {
	case *model.Binary:
		if x.Op == "%" {
			return x.Y
		}
	case *model.Func:
		if x.Divides && len(x.Args) > 1 {
			return x.Args[1]
		}
	}
	return nil
}
