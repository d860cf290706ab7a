package proof

import "sandtable/schema/model"

// Claim is what a condition makes sure of: that an expression is not none, that a set or list is
// not empty, or that a comparison holds. Which of these, the key tells.
type Claim struct {
	Key string
	Of  model.Expr
}

// stated is a claim before it has a key: that an expression is not none; if filled, that a set or
// list is not empty; if holds, that it is true.
type stated struct {
	of            model.Expr
	filled, holds bool
}

// Claims finds what follows from conditions.
type Claims struct {
	keys    *model.Keys
	follows map[model.Expr]sides
}

// ClaimsBy finds what follows from conditions, by the keys of their expressions.
func ClaimsBy(keys *model.Keys) *Claims {
	return &Claims{keys: keys, follows: map[model.Expr]sides{}}
}

// Of returns what follows where a condition holds, or where it does not.
func (c *Claims) Of(cond model.Expr, holds bool) []Claim {
	if holds {
		return c.claims(cond).yes.all
	}
	return c.claims(cond).no.all
}

// Present returns what follows where an expression is not none.
func (c *Claims) Present(x model.Expr) []Claim { return c.claim(stated{of: x}).all }

// FilledKey returns the key of the claim that a set or list is not empty.
func (c *Claims) FilledKey(set model.Expr) string {
	if key := c.keys.Of(set); key != "" {
		return "any " + key
	}
	return ""
}

// claims is what follows from something. Where it cannot be so at all, never is set: then anything
// follows.
type claims struct {
	all   []Claim
	never bool
}

// maxClaims bounds what is noted of one condition.
const maxClaims = 32

// sides is what follows from a condition where it holds, and where it does not.
type sides struct{ yes, no claims }

func (s sides) flipped() sides { return sides{s.no, s.yes} }

func (s sides) when(holds bool) claims {
	if holds {
		return s.yes
	}
	return s.no
}

// claims lists what follows from a condition. Both sides are found at once and kept, for the
// operands of a long conjunction are asked again for each operand after them.
func (c *Claims) claims(cond model.Expr) sides {
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

func (c *Claims) claimsOf(cond model.Expr) sides {
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
			oneOf(both(cond.yes, then.yes), both(cond.no, other.yes)),
			oneOf(both(cond.yes, then.no), both(cond.no, other.no)),
		}
	case *model.Binary:
		return c.compared(x)
	case *model.Get: // an adjective is true only of something
		if x.Of != nil && x.T.Is(model.Bool) {
			return sides{yes: c.claim(stated{of: x.Of})}
		}
	case *model.Func:
		return c.asked(x)
	}
	return sides{}
}

// asked lists what follows from what a function asks of a set or list.
func (c *Claims) asked(x *model.Func) sides {
	if x.Asks == model.AsksOther {
		return sides{}
	}
	some := c.claim(stated{of: x.Args[0], filled: true})
	switch x.Asks {
	case model.AsksNone:
		return sides{no: some}
	case model.AsksMember:
		return sides{yes: both(some, c.claim(stated{of: x.Args[1]}))}
	}
	return sides{yes: some}
}

// compared lists what follows from two operands.
func (c *Claims) compared(x *model.Binary) sides {
	switch x.Op {
	case "&&":
		a, b := c.claims(x.X), c.claims(x.Y)
		return sides{both(a.yes, b.yes), oneOf(a.no, both(a.yes, b.no))}
	case "||":
		a, b := c.claims(x.X), c.claims(x.Y)
		return sides{oneOf(a.yes, both(a.no, b.yes)), both(a.no, b.no)}
	case "==":
		return c.equal(x)
	case "!=":
		return c.equal(&model.Binary{Node: x.Node, Op: "==", X: x.X, Y: x.Y}).flipped()
	}
	return c.measured(x)
}

// measured lists what follows from a comparison of numbers.
func (c *Claims) measured(x *model.Binary) sides {
	a, b := c.counted(x), c.ordered(x)
	return sides{both(a.yes, b.yes), both(a.no, b.no)}
}

// equal lists what follows where two operands are equal, and where they are not: what equals
// something is something.
func (c *Claims) equal(x *model.Binary) sides {
	out := c.measured(x)
	for _, p := range [][2]model.Expr{{x.X, x.Y}, {x.Y, x.X}} {
		of, other := p[0], p[1].Type()
		k, isConst := p[1].(*model.Const)
		switch {
		case other.Base == model.Nothing:
			out.no = both(out.no, c.claim(stated{of: of}))
		case isConst && other.Is(model.Bool):
			s := c.claims(of)
			out = sides{both(out.yes, s.when(k.N != 0)), both(out.no, s.when(k.N == 0))}
		case other.Form == model.One && !other.Maybe:
			out.yes = both(out.yes, c.claim(stated{of: of}))
		}
	}
	return out
}

// counted lists what follows where how many there are is compared with a number: there are some, if
// none would not fit.
func (c *Claims) counted(x *model.Binary) sides {
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
		some := c.claim(stated{of: f.Args[0], filled: true})
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

// claim returns one claim, and what follows from it.
func (c *Claims) claim(s stated) claims {
	switch {
	case s.of == nil:
		return claims{}
	case s.holds:
		return keyed(c.keys.Of(s.of), s.of)
	case s.filled:
		return both(keyed(c.FilledKey(s.of), s.of), c.filled(s.of))
	case !s.of.Type().Maybe:
		return claims{} // nobody doubts it
	}
	out := keyed(c.keys.Of(s.of), s.of)
	switch x := s.of.(type) {
	case *model.Narrow:
		return both(out, c.claim(stated{of: x.X}))
	case *model.Func: // one of them is there: there are some
		if x.FromMany {
			return both(out, c.claim(stated{of: x.Args[0], filled: true}))
		}
	}
	return out
}

func keyed(key string, of model.Expr) claims {
	if key == "" {
		return claims{}
	}
	return claims{all: []Claim{{key, of}}}
}

// filled lists what follows from what a set is made of, where it is not empty.
func (c *Claims) filled(set model.Expr) claims {
	switch x := set.(type) {
	case *model.Where:
		return c.claim(stated{of: x.Set, filled: true})
	case *model.For:
		return c.claim(stated{of: x.Over, filled: true})
	case *model.AsSet:
		return c.claim(stated{of: x.X, filled: x.X.Type().Form != model.One})
	case *model.Get: // nothing lies in nothing
		return c.claim(stated{of: x.Of})
	}
	return claims{}
}

// both returns what follows where both hold.
func both(a, b claims) claims {
	if len(b.all) == 0 {
		return claims{a.all, a.never || b.never}
	}
	n := min(len(b.all), maxClaims-len(a.all))
	return claims{append(a.all[:len(a.all):len(a.all)], b.all[:n]...), a.never || b.never}
}

// oneOf returns what follows where one of two holds, and nobody knows which.
func oneOf(a, b claims) claims {
	if a.never {
		return b
	}
	if b.never {
		return a
	}
	var out claims
	for _, x := range a.all {
		for _, y := range b.all {
			if x.Key == y.Key {
				out.all = append(out.all, x)
				break
			}
		}
	}
	return out
}

// AtMost returns the comparison x <= y, in which facts about numbers are kept.
func AtMost(x, y model.Expr) *model.Binary {
	return &model.Binary{Node: model.Node{T: model.TBool, R: y.Range()}, Op: "<=", X: x, Y: y}
}

// ordered lists what follows from a comparison of numbers: which of the two is at most the other
// one.
func (c *Claims) ordered(x *model.Binary) sides {
	if !sureNumber(x.X) || !sureNumber(x.Y) {
		return sides{}
	}
	le, ge := c.claim(stated{of: AtMost(x.X, x.Y), holds: true}), c.claim(stated{of: AtMost(x.Y, x.X), holds: true})
	lt, gt := c.claim(stated{of: less(x.X, x.Y), holds: true}), c.claim(stated{of: less(x.Y, x.X), holds: true})
	switch x.Op {
	case "<":
		return sides{lt, ge}
	case "<=":
		return sides{le, gt}
	case ">":
		return sides{gt, le}
	case ">=":
		return sides{ge, lt}
	case "==":
		return sides{yes: both(le, ge)}
	}
	return sides{}
}

func sureNumber(x model.Expr) bool { return x.Type().Is(model.Number) && !x.Type().Maybe }

// less returns x < y, said with <=: numbers go by whole parts.
func less(x, y model.Expr) *model.Binary {
	if k, ok := x.(*model.Const); ok {
		return AtMost(&model.Const{Node: k.Node, N: k.N + 1}, y)
	}
	if k, ok := y.(*model.Const); ok {
		return AtMost(x, &model.Const{Node: k.Node, N: k.N - 1})
	}
	return AtMost(x, y)
}
