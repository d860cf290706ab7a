// Package effect implements the language's statements. Each has one file with its description, its
// example, its checks and its lowering. All lists them in the order of the
// reference.
package effect

import (
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/lang"
)

// Effect is one statement of the language.
type Effect struct {
	check.Effect
	Lower lower.Effect
}

// All returns every statement, in the order of the reference.
func All() []*Effect {
	return []*Effect{
		let, choose, offer, may, require,
		run, returns, proceed, redo, breaks, stop,
		roll, draw, put, move, remove, shuffle, reveal, conceal, flip,
		mark, unmark, set, advance, record,
		ifWhen, elseWhen, match, each, repeat,
		end, say,
	}
}

// the is the attribute by which a statement names an object that is not a plain name.
var the = lang.Attr{Name: "the", Type: "expression", Doc: "The object, if it is not a plain name: a thing or a set of things."}

// noun is the label of statements that act on something.
var noun = []lang.Label{{Name: "what", Optional: true}}
