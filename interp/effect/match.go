package effect

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

var match = &Effect{
	Effect: check.Effect{
		Traits:  model.Traits{Arm: model.CaseArms},
		Changes: check.Nothing,
		Block: lang.Block{
			Name: "match", Labels: noun, Since: 1, Blocks: []string{"case", "else"},
			Doc:     "Selects a case by a name of an enum, or by a thing. `case NAME { .. }` may have several names, and `else { .. }` covers the rest. All names of an enum must be covered.",
			Attrs:   []lang.Attr{the},
			Example: "match {\n  the = man.rank\n  case captain {\n    advance morale { by = -2 }\n  }\n  case veteran recruit {\n    advance morale { by = -1 }\n  }\n}",
		},
		Check: checkMatch,
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		out := &ir.Stmt{Do: ir.Matches, X: l.Expr(s.Noun), Else: l.Else(s)}
		for _, c := range s.Detail.([]*matchCase) {
			out.Cases = append(out.Cases, ir.Case{Values: c.Values, Body: l.Body(c.Body)})
		}
		return []*ir.Stmt{out}
	},
}

type matchCase struct {
	Values []int32
	Body   []*model.Stmt
}

func checkMatch(s *check.Site) {
	x := s.Noun(model.TInvalid)
	s.Stmt.Noun = x
	t := x.Type()
	if t.Base != model.Invalid && (t.Form != model.One || t.Base != model.EnumOf && t.Base != model.ThingOf && t.Base != model.Bool && t.Base != model.ActionOf) {
		s.Errorf("check/type", x.Range(), "match needs a name of an enum or a thing, not %s", t)
		t = model.TInvalid
	}
	var cases []*matchCase
	covered := map[int32]bool{}
	hasElse, misread := false, false
	var ends []*check.Env
	arm := func(b *hclsyntax.Block, something bool) []*model.Stmt {
		env := s.Env.Child()
		if something {
			s.Present(env, x)
		}
		body := inCase(s, env, b)
		ends = append(ends, s.Ends(env, body)...)
		return body
	}
	for _, b := range s.Block.Body.Blocks {
		switch b.Type {
		case "case":
			c := &matchCase{}
			for i, l := range b.Labels {
				v, ok := s.CaseLabel(t, l, b.LabelRanges[i])
				if misread = misread || !ok; ok {
					if covered[v] {
						misread = true // it may have been meant to be one that is missing
						s.Report(diag.Errorf("check/case-twice", b.LabelRanges[i], "duplicate case %q", l))
					}
					covered[v] = true
					c.Values = append(c.Values, v)
				}
			}
			if len(b.Labels) == 0 {
				misread = true
				s.Report(diag.Errorf("resolve/labels", b.DefRange(), "case needs a name as its label"))
			}
			c.Body = arm(b, true)
			cases = append(cases, c)
		case "else":
			hasElse = true
			s.Stmt.Else = &model.Stmt{Word: "else", Traits: model.Traits{Arm: model.FurtherArm}, Range: b.DefRange(), Body: arm(b, false)}
		default:
			s.Report(diag.Errorf("check/misplaced-block", b.TypeRange, "%s is not allowed in match", b.Type).WithSuggestion(b.Type, []string{"case", "else"}))
		}
	}
	if t.Base == model.EnumOf && !hasElse && !misread { // a misspelt case is not also missing
		for i, n := range t.Enum.Names {
			if !covered[int32(i)] {
				s.Report(diag.Errorf("check/case-missing", s.Block.DefRange(), "match has no case for %q", n).WithHint("add case %s { .. } or else {}", n))
			}
		}
	}
	if !hasElse && (t.Base != model.EnumOf || t.Maybe) {
		ends = append(ends, s.Env.Child())
	}
	s.Meet(ends...)
	s.Stmt.Detail = cases
	for _, c := range cases {
		s.Stmt.Parts = append(s.Stmt.Parts, &model.Stmt{Word: "case", Body: c.Body})
	}
}

func inCase(s *check.Site, env *check.Env, b *hclsyntax.Block) []*model.Stmt {
	for _, a := range syntax.SortedAttrs(b.Body) {
		s.Report(diag.Errorf("resolve/unknown-attribute", a.NameRange, "%s has no attribute %q", b.Type, a.Name))
	}
	return s.Statements(env, b)
}
