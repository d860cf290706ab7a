package fix

import (
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/english"
	"sandtable/schema/lang"
)

// row is a row of a table of a look.
type row struct{ table, key, value string }

// lookTables are the tables of a look to which attributes of other blocks have moved.
var lookTables = map[string]string{"shown": "shown", "layout": "layouts"}

// toLook moves an attribute of a block into a row of a look, under the name that the block declares
// or revises. A note beside it comes along.
func (w *walker) toLook(b *hclsyntax.Block, a *hclsyntax.Attribute, r *lang.Renamed) {
	if len(b.Labels) == 0 {
		return // it is no declaration
	}
	key := english.Slug(b.Labels[len(b.Labels)-1])
	if !hclsyntax.ValidIdentifier(key) {
		key = `"` + key + `"`
	}
	whole, note := a.SrcRange, ""
	if beside := w.beside(a); strings.HasPrefix(strings.TrimSpace(beside), "#") {
		note = strings.TrimRight(beside, " \t\r")
		whole.End.Byte += len(note)
	}
	value := string(w.src[a.Expr.Range().Start.Byte:a.Expr.Range().End.Byte])
	from, to := b.OpenBraceRange.End.Byte, b.CloseBraceRange.Start.Byte
	switch {
	case strings.TrimSpace(string(w.src[from:whole.Start.Byte])+string(w.src[min(whole.End.Byte, to):to])) == "": // nothing else stands in it
		w.edits = append(w.edits, edit{from, to, ""})
	case b.OpenBraceRange.Start.Line == b.CloseBraceRange.Start.Line:
		w.cutBefore(whole)
	default:
		w.cutLine(whole)
	}
	w.rows = append(w.rows, row{lookTables[r.Old], key, strings.TrimRight(value, "\n") + note})
	w.changed(a.NameRange, r.Old, r.New)
}

// look writes the rows that have moved: into the look of the file, or into one of their own at its
// end. All looks of a game are read as one.
func (w *walker) look(body *hclsyntax.Body) {
	if len(w.rows) == 0 {
		return
	}
	var in *hclsyntax.Block
	for _, b := range body.Blocks {
		if b.Type == "look" {
			in = b
			break
		}
	}
	text := ""
	for _, table := range []string{"shown", "layouts"} {
		rows := w.rowsOf(table)
		if rows == "" {
			continue
		}
		if in != nil {
			if o := objectOf(in, table); o != nil {
				end := o.SrcRange.End.Byte - 1
				for end > 0 && (blank(w.src[end-1]) || w.src[end-1] == '\n') {
					end--
				}
				between := "\n"
				if w.src[end-1] != '{' && w.src[end-1] != ',' && o.SrcRange.Start.Line == o.SrcRange.End.Line {
					between = ",\n"
				}
				w.edits = append(w.edits, edit{end, o.SrcRange.End.Byte - 1, between + rows + "  "})
				continue
			}
		}
		text += "  " + table + " = {\n" + rows + "  }\n"
	}
	switch {
	case text == "":
	case in != nil:
		end := in.CloseBraceRange.Start.Byte
		if end > 0 && w.src[end-1] != '\n' {
			text = "\n" + text
		}
		w.edits = append(w.edits, edit{end, end, text})
	default:
		end := len(w.src)
		lead := "\n"
		if end > 0 && w.src[end-1] != '\n' {
			lead = "\n\n"
		}
		w.edits = append(w.edits, edit{end, end, lead + "look {\n" + text + "}\n"})
	}
}

// rowsOf is the lines of the rows of a table.
func (w *walker) rowsOf(table string) (text string) {
	for _, r := range w.rows {
		if r.table == table {
			text += "    " + r.key + " = " + r.value + "\n"
		}
	}
	return text
}

// objectOf is a table of a block as it is written; nil if it has none.
func objectOf(b *hclsyntax.Block, name string) *hclsyntax.ObjectConsExpr {
	if a := b.Body.Attributes[name]; a != nil {
		if o, ok := a.Expr.(*hclsyntax.ObjectConsExpr); ok {
			return o
		}
	}
	return nil
}
