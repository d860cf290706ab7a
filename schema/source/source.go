// Package source finds the text of what a checked game declares: whole blocks, and expressions as
// they were written.
package source

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/load"
	"sandtable/schema/model"
)

// Texts is the files of a game.
type Texts struct {
	files  map[string][]byte
	parsed map[string]*hclsyntax.Body
}

// Of makes the texts of files by their names.
func Of(files map[string][]byte) *Texts {
	return &Texts{files: files, parsed: map[string]*hclsyntax.Body{}}
}

// Expr is an expression as written, on one line.
func (t *Texts) Expr(e model.Expr) string {
	if e == nil {
		return ""
	}
	return t.Words(e.Range())
}

// Words is the text of a range, on one line.
func (t *Texts) Words(r hcl.Range) string {
	return model.OneLine(string(r.SliceBytes(t.files[r.Filename])))
}

// Block is the block whose head stands at a range, or nil.
func (t *Texts) Block(at hcl.Range) *hclsyntax.Block {
	body, ok := t.parsed[at.Filename]
	if !ok {
		if f, _ := load.Parse(at.Filename, t.files[at.Filename]); f != nil {
			body = f.Body
		}
		t.parsed[at.Filename] = body
	}
	return inside(body, at.Start.Byte)
}

func inside(body *hclsyntax.Body, at int) *hclsyntax.Block {
	if body == nil {
		return nil
	}
	for _, b := range body.Blocks {
		if b.TypeRange.Start.Byte == at {
			return b
		}
		if b.TypeRange.Start.Byte < at && at < b.CloseBraceRange.End.Byte {
			return inside(b.Body, at)
		}
	}
	return nil
}

// Text is the whole text of the block whose head stands at a range, its lines moved to the left
// margin. It is empty if there is no such block.
func (t *Texts) Text(at hcl.Range) string {
	b := t.Block(at)
	if b == nil {
		return ""
	}
	return t.lines(hcl.Range{Filename: at.Filename, Start: b.TypeRange.Start, End: b.CloseBraceRange.End})
}

// lines is the text of a range, its lines moved to the left margin.
func (t *Texts) lines(r hcl.Range) string {
	text, indent := t.files[r.Filename], 0
	for r.Start.Byte-indent > 0 && text[r.Start.Byte-indent-1] == ' ' {
		indent++
	}
	lines := strings.Split(string(r.SliceBytes(text)), "\n")
	for i, l := range lines[1:] {
		cut := len(l) - len(strings.TrimLeft(l, " "))
		lines[i+1] = l[min(cut, indent):]
	}
	return strings.Join(lines, "\n")
}
