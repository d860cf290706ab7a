package resolve

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
	"github.com/zclconf/go-cty/cty/function"
	"github.com/zclconf/go-cty/cty/function/stdlib"

	"sandtable/schema/english"
)

// Lists of boxes are made at load time, by HCL itself: comprehensions, numbers, concat and flatten
// over numbers, names of enums and records.

var numbersFunc = function.New(&function.Spec{
	// A text is not made a number.
	Params: []function.Parameter{{Name: "a", Type: cty.DynamicPseudoType}, {Name: "b", Type: cty.DynamicPseudoType}},
	Type:   function.StaticReturnType(cty.List(cty.Number)),
	Impl: func(args []cty.Value, _ cty.Type) (cty.Value, error) {
		for _, x := range args {
			if x.Type() != cty.Number {
				return cty.NilVal, fmt.Errorf("numbers needs two numbers: numbers(first, last)")
			}
			if !x.AsBigFloat().IsInt() {
				return cty.NilVal, fmt.Errorf("%s is not a whole number", x.AsBigFloat().Text('f', -1))
			}
			if n, exact := x.AsBigFloat().Int64(); exact != big.Exact || n < -maxLoadNumber || n > maxLoadNumber {
				return cty.NilVal, fmt.Errorf("%s is too large for a box number", x.AsBigFloat().Text('f', 0))
			}
		}
		a, _ := args[0].AsBigFloat().Int64()
		b, _ := args[1].AsBigFloat().Int64()
		if b-a >= maxLoadSpan {
			return cty.NilVal, fmt.Errorf("numbers(%d, %d) is too long; a track may have %d boxes", a, b, maxLoadSpan)
		}
		var out []cty.Value
		for n := a; n <= b; n++ {
			out = append(out, cty.NumberIntVal(n))
		}
		if len(out) == 0 {
			return cty.ListValEmpty(cty.Number), nil
		}
		return cty.ListVal(out), nil
	},
})

// Limits of what is made at load time: long spans in deep comprehensions would take all memory
// before a list is counted.
const (
	maxLoadSpan   = 1000
	maxLoadNumber = 1_000_000
	maxLoadFors   = 2
	maxLoadLists  = 20
)

// loadTime evaluates an expression at load time. Bare words stand for themselves.
func (r *Resolver) loadTime(x hclsyntax.Expression) ([]cty.Value, bool) {
	depth := &forDepth{}
	if hclsyntax.Walk(x, depth); depth.deepest > maxLoadFors || depth.all > maxLoadLists {
		r.Errorf("resolve/load-time", x.Range(), "a list of boxes may nest at most %d comprehensions and have at most %d in all",
			maxLoadFors, maxLoadLists)
		return nil, false
	}
	r.renameCalls(x)
	ctx := &hcl.EvalContext{Variables: map[string]cty.Value{}, Functions: map[string]function.Function{
		"numbers": numbersFunc, "concat": concatFunc, "flatten": stdlib.FlattenFunc,
	}}
	for _, t := range x.Variables() {
		name := t.RootName()
		ctx.Variables[name] = cty.StringVal(english.Slug(name))
		for _, e := range r.Game.Enums {
			if e.Name+"s" != english.Slug(name) {
				continue
			}
			var all []cty.Value
			for _, n := range e.Slugs {
				all = append(all, cty.StringVal(n))
			}
			ctx.Variables[name] = cty.TupleVal(all)
		}
	}
	v, diags := x.Value(ctx)
	if diags.HasErrors() {
		at := x.Range()
		if diags[0].Subject != nil {
			at = *diags[0].Subject
		}
		r.Errorf("resolve/load-time", at, "cannot be evaluated when the game is loaded: %s", plainReason(diags[0].Detail))
		return nil, false
	}
	if !v.CanIterateElements() || !v.IsWhollyKnown() {
		r.Errorf("resolve/load-time", x.Range(), "expected a list")
		return nil, false
	}
	return v.AsValueSlice(), true
}

// plainReason is a reason of HCL without what it says of calls, which the place shows.
func plainReason(text string) string {
	if strings.HasPrefix(text, `Function "numbers" expects`) {
		return "numbers needs two numbers: numbers(first, last)"
	}
	if _, reason, ok := strings.Cut(text, "failed: "); ok {
		text = reason
	}
	return strings.TrimSuffix(text, ".")
}

// concatFunc joins lists of any elements.
var concatFunc = function.New(&function.Spec{
	VarParam: &function.Parameter{Name: "lists", Type: cty.DynamicPseudoType},
	Type: func(args []cty.Value) (cty.Type, error) {
		var types []cty.Type
		for _, a := range args {
			if !a.CanIterateElements() {
				return cty.DynamicPseudoType, function.NewArgErrorf(0, "concat takes lists only")
			}
			for _, v := range a.AsValueSlice() {
				types = append(types, v.Type())
			}
		}
		return cty.Tuple(types), nil
	},
	Impl: func(args []cty.Value, t cty.Type) (cty.Value, error) {
		var all []cty.Value
		for _, a := range args {
			all = append(all, a.AsValueSlice()...)
		}
		return cty.TupleVal(all), nil
	},
})

// forDepth measures how deep comprehensions stand in one another.
type forDepth struct{ now, deepest, all int }

// Enter counts a comprehension.
func (d *forDepth) Enter(n hclsyntax.Node) hcl.Diagnostics {
	if _, ok := n.(*hclsyntax.ForExpr); ok {
		d.now++
		d.all++
		d.deepest = max(d.deepest, d.now)
	}
	return nil
}

// Exit leaves it.
func (d *forDepth) Exit(n hclsyntax.Node) hcl.Diagnostics {
	if _, ok := n.(*hclsyntax.ForExpr); ok {
		d.now--
	}
	return nil
}
