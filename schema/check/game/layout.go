package game

import (
	"bytes"
	"regexp"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
)

// layoutCell is a cell of a drawn board: [B4-1   ].
var layoutCell = regexp.MustCompile(`\[([^\[\]\s]+)[^\[\]\n]*(\]?)`)

// layoutsPass checks that the cells of drawn boards name places, and that each is closed.
func (c *checker) layoutsPass() {
	for _, l := range c.Game.Looks {
		for _, m := range c.Game.Maps {
			if d, ok := l.Layouts[m]; ok {
				c.drawing(d)
			}
		}
	}
}

// drawing checks the cells of one drawn board.
func (c *checker) drawing(d model.Drawing) {
	src := c.Game.Files[d.At.Filename]
	from := d.At.Start.Byte
	for _, line := range bytes.Split([]byte(d.Text), []byte("\n")) {
		for _, at := range layoutCell.FindAllSubmatchIndex(line, -1) {
			word, closed := string(line[at[2]:at[3]]), at[5] > at[4]
			cell := line[at[0]:at[3]]
			i := bytes.Index(src[min(from, len(src)):], cell)
			if i < 0 {
				continue // escaped in the text
			}
			from += i
			rng := rangeAt(d.At.Filename, src, from+1, len(word))
			from += len(cell)
			if !closed {
				c.Report(diag.Errorf("check/layout", rng, "unclosed cell of %s", word).WithHint("end the cell with ] on the same line"))
			}
			if c.Names.Thing(c.Game.Kind(model.KindPlace), english.Slug(word)) == nil {
				c.Report(diag.Errorf("check/layout", rng, "unknown place %q in the drawing", word).
					WithGuess(english.Slug(word), c.Names.Of(c.Names.Read, func(s symbol.Symbol) bool { return s.Thing != nil && s.Thing.Kind.Is(model.KindPlace) })))
			}
		}
	}
}

// rangeAt is the place of n bytes of a file.
func rangeAt(name string, src []byte, at, n int) hcl.Range {
	line := 1 + bytes.Count(src[:at], []byte("\n"))
	column := at - bytes.LastIndexByte(src[:at], '\n')
	start := hcl.Pos{Line: line, Column: column, Byte: at}
	return hcl.Range{Filename: name, Start: start, End: hcl.Pos{Line: line, Column: column + n, Byte: at + n}}
}
