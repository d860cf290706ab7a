package interp

import (
	"sandtable/interp/machine"
	"sandtable/interp/why"
)

// NewTracer makes what tells how values came about in games of a program.
func NewTracer(p *machine.Program) *why.Tracer { return why.New(p, words()) }
