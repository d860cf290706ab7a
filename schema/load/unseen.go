package load

import (
	"fmt"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/layout"
)

// unseen says what is wrong with a character that no text of a game may hold; "" if nothing is.
func unseen(r rune) string {
	if what := layout.Unseen(r); what != "" {
		return fmt.Sprintf("the %s U+%04X", what, r)
	}
	return ""
}

// firstUnseen is the offset of the first such character of a file, and what it is; -1 if there is
// none. Line ends may be those of Windows, and a mark of the byte order may begin the file.
func firstUnseen(src []byte) (int, string) {
	for i := 0; i < len(src); {
		r, n := rune(src[i]), 1
		if r >= utf8.RuneSelf {
			r, n = utf8.DecodeRune(src[i:])
		}
		what := unseen(r)
		if what != "" && !(r == '\r' && i+1 < len(src) && src[i+1] == '\n') && !(r == 0xfeff && i == 0) {
			return i, what
		}
		i += n
	}
	return -1, ""
}

// writtenOut finds such characters where a text spells them, "\u001b", and texts that run on into
// another one.
func writtenOut(body *hclsyntax.Body, src []byte) (found diag.Findings) {
	look := func(text string, at hcl.Range) {
		for _, r := range text {
			if what := unseen(r); what != "" && (r != '\r' || at.Start.Line == at.End.Line) {
				found = append(found, diag.Errorf("load/encoding", at, "text contains %s", what).WithHint("remove it"))
				return
			}
		}
	}
	hclsyntax.VisitAll(body, func(n hclsyntax.Node) hcl.Diagnostics {
		switch x := n.(type) {
		case *hclsyntax.LiteralValueExpr:
			if x.Val.Type() == cty.String && !x.Val.IsNull() {
				look(x.Val.AsString(), x.Range())
			}
		case *hclsyntax.TemplateExpr:
			if f, ok := swallowed(x, src); ok {
				found = append(found, f)
			}
		case *hclsyntax.Block:
			for i, l := range x.Labels {
				look(l, x.LabelRanges[i])
			}
		}
		return nil
	})
	return found
}
