package load

import (
	"fmt"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
)

// unseen says what is wrong with a character that nobody sees, or that does something to a screen
// instead of standing on it: a terminal obeys an escape, letters that run backwards make a line
// read as it is not, and a name with a blank of no width is another name. "" if nothing is.
func unseen(r rune) string {
	switch {
	case r == '\t' || r == '\n':
		return ""
	case r < ' ', r >= 0x7f && r < 0xa0:
		return fmt.Sprintf("the control character U+%04X", r)
	case r == 0x200b, r >= 0x2060 && r <= 0x2064, r == 0xfeff:
		return fmt.Sprintf("the invisible character U+%04X", r)
	case r >= 0x202a && r <= 0x202e, r >= 0x2066 && r <= 0x2069:
		return fmt.Sprintf("the bidirectional control U+%04X", r)
	case r == 0x2028, r == 0x2029:
		return fmt.Sprintf("the line separator U+%04X", r)
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
