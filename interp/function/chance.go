package function

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/chance"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/figure"
	"sandtable/schema/model"
)

var chanceOf = &Function{
	Function: check.Function{
		Name: "chance", Usage: "chance(pool, least) or chance(pool, least, dice) number", Since: 1, Reads: check.ReadsArgs,
		Doc:     "In how many of a thousand throws some of the dice, or so many of them, show at least that. Nothing is thrown.",
		Example: "chance(pool(2, d6), 6) == 306",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(2, 3) {
				return nil, model.TInvalid
			}
			k := check.Const(model.TNumber, c.Game.Unit, c.Range)
			if len(c.Args) == 3 {
				return ofPool(c, c.Arg(2, model.TNumber))
			}
			return ofPool(c, k)
		},
		FuncTraits: model.FuncTraits{Span: perMille},
	},
	Lower: lowerReckoned(chance.Reaching),
}

var chanceOfSum = &Function{
	Function: check.Function{
		Name: "chance_of_sum", Usage: "chance_of_sum(pool, least) number", Since: 1, Reads: check.ReadsArgs,
		Doc:     "In how many of a thousand throws the dice add up to at least that. Nothing is thrown.",
		Example: "chance_of_sum(pool(2, d6), 10) == 167",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(2, 2) {
				return nil, model.TInvalid
			}
			return ofPool(c, check.Const(model.TNumber, c.Game.Unit, c.Range))
		},
		FuncTraits: model.FuncTraits{Span: perMille},
	},
	Lower: lowerReckoned(totalling),
}

// ofPool checks a pool and the number that it is to reach, with how many dice.
func ofPool(c *check.Call, dice model.Expr) ([]model.Expr, model.Type) {
	x := c.Arg(0, model.TInvalid)
	p, ok := x.(*model.Pool)
	if !ok {
		if x.Type().Base != model.Invalid {
			c.Report(diag.Errorf("check/type", x.Range(), "expected a pool of dice, found %s", x.Type()).WithHint("write pool(number, die), such as pool(2, d6)"))
		}
		return nil, model.TInvalid
	}
	return []model.Expr{p.Count, p.Die, c.Arg(1, model.TNumber), dice}, model.TNumber
}

// perMille is the Span of a share of a thousand.
func perMille(f model.Figures, _ []model.Expr) figure.Span {
	return figure.Between(0, 1000*f.Unit())
}

func totalling(n, sides, least, _ int32) int32 { return chance.Totalling(n, sides, least) }

// mostDice is of how many dice a chance is reckoned.
const mostDice = 1000

func lowerReckoned(of func(n, sides, least, k int32) int32) func(l *lower.L, f *model.Func) *ir.Node {
	return func(l *lower.L, f *model.Func) *ir.Node {
		unit := int64(l.Game.Unit)
		return nums(l, f, func(m *machine.M, at *hcl.Range, in []int32) int32 {
			if !reckonable(m, *at, in[0], unit) {
				return 0
			}
			return of(whole(in[0], unit), in[1], whole(in[2], unit), whole(in[3], unit)) * int32(unit)
		})
	}
}

// whole is a number rounded up.
func whole(x int32, unit int64) int32 { return int32(ceilDiv(int64(x), unit)) }

// reckonable charges for so many dice, and fails if these are too many.
func reckonable(m *machine.M, at hcl.Range, n int32, unit int64) bool {
	dice := whole(n, unit)
	if dice < 0 || dice > mostDice {
		m.FailAt(at, "run/dice", "a chance is reckoned of 0 to %d dice, not of %d", mostDice, dice)
		return false
	}
	m.Spend(int(dice) / 4)
	return true
}
