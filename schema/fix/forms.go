package fix

import (
	"bytes"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/lang"
)

// let turns `let x { be = E }` into `let { x = E }`.
func (w *walker) let(b *hclsyntax.Block, be *hclsyntax.Attribute) {
	if len(b.Labels) == 0 {
		return // let { be = E } names it `be`
	}
	name := slug(b)
	switch {
	case len(b.Labels) > 1 || len(b.Body.Attributes) > 1 || len(b.Body.Blocks) > 0:
		w.byHand(b.TypeRange, "let has more than one name and `be`")
		return
	case !hclsyntax.ValidIdentifier(name):
		w.byHand(b.LabelRanges[0], "%q is not allowed left of =", b.Labels[0])
		return
	}
	w.cutBefore(b.LabelRanges[0])
	w.replace(be.NameRange, name)
	w.changed(be.NameRange, "be", "let { NAME = .. }")
}

// none turns `optional = true` into a block `none {}`, and drops `optional = false`.
func (w *walker) none(b *hclsyntax.Block, a *hclsyntax.Attribute, r *lang.Renamed) {
	value, diags := a.Expr.Value(nil)
	if diags.HasErrors() || value.IsNull() || !value.IsKnown() || value.Type() != cty.Bool {
		w.byHand(a.NameRange, "%q is not a literal true or false here: write none {} if an empty choice is no error", r.Old)
		return
	}
	has := false
	for _, in := range b.Body.Blocks {
		has = has || in.Type == "none"
	}
	if value.False() || has {
		w.cutLine(a.SrcRange)
		w.changed(a.NameRange, r.Old, "nothing")
		return
	}
	w.changed(a.NameRange, r.Old, r.New)
	switch {
	case b.OpenBraceRange.Start.Line == b.CloseBraceRange.Start.Line:
		// A block on one line holds no block, so it is opened up.
		indent := w.indent(b.TypeRange.Start.Byte)
		w.edits = append(w.edits, edit{b.OpenBraceRange.End.Byte, b.CloseBraceRange.Start.Byte, "\n" + indent + "  none {}\n" + indent})
	case w.lastInBlock(b, a) || w.opensComment(a):
		w.replace(a.SrcRange, "none {}")
	default:
		w.moveToEnd(b, a)
	}
}

// lastInBlock tells whether nothing stands after the attribute in its block.
func (w *walker) lastInBlock(b *hclsyntax.Block, a *hclsyntax.Attribute) bool {
	for _, other := range b.Body.Attributes {
		if other.NameRange.Start.Byte > a.NameRange.Start.Byte {
			return false
		}
	}
	return len(b.Body.Blocks) == 0
}

// opensComment tells whether a comment of several lines begins beside the attribute.
func (w *walker) opensComment(a *hclsyntax.Attribute) bool {
	return strings.Contains(w.beside(a), "/*")
}

// beside is what stands after an attribute on its line.
func (w *walker) beside(a *hclsyntax.Attribute) string {
	line, _, _ := bytes.Cut(w.src[a.SrcRange.End.Byte:], []byte("\n"))
	return string(line)
}

// moveToEnd writes `none {}` after all else in the block; what is noted beside the attribute
// comes along.
func (w *walker) moveToEnd(b *hclsyntax.Block, a *hclsyntax.Attribute) {
	line := w.beside(a)
	note := strings.TrimRight(line, " \t\r")
	whole := a.SrcRange
	whole.End.Byte += len(line)
	w.cutLine(whole)
	brace := b.CloseBraceRange.Start.Byte
	for brace > 0 && blank(w.src[brace-1]) {
		brace--
	}
	indent := w.indent(a.SrcRange.Start.Byte)
	w.edits = append(w.edits, edit{brace, brace, indent + "none {}" + note + "\n"})
}

// indent is the blanks with which the line of an offset begins.
func (w *walker) indent(at int) string {
	from := at
	for from > 0 && w.src[from-1] != '\n' {
		from--
	}
	to := from
	for blank(w.src[to]) {
		to++
	}
	return string(w.src[from:to])
}

// offerBy drops `by` of an offer: its menu says who is asked.
func (w *walker) offerBy(by *hclsyntax.Attribute) {
	w.cutLine(by.SrcRange)
	w.changed(by.NameRange, "by", "nothing")
	w.byHand(by.NameRange, "`by` of offer was removed: set player of the menu instead")
}
