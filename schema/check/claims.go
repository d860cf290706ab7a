package check

import "sandtable/schema/model"

// Claim is what a condition makes sure of: that an expression is not none; if Filled, that a set or
// list is not empty; if Holds, that it is true.
type Claim struct {
	Of            model.Expr
	Filled, Holds bool
}

// claim is a claim with the key of its fact.
type claim struct {
	key string
	of  model.Expr
}

// claims is what follows from something. Where it cannot be so at all, never is set: then anything
// follows.
type claims struct {
	all   []claim
	never bool
}

// maxClaims bounds what is noted of one condition.
const maxClaims = 32

// sides is what follows from a condition where it holds, and where it does not.
type sides struct{ yes, no claims }

func (s sides) flipped() sides { return sides{s.no, s.yes} }

func (s sides) of(holds bool) claims {
	if holds {
		return s.yes
	}
	return s.no
}

// claims lists what follows from a condition. Both sides are found at once and kept, for the
// operands of a long conjunction are asked again for each operand behind them.
func (c *Checker) claims(cond model.Expr) sides {
	switch cond.(type) {
	case *model.Binary, *model.Unary, *model.Cond:
	default:
		return c.claimsOf(cond)
	}
	s, known := c.follows[cond]
	if !known {
		s = c.claimsOf(cond)
		c.follows[cond] = s
	}
	return s
}

func (c *Checker) claimsOf(cond model.Expr) sides {
	switch x := cond.(type) {
	case *model.Const:
		if x.T.Is(model.Bool) {
			return sides{yes: claims{never: x.N == 0}, no: claims{never: x.N != 0}}
		}
	case *model.Unary:
		if x.Op == "!" {
			return c.claims(x.X).flipped()
		}
	case *model.Cond:
		cond, then, other := c.claims(x.If), c.claims(x.Then), c.claims(x.Else)
		return sides{
			either(both(cond.yes, then.yes), both(cond.no, other.yes)),
			either(both(cond.yes, then.no), both(cond.no, other.no)),
		}
	case *model.Binary:
		return c.compared(x)
	case *model.Get: // an adjective is true only of something
		if x.Of != nil && x.T.Is(model.Bool) {
			return sides{yes: c.claim(Claim{Of: x.Of})}
		}
	case *model.Func:
		return c.asked(x)
	}
	return sides{}
}

// asked lists what follows from what a function asks of a set or list.
func (c *Checker) asked(x *model.Func) sides {
	if x.Asks == model.AsksOther {
		return sides{}
	}
	some := c.claim(Claim{Of: x.Args[0], Filled: true})
	switch x.Asks {
	case model.AsksNone:
		return sides{no: some}
	case model.AsksMember:
		return sides{yes: both(some, c.claim(Claim{Of: x.Args[1]}))}
	}
	return sides{yes: some}
}

// compared lists what follows from two operands.
func (c *Checker) compared(x *model.Binary) sides {
	switch x.Op {
	case "&&":
		a, b := c.claims(x.X), c.claims(x.Y)
		return sides{both(a.yes, b.yes), either(a.no, both(a.yes, b.no))}
	case "||":
		a, b := c.claims(x.X), c.claims(x.Y)
		return sides{either(a.yes, both(a.no, b.yes)), both(a.no, b.no)}
	case "==":
		return c.equal(x)
	case "!=":
		return c.equal(&model.Binary{Node: x.Node, Op: "==", X: x.X, Y: x.Y}).flipped()
	}
	return c.measured(x)
}

// measured lists what follows from a comparison of numbers.
func (c *Checker) measured(x *model.Binary) sides {
	a, b := c.counted(x), c.ordered(x)
	return sides{both(a.yes, b.yes), both(a.no, b.no)}
}

// equal lists what follows where two operands are equal, and where they are not: what equals
// something is something.
func (c *Checker) equal(x *model.Binary) sides {
	out := c.measured(x)
	for _, p := range [][2]model.Expr{{x.X, x.Y}, {x.Y, x.X}} {
		of, other := p[0], p[1].Type()
		k, isConst := p[1].(*model.Const)
		switch {
		case other.Base == model.Nothing:
			out.no = both(out.no, c.claim(Claim{Of: of}))
		case isConst && other.Is(model.Bool):
			s := c.claims(of)
			out = sides{both(out.yes, s.of(k.N != 0)), both(out.no, s.of(k.N == 0))}
		case other.Form == model.One && !other.Maybe:
			out.yes = both(out.yes, c.claim(Claim{Of: of}))
		}
	}
	return out
}

// counted lists what follows where how many there are is compared with a number: there are some, if
// none would not fit.
func (c *Checker) counted(x *model.Binary) sides {
	var out sides
	for i, p := range [][2]model.Expr{{x.X, x.Y}, {x.Y, x.X}} {
		f, isFunc := p[0].(*model.Func)
		k, isConst := p[1].(*model.Const)
		if !isFunc || !f.Counts || !isConst || k.T.Base != model.Number {
			continue
		}
		a, b := int32(0), k.N
		if i == 1 {
			a, b = b, a
		}
		some := c.claim(Claim{Of: f.Args[0], Filled: true})
		if compares(x.Op, a, b) {
			out.no = both(out.no, some)
		} else {
			out.yes = both(out.yes, some)
		}
	}
	return out
}

func compares(op string, a, b int32) bool {
	switch op {
	case "==":
		return a == b
	case "<":
		return a < b
	case "<=":
		return a <= b
	case ">":
		return a > b
	}
	return a >= b
}

// claim is one claim, and what follows from it.
func (c *Checker) claim(s Claim) claims {
	switch {
	case s.Of == nil:
		return claims{}
	case s.Holds:
		return keyed(c.keyOf(s.Of), s.Of)
	case s.Filled:
		return both(keyed(c.filledKey(s.Of), s.Of), c.filled(s.Of))
	case !s.Of.Type().Maybe:
		return claims{} // nobody doubts it
	}
	out := keyed(c.keyOf(s.Of), s.Of)
	switch x := s.Of.(type) {
	case *model.Narrow:
		return both(out, c.claim(Claim{Of: x.X}))
	case *model.Func: // one of them is there: there are some
		if x.FromMany {
			return both(out, c.claim(Claim{Of: x.Args[0], Filled: true}))
		}
	}
	return out
}

func keyed(key string, of model.Expr) claims {
	if key == "" {
		return claims{}
	}
	return claims{all: []claim{{key, of}}}
}

// filled lists what follows from what a set is made of, where it is not empty.
func (c *Checker) filled(set model.Expr) claims {
	switch x := set.(type) {
	case *model.Where:
		return c.claim(Claim{Of: x.Set, Filled: true})
	case *model.For:
		return c.claim(Claim{Of: x.Over, Filled: true})
	case *model.AsSet:
		return c.claim(Claim{Of: x.X, Filled: x.X.Type().Form != model.One})
	case *model.Get: // nothing lies in nothing
		return c.claim(Claim{Of: x.Of})
	}
	return claims{}
}

// both is what follows where both hold.
func both(a, b claims) claims {
	if len(b.all) == 0 {
		return claims{a.all, a.never || b.never}
	}
	n := min(len(b.all), maxClaims-len(a.all))
	return claims{append(a.all[:len(a.all):len(a.all)], b.all[:n]...), a.never || b.never}
}

// either is what follows where one of two holds, and nobody knows which.
func either(a, b claims) claims {
	if a.never {
		return b
	}
	if b.never {
		return a
	}
	var out claims
	for _, x := range a.all {
		for _, y := range b.all {
			if x.key == y.key {
				out.all = append(out.all, x)
				break
			}
		}
	}
	return out
}
