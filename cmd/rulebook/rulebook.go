// Package rulebook prints a game's rules as its sections tell them, in our own words: enough to learn to play from.
package rulebook

import (
	"fmt"
	"io"
	"strings"

	"sandtable/cmd/outline"
	"sandtable/schema/diag"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// Writer prints sections in lines of a width.
type Writer struct {
	g        *model.Game
	sections []*model.Section
	outline  outline.Outline
	w        io.Writer
	width    int
}

// New makes the writer of a game.
func New(g *model.Game, w io.Writer, width int) *Writer {
	return &Writer{g, outline.Sections(g), outline.Of(g), w, width}
}

// All prints the whole rulebook.
func (x *Writer) All() {
	fmt.Fprintln(x.w, x.g.Title)
	if x.g.Rulebook != "" {
		fmt.Fprintf(x.w, "After %s.\n", x.g.Rulebook)
	}
	x.para(0, x.g.Text)
	if len(x.g.Sections) == 0 {
		x.para(0, "The content declares no sections.")
	}
	for _, s := range x.sections {
		x.section(s)
	}
	x.choices()
}

// Section prints the section of a number or title, with the sections in it.
func (x *Writer) Section(name string) error {
	var known []string
	for _, s := range x.sections {
		known = append(known, s.ID)
		if !strings.EqualFold(s.ID, name) && model.Slug(s.Title) != model.Slug(name) {
			continue
		}
		for _, in := range x.sections {
			if within(in, s) {
				x.section(in)
			}
		}
		return nil
	}
	msg := fmt.Sprintf("%s has no section %q", x.g.Title, name)
	var below []string
	for _, id := range known {
		if strings.HasPrefix(id, name+".") {
			below = append(below, id)
		}
	}
	if len(below) > 0 {
		msg += "; there are " + diag.Some(below, 8)
	} else if s := diag.Suggest(name, known); s != "" {
		msg += fmt.Sprintf("; did you mean %q?", s)
	} else if len(known) > 0 {
		msg += fmt.Sprintf("; it has %d, from %s to %s", len(known), known[0], known[len(known)-1])
	}
	return fmt.Errorf("%s", msg)
}

// within says whether a section is another one or lies in it: by nesting, or by its number, as 3.1.2 lies in 3.1 (and 3.1 in 3.0).
func within(s, in *model.Section) bool {
	for up := s; up != nil; up = up.Parent {
		if up == in {
			return true
		}
	}
	return strings.HasPrefix(s.ID, strings.TrimSuffix(in.ID, ".0")+".")
}

func (x *Writer) section(s *model.Section) {
	fmt.Fprintf(x.w, "\n%s  %s\n", s.ID, s.Title)
	x.para(2, s.Text)
	if s.Ruling != "" {
		x.para(2, "Ruling: "+s.Ruling)
	}
	for _, b := range x.outline[s] {
		switch what := b.What.(type) {
		case *model.Table:
			x.table(what)
		case *model.Action:
			x.action(what)
		default:
			if b.Origin.Text != "" {
				x.para(2, title(b)+": "+b.Origin.Text)
			}
		}
		if b.Origin.Ruling != "" {
			x.para(2, fmt.Sprintf("Ruling (%s): %s", b.Name, b.Origin.Ruling))
		}
	}
	if s.Open != "" && s.Text == "" {
		x.para(2, "("+s.Open+")")
	}
}

// title is a declaration as people read it: its label, not its name.
func title(b outline.Block) string {
	switch what := b.What.(type) {
	case *model.Thing:
		return what.Title
	case *model.Rule:
		return what.Title
	case *model.Scenario:
		return what.Title
	case *model.Variant:
		return what.Title
	case *model.Option:
		return what.Title
	}
	return b.Name
}

// action prints what an action requires, in the words of its requirements.
func (x *Writer) action(a *model.Action) {
	var needs []string
	for _, s := range a.Lead {
		if s.Word == "require" && s.Label != "" {
			needs = append(needs, s.Label)
		}
		for _, r := range s.Parts {
			if r.Word == "require" && r.Label != "" {
				needs = append(needs, s.Bind.Name+" "+r.Label)
			}
		}
	}
	text := a.Text
	if a.Anytime {
		text = strings.TrimSpace("At any time. " + text)
	}
	if len(needs) > 0 {
		if text != "" {
			text += " "
		}
		text += "Requires: " + strings.Join(needs, "; ") + "."
	}
	if text != "" {
		x.para(2, "Action "+a.Title+": "+text)
	}
}

// table prints a table as rows and columns.
func (x *Writer) table(t *model.Table) {
	fmt.Fprintf(x.w, "\n  Table: %s\n", t.Title)
	w := layout.NewTable(x.w, false)
	if rows := x.g.LayAcross(t, x.width-4, func(t model.Type, c model.Cell, other bool) string { return x.cell(c, t, other) }); rows != nil {
		for _, r := range rows {
			fmt.Fprintf(w, "    %s\n", strings.Join(r, "\t"))
		}
		_ = w.Flush()
		return
	}
	var head []string
	for _, p := range t.Params {
		head = append(head, p.Name)
	}
	head = append(head, "")
	for _, r := range t.Results {
		head = append(head, r.Name)
	}
	fmt.Fprintf(w, "    %s\n", strings.Join(head, "\t"))
	for _, r := range t.Rows {
		var cells []string
		for i, c := range r.Cells {
			cells = append(cells, x.cell(c, t.Params[i].Type, r.Else))
		}
		cells = append(cells, "->")
		for i, v := range r.Out {
			cells = append(cells, x.g.Show(t.Results[i].Type, v))
		}
		fmt.Fprintf(w, "    %s\n", strings.Join(cells, "\t"))
	}
	_ = w.Flush()
}

func (x *Writer) cell(c model.Cell, t model.Type, other bool) string {
	if other {
		return "else"
	}
	if c.Any {
		return "any"
	}
	var parts []string
	for _, r := range c.Ranges {
		switch {
		case r[0] == r[1]:
			parts = append(parts, x.g.Show(t, r[0]))
		case r[0] <= -1<<30:
			parts = append(parts, "up to "+x.g.Show(t, r[1]))
		case r[1] >= 1<<30:
			parts = append(parts, x.g.Show(t, r[0])+" and more")
		default:
			parts = append(parts, x.g.Show(t, r[0])+" to "+x.g.Show(t, r[1]))
		}
	}
	return strings.Join(parts, ", ")
}

// choices prints the scenarios and options, which may stand in any section.
func (x *Writer) choices() {
	if len(x.g.Scenarios) > 0 {
		fmt.Fprintf(x.w, "\nScenarios\n")
		for _, s := range x.g.Scenarios {
			x.para(2, s.Title+": "+s.Text)
		}
	}
	if len(x.g.Options) > 0 {
		fmt.Fprintf(x.w, "\nOptions\n")
	}
	for _, o := range x.g.Options {
		for _, v := range o.Variants {
			x.para(2, o.Title+", "+v.Title+": "+v.Text)
		}
	}
}

func (x *Writer) para(indent int, text string) {
	if text == "" {
		return
	}
	fmt.Fprintln(x.w, layout.Indented(text, indent, indent, x.width))
}
