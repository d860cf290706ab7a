// Package effect is the language's statements: one file for each word, with its description, its
// example, how it is checked and how it is compiled. All lists them in the order in which the
// reference tells of them.
package effect

import (
	"sandtable/interp/compile"
	"sandtable/schema/check"
	"sandtable/schema/lang"
)

// Effect is one statement of the language.
type Effect struct {
	check.Effect
	Compile compile.Effect
}

// All is every statement.
func All() []*Effect {
	return []*Effect{
		let, choose, offer, may, require,
		run, returns, proceed, redo, breaks, stop,
		roll, draw, put, move, remove, shuffle, reveal, flip,
		mark, unmark, set, advance, record,
		ifWhen, elseWhen, match, each, repeat,
		end, say,
	}
}

// the is the attribute by which a statement names anything that is no mere name.
var the = lang.Attr{Name: "the", Type: "expression", Doc: "The object, if it is not a plain name: a thing or a set of things."}

// noun is the label of statements that act on something.
var noun = []lang.Label{{Name: "what", Optional: true}}
