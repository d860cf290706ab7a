package game

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
)

// anyTime says whether an action is, or was meant to be, one that may be taken at any time.
func anyTime(a *model.Action, d decl.Decl) bool {
	x := d.Attrs["anytime"]
	if x == nil || a.Anytime {
		return a.Anytime
	}
	l, ok := x.Expr.(*hclsyntax.LiteralValueExpr)
	return !ok || l.Val.Type() != cty.Bool // what is neither true nor false has been reported
}

// anytime reports an action that is offered beside every decision and yet waits for a menu or an
// event, or wants to be given more than who is asked.
func (c *checker) anytime(a *model.Action, d decl.Decl) {
	for _, w := range []string{"menu", "before", "after"} {
		if x := d.Attrs[w]; x != nil {
			c.Report(diag.Errorf("check/anytime", x.NameRange, "an anytime action cannot have a menu or an event").
				WithHint("remove %s, or anytime", w))
			return
		}
	}
	for i, p := range a.Params {
		p.Used = true
		switch {
		case p.Type.Base == model.Invalid:
		case i > 0:
			c.Report(diag.Errorf("check/anytime", p.Range, "an anytime action can have only one parameter: the player who is asked").
				WithHint("write choose %s { from = .. } instead", p.Name))
		case p.Type != model.OneOf(c.Game.Kind(model.KindPlayer)):
			c.Report(diag.Errorf("check/anytime", p.Range, "an anytime action can be given only a player; %q is %s", p.Name, p.Type).
				WithHint("write given = { %s = player }, or choose %[1]s { from = .. }", p.Name))
		}
	}
}
