package check

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// costValue is the value that the i-th argument names where a cost may stand, with the arguments
// that it is given; nil if there is none, or if what it gives is a set.
func (c *Call) costValue(i int) (*model.Value, []hclsyntax.Expression) {
	x := c.Args[i]
	name, args := syntax.Word(x), []hclsyntax.Expression(nil)
	if f, isCall := x.(*hclsyntax.FunctionCallExpr); isCall {
		name, args = english.Slug(f.Name), f.Args
	} else if c.Env.Find(name) != nil {
		return nil, nil
	}
	for _, s := range c.Names.Calls[name] {
		if s.Value != nil {
			if c.Value(s.Value); s.Value.Type.Form != model.Set && s.Value.Type.Base != model.Invalid {
				return s.Value, args
			}
		}
	}
	return nil, nil
}

// CostKind is the kind of spaces between which the i-th argument says what a step costs; nil if it
// is no cost.
func (c *Call) CostKind(i int) *model.Kind {
	v, _ := c.costValue(i)
	if v == nil {
		return nil
	}
	if n := len(v.Params); n > 0 && v.Params[n-1].Type.Is(model.ThingOf) {
		return v.Params[n-1].Type.Kind
	}
	return c.Game.Kind(model.KindSpace) // a value that is no cost is told so by Cost
}

// Cost takes the i-th argument as what a step costs: a value whose last two names, the space left
// and the space entered, are left open, such as step_cost(unit). It becomes a comprehension over
// both spaces, so that whoever looks at expressions sees two bound names and a call.
func (c *Call) Cost(i int, k *model.Kind) (cost model.Expr, ok bool) {
	x := c.Args[i]
	v, args := c.costValue(i)
	if v == nil {
		return nil, false
	}
	switch open := len(v.Params) - len(args); {
	case !v.Type.Is(model.Number):
		c.badCost(x, v, "it gives "+v.Type.String()+", not a number")
		return nil, false
	case open != 2:
		c.badCost(x, v, "its last two parameters must be left out")
		return nil, false
	}
	from, to := v.Params[len(args)], v.Params[len(args)+1]
	for _, p := range []*model.Var{from, to} {
		if !p.Type.Accepts(model.OneOf(k)) {
			c.badCost(x, v, "its parameter "+p.Name+" is not a "+k.Name)
			return nil, false
		}
	}
	call := &model.Call{Node: Node(v.Type, x.Range()), Value: v}
	good := true
	for j, a := range args {
		arg := c.Want(c.Env, a, v.Params[j].Type)
		good = good && arg.Type().Base != model.Invalid
		call.Args = append(call.Args, arg)
	}
	lambda := model.Expr(call)
	for _, name := range []string{to.Name, from.Name} {
		bound := &model.Var{Name: name, Type: model.OneOf(k), Range: x.Range(), Used: true, Brief: true}
		c.Env.Proc.Vars = append(c.Env.Proc.Vars, bound)
		call.Args = append(call.Args, &model.Local{Node: Node(bound.Type, x.Range()), Var: bound})
		lambda = &model.For{Node: Node(model.TNumbers, x.Range()), Var: bound, Elem: lambda,
			Over: &model.Members{Node: Node(model.SetOf(k), x.Range()), Kind: k}}
	}
	n := len(call.Args)
	call.Args[n-2], call.Args[n-1] = call.Args[n-1], call.Args[n-2]
	return lambda, good
}

func (c *Call) badCost(x hclsyntax.Expression, v *model.Value, why string) {
	c.report(diag.Errorf("check/cost", x.Range(), "%q is not a step cost: %s", v.Title, why).
		WithHint("use a value with given = { .., from = hex, to = hex } that is a number or maybe(number), and leave these two out: step_cost(unit)"))
}
