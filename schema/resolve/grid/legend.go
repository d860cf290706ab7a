package grid

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// undefined reports the nth word of a row that the legend does not define, unless a word that the
// legend has twice may be meant to be this one.
func (r *Grids) undefined(g *gridMap, word string, row hcl.Range, nth int, legend map[string][]syntax.Entry) {
	f := diag.Errorf("resolve/grid", r.wordAt(row, nth), "the legend does not define %q", word).
		WithCause("legend", fmt.Sprint(g.decl.Block.DefRange()), g.undefined(word))
	for known := range legend {
		if strings.EqualFold(known, word) {
			r.Report(f.WithHint("did you mean %q? The legend tells capitals from small letters", known))
			return
		}
	}
	if !r.Doubtful(g.decl.Attrs["legend"]) {
		r.Report(f.WithHint("add it to the legend: %q = { field = value }", word))
	}
}

// Describe says which spaces a map has, and what the words of its drawing stand for.
func (r *Grids) Describe(m *model.Map, drawn *hclsyntax.Block) {
	if g := r.maps[drawn]; g != nil {
		m.Of, m.Part, m.Signs, m.Idle = g.kind, g.part, g.signs(), g.idle()
	}
}

// signs says what the words of the drawing stand for, other than the plain one.
func (g *gridMap) signs() []model.Sign {
	legend := g.decl.Attrs["legend"]
	if legend == nil {
		return nil
	}
	var out []model.Sign
	for _, it := range legendItems(legend) {
		word := syntax.Title(it.KeyExpr)
		if word == "." || word == "" {
			continue
		}
		s := model.Sign{Word: word, Says: syntax.Says(it.ValueExpr)}
		for _, sp := range g.spaces {
			if sp.word == word {
				s.Spaces = append(s.Spaces, sp.thing)
			}
		}
		if len(s.Spaces) > 0 {
			out = append(out, s)
		}
	}
	return out
}

// idle lists the words of a grid's legend that stand nowhere in its drawing.
func (g *gridMap) idle() (out []model.Idle) {
	legend := g.decl.Attrs["legend"]
	if legend == nil {
		return nil
	}
	for _, it := range legendItems(legend) {
		word := syntax.Title(it.KeyExpr)
		if word == "" {
			word = syntax.Word(it.KeyExpr)
		}
		if !slices.ContainsFunc(g.spaces, func(s gridSpace) bool { return s.word == word }) {
			out = append(out, model.Idle{Word: word, Range: it.KeyExpr.Range()})
		}
	}
	return out
}

func legendItems(a *hclsyntax.Attribute) []hclsyntax.ObjectConsItem {
	if o, ok := a.Expr.(*hclsyntax.ObjectConsExpr); ok {
		return o.Items
	}
	return nil
}
