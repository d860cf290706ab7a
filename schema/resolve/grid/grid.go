// Package grid makes the spaces of maps that are drawn as rows of words, and says where they lie.
package grid

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// Declare makes the spaces of maps with a grid, and says where they lie.
func (r *Grids) Declare() {
	var maps []*gridMap
	lost := map[*model.Kind]bool{} // whose spaces lie nobody knows where
	r.Each(func(d decl.Decl) {
		if d.Attrs["grid"] == nil {
			r.onlyOfGrids(d)
			return
		}
		if g := r.readGrid(d); g != nil {
			maps = append(maps, g)
		} else {
			r.LoseLike(drawnNames(d))
			if a := d.Attrs["of"]; a != nil {
				lost[r.Kinds[syntax.Word(a.Expr)]] = true
			}
			r.LoseKinds()
		}
	}, "map")
	for _, g := range maps { // what is said of others goes by this one
		delete(lost, g.kind)
	}
	for k := range lost {
		if k != nil {
			r.LoseKind(k)
		}
	}
	r.placeGrids(maps)
	for _, g := range maps {
		r.makeSpaces(g)
	}
	r.overlaps(maps)
	for _, g := range maps {
		r.maps[g.decl.Block] = g
	}
	r.Later(func() { r.fillLattices(maps) })
}

// onlyOfGrids reports what only a grid has.
func (r *Grids) onlyOfGrids(d decl.Decl) {
	for _, n := range []string{"of", "drawn", "legend", "name", "raised", "shifted", "beside"} {
		if a := d.Attrs[n]; a != nil {
			r.Errorf("resolve/grid", a.NameRange, "%s is allowed only on a map with a grid", n).Hint("add grid = squares or grid = hexes")
			r.LoseLike(drawnNames(d))
			if a := d.Attrs["of"]; a != nil && r.Kinds[syntax.Word(a.Expr)] != nil {
				r.LoseKind(r.Kinds[syntax.Word(a.Expr)])
			}
			return
		}
	}
}

// readGrid reads the attributes and the drawing of a grid.
func (r *Grids) readGrid(d decl.Decl) *gridMap {
	g := &gridMap{decl: d, name: english.Slug(d.Block.Labels[0])}
	lost := false // nobody knows where the spaces lie
	switch a := d.Attrs["grid"]; syntax.Word(a.Expr) {
	case "squares":
		for _, n := range []string{"raised", "shifted"} {
			if x := d.Attrs[n]; x != nil {
				r.Errorf("resolve/grid", x.NameRange, "%s is allowed only with grid = hexes", n)
			}
		}
	case "hexes":
		lost = !r.stagger(g)
	default:
		r.Errorf("resolve/grid", a.Expr.Range(), "grid must be squares or hexes")
		lost = true
	}
	of := d.Attrs["of"]
	if of == nil || d.Attrs["drawn"] == nil {
		r.Errorf("resolve/grid", d.Block.DefRange(), "a grid needs the attributes of and drawn").
			Hint("add the kind of its spaces, of = square, and a drawing, drawn = <<-BOARD ... BOARD")
		return nil
	}
	k := r.KindNamed(of.Expr)
	if k == nil {
		return nil
	}
	if r.Doubtful(k) {
		return nil
	}
	if !k.IsA(r.Kinds["space"]) || k.Builtin() {
		r.Errorf("resolve/grid", of.Expr.Range(), "%q is not a kind of space", k.Name)
		return nil
	}
	g.kind = k
	if !r.readDrawing(g) || lost {
		return nil
	}
	return g
}

// drawnNames is what the spaces of a drawing may be called that could not be read: a column and a
// row run together; without a drawing, letters and a number.
func drawnNames(d decl.Decl) func(word string) bool {
	if d.Attrs["drawn"] == nil {
		return lettersAndNumber
	}
	columns, rows := map[string]bool{}, map[string]bool{}
	text, _ := syntax.Literal(d.Attrs["drawn"].Expr)
	for i, line := range strings.Split(text, "\n") {
		for j, w := range strings.Fields(line) {
			if i == 0 {
				columns[english.Slug(w)] = true
			} else if j == 0 {
				rows[english.Slug(w)] = true
			}
		}
	}
	return func(word string) bool {
		for i := range word {
			if left, right := word[:i], word[i:]; (columns[left] || len(columns) == 0) && (rows[right] || len(rows) == 0) {
				return i > 0
			}
		}
		return false
	}
}

func lettersAndNumber(word string) bool {
	letters := strings.TrimRight(word, "0123456789")
	return letters != "" && letters != word && len(letters) <= 2
}

// stagger reads which columns of hexes are raised, or which rows are shifted.
func (r *Grids) stagger(g *gridMap) bool {
	raised, shifted := g.decl.Attrs["raised"], g.decl.Attrs["shifted"]
	switch {
	case raised == nil && shifted == nil:
		r.Errorf("resolve/grid", g.decl.Block.DefRange(), "a grid of hexes needs raised (columns) or shifted (rows)").
			Hint("write raised = odd (flat tops, columns half a hex to the north) or shifted " +
				"= odd (pointed tops, rows half a hex to the east); or even, or each")
		return false
	case raised != nil && shifted != nil:
		r.Errorf("resolve/grid", shifted.NameRange, "raised (flat tops) and shifted (pointed tops) exclude each other")
		return false
	}
	a := raised
	if g.shape = model.HexColumns; shifted != nil {
		g.shape, a = model.HexRows, shifted
	}
	g.stagger = syntax.Word(a.Expr)
	if g.stagger != "odd" && g.stagger != "even" && g.stagger != "each" {
		r.Errorf("resolve/grid", a.Expr.Range(), "%s must be odd, even or each (each one half a hex further than the one before)", a.Name)
		return false
	}
	return true
}

func (r *Grids) readDrawing(g *gridMap) bool {
	rows := g.decl.Attrs["drawn"]
	text, ok := syntax.Literal(rows.Expr)
	g.rowsAt = rows.Expr.Range()
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	if !ok || len(lines) < 2 {
		r.Errorf("resolve/grid", g.rowsAt, "drawn must be a text of several lines")
		return false
	}
	if g.columns = strings.Fields(lines[0]); len(g.columns) == 0 {
		r.Errorf("resolve/grid", g.rowsAt, "the first line of a drawing must name the columns; this one is empty")
		return false
	}
	for j, name := range g.columns {
		if i := slices.Index(g.columns, name); i < j {
			head := syntax.LineRange(g.rowsAt, 1)
			r.Report(diag.Errorf("resolve/grid", r.wordAt(head, j), "duplicate column %q", name).WithRelated(r.wordAt(head, i), "other declaration"))
			return false
		}
	}
	if !r.Room(len(g.columns)*(len(lines)-1), g.rowsAt) {
		return false
	}
	rowOf := map[string]hcl.Range{}
	for i, line := range lines[1:] {
		words := strings.Fields(line)
		at := r.rowAt(syntax.LineRange(g.rowsAt, i+2), len(words))
		if len(words) != len(g.columns)+1 {
			r.Errorf("resolve/grid", at, "row has %d words; expected its name and one for each of the %d columns", len(words), len(g.columns))
			if len(words) == 0 {
				return false
			}
			words = fitted(words, len(g.columns)+1)
		}
		if other, twice := rowOf[words[0]]; twice {
			r.Report(diag.Errorf("resolve/grid", at, "duplicate row %q", words[0]).WithRelated(other, "other declaration"))
			return false
		}
		rowOf[words[0]] = at
		g.rows = append(g.rows, drawnRow{words[0], words[1:], at})
	}
	return r.RoomOnMap(g.size(), g.rowsAt) && r.alternates(g)
}

// fitted makes a row as long as the others: what is missing could not be read.
func fitted(words []string, n int) []string {
	words = words[:min(len(words), n)]
	for len(words) < n {
		words = append(words, unread)
	}
	return words
}

// makeSpaces declares the spaces of a drawing, with what the legend says of them.
func (r *Grids) makeSpaces(g *gridMap) {
	legend := r.legend(g.decl.Attrs["legend"])
	o := r.OriginOf(g.decl)
	for i, row := range g.rows {
		for j, w := range row.words {
			if w == "-" {
				continue
			}
			if !r.Room(1, g.rowsAt) {
				return
			}
			name := r.gridName(g.decl.Attrs["name"], g.columns[j], row.name)
			r.Short(name, g.rowsAt)
			so := o
			so.Range = row.at
			t := r.NewThing(english.Slug(name), name, g.kind, so)
			s := gridSpace{thing: t, col: j, row: i, word: w}
			s.x, s.y = g.coordinates(j, i)
			g.spaces = append(g.spaces, s)
			cell := Cell{g.columns[j], row.name}
			r.Cells[cell] = append(r.Cells[cell], t)
			if fields, known := legend[w]; known {
				r.gridData(g.kind, t, fields)
			} else if w != "." {
				if r.Doubt(t); w != unread {
					r.undefined(g, w, row.at, j+1, legend)
				}
			}
		}
	}
}

// legend reads what the words of a drawing stand for. Words are as they are written: W and w may be
// two, and "." is one.
func (r *Grids) legend(a *hclsyntax.Attribute) map[string][]syntax.Entry {
	out := map[string][]syntax.Entry{}
	if a == nil {
		return out
	}
	o, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok {
		r.Errorf("resolve/grid", a.Expr.Range(), "legend must have the form { word = { field = value } }")
		return out
	}
	for _, it := range o.Items {
		word := syntax.Title(it.KeyExpr)
		if word == "" {
			word = syntax.Word(it.KeyExpr)
		}
		fields, ok := syntax.Entries(it.ValueExpr, r.Report)
		switch {
		case word == "" || word == "-":
			r.Errorf("resolve/grid", it.KeyExpr.Range(), "expected a word of the drawing; - means no space")
		case !ok:
			r.Errorf("resolve/grid", it.ValueExpr.Range(), "a legend entry must have the form { field = value }")
		case out[word] != nil:
			r.Errorf("resolve/duplicate", it.KeyExpr.Range(), "duplicate legend entry %q", word)
			r.Doubt(a)
		default:
			out[word] = append([]syntax.Entry{}, fields...)
		}
	}
	return out
}

// fillLattices writes what each space knows of the grid, when all spaces have their numbers.
func (r *Grids) fillLattices(maps []*gridMap) {
	for _, g := range maps {
		if g.kind.Lattice == nil {
			g.kind.Lattice = model.NewLattice(g.kind, g.shape)
		}
		fCol, fRow := r.gridField(g.kind, "column", model.TNumber), r.gridField(g.kind, "row", model.TNumber)
		for _, s := range g.spaces {
			g.kind.Lattice.Put(s.thing.ID, g.part, s.x, s.y, model.Head{Column: g.columns[s.col], Row: g.rows[s.row].name})
			fCol.Values[s.thing.ID] = []int32{ordinal(g.columns[s.col]) * r.Game.Unit}
			fRow.Values[s.thing.ID] = []int32{ordinal(g.rows[s.row].name) * r.Game.Unit}
		}
	}
	for _, k := range r.Game.Kinds {
		if k.Lattice == nil {
			continue
		}
		k.Lattice.Link()
		near := r.gridField(k, "neighbors", model.SetOf(k))
		for i, there := range k.Lattice.There {
			if id := k.Lo + int32(i); there {
				near.Values[id] = k.Lattice.Near(id)
			}
		}
	}
}

// gridField adds a field that the grid itself fills in.
func (r *Grids) gridField(k *model.Kind, name string, t model.Type) *model.Field {
	for _, f := range k.Fields {
		if f.Name == name {
			return f
		}
	}
	f := model.NewField(k, name, name, t, model.Printed)
	f.Origin = k.Origin
	r.AddField(k, f)
	return f
}

// gridName names a space: column and row run together, unless the map says otherwise.
func (r *Grids) gridName(a *hclsyntax.Attribute, column, row string) string {
	if a == nil {
		return column + row
	}
	v, diags := a.Expr.Value(&hcl.EvalContext{Variables: map[string]cty.Value{"column": cty.StringVal(column), "row": cty.StringVal(row)}})
	if diags.HasErrors() || v.Type() != cty.String {
		r.Errorf("resolve/grid", a.Expr.Range(), "the name of a space must be a text of ${column} and ${row}")
		return column + row
	}
	return v.AsString()
}

// gridData gives a space what the legend says of its word.
func (r *Grids) gridData(k *model.Kind, t *model.Thing, fields []syntax.Entry) {
	for _, e := range fields {
		f := r.DataField(k, e.Key)
		if f == nil {
			r.UnknownField(k, e)
			r.Doubt(t)
			continue
		}
		r.Pending = append(r.Pending, decl.Datum{Field: f, Thing: t, Kind: nil, Expr: e.Value})
	}
}
