package step

import (
	"fmt"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

var prompt = &Step{
	TestStep: check.TestStep{
		Block: lang.Block{
			Name: "prompt", Labels: []lang.Label{{Name: "what to do"}}, Since: 1,
			Doc: "Tells the person who is led what to do: the decisions after it, up to the next prompt.",
			Attrs: []lang.Attr{
				{Name: "text", Type: "text", Required: true, Doc: "Why, in a sentence or two."},
				{Name: "see", Type: "[places, pieces and cards]", Doc: "What to look at; it is marked on the map."},
			},
		},
		Check: func(s *check.Site) {
			x := &prompting{title: s.Label(0), text: strings.Join(strings.Fields(s.Text("text")), " ")}
			if a := s.Attrs["see"]; a != nil {
				x.see = seen(s, a.Expr)
			}
			s.Stmt.Detail = x
		},
		Stand: check.InGuides, Traits: model.Traits{Prompts: true},
	},
	Compile: func(t *compile.Test, s *model.Stmt) run {
		x := s.Detail.(*prompting)
		see := t.Named(x.see, false)
		return func(r *runner) {
			r.settle()
			r.prompts = append(r.prompts, Prompt{Title: x.title, Text: x.text, See: things(r.m, see)})
		}
	},
}

// prompting is a prompt as it is written.
type prompting struct {
	title, text string
	see         []model.Expr
}

// Prompt is what a person who is led through a guide reads before a decision.
type Prompt struct {
	Title, Text string
	See         []int32 // places, pieces and cards to look at
}

// seen reads what there is to look at.
func seen(s *check.Site, e hclsyntax.Expression) (out []model.Expr) {
	items, ok := syntax.Items(e)
	if !ok {
		items = []hclsyntax.Expression{e}
	}
	for i, it := range items {
		x := s.Expr(s.Env, it, model.TInvalid)
		switch t := x.Type(); {
		case t.Base == model.ThingOf:
			s.Set(fmt.Sprint("see ", i), x)
			out = append(out, x)
		case t.Base != model.Invalid:
			s.Report(diag.Errorf("check/guide", it.Range(), "%s is nothing that can be looked at", s.Game.Written(x)).
				WithHint("name places, pieces or cards"))
		}
	}
	return out
}

// things returns what expressions mean now, without what is nothing.
func things(m *machine.M, named func(m *machine.M) []compile.Named) (out []int32) {
	for _, n := range named(m) {
		if n.Value != model.None {
			out = append(out, n.Value)
		}
	}
	return out
}
