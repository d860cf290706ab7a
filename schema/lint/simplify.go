package lint

import (
	"regexp"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var simplify = Rule{
	Code: "lint/simplify",
	Doc:  "Code that can be shorter: `let` blocks on consecutive lines can be one block.",
	Run: func(g *study, report func(diag.Finding)) {
		j := joiner{g: g.Game, report: report}
		proof.Bodies(g.Game, eachList(j.body))
		for _, t := range g.Tests {
			eachList(j.body)(t.Steps)
		}
	},
}

// joiner finds `let` blocks that stand on neighbouring lines.
type joiner struct {
	g      *model.Game
	report func(diag.Finding)
}

// body tells of each run of neighbours once, at its second block.
func (j joiner) body(ss []*model.Stmt) {
	told := false
	for i := 1; i < len(ss); i++ {
		a, b := ss[i-1], ss[i]
		switch {
		case a.Names != model.NamesValue || b.Names != model.NamesValue:
			told = false
		case !j.begins(b): // a further name of the block before
		case !j.neighbours(a, b):
			told = false
		case !told:
			told = true
			j.report(diag.Notef("lint/simplify", b.Range, "consecutive let blocks").
				WithHint("merge them into one block, each name on its own line: let { %s = ..", b.Bind.Name))
		}
	}
}

// begins reports whether a statement is the first of its block: its place is then the word `let`,
// and not a name.
func (j joiner) begins(s *model.Stmt) bool {
	return j.g.TextAt(s.Range) == s.Word
}

// above is what stands before a block on the line after another one: the end of that one, perhaps
// with a note. An empty line or a comment between two blocks keeps them apart.
var above = regexp.MustCompile(`(?:^|\n)[ \t]*([^#/\s][^\n]*)?\}[ \t]*((#|//)[^\n]*)?\r?\n[ \t]*$`)

func (j joiner) neighbours(a, b *model.Stmt) bool {
	return a.Range.Filename == b.Range.Filename && a.Range.Start.Byte < b.Range.Start.Byte &&
		above.MatchString(j.g.TextAt(hcl.RangeBetween(a.Range, hcl.Range{Filename: b.Range.Filename, Start: b.Range.Start, End: b.Range.Start})))
}
