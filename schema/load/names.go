package load

import (
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
)

// TooLong is the finding of a name or label beyond MaxName.
func TooLong(at hcl.Range) diag.Finding {
	return diag.Errorf("load/too-long", at, "name has more than %d letters", MaxName).
		WithHint("shorten it; a description belongs in an attribute, such as text")
}

// longNames finds names in quotes beyond MaxName: labels of blocks and keys of objects. The guard
// has found those without quotes, the resolver finds those that content puts together.
func longNames(body *hclsyntax.Body) (found diag.Findings) {
	look := func(name string, at hcl.Range) {
		if utf8.RuneCountInString(name) > MaxName {
			found = append(found, TooLong(at))
		}
	}
	hclsyntax.VisitAll(body, func(n hclsyntax.Node) hcl.Diagnostics {
		switch x := n.(type) {
		case *hclsyntax.Block:
			for i, l := range x.Labels {
				look(l, x.LabelRanges[i])
			}
		case *hclsyntax.ObjectConsKeyExpr:
			if text, ok := x.Wrapped.(*hclsyntax.TemplateExpr); ok && text.IsStringLiteral() {
				if v, _ := text.Value(nil); v.Type() == cty.String {
					look(v.AsString(), x.Range())
				}
			}
		}
		return nil
	})
	return found
}
