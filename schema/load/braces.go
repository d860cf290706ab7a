package load

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
)

// braces finds the brace that is missing, or one too many, where the parser only sees at the end of
// the file, or of what is around it, that they do not match. It goes by how far lines are indented:
// a block ends as far to the left as it begins.
func braces(f *fault) (diag.Finding, bool) {
	unclosed := strings.HasPrefix(f.summary, "Unclosed configuration") || strings.HasPrefix(f.summary, "Unterminated object")
	if !unclosed && !strings.HasPrefix(f.after, "}") {
		return diag.Finding{}, false
	}
	type open struct {
		at     hcl.Range
		indent int
	}
	var stack []open
	line, indent := 0, 0
	for _, t := range f.tokens() {
		first := t.Range.Start.Line != line && t.Type != hclsyntax.TokenNewline && t.Type != hclsyntax.TokenComment
		if first {
			line, indent = t.Range.Start.Line, t.Range.Start.Column
		}
		switch t.Type {
		case hclsyntax.TokenOBrace:
			stack = append(stack, open{t.Range, indent})
		case hclsyntax.TokenCBrace:
			if len(stack) == 0 {
				return closesNothing(t.Range), true
			}
			last := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			switch {
			case !first || last.at.Start.Line == t.Range.Start.Line || last.indent == indent:
			case last.indent > indent:
				return notClosed(f.src, last.at), true
			default:
				return closesNothing(t.Range), true
			}
		}
	}
	if len(stack) > 0 && unclosed {
		return notClosed(f.src, stack[len(stack)-1].at), true
	}
	return diag.Finding{}, false
}

// notClosed reports a block that has no closing brace.
func notClosed(src []byte, brace hcl.Range) diag.Finding {
	from := strings.LastIndexByte(string(src[:brace.Start.Byte]), '\n') + 1
	head := strings.TrimSpace(string(src[from:brace.Start.Byte]))
	return diag.Errorf("load/syntax", brace, "unclosed bracket").WithHint("add } at the end of: %s", head)
}

// closesNothing reports a closing brace that ends nothing.
func closesNothing(brace hcl.Range) diag.Finding {
	return diag.Errorf("load/syntax", brace, "unmatched }: no block starts at this indentation").
		WithHint("remove it, or add the missing line with { above it")
}
