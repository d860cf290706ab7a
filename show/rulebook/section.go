package rulebook

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/outline"
)

// section prints a section: its text, then what it declares, as it stands in the content.
func (x *Writer) section(s *model.Section) {
	x.blank()
	x.line(0, s.ID+"  "+s.Title)
	x.para(2, s.Text)
	if s.Ruling != "" {
		x.entry(2, "Ruling: "+s.Ruling)
	}
	x.blocks(2, s)
	if s.Open != "" && s.Text == "" {
		x.para(2, "("+s.Open+")")
	}
}

// blocks prints what a section declares; nil: what stands in no section.
func (x *Writer) blocks(indent int, s *model.Section) {
	blocks := slices.Clone(x.outline[s])
	blocks = slices.DeleteFunc(blocks, x.advises)
	slices.SortStableFunc(blocks, func(a, b outline.Block) int { return before(a.Origin.Range, b.Origin.Range) })
	for _, b := range blocks {
		x.block(indent, b)
		if b.Origin.Ruling != "" {
			x.entry(indent, "Ruling ("+b.Title+"): "+b.Origin.Ruling)
		}
	}
}

// advises reports whether a declaration is a policy's own figure: it is advice, and no rule.
func (x *Writer) advises(b outline.Block) bool {
	switch what := b.What.(type) {
	case *model.Value:
		return what.Advice
	case *model.Table:
		return what.Advice
	case *model.Modifier:
		v := x.modified(what)
		return v != nil && v.Advice
	}
	return false
}

// before compares two places of the content, in the order in which it is read.
func before(a, b hcl.Range) int {
	return cmp.Or(cmp.Compare(a.Filename, b.Filename), cmp.Compare(a.Start.Byte, b.Start.Byte))
}

// block prints a declaration: what a reader of the rules wants to know of it.
func (x *Writer) block(indent int, b outline.Block) {
	switch what := b.What.(type) {
	case *model.Thing:
		x.things(indent, b)
	case *model.Enum:
		x.entry(indent, english.Capital(english.Spaced(what.Title))+": "+english.Spaced(strings.Join(what.Names, ", "))+".")
	case *model.Marker:
		x.marker(indent, what)
	case *model.Track:
		x.track(indent, what)
	case *model.Map:
		x.drawing(indent, what)
	case *model.Feature:
		x.feature(indent, what)
	case *model.Composition:
		x.composition(indent, what)
	case *model.Table:
		x.table(indent, what)
	case *model.Value:
		x.value(indent, what)
	case *model.Modifier:
		x.addition(indent, what)
	case *model.Menu:
		x.menu(indent, what)
	case *model.Action:
		x.action(indent, what)
	case *model.Forbid:
		x.forbid(indent, what)
	case *model.Scenario:
		x.scenario(indent, what)
	case *model.Option:
		x.option(indent, what)
	case *model.Variant: // printed with its option
	default:
		if b.Origin.Text != "" {
			x.entry(indent, english.Capital(english.Spaced(b.Title))+": "+b.Origin.Text)
		}
	}
}
