package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/proof"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// tablesPass checks decision tables: cells, results, gaps and overlaps.
func (c *checker) tablesPass() {
	for _, t := range c.Game.Tables {
		d := c.r.Bodies.Tables[t]
		if a := d.Attrs["rows"]; a != nil && unread(t) {
			c.r.LoseWordsIn(a.Expr)
		}
		if last := len(t.Params) - 1; last >= 0 && t.Params[last].Type.Base == model.Invalid {
			continue // its axis has been reported
		}
		before := c.Errors() + len(c.r.Findings)
		c.tableRows(t, d)
		if c.Errors()+len(c.r.Findings) == before { // rows that were refused are no gaps
			c.tableCover(t, d)
		}
	}
}

// unread reports whether a table has an axis or a result of a type that could not be read: the
// words in its cells may be names of it.
func unread(t *model.Table) bool {
	invalid := func(v *model.Var) bool { return v.Type.Base == model.Invalid }
	return slices.ContainsFunc(t.Params, invalid) || slices.ContainsFunc(t.Results, invalid)
}

// tableCover reports cases that no row or more than one row covers, and rows that no case reaches.
func (c *checker) tableCover(t *model.Table, d decl.Decl) {
	rows, across := d.Attrs["rows"], d.Attrs["across"] != nil
	if rows == nil {
		return
	}
	cover := proof.CoverOf(c.Game, t, across)
	var bare []string // cases that no row covers
	for _, f := range cover.Faults {
		at := c.tableCase(t, f.Case, across)
		if f.Row < 0 {
			bare = append(bare, at)
			continue
		}
		c.Report(diag.Errorf("check/table-overlap", t.Rows[f.Row].Whole(), "two rows of table %q cover %s", t.Title, at).
			WithRelated(t.Rows[f.First].Whole(), "other row"))
	}
	if len(bare) > 0 { // one finding: they often lack one row
		f := diag.Errorf("check/table-gap", rows.NameRange, "no row of table %q covers %s", t.Title, bare[0]).
			WithHint("add a row, or a last row [else, ...]")
		if len(bare) > 1 {
			f = f.WithDetail("nor does one cover %s", strings.Join(bare[1:], "; "))
		}
		c.Report(f)
	}
	if cover.Unchecked {
		c.Report(diag.Warnf("check/table-unchecked", rows.NameRange, "table %q has too many cases to look for gaps in all of them", t.Title).
			WithHint("make two tables of it, one of which gives an axis of the other"))
	}
	for _, j := range cover.Unreached {
		c.Report(diag.Warnf("check/table-unreachable", t.Rows[j].Whole(), "row of table %q is unreachable", t.Title))
	}
}

// tableCase writes a case, without the axis that runs across.
func (c *checker) tableCase(t *model.Table, at []int32, across bool) string {
	var parts []string
	for i, p := range t.Params {
		if i > 0 && across && i == len(t.Params)-1 {
			break
		}
		parts = append(parts, p.Name+" = "+c.Game.Show(p.Type, at[i]))
	}
	return strings.Join(parts, ", ")
}

func (c *checker) tableRows(t *model.Table, d decl.Decl) {
	a := d.Attrs["rows"]
	if a == nil {
		return
	}
	rows, ok := syntax.Items(a.Expr)
	if !ok {
		c.Errorf("check/table", a.Expr.Range(), "rows must have the form [[cells], ..]")
		return
	}
	ins := len(t.Params)
	across := d.Attrs["across"] != nil
	if across && ins > 0 {
		ins--
		if w := syntax.Word(d.Attrs["across"].Expr); w != t.Params[ins].Name {
			c.Errorf("check/table", d.Attrs["across"].Expr.Range(), "only the last axis, %q, can run across", t.Params[ins].Name)
		}
	}
	width := ins + len(t.Results)
	// Reported: nobody knows how many cells a row has.
	if d.Attrs["returns"] == nil || d.Attrs["given"] == nil {
		return
	}
	wrong := map[int]bool{} // numbers of columns that have been reported
	for i, row := range rows {
		cells, ok := syntax.Items(row)
		if ok && len(cells) > 0 && syntax.Word(cells[0]) == "else" {
			c.elseRow(t, row, cells[1:], i == len(rows)-1)
			continue
		}
		if !ok || len(cells) != width {
			if !wrong[len(cells)] { // one finding for all that are wrong alike
				wrong[len(cells)] = true
				hint := fmt.Sprintf("found %d", len(cells))
				if across {
					hint += fmt.Sprintf("; %s runs across: what a row results in is one list, [.., [.., ..]]", t.Params[ins].Name)
				}
				c.Report(diag.Errorf("check/table-row", row.Range(), "a row of this table needs %d cells: %s, %s", width,
					english.Count(ins, "input"), english.Count(len(t.Results), "result")).WithHint("%s", hint))
			}
			continue
		}
		r := &model.Row{Range: row.Range(), Label: label(c, cells[:ins])}
		good := true
		for j := 0; j < ins; j++ {
			cell, ok := c.cell(t.Params[j], t.Dice[j], cells[j])
			r.Cells = append(r.Cells, cell)
			good = good && ok
		}
		if !good {
			continue
		}
		if across {
			c.acrossRow(t, r, cells[ins:], row, wrong)
			continue
		}
		if r.Out, ok = c.outs(t, cells[ins:]); ok {
			t.Rows = append(t.Rows, r)
		}
	}
}

func label(c *checker, cells []hclsyntax.Expression) string {
	var parts []string
	for _, x := range cells {
		parts = append(parts, strings.Trim(c.Game.TextAt(x.Range()), `"`))
	}
	return strings.Join(parts, ", ")
}

func (c *checker) elseRow(t *model.Table, row hclsyntax.Expression, outs []hclsyntax.Expression, last bool) {
	if !last {
		c.Report(diag.Errorf("check/table-else", row.Range(), "the else row must be the last"))
	}
	r := &model.Row{Range: row.Range(), Else: true, Label: "else"}
	for range t.Params {
		r.Cells = append(r.Cells, model.Cell{Any: true})
	}
	var ok bool
	if r.Out, ok = c.outs(t, outs); ok {
		t.Rows = append(t.Rows, r)
	}
}

// outs reads the results of a row.
func (c *checker) outs(t *model.Table, cells []hclsyntax.Expression) ([]int32, bool) {
	if len(cells) != len(t.Results) {
		if len(cells) > 0 {
			c.Errorf("check/table-row", cells[0].Range(), "expected %d result(s)", len(t.Results))
		}
		return nil, false
	}
	var out []int32
	for i, x := range cells {
		v, ok := c.r.Fill(x, t.Results[i].Type, t.Results[i].Range)
		if !ok || len(v) != 1 {
			return nil, false
		}
		out = append(out, v[0])
	}
	return out, true
}

// acrossRow spreads a printed row whose last axis runs across over one row for each column.
func (c *checker) acrossRow(t *model.Table, r *model.Row, outs []hclsyntax.Expression, row hclsyntax.Expression, wrong map[int]bool) {
	if len(outs) == 0 {
		c.Report(diag.Errorf("check/table-row", row.Range(), "a table with an axis across needs at least one result"))
		return
	}
	axis := t.Params[len(t.Params)-1]
	lo, hi, bounded := proof.Ends(c.Game, axis.Type, t.Dice[len(t.Dice)-1])
	columns := (hi-lo)/proof.Step(c.Game, axis.Type) + 1
	if !bounded {
		if !wrong[-1] {
			wrong[-1] = true
			c.Report(diag.Errorf("check/table-row", row.Range(), "axis %q cannot run across: it is not bounded", axis.Name).WithAbout(axis.Range))
		}
		return
	}
	spread := make([][]hclsyntax.Expression, len(outs)) // by result: one cell for each column
	for i, out := range outs {
		items, ok := syntax.Items(out)
		switch {
		case !ok && i > 0: // it is the same in all columns
			items = slices.Repeat([]hclsyntax.Expression{out}, int(columns))
		case !ok:
			c.Report(diag.Errorf("check/table-row", out.Range(), "expected a list with one cell for each value of %q", axis.Name))
			return
		case int32(len(items)) != columns:
			if !wrong[len(items)] {
				wrong[len(items)] = true
				c.Report(diag.Errorf("check/table-row", out.Range(), "axis %q has %d columns, this row has %d", axis.Name, columns, len(items)))
			}
			return
		}
		spread[i] = items
	}
	for i := range columns {
		v := lo + i*proof.Step(c.Game, axis.Type)
		var cells []hclsyntax.Expression
		for _, items := range spread {
			cells = append(cells, items[i])
		}
		out, ok := c.outs(t, cells)
		if !ok {
			return
		}
		t.Rows = append(t.Rows, &model.Row{Range: cells[0].Range(), Printed: row.Range(), Label: fmt.Sprintf("%s, %d", r.Label, v),
			Cells: append(append([]model.Cell(nil), r.Cells...), model.Cell{Ranges: [][2]int32{{v, v}}}), Out: out})
	}
}

// cell reads a condition: a value, a list of them, any, or an interval of numbers.
func (c *checker) cell(axis *model.Var, die model.Die, x hclsyntax.Expression) (model.Cell, bool) {
	t := axis.Type
	if syntax.Word(x) == "any" {
		return model.Cell{Any: true}, true
	}
	if items, ok := syntax.Items(x); ok {
		var cell model.Cell
		for _, it := range items {
			one, ok := c.cell(axis, die, it)
			if !ok {
				return cell, false
			}
			cell.Any = cell.Any || one.Any
			cell.Ranges = append(cell.Ranges, one.Ranges...)
		}
		return cell, true
	}
	if s, ok := syntax.Literal(x); ok && t.Base == model.Number {
		lo, hi, ok := c.interval(s)
		if !ok || lo > hi {
			f := diag.Errorf("check/interval", x.Range(), "invalid interval %q", s).WithHint("write \"2-5\", \"-3..-1\", \"..6\" or \"7..\"")
			if ok {
				f = f.WithHint("write the lower end first: \"%s..%s\"", c.Game.Show(model.TNumber, hi), c.Game.Show(model.TNumber, lo))
			}
			c.Report(f)
			return model.Cell{}, false
		}
		if dlo, dhi, bounded := proof.Ends(c.Game, t, die); bounded && die.Count > 0 && (lo > -1<<30 && lo < dlo || hi < 1<<30 && hi > dhi) {
			c.Report(diag.Errorf("check/table-range", x.Range(), "out of range: the dice show %s to %s", syntax.Show(dlo, c.Game.Unit),
				syntax.Show(dhi, c.Game.Unit)))
			return model.Cell{}, false
		}
		return model.Cell{Ranges: [][2]int32{{lo, hi}}}, true
	}
	if t.Is(model.ThingOf) { // a path or track stands for its spaces, when the axis is a space
		if p := c.Names.Thing(c.Game.Kind(model.KindPath), syntax.Word(lastWord(x))); p != nil && !p.Kind.IsA(t.Kind) {
			var cell model.Cell
			for _, s := range p.Steps {
				cell.Ranges = append(cell.Ranges, [2]int32{s.ID, s.ID})
			}
			if c.Names.Thing(t.Kind, syntax.Word(x)) == nil {
				return cell, true
			}
		}
	}
	v, ok := c.r.Fill(x, t, axis.Range)
	if !ok {
		return model.Cell{}, false
	}
	if dlo, dhi, bounded := proof.Ends(c.Game, t, die); bounded && die.Count > 0 && (v[0] < dlo || v[0] > dhi) {
		c.Report(diag.Errorf("check/table-range", x.Range(), "out of range: the dice show %s to %s", syntax.Show(dlo, c.Game.Unit),
			syntax.Show(dhi, c.Game.Unit)))
		return model.Cell{}, false
	}
	return model.Cell{Ranges: [][2]int32{{v[0], v[0]}}}, true
}

// lastWord takes `lane.B5` as B5.
func lastWord(x hclsyntax.Expression) hclsyntax.Expression {
	if t, ok := x.(*hclsyntax.ScopeTraversalExpr); ok && len(t.Traversal) == 2 {
		n, at := check.Step(t.Traversal[1])
		return &hclsyntax.ScopeTraversalExpr{Traversal: check.BareName(n, at), SrcRange: at}
	}
	return x
}

// interval reads "2-5", "-3..-1", "..6", "7.." and "8+". An end that is left out is open.
func (c *checker) interval(s string) (lo, hi int32, ok bool) {
	from, to, ok := syntax.Interval(s)
	lo, hi = -1<<30, 1<<30
	for _, end := range []struct {
		text string
		n    *int32
	}{{from, &lo}, {to, &hi}} {
		if end.text == "" || !ok {
			continue
		}
		f, _ := strconv.ParseFloat(end.text, 64)
		n := f * float64(c.Game.Unit)
		*end.n = int32(n)
		ok = n == float64(*end.n)
	}
	return lo, hi, ok
}
