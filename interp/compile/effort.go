package compile

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// The work to analyse queries is bounded. Inlining lets nested values, unions and conditions grow
// exponentially. Once the bound is reached, the rest of the program is compiled to the plain forms,
// which compile quickly and run slowly.

// maxEffort bounds how many expressions are examined for fast forms: some tenths of a second. The
// largest games need a fortieth of it.
const maxEffort = 1 << 21

// afford charges the analysis of an expression; false if the budget is used up.
func (c *C) afford(e model.Expr) bool {
	if e != nil {
		r := e.Range()
		c.effort += 1 + max(r.End.Byte-r.Start.Byte, 0)/bytesAPart
	}
	if c.effort <= maxEffort {
		return true
	}
	if !c.tired && e != nil {
		c.tired = true
		c.undone(e.Range(), what(e), "the time to analyse queries is used up: this one and all after it, in the order in which they are compiled, stay as they are written")
	}
	return false
}

// undone notes what would have been faster, and took too much time or memory to prepare.
func (c *C) undone(at hcl.Range, what, why string) {
	c.P.Undone = append(c.P.Undone, machine.PlanLine{At: at, What: what, Form: machine.FormUndone, Why: why})
}

// bytesAPart estimates the source bytes of one part of an expression. Most analyses walk over all
// parts.
const bytesAPart = 8
