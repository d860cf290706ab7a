package rulebook

import (
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// drawing prints a map as the content draws it: a grid with what its words stand for, else the
// places where they lie on the board.
func (x *Writer) drawing(indent int, m *model.Map) {
	x.blank()
	title := "Map " + m.Title
	board := x.layout(m)
	if x.g.Surface != nil && board == "" && m.Of == nil {
		title += ", " + x.g.Show(model.TNumber, x.g.Surface.Width) + " by " + x.g.Show(model.TNumber, x.g.Surface.Depth) + " inches"
	}
	x.entry(indent, title+":")
	x.para(indent+2, m.Text)
	text := m.Drawn
	if text == "" {
		text = board
	}
	lines := layout.Dedent(strings.Split(strings.TrimRight(text, "\n "), "\n"))
	for len(lines) > 0 && strings.TrimSpace(lines[0]) == "" {
		lines = lines[1:]
	}
	for _, l := range lines {
		x.line(indent+2, l)
	}
	var says []string
	for _, s := range m.Signs {
		if s.Says != "" {
			says = append(says, s.Word+" "+english.Spaced(s.Says))
		}
	}
	if len(says) > 0 {
		x.entry(indent+2, strings.Join(says, "; ")+".")
	}
}

// layout returns a board as the look of the game draws it; "" if it does not.
func (x *Writer) layout(m *model.Map) string {
	for _, l := range x.g.Looks {
		if d, ok := l.Layouts[m]; ok && l.Extent == nil {
			return d.Text
		}
	}
	return ""
}

// feature prints what lies on the map beside its drawing: a road, a river, a wall.
func (x *Writer) feature(indent int, f *model.Feature) {
	text := f.Title
	if f.Says != "" && english.Spaced(f.Says) != strings.ToLower(f.Title) {
		text += " (" + english.Spaced(f.Says) + ")"
	}
	var where []string
	switch {
	case f.Spaces != nil:
		for _, id := range f.Spaces {
			where = append(where, x.g.Things[id].Title)
		}
		text += " on " + strings.Join(where, ", ")
	case f.Line != nil:
		for _, id := range f.Line {
			where = append(where, x.g.Things[id].Title)
		}
		text += " along " + strings.Join(where, " - ") // blanks: a long road must be broken into lines
	case f.Pairs != nil:
		for _, p := range f.Pairs {
			where = append(where, x.g.Things[p[0]].Title+" and "+x.g.Things[p[1]].Title)
		}
		text += " between " + strings.Join(where, "; ")
	}
	x.entry(indent, text+".")
	x.para(indent+2, f.Text)
}
