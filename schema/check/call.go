package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// Call is a call of a built-in function under check.
type Call struct {
	*Checker
	Env   *Env
	Name  string
	Args  []hclsyntax.Expression
	Range hcl.Range
	Wants model.Type // what the place expects

	miscounted bool
}

// Arg checks the i-th argument against a type (TInvalid: any).
func (c *Call) Arg(i int, want model.Type) model.Expr {
	if want.Base == model.Invalid {
		return c.Expr(c.Env, c.Args[i], want)
	}
	return c.Want(c.Env, c.Args[i], want)
}

// Count reports a wrong number of arguments.
func (c *Call) Count(lo, hi int) bool {
	if n := len(c.Args); n < lo || n > hi {
		c.miscounted = true
		f := c.Words.Function(c.Name)
		c.report(diag.Errorf("check/arguments", c.Range, "%s called with %s", c.Name, arguments(n)).WithHint("%s", f.Usage))
		return false
	}
	return true
}

// Doubtful says whether not all that is declared of something could be read: what follows from it
// is not told.
func (c *Checker) Doubtful(x any) bool { return c.r.Doubtful(x) }

// KindsLost says whether the map may be one of those that could not be read.
func (c *Call) KindsLost() bool { return c.r.KindsLost() }

// Filled says whether a set or list is known not to be empty.
func (c *Call) Filled(set model.Expr) bool {
	if t, ok := set.(*model.Tuple); ok {
		if slices.ContainsFunc(t.Elems, func(x model.Expr) bool { return x.Type().Form == model.One }) {
			return true
		}
	}
	return c.Env.facts != nil && c.Env.knows(c.claims.FilledKey(set))
}

// Stacked says whether pieces are those of one place where they lie on one another: of any but the
// supply, out, and a surface.
func (c *Call) Stacked(pieces model.Expr) bool {
	switch x := pieces.(type) {
	case *model.Where:
		return c.Stacked(x.Set)
	case *model.For:
		return x.Elem == nil && c.Stacked(x.Over)
	case *model.Get:
		place := model.TInvalid
		if x.Of != nil {
			place = x.Of.Type()
		}
		return x.Field.Storage == model.Contents && place.Is(model.ThingOf) && place.Kind.Is(model.KindPlace) &&
			!mayBe(x.Of, c.Game.Supply) && !mayBe(x.Of, c.Game.Out) && (c.Game.Surface == nil || !mayBe(x.Of, c.Game.Surface.Thing))
	}
	return false
}

func arguments(n int) string {
	switch n {
	case 0:
		return "no argument"
	case 1:
		return "one argument"
	}
	return fmt.Sprintf("%d arguments", n)
}

// otherwise is what functions of other languages are called here.
var otherwise = map[string]string{
	"len":          "count(set)",
	"length":       "count(set)",
	"size":         "count(set)",
	"exists":       "any(set)",
	"empty":        "none(set)",
	"is_empty":     "none(set)",
	"has":          "contains(set, thing)",
	"in":           "contains(set, thing)",
	"includes":     "contains(set, thing)",
	"intersection": "overlap(set, set)",
	"intersect":    "overlap(set, set)",
	"difference":   "but_not(set, set)",
	"minus":        "but_not(set, set)",
	"without":      "but_not(set, set)",
	"round":        "half_up(a, b), floor(a, b) or ceil(a, b)",
	"div":          "floor(a, b)",
	"mod":          "a % b",
	"range":        "numbers(a, b)",
	"not":          "!condition",
	"random":       "the statement roll, or draw",
	"rand":         "the statement roll, or draw",
	"filter":       "[for x in set : x if condition]",
	"map":          "[for x in set : value]",
	"dist":         "distance(a, b)",
	"if":           "condition ? one : the other",
}

// Refuse reports an argument of a wrong type.
func (c *Call) Refuse(x model.Expr, want string) {
	if x.Type().Base != model.Invalid {
		c.report(diag.Errorf("check/type", x.Range(), "expected %s, found %s", want, x.Type()))
	}
}

// call checks f(args): a value, a table or a built-in function.
func (c *Checker) call(e *Env, x *hclsyntax.FunctionCallExpr, want model.Type) model.Expr {
	name := english.Slug(x.Name)
	at := x.NameRange
	if syntax.Marks[name] && len(x.Args) > 0 {
		return c.Expr(e, x.Args[len(x.Args)-1], want)
	}
	if n := e.Notes[name]; n != nil && n.Of != nil {
		return c.noteOf(e, n, x)
	}
	for _, s := range c.Names.Calls[name] {
		if s.Value != nil {
			return c.callValue(e, s.Value, x)
		}
		if s.Table != nil {
			return c.callTable(e, s.Table, x)
		}
	}
	if name == "pool" {
		return c.pool(e, x)
	}
	if n, ok := c.r.Named(x); ok {
		return c.named(n, x, want)
	}
	if f := c.Words.Function(name); f != nil {
		call := &Call{Checker: c, Env: e, Name: name, Args: x.Args, Range: x.Range(), Wants: want}
		args, t := f.Check(call)
		if args == nil {
			if call.miscounted {
				c.HeedExpr(e, x.Args...)
			}
			return Bad(x.Range())
		}
		if slices.ContainsFunc(args, func(a model.Expr) bool { return a.Type().Base == model.Invalid }) {
			return Bad(x.Range())
		}
		return &model.Func{Node: Node(t, x.Range()), Name: name, Args: args, FuncTraits: f.FuncTraits}
	}
	if was := lang.RenamedAt(lang.Function, "", name); was != nil {
		c.report(decl.Renamed(at, "function", was))
		y := *x
		y.Name = was.New
		return c.call(e, &y, want)
	}
	known := c.Names.Known(c.Names.Calls)
	known = append(known, english.Each(c.Words.Functions, func(f *Function) string { return f.Name })...)
	known = append(known, "pool")
	f := diag.Errorf("check/unknown-function", at, "unknown value, table or function %q", name).WithGuess(name, known)
	if here := otherwise[name]; here != "" {
		f.Hint, f.Fixes = "write "+here, nil
	}
	if v := c.Names.Value(name); v != nil {
		c.Fills(at, v.Range)
		f = diag.Errorf("check/unknown-function", at, "value %q has no parameters", name).WithHint("remove the parentheses: %s", name)
	} else if c.Names.Rule(name) != nil {
		f = diag.Errorf("check/unknown-function", at, "%q is a rule; an expression cannot run rules", name).
			WithHint("write the statement run %q result {}", name)
	}
	c.report(f)
	c.HeedExpr(e, x.Args...)
	return Bad(x.Range())
}

// pool checks pool(n, die): dice to be thrown together.
func (c *Checker) pool(e *Env, x *hclsyntax.FunctionCallExpr) model.Expr {
	if len(x.Args) != 2 {
		c.report(diag.Errorf("check/arguments", x.Range(), "pool called with %s", arguments(len(x.Args))).
			WithHint("write pool(number, die), such as pool(2, d6)"))
		return Bad(x.Range())
	}
	return &model.Pool{Node: Node(model.TPool, x.Range()), Count: c.Want(e, x.Args[0], model.TNumber), Die: c.Want(e, x.Args[1], model.TDie)}
}

// noteOf checks what a policy has noted of a thing.
func (c *Checker) noteOf(e *Env, n *model.Field, x *hclsyntax.FunctionCallExpr) model.Expr {
	if len(x.Args) != 1 {
		c.report(diag.Errorf("check/arguments", x.Range(), "the note %q called with %s", n.Name, arguments(len(x.Args))).
			WithHint("it is noted of one %s: %s(%s)", n.Of.Name, n.Name, n.Of.Name))
		return Bad(x.Range())
	}
	of := c.Want(e, x.Args[0], model.OneOf(n.Of))
	if of.Type().Base == model.Invalid {
		return Bad(x.Range())
	}
	return c.sure(e, &model.Get{Node: Node(n.Type, x.Range()), Of: of, Field: n})
}

func (c *Checker) callValue(e *Env, v *model.Value, x *hclsyntax.FunctionCallExpr) model.Expr {
	c.Value(v)
	args, ok := c.arguments(e, v.Title, v.Params, v.Range, x)
	if !ok {
		return Bad(x.Range())
	}
	return &model.Call{Node: Node(v.Type, x.Range()), Value: v, Args: args}
}

// arguments checks positional arguments against parameters.
func (c *Checker) arguments(e *Env, what string, params []*model.Var, decl hcl.Range, x *hclsyntax.FunctionCallExpr) ([]model.Expr, bool) {
	c.Fills(x.NameRange, decl)
	need := 0
	for _, p := range params {
		if p.Default == nil {
			need++
		}
	}
	if len(x.Args) < need || len(x.Args) > len(params) {
		sig := strings.Join(english.Each(params, func(p *model.Var) string { return p.Name }), ", ")
		f := diag.Errorf("check/arguments", x.Range(), "%q called with %s", what, arguments(len(x.Args))).
			WithHint("its parameters are (%s)", sig).WithAbout(decl)
		if hidden := c.Words.Function(english.Slug(x.Name)); hidden != nil {
			// It may be the function that is meant, whose arguments are read in another way.
			c.report(f.WithHint("its parameters are (%s); it hides %s: to call that, give %q another name", sig, hidden.Usage, what).
				WithRelated(decl, "declared here"))
			return nil, false
		}
		c.report(f)
		c.HeedExpr(e, x.Args...)
		return nil, false
	}
	var out []model.Expr
	ok := true
	for i, p := range params {
		if i >= len(x.Args) {
			out = append(out, p.Default)
			continue
		}
		c.Fills(x.Args[i].Range(), p.Range)
		a := c.Want(e, x.Args[i], p.Type)
		ok = ok && a.Type().Base != model.Invalid
		out = append(out, a)
	}
	return out, ok
}

func (c *Checker) callTable(e *Env, t *model.Table, x *hclsyntax.FunctionCallExpr) model.Expr {
	args, ok := c.arguments(e, t.Title, t.Params, t.Range, x)
	if !ok || len(t.Results) == 0 || c.r.Doubtful(t) {
		return Bad(x.Range())
	}
	if len(t.Results) == 1 {
		return &model.Look{Node: Node(t.Results[0].Type, x.Range()), Table: t, Args: args}
	}
	return &model.Look{Node: Node(model.Type{Base: model.RowOf, Table: t}, x.Range()), Table: t, Args: args, Column: -1}
}
