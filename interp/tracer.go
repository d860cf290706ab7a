package interp

import (
	"sandtable/interp/function"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/why"
)

// NewTracer makes what tells how values came about in games of a program.
func NewTracer(p *machine.Program) *why.Tracer { return why.New(p, words(), lowering()) }

// lowering is how the functions of the vocabulary are lowered.
func lowering() map[string]lower.Word {
	out := map[string]lower.Word{}
	for _, f := range function.All() {
		out[f.Name] = lower.Word{Lower: f.Lower, Below: f.Below}
	}
	return out
}
