// Package function implements the language's built-in functions. Each has one file with its
// description, an example that runs as a test, its type check, its compilation and its lowering.
// All lists them in the order of the reference.
package function

import (
	"sandtable/interp/dice"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

// Function is one function of the language.
type Function struct {
	check.Function
	// How calls are lowered; of a figure that is rounded up, how it is rounded down; and what is
	// told where it does not hold: see lower.Word.
	Lower, Below, Short func(l *lower.L, f *model.Func) *ir.Node
	Gap                 func(l *lower.L, f *model.Func, x *ir.Node) *ir.Node
	Lists               dice.Lists // what it reads of list arguments
}

// Word is how calls are lowered.
func (f *Function) Word() lower.Word {
	return lower.Word{Lower: f.Lower, Below: f.Below, Short: f.Short, Gap: f.Gap, Lists: f.Lists}
}

// All returns every function, in the order of the reference.
func All() []*Function {
	return []*Function{
		count, anyOf, noneOf, only, first, top, all, contains, overlap, union, except,
		highest, lowest, sum, minimum, maximum, countAtLeast, countExactly, numbers,
		floor, ceil, halfUp, absolute, chanceOf, chanceOfSum,
		distance, adjacent, neighbors, reach, cheapest, line, touched, straight, toward, opposite, angle, ray, past, border, along, stepsAlong,
		point, circle, rectangle, polygon, inside, edge, within, beyond, arc, offset, crosses, waypoints,
		other, controller, oneOf,
	}
}

// many reports a finding unless an argument is a set or a list.
func many(c *check.Call, x model.Expr) bool {
	if t := x.Type(); t.Base != model.Invalid && t.Form == model.One {
		c.Refuse(x, "a set or a list")
		return false
	}
	return true
}

// sets checks two sets.
func sets(c *check.Call) (a, b model.Expr, ok bool) {
	if !c.Count(2, 2) {
		return nil, nil, false
	}
	if a, ok = firstSet(c); !ok {
		return nil, nil, false
	}
	return joined(c, a, 1)
}

// firstSet checks that the first argument is a set.
func firstSet(c *check.Call) (model.Expr, bool) {
	a := c.Arg(0, model.TInvalid)
	if t := a.Type(); t.Base == model.Invalid || t.Form != model.Set {
		if t.Form == model.List && (t.Base == model.ThingOf || t.Base == model.EnumOf) {
			return c.Coerce(c.Env, a, t.In(model.Set)), true
		}
		c.Refuse(a, "a set")
		return nil, false
	}
	return a, true
}

// joined checks the i-th argument, a set to be combined with a. Sets of different kinds become sets
// of their common ancestor.
func joined(c *check.Call, a model.Expr, i int) (model.Expr, model.Expr, bool) {
	want := a.Type()
	b := c.Arg(i, model.TInvalid)
	if bt := b.Type(); bt.Base == model.ThingOf && want.Base == model.ThingOf {
		if j, ok := check.Join(want.Elem(), bt.Elem().Sure()); ok {
			want = j.In(model.Set)
			a = c.Coerce(c.Env, a, want)
		}
	}
	return a, c.Coerce(c.Env, b, want), true
}
