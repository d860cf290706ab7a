package explain

import (
	"fmt"
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// table prints a table as it is written; one that mods have changed as it is now, and who has
// changed it.
func (x *Explainer) table(t *model.Table) {
	x.head("table", t.Title, t.Origin)
	x.on(2, t.Extent, nil)
	if len(t.Changed) == 0 {
		x.code(2, x.text.Text(t.Range))
		return
	}
	x.given(t.Params, model.Type{})
	x.changedRows(t)
	for _, c := range t.Changed {
		switch {
		case c.Row == "":
			x.print(2, "all rows: mod %q  %s", c.Mod.Title, place(c.At))
		case c.Now == "absent":
			x.print(2, "without %s: was %s, mod %q  %s", c.Row, c.Was, c.Mod.Title, place(c.At))
		}
	}
}

// changedRows prints the rows of a table, with the mods that have changed them.
func (x *Explainer) changedRows(t *model.Table) {
	rows := printedRows(t)
	var text strings.Builder
	lines := layout.NewTable(&text, false)
	axes, across := t.Params, len(rows) > 0 && rows[0][0].Printed.Filename != ""
	if across {
		axes = axes[:len(axes)-1]
	}
	fmt.Fprintf(lines, "  %s\t%s\n", names(axes), x.columns(t, rows))
	for _, cells := range rows {
		label := cells[0].Label
		if across && !cells[0].Else {
			label = label[:strings.LastIndex(label, ", ")]
		}
		fmt.Fprintf(lines, "  %s\t", label)
		for _, r := range cells {
			fmt.Fprintf(lines, "%s\t", x.results(t, r))
		}
		var by []string
		for _, c := range t.Changed {
			if c.Row != label || c.Now == "absent" {
				continue
			}
			was := "new"
			if c.Was != "absent" {
				was = strings.TrimSpace(c.Cell + " was " + c.Was)
			}
			by = append(by, fmt.Sprintf("%s, mod %q  %s", was, c.Mod.Title, place(c.At)))
		}
		fmt.Fprintln(lines, strings.Join(by, "; "))
	}
	_ = lines.Flush()
	x.code(0, strings.TrimSuffix(text.String(), "\n"))
}

// printedRows gathers the rows of a table as they are printed: one for each column, where the last
// axis runs across.
func printedRows(t *model.Table) [][]*model.Row {
	var out [][]*model.Row
	for i, r := range t.Rows {
		if i > 0 && r.Printed.Filename != "" && r.Printed == t.Rows[i-1].Printed {
			out[len(out)-1] = append(out[len(out)-1], r)
			continue
		}
		out = append(out, []*model.Row{r})
	}
	return out
}

// columns names what stands beside the inputs: the results, or the values of the axis that runs
// across.
func (x *Explainer) columns(t *model.Table, rows [][]*model.Row) string {
	if len(rows) == 0 || rows[0][0].Printed.Filename == "" {
		return names(t.Results)
	}
	var out []string
	last := len(t.Params) - 1
	for _, r := range rows[0] {
		out = append(out, x.g.Show(t.Params[last].Type, r.Cells[last].Ranges[0][0]))
	}
	return strings.Join(out, "\t")
}

func (x *Explainer) results(t *model.Table, r *model.Row) string {
	var out []string
	for i, v := range r.Out {
		out = append(out, x.g.Show(t.Results[i].Type, v))
	}
	return strings.Join(out, ", ")
}

func names(vars []*model.Var) string {
	out := english.Each(vars, func(v *model.Var) string { return v.Name })
	return strings.Join(out, ", ")
}
