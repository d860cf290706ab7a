package lint

import (
	"fmt"

	"sandtable/schema/diag"
	"sandtable/schema/figure"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var beyondRows = Rule{
	Code: "lint/beyond-rows",
	Doc: "A table is read with a number beyond its first or last row, as far as the content bounds " +
		"the number: by at_least and at_most, min and max, dice, the boxes of a track, or printed figures. " +
		"A number that is not bounded so, or that a condition nearby asks about, is not looked at.",
	Run: func(g *study, report func(diag.Finding)) {
		rows := map[model.Expr]bool{} // that have been looked at: a result of several reads its row but once
		firm, sure := proof.FirmSpansOf(g.Study), proof.SpansOf(g.Study, true)
		for _, u := range g.Units() {
			var figures *proof.Spans
			look := func(t *model.Table, axis int, arg model.Expr) {
				if arg == nil || rows[arg] || !t.Params[axis].Type.Is(model.Number) {
					return
				}
				rows[arg] = true
				if figures == nil {
					figures = firm(u)
				}
				beyond(g.Game, t, axis, arg, figures.Of(arg), sure.Of(arg), report)
			}
			for _, e := range u.Exprs {
				if l, ok := e.(*model.Look); ok && l.Row == nil && len(l.Args) == len(l.Table.Params) {
					for i, a := range l.Args {
						look(l.Table, i, a)
					}
				}
			}
			for _, s := range u.Stmts {
				if d, ok := s.Detail.(proof.Given); ok && s.Names == model.NamesThrow {
					_, _, t := d.Uses()
					for i, axis := range besideDice(t) {
						look(t, axis, s.Args[fmt.Sprintf("axis %d", i)])
					}
				}
			}
		}
	},
}

// besideDice lists the axes of a table that a roll on it states.
func besideDice(t *model.Table) (axes []int) {
	thrown := -1
	for i, die := range t.Dice {
		if die.Count > 0 {
			thrown = i
		}
	}
	for i := range t.Params {
		if i != thrown {
			axes = append(axes, i)
		}
	}
	return axes
}

// beyond reports a number that goes beyond the rows of a table: as far as the content names its
// ends (asked), and no further than it can go at all (most).
func beyond(g *model.Game, t *model.Table, axis int, arg model.Expr, asked, most figure.Span, report func(diag.Finding)) {
	rows := figure.Nowhere()
	for _, r := range t.Rows {
		if r.Else || r.Cells[axis].Any {
			return
		}
		for _, c := range r.Cells[axis].Ranges {
			rows = rows.Or(figure.Between(int64(c[0]), int64(c[1])))
		}
	}
	if rows.Empty() {
		return
	}
	p := t.Params[axis]
	show := func(n int64) string { return g.Show(p.Type, int32(n)) }
	missing, limit := int64(0), ""
	switch {
	case asked.Hi < figure.Far && min(asked.Hi, most.Hi) > rows.Hi && rows.Hi < open:
		missing, limit = min(asked.Hi, most.Hi), fmt.Sprintf("open the last (\"%s..\"), or limit the number: min(%s, ..)", show(rows.Hi),
			show(rows.Hi))
	case asked.Lo > -figure.Far && max(asked.Lo, most.Lo) < rows.Lo && rows.Lo > -open:
		missing, limit = max(asked.Lo, most.Lo), fmt.Sprintf("open the first (\"..%s\"), or limit the number: max(%s, ..)", show(rows.Lo),
			show(rows.Lo))
	default:
		return
	}
	report(diag.Warnf("lint/beyond-rows", arg.Range(), "no row of table %q covers %s = %s", t.Title, p.Name, show(missing)).
		WithDetail("%s ranges %s here; the rows end at %s and %s", p.Name, ends(g, p.Type, asked), show(rows.Lo), show(rows.Hi)).
		WithRelated(t.Rows[len(t.Rows)-1].Whole(), "last row").
		WithHint("add a row, %s", limit))
}

// open is where the open end of a cell lies, or beyond.
const open = int64(1) << 30
