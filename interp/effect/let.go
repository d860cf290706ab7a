package effect

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

var let = &Effect{
	Effect: check.Effect{
		Traits:  model.Traits{Names: model.NamesValue, Plain: true},
		Changes: check.Nothing,
		Block: lang.Block{
			Name: "let", Fields: true, Since: 1,
			Doc: "Binds names: `name = expression`, one per line. The names of one block may use each other in any order. " +
				"A name never changes. So what a condition has proved about it, such as `x != none`, stays proved.",
			Example: "let {\n  foremost = top(here.raiders)\n  others   = [for r in here.raiders : r if r != foremost]\n}",
		},
		Leading: check.Always,
		Check:   checkLet,
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt { return []*ir.Stmt{l.Name(s.Bind, s.Args["value"])} },
}

// checkLet checks the names of one block, each as a statement of its own, in an order in which each
// follows those that it reads.
func checkLet(s *check.Site) {
	attrs := syntax.SortedAttrs(s.Block.Body)
	if len(attrs) == 0 {
		s.Report(diag.Errorf("check/let", s.Block.DefRange(), "let has no attributes").WithHint("write let { name = expression }"))
		s.LoseName()
		return
	}
	for i, a := range inOrder(s, attrs) {
		if i > 0 {
			s.Next(a.NameRange)
		}
		letOne(s, a)
	}
}

// letOne checks one name.
func letOne(s *check.Site, a *hclsyntax.Attribute) {
	x := s.Expr(s.Env, a.Expr, model.TInvalid)
	t := x.Type()
	if s.TrackOf(x) != nil { // the value of a track is its number
		x = s.Coerce(s.Env, x, model.TNumber)
		t = x.Type()
	}
	s.Set("value", x)
	if t.Base == model.Nothing {
		s.Report(diag.Errorf("check/type", x.Range(), "none alone has no type").WithHint("omit the name, or give none a type: condition ? x : none"))
		t = model.TInvalid
	}
	s.Stmt.Bind = s.Bind(s.Env, english.Slug(a.Name), t, a.NameRange)
	s.Inferred(s.Stmt.Bind)
}

// inOrder sorts names so that each follows those of the block that it reads. It reports a cycle,
// and then keeps the order as written.
func inOrder(s *check.Site, attrs []*hclsyntax.Attribute) []*hclsyntax.Attribute {
	byName := map[string]*hclsyntax.Attribute{}
	for _, a := range attrs {
		byName[english.Slug(a.Name)] = a
	}
	var out, open []*hclsyntax.Attribute
	circle := false
	var visit func(a *hclsyntax.Attribute)
	visit = func(a *hclsyntax.Attribute) {
		switch {
		case circle || slices.Contains(out, a):
			return
		case slices.Contains(open, a):
			circle = true
			names := ""
			for _, o := range append(open[slices.Index(open, a):], a) {
				if names != "" {
					names += " -> "
				}
				names += o.Name
			}
			s.Report(diag.Errorf("check/let", a.NameRange, "%s depends on itself: %s", a.Name, names).
				WithHint("break the cycle"))
			return
		}
		open = append(open, a)
		for _, v := range a.Expr.Variables() {
			if b := byName[english.Slug(v.RootName())]; b != nil {
				visit(b)
			}
		}
		open = open[:len(open)-1]
		out = append(out, a)
	}
	for _, a := range attrs {
		visit(a)
	}
	if circle {
		for _, a := range attrs { // types are unknown after that: one slip, one finding
			s.Bind(s.Env, english.Slug(a.Name), model.TInvalid, a.NameRange)
		}
		return nil
	}
	return out
}
