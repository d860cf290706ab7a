package interp

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
)

// NewTracer makes what tells how values came about in games of a program.
func NewTracer(p *machine.Program) *compile.Tracer { return compile.NewTracer(p, words()) }
