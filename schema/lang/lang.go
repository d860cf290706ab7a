// Package lang describes the language: every block kind, its labels, attributes and what may stand
// in it. Pure data.
//
// The checker, the reference (LANGUAGE.md), completion and `explain` all read these descriptions; a
// word is described here once (block kinds) or in its own file under interp/effect and
// interp/function (statements and functions) and interp/step (steps of tests).
package lang

import (
	"strings"

	"sandtable/schema/english"
)

// Attr describes one attribute of a block.
type Attr struct {
	Name     string
	Type     string // as the reference prints it: "number", "expression", "names" ...
	Required bool
	Doc      string
}

// Record reports whether an attribute may hold a record.
func (a *Attr) Record() bool { return a != nil && strings.Contains(a.Type, "{") }

// Label describes the labels of a block.
type Label struct {
	Name     string
	Optional bool
	Fixed    bool // the name itself is what is written
}

// Block describes one kind of block.
type Block struct {
	Name   string
	Labels []Label
	Attrs  []Attr
	// Further attributes are names that the content itself declares (fields, parameters, places).
	Fields  bool
	Blocks  []string // blocks that may stand inside; a group name stands for all its members
	Doc     string
	Example string
	Since   int  // language version
	Origin  bool // takes ref, source, ruling and text
}

// Attr returns the description of an attribute, or nil.
func (b *Block) Attr(name string) *Attr {
	for i := range b.Attrs {
		if b.Attrs[i].Name == name {
			return &b.Attrs[i]
		}
	}
	if b.Origin {
		for i := range OriginAttrs {
			if OriginAttrs[i].Name == name {
				return &OriginAttrs[i]
			}
		}
	}
	return nil
}

// AttrNames lists the attributes, for "did you mean".
func (b *Block) AttrNames() []string {
	out := english.Each(b.Attrs, func(a Attr) string { return a.Name })
	if b.Origin {
		for _, a := range OriginAttrs {
			out = append(out, a.Name)
		}
	}
	return out
}

// OriginAttrs may stand on every declaration.
var OriginAttrs = []Attr{
	{Name: "ref", Type: "text", Doc: "The rulebook's section, where it differs from the enclosing `section`."},
	{Name: "source", Type: "text", Doc: "Where the datum comes from: `text` (the default), or a sentence that begins with `inferred`, `reconstructed`, `invented` or `source`."},
	{Name: "ruling", Type: "text", Doc: "How a doubtful passage of the rulebook was read."},
	{Name: "text", Type: "text", Doc: "What it is about, in our own words."},
}

// Names lists the names of blocks.
func Names(blocks []*Block) []string {
	return english.Each(blocks, func(b *Block) string { return b.Name })
}

// Groups of blocks, as the descriptions name them.
var Groups = map[string][]string{
	"declaration": {"section", "player", "side", "result", "enum", "kind", "roster", "composition", "marker", "track", "box", "deck",
		"cup", "map", "feature", "look",
		"value", "table", "rule", "phase", "menu", "action", "modify", "forbid", "except", "while", "option", "scenario", "invariant",
		"test", "guide", "policy", "revise", "add"},
	"addition": {"modify", "rule", "forbid", "except", "while", "action"},
}

// Version is the language version that this program speaks.
const Version = 1
