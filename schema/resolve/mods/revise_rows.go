package mods

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// Revisions of tables. A row goes by its inputs. A part of it goes by the name of a result, and
// where the last axis runs across, by a value of that axis, which stands after the inputs.

// reviseRows carries out what a revision says of the rows of a table.
func (r *Changes) reviseRows(d, target decl.Decl, a *hclsyntax.Attribute, where string, done map[string]claimed) {
	object, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
	rows := r.rowsOf(target)
	head := r.headOf(target)
	if !ok || rows == nil || head == nil {
		r.Report(diag.Errorf("resolve/revise-form", a.Expr.Range(), "rows of a table are revised by their inputs").
			WithHint("rows = { [inputs] = { was = .., now = .. } }"))
		return
	}
	if r.printed[target.Block] == nil {
		r.printed[target.Block] = rows
	}
	seen := map[string]hcl.Range{}
	for _, it := range object.Items {
		at := it.KeyExpr.Range()
		place, ok := r.rowPlace(head, it.KeyExpr)
		if !ok {
			continue
		}
		for _, p := range r.parts(place, it.ValueExpr) {
			whole := where + " [" + p.name + "]"
			if p.part != "" {
				whole += " " + p.part
			}
			if first, twice := seen[whole]; twice {
				r.Report(diag.Errorf("resolve/duplicate", at, "duplicate row [%s]", p.name).WithRelated(first, "first revised here"))
				continue
			}
			seen[whole] = at
			r.reviseRow(d, target, p.rowPlace, p.what, whole, done)
		}
	}
}

// rowPart is what a revision says of one part of a row.
type rowPart struct {
	rowPlace
	what hclsyntax.Expression
}

// parts splits { result = .. }, which speaks of the results of a row one by one.
func (r *Changes) parts(p rowPlace, what hclsyntax.Expression) []rowPart {
	entries, ok := syntax.Entries(what, func(diag.Finding) {})
	if _, _, whole := wasNow(what); whole || !ok {
		return []rowPart{{p, what}}
	}
	if _, sum := addOf(what); sum {
		return []rowPart{{p, what}}
	}
	var out []rowPart
	for _, e := range entries {
		i := slices.Index(p.head.results, e.Key)
		switch {
		case i < 0 && (e.Key == "was" || e.Key == "now" || e.Key == "add"):
			r.revisionForm("["+p.name+"]", what, nil)
			return nil
		case i < 0:
			r.Unknown(e, "result", p.head.results)
			continue
		}
		part := p
		part.result, part.part = i, strings.TrimSpace(p.part+" "+e.Key)
		out = append(out, rowPart{part, e.Value})
	}
	return out
}

// reviseRow carries out what a revision says of a row, or of a part of it.
func (r *Changes) reviseRow(d, target decl.Decl, p rowPlace, what hclsyntax.Expression, where string, done map[string]claimed) {
	there := p.in(r, r.rowsOf(target))
	if add, ok := addOf(what); ok {
		r.sums = append(r.sums, figures{Decl: d, target: target, place: &p, add: add})
		return
	}
	was, now, ok := wasNow(what)
	if !ok {
		r.revisionForm("["+p.name+"]", what, nil)
		return
	}
	if there == nil && (syntax.Word(was) != "absent" || p.part != "") {
		r.noSuchRow(target, p)
		return
	}
	expected, ok := p.cells(r, was)
	if !ok || !r.claim(d, target, what, where, done) {
		return
	}
	if want := r.sources(expected); want != r.sources(there) && want != r.sources(p.in(r, r.printed[target.Block])) {
		r.unexpected(was, there...)
		return
	}
	change := model.RowChange{
		Mod:  d.Mod,
		At:   what.Range(),
		Row:  p.label(r, r.rowsOf(target)),
		Cell: p.part,
		Was:  r.Written(was),
		Now:  r.Written(now),
	}
	if syntax.Word(now) == "absent" {
		if p.part != "" {
			r.Errorf("resolve/revise-form", now.Range(), "a cell of a table cannot be absent").Hint("remove its row, or state what it holds now")
			return
		}
		r.changeRows(target, change, func(rows []hclsyntax.Expression) []hclsyntax.Expression {
			return slices.DeleteFunc(rows, func(row hclsyntax.Expression) bool { return p.names(r, row) })
		})
		return
	}
	cells, ok := p.cells(r, now)
	if !ok {
		return
	}
	r.putCells(target, p, cells, change, what.Range())
}

// putCells puts cells into a row, or makes the row.
func (r *Changes) putCells(target decl.Decl, p rowPlace, cells []hclsyntax.Expression, change model.RowChange, at hcl.Range) {
	r.changeRows(target, change, func(rows []hclsyntax.Expression) []hclsyntax.Expression {
		i := slices.IndexFunc(rows, func(row hclsyntax.Expression) bool { return p.names(r, row) })
		if i < 0 {
			row := &hclsyntax.TupleConsExpr{Exprs: append(slices.Clone(p.key), cells...), SrcRange: hcl.RangeBetween(p.key[0].Range(), at)}
			return slices.Insert(rows, rowsEnd(rows), hclsyntax.Expression(row))
		}
		row := *rows[i].(*hclsyntax.TupleConsExpr)
		row.Exprs = slices.Clone(row.Exprs)
		if p.part == "" {
			row.SrcRange = at
		}
		for k, s := range p.slots() {
			s.put(row.Exprs[len(p.key):], cells[k])
		}
		rows[i] = &row
		return rows
	})
}

// changeRows replaces the rows of a table, and notes what has been changed.
func (r *Changes) changeRows(target decl.Decl, change model.RowChange, edit func([]hclsyntax.Expression) []hclsyntax.Expression) {
	old := target.Block.Body.Attributes["rows"]
	fresh := *old.Expr.(*hclsyntax.TupleConsExpr)
	fresh.Exprs = edit(slices.Clone(fresh.Exprs))
	r.replace(target, old, old, &fresh)
	r.Rows[target.Block] = append(r.Rows[target.Block], change)
}

// rowsEnd is where a row is added: after all others, but before one that covers the rest.
func rowsEnd(rows []hclsyntax.Expression) int {
	if first, ok := lastRow(rows); ok && syntax.Word(first) == "else" {
		return len(rows) - 1
	}
	return len(rows)
}

// lastRow is the first cell of the last row of a table.
func lastRow(rows []hclsyntax.Expression) (hclsyntax.Expression, bool) {
	if len(rows) == 0 {
		return nil, false
	}
	cells, ok := syntax.Items(rows[len(rows)-1])
	if !ok || len(cells) == 0 {
		return nil, false
	}
	return cells[0], true
}

// freshRows returns those of the rows that a mod adds to a table which are not there yet, and notes
// them.
func (r *Changes) freshRows(a addition, there *hclsyntax.TupleConsExpr, added []hclsyntax.Expression) []hclsyntax.Expression {
	head := r.headOf(a.target)
	if head == nil {
		return added
	}
	var out []hclsyntax.Expression
	for _, row := range added {
		cells, ok := syntax.Items(row)
		if !ok || len(cells) <= len(head.inputs) { // the checker says so
			out = append(out, row)
			continue
		}
		p := rowPlace{key: cells[:len(head.inputs)], column: -1, result: -1, head: head}
		p.name = r.cellKeys(p.key)
		name := "row [" + p.name + "]"
		if i := slices.IndexFunc(there.Exprs, func(o hclsyntax.Expression) bool { return p.names(r, o) }); i >= 0 && !r.claimedByMod(a, name) {
			r.Report(diag.Errorf("resolve/add-there", row.Range(), "%s already has a row [%s]", a.where, r.labelOf(p.key)).
				WithRelated(there.Exprs[i].Range(), "declared here").
				WithHint("to change it, revise it: rows = { %s = { was = .., now = .. } }", r.writtenKey(p.key)))
			continue
		}
		if !r.unclaimed(a, name, row.Range()) {
			continue
		}
		out = append(out, row)
		r.Rows[a.target.Block] = append(r.Rows[a.target.Block],
			model.RowChange{Mod: a.Mod, At: row.Range(), Row: r.labelOf(p.key), Was: "absent", Now: r.WrittenAll(cells[len(p.key):])})
	}
	return out
}

// writtenKey writes inputs as a revision names them.
func (r *Changes) writtenKey(cells []hclsyntax.Expression) string {
	if len(cells) == 1 {
		return r.Written(cells[0])
	}
	return r.WrittenAll(cells)
}

// rowsOf is the list of rows of a table; nil if it has none.
func (r *Changes) rowsOf(table decl.Decl) *hclsyntax.TupleConsExpr {
	if a := table.Block.Body.Attributes["rows"]; a != nil {
		rows, _ := a.Expr.(*hclsyntax.TupleConsExpr)
		return rows
	}
	return nil
}

// headOf reads the axes and results of a table; nil if they cannot be read, which is reported when
// the table is declared.
func (r *Changes) headOf(table decl.Decl) *printed {
	attrs := table.Block.Body.Attributes
	if attrs["given"] == nil || attrs["returns"] == nil {
		return nil
	}
	inputs, ok1 := syntax.Entries(attrs["given"].Expr, func(diag.Finding) {})
	results, ok2 := syntax.Entries(attrs["returns"].Expr, func(diag.Finding) {})
	if !ok1 || !ok2 || len(inputs) == 0 {
		return nil
	}
	head := &printed{inputs: inputs, results: syntax.Keys(results)}
	if attrs["across"] != nil {
		last := len(inputs) - 1
		head.across, head.inputs, head.columns = inputs[last].Key, inputs[:last], r.columnsOf(inputs[last].Value)
	}
	return head
}

// columnsOf lists the values of an axis that runs across, in order.
func (r *Changes) columnsOf(axis hclsyntax.Expression) []string {
	one, sides := int32(1), int32(0)
	if n, isDie := syntax.DieSides(syntax.Word(axis)); isDie {
		sides = n
	} else if f, args, ok := syntax.CallName(axis); ok && f == "pool" && len(args) == 2 {
		sides, _ = syntax.DieSides(syntax.Word(args[1]))
		one, _ = r.Whole(args[0])
	}
	var out []string
	for n := one; n <= one*sides; n++ {
		out = append(out, strconv.Itoa(int(n)))
	}
	switch w := syntax.Word(axis); {
	case len(out) > 0:
	case w == "bool":
		return []string{"false", "true"}
	default:
		for _, d := range r.revisable("enum", w) {
			if a := d.Block.Body.Attributes["names"]; a != nil {
				out = syntax.Keys(r.NamesOf(a))
			}
		}
	}
	return out
}

// rowPlace reads the inputs by which a revision names a row.
func (r *Changes) rowPlace(head *printed, key hclsyntax.Expression) (rowPlace, bool) {
	if k, ok := key.(*hclsyntax.ObjectConsKeyExpr); ok {
		key = k.Wrapped
	}
	p := rowPlace{column: -1, result: -1, head: head}
	items, isList := syntax.Items(key)
	switch n := len(head.inputs); {
	case syntax.Word(key) == "else" || isList && len(items) == 1 && syntax.Word(items[0]) == "else":
		if isList {
			key = items[0]
		}
		p.key = []hclsyntax.Expression{key}
	case !isList || n == 1 && head.across == "" && len(items) > 1: // a cell may be a list itself
		p.key = []hclsyntax.Expression{key}
	default:
		p.key = items
	}
	p.name = r.cellKeys(p.key)
	if p.name == "else" {
		return p, true
	}
	if n := len(head.inputs); head.across != "" && len(p.key) == n+1 {
		p.part = syntax.CellKey(p.key[n])
		p.column = slices.Index(head.columns, p.part)
		if p.column < 0 {
			r.Report(diag.Errorf("resolve/revise-was", p.key[n].Range(), "axis %q has no column %q", head.across, p.part).
				WithSuggestion(p.part, head.columns))
			return p, false
		}
		p.key = p.key[:n]
		p.name = r.cellKeys(p.key)
	}
	if len(p.key) != len(head.inputs) {
		f := diag.Errorf("resolve/revise-form", key.Range(), "a row of this table has %d input(s): %s", len(head.inputs),
			strings.Join(syntax.Keys(head.inputs), ", "))
		if head.across != "" {
			f = f.WithHint("a value of %q after them names one cell of the row", head.across)
		}
		r.Report(f)
		return p, false
	}
	return p, true
}

// names reports whether a row has the inputs of the place.
func (p rowPlace) names(r *Changes, row hclsyntax.Expression) bool {
	cells, ok := syntax.Items(row)
	return ok && len(cells) >= len(p.key) && r.cellKeys(cells[:len(p.key)]) == p.name
}

// label writes the inputs as they stand in the table; of a new row, as the revision writes them.
func (p rowPlace) label(r *Changes, rows *hclsyntax.TupleConsExpr) string {
	for _, row := range rows.Exprs {
		if p.names(r, row) {
			cells, _ := syntax.Items(row)
			return r.labelOf(cells[:len(p.key)])
		}
	}
	return r.labelOf(p.key)
}

// slots lists the cells that the place means.
func (p rowPlace) slots() []slot {
	if p.result >= 0 {
		return []slot{{p.result, p.column}}
	}
	var out []slot
	for i := range p.head.results {
		out = append(out, slot{i, p.column})
	}
	return out
}

// in finds the cells of the place in a list of rows; nil if there are none.
func (p rowPlace) in(r *Changes, rows *hclsyntax.TupleConsExpr) []hclsyntax.Expression {
	for _, row := range rows.Exprs {
		if !p.names(r, row) {
			continue
		}
		cells, _ := syntax.Items(row)
		var out []hclsyntax.Expression
		for _, s := range p.slots() {
			e := s.of(cells[len(p.key):])
			if e == nil { // the row has not the cells that it should have, which the checker reports
				return nil
			}
			out = append(out, e)
		}
		return out
	}
	return nil
}

func (s slot) of(results []hclsyntax.Expression) hclsyntax.Expression {
	if s.result >= len(results) {
		return nil
	}
	if s.column < 0 {
		return results[s.result]
	}
	if columns, ok := syntax.Items(results[s.result]); ok && s.column < len(columns) {
		return columns[s.column]
	}
	return nil
}

func (s slot) put(results []hclsyntax.Expression, e hclsyntax.Expression) {
	if s.column >= 0 {
		columns := *results[s.result].(*hclsyntax.TupleConsExpr)
		columns.Exprs = slices.Clone(columns.Exprs)
		columns.Exprs[s.column] = e
		e = &columns
	}
	results[s.result] = e
}

// cells reads what a revision writes for the place: one expression for each of its cells. The only
// cell may stand alone or in a list.
func (p rowPlace) cells(r *Changes, e hclsyntax.Expression) ([]hclsyntax.Expression, bool) {
	if syntax.Word(e) == "absent" {
		return nil, true
	}
	want := len(p.slots())
	items, isList := syntax.Items(e)
	if want == 1 && isList && len(items) == 1 {
		_, nested := syntax.Items(items[0])
		isList = nested || p.head.across == "" || p.column >= 0
	} else if want == 1 {
		isList = false
	}
	if !isList {
		items = []hclsyntax.Expression{e}
	}
	if len(items) != want {
		r.Errorf("resolve/row", e.Range(), "expected %d cells: %s", want, strings.Join(p.head.results, ", "))
		return nil, false
	}
	return items, true
}

// noSuchRow reports a revision of a row, or of a part of it, that is not there.
func (r *Changes) noSuchRow(target decl.Decl, p rowPlace) {
	at := hcl.RangeBetween(p.key[0].Range(), p.key[len(p.key)-1].Range())
	var known []string
	for _, row := range r.rowsOf(target).Exprs {
		if cells, ok := syntax.Items(row); ok && len(cells) >= len(p.key) {
			known = append(known, "["+r.labelOf(cells[:len(p.key)])+"]")
		}
	}
	r.Report(diag.Errorf("resolve/revise-was", at, "table %q has no row [%s]", target.Block.Labels[0], r.labelOf(p.key)).
		WithHint("it has %s; write was = absent for a new row", english.Some(known, 8)))
}

// labelOf writes inputs as they stand in their file.
func (r *Changes) labelOf(cells []hclsyntax.Expression) string {
	out := english.Each(cells, func(c hclsyntax.Expression) string { return strings.Trim(r.Written(c), `"`) })
	return strings.Join(out, ", ")
}

func (r *Changes) cellKeys(cells []hclsyntax.Expression) string {
	out := english.Each(cells, syntax.CellKey)
	return strings.Join(out, ", ")
}
