// Package format lays out content files: one way to write each file, so that nobody argues about it
// and differences show meaning.
//
// Spaces, indents and the alignment of `=` and of comments are those of hclwrite, which every HCL
// tool shares. On top of that: line ends are \n, the file ends with exactly one, lines do not end
// in blanks, tabs outside texts become two spaces, at most one empty line stands in a row and none
// next to a bracket, and a sign belongs to its number. Heredocs keep every byte. A comprehension
// that stands on several lines, or reaches over 100 columns, has a line for its `for` and one for
// its `if`, and so has the other arm of its `? :`. What `&&`, `||`, `? :`, `+` or `-` join beyond
// 100 columns stands in parentheses, each part on a line, as do the arguments of a call. A block on
// one line that holds one of these is opened up.
//
// The hardest idea is that layout must never change meaning: what has been made is read back and
// compared word by word with what was given (see sameMeaning), and is thrown away if the two
// differ. The parentheses alone are added after that: they stand around whole expressions.
package format

import (
	"bytes"

	"github.com/aymanbagabas/go-udiff"
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclwrite"

	"sandtable/schema/diag"
	"sandtable/schema/load"
)

// maxRounds is how often the layout may be applied until it no longer changes. hclwrite can need a
// second round where a comment stands inside an expression, and lines are laid out again when a
// block, a comprehension or an operand has got lines of its own.
const maxRounds = 16

// Source lays out one file. Text that does not parse comes back as it is, with the findings that
// say why. Formatting what is formatted changes nothing.
func Source(name string, src []byte) ([]byte, diag.Findings) {
	if _, findings := load.Parse(name, src); findings.HasErrors() {
		return src, findings
	}
	out, l := src, new(lexer)
	for range maxRounds {
		next, safe := l.round(out)
		if !safe {
			break
		}
		if bytes.Equal(next, out) {
			return out, nil
		}
		out = next
	}
	at := hcl.Range{Filename: name, Start: hcl.InitialPos, End: hcl.InitialPos}
	return src, diag.Findings{diag.Warnf("format/unsafe", at, "file left unchanged: formatting would change its meaning")}
}

// Diff is the unified difference between a file's text before and after, empty if there is none.
func Diff(name string, before, after []byte) string {
	return udiff.Unified(name, name, string(before), string(after))
}

// round makes one step towards the layout, and reports whether it is sure to change no meaning.
func (l *lexer) round(src []byte) ([]byte, bool) {
	next := l.layout(src)
	if !bytes.Equal(src, next) && !l.sameMeaning(src, next) {
		return nil, false
	}
	s := l.shapeOf(next)
	if opened := s.openBlocks(); len(opened) > len(next) {
		return opened, true
	}
	broken := s.breakComprehensions()
	if !bytes.Equal(next, broken) && !l.sameMeaning(next, broken) {
		return nil, false
	}
	return breakChains(broken), true
}

func (l *lexer) layout(src []byte) []byte {
	return l.keepHeredocs(src, l.mendBlanks(hclwrite.Format(l.tidy(src))))
}
