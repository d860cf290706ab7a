package game

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/resolve/grid"
	"sandtable/schema/syntax"
)

// sign is what a word of a drawn set-up stands for.
type sign struct {
	piece model.Laid
	at    hcl.Range
}

// legend gathers what the words of drawn set-ups stand for. A word means the same in all of them.
func (c *checker) legend() map[string]sign {
	all := map[string]sign{}
	for _, b := range c.r.Bodies.Deploys {
		a := b.Attrs["legend"]
		if a == nil {
			continue
		}
		o, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
		if !ok {
			c.Errorf("check/deploy", a.Expr.Range(), "legend must have the form { word = piece }")
			continue
		}
		for _, it := range o.Items {
			word, at := syntax.Title(it.KeyExpr), it.KeyExpr.Range()
			switch first, twice := all[word]; {
			case word == "" || word == "." || len(strings.Fields(word)) != 1:
				c.Errorf("check/deploy", at, "a legend entry must be one word of the drawing other than .")
			case twice:
				c.Report(diag.Errorf("check/deploy", at, "%q is already defined for all set-ups", word).WithRelated(first.at, "declared here"))
			default:
				s := sign{c.Laid(c.unbound(), it.ValueExpr), at}
				all[word] = s
				c.called(s.piece, word)
			}
		}
	}
	return all
}

// called notes what a counter, or one of its sides, is called in the legend, for screens.
func (c *checker) called(p model.Laid, word string) {
	k, ok := p.X.(*model.Const)
	if !ok || p.Face == model.FacesDown { // the word would tell what lies there
		return
	}
	var face model.Face
	var kind *model.Kind
	switch t := k.Type(); {
	case t.Is(model.DesignOf):
		kind = c.Game.Kinds[k.N]
		face.Title = kind.Title
	case t.Is(model.ThingOf) && k.N >= 0 && c.Game.Things[k.N] != nil:
		kind = c.Game.Things[k.N].Kind
		face.Title = c.Game.Things[k.N].Title
	}
	if titles := kind.Sided().SideTitles; p.Side > 0 && int(p.Side) < len(titles) {
		face.Side = titles[p.Side]
	}
	if c.Game.Faces == nil {
		c.Game.Faces = map[model.Face]string{}
	}
	if _, twice := c.Game.Faces[face]; !twice && face.Title != "" {
		c.Game.Faces[face] = word
	}
}

// unbound is a place where nothing is bound.
func (c *checker) unbound() *check.Env { return &check.Env{Proc: &model.Scope{}} }

// deploy adds a row to the set-up that it belongs to.
func (c *checker) deploy(b decl.DeployBody, d *model.Deploy) {
	if b.Scenario != nil {
		b.Scenario.Deploy = append(b.Scenario.Deploy, d)
	} else {
		c.Game.Deploys = append(c.Game.Deploys, d)
	}
}

// drawnSetUp reads a set-up that is drawn as its map is.
func (c *checker) drawnSetUp(b decl.DeployBody, legend map[string]sign, face model.Facing) {
	a := b.Attrs["drawn"]
	if a == nil {
		if b.Attrs["rows"] == nil && !b.Strange() {
			c.Report(diag.Errorf("check/deploy", b.Block.DefRange(), "the set-up is empty").
				WithHint("add rows = [[place, [pieces]], ..], or drawn = <<-SETUP .. SETUP"))
		}
		return
	}
	at := a.Expr.Range()
	text, ok := syntax.Literal(a.Expr)
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	if !ok || len(lines) < 2 {
		c.Errorf("check/deploy", at, "a drawn set-up needs several lines: the column names, then the rows")
		return
	}
	columns := strings.Fields(lines[0])
	seen := map[string]int{}
	for i, name := range columns {
		if slices.Contains(columns[:i], name) {
			c.Errorf("check/deploy", syntax.LineRange(at, 1), "duplicate column %s", name)
			return
		}
	}
	for i, line := range lines[1:] {
		words, here := strings.Fields(line), syntax.LineRange(at, i+2)
		if len(words) != len(columns)+1 {
			c.Errorf("check/deploy", here, "row has %d words; expected its name and one for each of the %d columns", len(words), len(columns))
			continue
		}
		if n, twice := seen[words[0]]; twice {
			c.Report(diag.Errorf("check/deploy", here, "duplicate row %s", words[0]).WithRelated(syntax.LineRange(at, n), "first set up here"))
			continue
		}
		seen[words[0]] = i + 2
		for j, word := range words[1:] {
			if word == "." || word == "-" {
				continue
			}
			space := c.drawnSpace(columns[j], words[0], here)
			piece := c.drawnPiece(word, here, legend)
			piece.Face = cmp.Or(piece.Face, face)
			if space != nil && piece.X != nil {
				c.deploy(b, &model.Deploy{Range: here, Extent: b.Extent, Scope: &model.Scope{}, Place: space, Pieces: []model.Laid{piece}})
			}
		}
	}
}

// drawnSpace finds the space in a column and row of the game's maps.
func (c *checker) drawnSpace(column, row string, at hcl.Range) model.Expr {
	switch ts := c.r.Cells[grid.Cell{Column: column, Row: row}]; len(ts) {
	case 0:
		if c.r.KindsLost() { // it may be on a map that could not be read
			return nil
		}
		f := diag.Errorf("check/deploy", at, "no map has a space in column %s and row %s", column, row).
			WithHint("use the column and row names of the map's drawing")
		f.Missing = column + row
		c.Report(f)
		return nil
	case 1:
		return &model.Const{Node: check.Node(model.OneOf(c.Game.Kind(model.KindPlace)), at), N: ts[0].ID}
	default:
		c.Report(diag.Errorf("check/deploy", at, "several maps have a space in column %s and row %s", column, row).
			WithHint("write rows = [[place, [pieces]], ..] instead"))
		return nil
	}
}

// drawnPiece finds what a word of the drawing stands for: by a legend, or by its own name.
func (c *checker) drawnPiece(word string, at hcl.Range, legend map[string]sign) model.Laid {
	if s, ok := legend[word]; ok {
		// The finding for a piece that stands twice points at the drawing.
		if k, single := s.piece.X.(*model.Const); single {
			k := *k
			k.R = at
			return model.Laid{X: &k, Side: s.piece.Side, Face: s.piece.Face}
		}
		return s.piece
	}
	x, diags := hclsyntax.ParseExpression([]byte(word), at.Filename, at.Start)
	if diags.HasErrors() || syntax.Word(x) == "" || !c.r.Names.Means(syntax.Word(x)) {
		c.Report(diag.Errorf("check/deploy", at, "no legend defines %q", word).WithSuggestion(word, model.SortedKeys(legend)).
			WithHint("add legend = { %q = PIECE }", word))
		legend[word] = sign{at: at} // told once
		return model.Laid{}
	}
	return c.Laid(c.unbound(), x)
}
