package reference

import (
	"strings"

	"sandtable/interp/effect"
	"sandtable/interp/function"
	"sandtable/interp/step"
	"sandtable/schema/lang"
)

// term is a word that is described where it is made: a block, a statement, a step of tests or a
// function.
type term struct {
	what, name string
	block      *lang.Block        // or
	function   *function.Function // of a function
}

// terms lists the words in the order of the reference.
func terms() []term {
	var out []term
	for _, b := range lang.Blocks {
		out = append(out, term{what: "block", name: b.Name, block: b})
	}
	for _, e := range effect.All() {
		out = append(out, term{what: "statement", name: e.Name, block: &e.Block})
	}
	for _, s := range step.All() {
		out = append(out, term{what: "step", name: s.Name, block: &s.Block})
	}
	for _, f := range function.All() {
		out = append(out, term{what: "function", name: f.Name, function: f})
	}
	return out
}

// shape is the head of a block, as the page of grammar writes it.
func shape(b *lang.Block) string {
	s := b.Name
	for _, l := range b.Labels {
		switch {
		case l.Optional:
			s += " [" + l.Name + "]"
		case l.Fixed:
			s += " " + l.Name
		default:
			s += " " + strings.ToUpper(l.Name)
		}
	}
	return s + " { }"
}

// plain are blocks of kinds of the language itself: such kinds have no fields of the game's own.
var plain = map[string]bool{"player": true, "side": true, "box": true, "deck": true, "cup": true}

// inner says which blocks may stand inside.
func inner(b *lang.Block) string {
	var in []string
	for _, name := range b.Blocks {
		switch name {
		case "declaration", "statement", "addition", "test step":
			in = append(in, name+"s")
		default:
			in = append(in, "`"+name+"`")
		}
	}
	switch {
	case plain[b.Name]:
		return ""
	case len(in) == 0 && b.Fields:
		return "Its other attributes are names that the content declares."
	case len(in) == 0:
		return ""
	case b.Fields:
		return "It may contain " + and(in) + "; its other attributes are names that the content declares."
	}
	return "It may contain " + and(in) + "."
}

func and(list []string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	return strings.Join(list[:len(list)-1], ", ") + " and " + list[len(list)-1]
}
