package lint

import (
	"slices"

	"sandtable/schema/diag"
	"sandtable/schema/figure"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var unreachedRow = Rule{
	Code: "lint/unreached-row",
	Doc: "A table row for inputs that never occur in play: beyond the boxes of a track, the " +
		"faces of dice or the range of a count. Printed figures may be revised and are ignored.",
	Run: func(g *study, report func(diag.Finding)) {
		figures := proof.SpansOf(g.Study, false)
		asked, varied := map[*model.Table][]figure.Span{}, map[*model.Var]bool{}
		for _, e := range g.Play().Exprs {
			if l, ok := e.(*model.Look); ok && l.Row == nil && len(l.Args) == len(l.Table.Params) {
				asked[l.Table] = joined(asked[l.Table], l.Args, figures)
				for i, a := range l.Args {
					varied[l.Table.Params[i]] = varied[l.Table.Params[i]] || varies(g, a)
				}
			}
		}
		for _, s := range g.Play().Stmts {
			// Its other axes are not looked at.
			if d, ok := s.Detail.(proof.Given); ok && s.Names == model.NamesThrow {
				_, _, t := d.Uses()
				delete(asked, t)
			}
		}
		for _, t := range g.Tables {
			if asked[t] == nil {
				continue
			}
			for i, p := range t.Params {
				if s := asked[t][i]; proof.Measured(p.Type) && varied[p] && !s.Open() {
					unreachedRows(g.Game, t, i, s, report)
				}
			}
		}
	},
}

// joined adds what a table is asked for to what it was asked for before, axis by axis.
func joined(before []figure.Span, args []model.Expr, figures *proof.Spans) []figure.Span {
	if before == nil {
		before = slices.Repeat([]figure.Span{figure.Nowhere()}, len(args))
	}
	for i, a := range args {
		before[i] = before[i].Or(figures.Of(a))
	}
	return before
}

// unreachedRows reports the rows that lie outside of a span on one axis.
func unreachedRows(g *model.Game, t *model.Table, axis int, asked figure.Span, report func(diag.Finding)) {
	across := axis > 0 && axis == len(t.Params)-1
	for _, r := range t.Rows {
		c := r.Cells[axis]
		if r.Else || c.Any || len(c.Ranges) == 0 || across && r.Printed.Filename != "" {
			continue
		}
		if !slices.ContainsFunc(c.Ranges, func(x [2]int32) bool { return !asked.Apart(figure.Between(int64(x[0]), int64(x[1]))) }) {
			p := t.Params[axis]
			report(diag.Warnf("lint/unreached-row", r.Range, "row is never read: %s ranges %s", p.Name, ends(g, p.Type, asked)).
				WithHint("remove it, or read the table with such inputs").WithRelated(p.Range, "declared here"))
		}
	}
}
