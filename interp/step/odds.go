package step

import (
	"errors"
	"math/big"
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/odds"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// stimulus is the last thing that a test did: from it on, all that chance and the players' policies
// make of it is examined.
type stimulus struct {
	start func(m *machine.M)
	floor int // frames below what is in progress: the end is where no more are left
	notes machine.Notes
}

// remember notes what the test does next: call is a procedure that begins, or option one that is
// taken; neither: the position as it is.
func (r *runner) remember(call func(m *machine.M), option int) {
	if !r.exact {
		return
	}
	m := r.m
	s := stimulus{notes: clone(m.Notes)}
	if m.Depth() > r.last.floor {
		s.floor = r.last.floor // what is in progress still is
	}
	switch here := odds.At(m); {
	case call != nil:
		st := &machine.State{}
		m.Freeze(st)
		s.floor = m.Depth()
		s.start = func(m *machine.M) {
			m.Thaw(st)
			m.Notes = clone(s.notes)
			call(m)
		}
	case option >= 0:
		s.start = func(m *machine.M) {
			here(m)
			m.Take(option)
		}
	default:
		s.start = here
	}
	r.last = s
}

// here is the remembered option of no option.
const here = -1

func clone(n machine.Notes) machine.Notes {
	out := machine.Notes{L: slices.Clone(n.L), B: slices.Clone(n.B)}
	for _, l := range n.Lists {
		out.Lists = append(out.Lists, slices.Clone(l))
	}
	return out
}

// exact is an expectation of odds: what is asked, and the fraction that it must be.
type exact struct {
	chance model.Expr   // a condition: how likely it is in the end
	mean   model.Expr   // a figure, or a player: what it is on average in the end
	best   *model.Thing // a player: what they get on average at best
	is     *big.Rat
}

// oddsOf reads what a step expects of odds: chance, mean or best, and the fraction that it is; nil
// if it expects nothing of them.
func oddsOf(s *check.Site) *exact {
	var asked *hclsyntax.Attribute
	for _, name := range []string{"value", "chance", "mean", "best"} {
		a := s.Attrs[name]
		switch {
		case a == nil:
		case asked != nil:
			s.Report(diag.Errorf("check/test", a.NameRange, "%s and %s exclude each other", asked.Name, name).
				WithHint("write a separate expect for each"))
			return nil
		default:
			asked = a
		}
	}
	if asked == nil || asked.Name == "value" {
		return nil
	}
	x, player := &exact{}, s.Names.Thing(s.Kind(model.KindPlayer), syntax.Word(asked.Expr))
	switch {
	case asked.Name == "chance":
		x.chance = s.Attr("chance", model.TBool)
	case asked.Name == "best":
		if x.best = player; player == nil {
			s.Report(diag.Errorf("check/unknown-name", asked.Expr.Range(), "expected the name of a player").WithSuggestion(syntax.Word(asked.Expr), s.PlayerNames()))
		}
	case player != nil:
		x.mean = check.Const(s.Player(), player.ID, asked.Expr.Range())
		s.Set("mean", x.mean)
	default:
		x.mean = s.Attr("mean", model.TNumber)
	}
	is := s.Attrs["is"]
	if is == nil {
		s.Report(diag.Errorf("check/test", asked.NameRange, "%s needs the attribute \"is\"", asked.Name).WithHint("add is, such as is = 244 / 495"))
		return nil
	}
	var ok bool
	if x.is, ok = fraction(is.Expr); !ok {
		s.Report(diag.Errorf("check/test", is.Expr.Range(), "expected an exact fraction").WithHint("write a literal, such as 244 / 495, -1 / 18 or 0.25"))
		return nil
	}
	if x.chance != nil && (x.is.Sign() < 0 || x.is.Cmp(big.NewRat(1, 1)) > 0) {
		s.Report(diag.Errorf("check/test", is.Expr.Range(), "a chance must be from 0 to 1"))
	}
	return x
}

// fraction reads a constant of whole numbers and + - * /, exactly.
func fraction(e hclsyntax.Expression) (*big.Rat, bool) {
	switch e := e.(type) {
	case *hclsyntax.LiteralValueExpr:
		if e.Val.IsNull() || e.Val.Type() != cty.Number {
			return nil, false
		}
		n := e.Val.AsBigFloat()
		if size := n.MantExp(nil); size > 200 || size < -200 {
			return nil, false
		}
		return new(big.Rat).SetString(n.Text('f', -1))
	case *hclsyntax.ParenthesesExpr:
		return fraction(e.Expression)
	case *hclsyntax.UnaryOpExpr:
		x, ok := fraction(e.Val)
		if !ok || e.Op != hclsyntax.OpNegate {
			return nil, false
		}
		return x.Neg(x), true
	case *hclsyntax.BinaryOpExpr:
		x, ok := fraction(e.LHS)
		y, too := fraction(e.RHS)
		if !ok || !too {
			return nil, false
		}
		switch e.Op {
		case hclsyntax.OpAdd:
			return x.Add(x, y), true
		case hclsyntax.OpSubtract:
			return x.Sub(x, y), true
		case hclsyntax.OpMultiply:
			return x.Mul(x, y), true
		case hclsyntax.OpDivide:
			if y.Sign() == 0 {
				return nil, false
			}
			return x.Quo(x, y), true
		}
	}
	return nil, false
}

// outcome compiles what counts of an end: whether the condition holds, or the figure whose mean is
// taken.
func outcome(t *compile.Test, x *exact) func(m *machine.M) (int32, error) {
	worth := func(m *machine.M, player int32) (int32, error) {
		if !m.Over || m.Result == model.None {
			return 0, &odds.Error{Message: "the play ends without a result, which has no worth"}
		}
		return m.P.Game.Worth(m.Result, player), nil
	}
	chance, mean := t.Num(x.chance), t.Num(x.mean)
	switch {
	case x.best != nil:
		return func(m *machine.M) (int32, error) { return worth(m, x.best.ID) }
	case chance != nil:
		return func(m *machine.M) (int32, error) { return chance(m), nil }
	case x.mean.Type().Is(model.Number):
		return func(m *machine.M) (int32, error) { return mean(m), nil }
	}
	return func(m *machine.M) (int32, error) { return worth(m, mean(m)) }
}

// exactly checks an expectation of odds.
func (r *runner) exactly(x *exact, end func(m *machine.M) (int32, error)) {
	who := odds.NewPlayers(r.test.Program, r.test.Model.Plays)
	who.Spoke = func(lines []*model.PolicyLine) {
		for _, l := range lines {
			r.Ran.Advice[l.Range] = true
		}
	}
	q := who.Ask(r.test.Program, r.last.start)
	q.Context, q.Purse, q.Floor, q.Notes = r.ctx, r.purse, r.last.floor, r.last.notes
	q.Label = func(m *machine.M, _ bool) (int32, error) {
		if m.Over { // the last statement was broken off, and has bound nothing
			m.Notes = clone(r.last.notes)
		}
		m.Cover = r.cover // an expectation runs the values that it asks, as `that` does
		defer func() { m.Cover = nil }()
		return end(m)
	}
	if x.best != nil {
		q.Best = x.best.ID
		q.Worth = func(label int32, forever bool) int64 {
			if forever {
				return 0
			}
			return int64(label)
		}
	}
	a, err := odds.Find(q)
	if err != nil {
		r.noOdds(err)
		return
	}
	what, unit := "mean", int64(r.m.P.Game.Unit)
	if x.chance != nil {
		what, unit = "chance", 1
	} else if a.Forever.Sign() > 0 {
		r.fail(r.at, "there is no mean: with probability %s this never ends", a.Forever.RatString())
		return
	}
	have := a.Mean(func(label int32) *big.Rat { return big.NewRat(int64(label), unit) })
	if have.Cmp(x.is) != 0 {
		r.fail(r.at, "the %s is not what is expected", what)
		r.Failure.Expected, r.Failure.Found = x.is.RatString(), have.RatString()
	}
}

// noOdds says why there are no odds.
func (r *runner) noOdds(err error) {
	var wrong *machine.Error
	var none *odds.Error
	switch {
	case errors.As(err, &wrong):
		at := r.at
		if wrong.At.Filename != "" {
			at = wrong.At
		}
		r.fail(at, "there are no exact odds: %s", wrong.Message)
	case errors.As(err, &none) && none.Hint != "":
		r.fail(r.at, "there are no exact odds: %s; %s", none.Message, none.Hint)
	default:
		r.fail(r.at, "there are no exact odds: %v", err)
	}
}
