package resolve

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/model"
)

// grid makes the spaces of a map drawn as rows of words: the first line names the columns, each further line begins with the name of its row.
// `-` is no space. Each space has the fields column and row (a letter counts by its place in the alphabet) and knows its neighbors.
func (r *Resolver) declareGrids() {
	r.each(func(d Decl) {
		a := d.Attrs["grid"]
		if a == nil {
			return
		}
		if w := Word(a.Expr); w != "squares" {
			r.errorf("resolve/grid", a.Expr.Range(), "a grid is of squares")
			return
		}
		of := d.Attrs["of"]
		if of == nil || d.Attrs["rows"] == nil {
			r.errorf("resolve/grid", d.Block.DefRange(), "a grid says of which kind its spaces are, and draws its rows").hint(r, "of = square, rows = <<-BOARD ... BOARD")
			return
		}
		k := r.kindNamed(of.Expr)
		if k == nil {
			return
		}
		if !k.IsA(r.kinds["space"]) || k.Builtin() {
			r.errorf("resolve/grid", of.Expr.Range(), "%q is no kind of space of this game", k.Name)
			return
		}
		r.drawGrid(k, d)
	}, "map")
}

type gridSpace struct {
	thing    *model.Thing
	col, row int // in the drawing
}

func (r *Resolver) drawGrid(k *model.Kind, d Decl) {
	text, ok := Literal(d.Attrs["rows"].Expr)
	at := d.Attrs["rows"].Expr.Range()
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	if !ok || len(lines) < 2 {
		r.errorf("resolve/grid", at, "the rows of a grid are a drawing of several lines")
		return
	}
	columns := strings.Fields(lines[0])
	legend := map[string][]Entry{}
	if a := d.Attrs["legend"]; a != nil {
		entries, _ := Entries(a.Expr, r.report)
		for _, e := range entries {
			fields, ok := Entries(e.Value, r.report)
			if !ok {
				r.errorf("resolve/grid", e.Value.Range(), "the legend says what a word stands for: { field = value }")
			}
			legend[e.Key] = fields
		}
	}
	fCol, fRow := r.gridField(k, "column", model.TNumber), r.gridField(k, "row", model.TNumber)
	fNear := r.gridField(k, "neighbors", model.SetOf(k))
	var spaces []gridSpace
	grid := map[[2]int]*model.Thing{}
	o := r.origin(d)
	for i, line := range lines[1:] {
		words := strings.Fields(line)
		rng := lineRange(at, i+2)
		if len(words) != len(columns)+1 {
			r.errorf("resolve/grid", rng, "this row has %d words; it wants its name and one for each of the %d columns", len(words), len(columns))
			continue
		}
		for j, w := range words[1:] {
			if w == "-" {
				continue
			}
			name := r.gridName(d.Attrs["name"], columns[j], words[0])
			so := o
			so.Range = rng
			t := r.newThing(model.Slug(name), name, k, so)
			spaces = append(spaces, gridSpace{t, j, i})
			grid[[2]int{j, i}] = t
			if fields, known := legend[w]; known {
				r.gridData(k, t, fields)
			} else if w != "." {
				r.errorf("resolve/grid", rng, "the legend does not say what %q stands for", w)
			}
		}
		if len(spaces) > MaxThings {
			r.errorf("resolve/too-many", at, "the map has more than %d spaces", MaxThings)
			return
		}
	}
	var drawn strings.Builder
	for i, line := range lines[1:] {
		if words := strings.Fields(line); len(words) > 0 {
			fmt.Fprintf(&drawn, "%3s ", words[0])
		}
		for j := range columns {
			if t := grid[[2]int{j, i}]; t != nil {
				fmt.Fprintf(&drawn, "[%-3s]", t.Title)
			} else {
				drawn.WriteString("     ")
			}
		}
		drawn.WriteByte('\n')
	}
	r.layouts[d.Block] = drawn.String()
	part := r.parts[k]
	r.parts[k]++
	r.later(func() {
		l := k.Lattice
		if l == nil {
			l = model.NewLattice(k, model.Squares)
			k.Lattice = l
		}
		for _, s := range spaces {
			l.Put(s.thing.ID, part, int32(s.col), int32(s.row))
			row := strings.Fields(lines[1+s.row])[0]
			fCol.Values[s.thing.ID] = []int32{ordinal(columns[s.col]) * r.Game.Unit}
			fRow.Values[s.thing.ID] = []int32{ordinal(row) * r.Game.Unit}
		}
		l.Link()
		for _, s := range spaces {
			fNear.Values[s.thing.ID] = l.Near(s.thing.ID)
		}
	})
}

// gridField adds a field that the grid itself fills in.
func (r *Resolver) gridField(k *model.Kind, name string, t model.Type) *model.Field {
	for _, f := range k.Fields {
		if f.Name == name {
			return f
		}
	}
	f := &model.Field{Name: name, Title: name, Type: t, Of: k, Storage: model.Printed, Values: map[int32][]int32{}, Origin: k.Origin}
	r.addField(k, f)
	return f
}

// gridName names a space: column and row run together, unless the map says otherwise.
func (r *Resolver) gridName(a *hclsyntax.Attribute, column, row string) string {
	if a == nil {
		return column + row
	}
	v, diags := a.Expr.Value(&hcl.EvalContext{Variables: map[string]cty.Value{"column": cty.StringVal(column), "row": cty.StringVal(row)}})
	if diags.HasErrors() || v.Type() != cty.String {
		r.errorf("resolve/grid", a.Expr.Range(), "the name of a space is a text made of ${column} and ${row}")
		return column + row
	}
	return v.AsString()
}

// gridData gives a space what the legend says of its word.
func (r *Resolver) gridData(k *model.Kind, t *model.Thing, fields []Entry) {
	for _, e := range fields {
		f := r.dataField(k, e.Key)
		if f == nil {
			r.unknown(e, "field of "+k.Name, r.dataFields(k))
			continue
		}
		r.pending = append(r.pending, pendingData{f, t, nil, e.Value})
	}
}

// ordinal is the number that a column or row is called by: its number, or the place of its letter in the alphabet.
func ordinal(s string) int32 {
	if n, err := strconv.Atoi(s); err == nil {
		return int32(n)
	}
	n := int32(0)
	for _, c := range strings.ToLower(s) {
		if c < 'a' || c > 'z' {
			return n
		}
		n = n*26 + (c - 'a' + 1)
	}
	return n
}

// lineRange is the n-th line of a heredoc, counted from its opening.
func lineRange(at hcl.Range, n int) hcl.Range {
	r := at
	r.Start.Line += n
	r.Start.Column = 1
	r.End = r.Start
	return r
}
