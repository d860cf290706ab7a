package inline

import "sandtable/interp/ir"

// Circles finds the values whose evaluation may call them again: those that call themselves, and
// those that call one another in a circle. It is Tarjan's algorithm for strongly connected
// components. Bodies must be lowered when it is asked.
type Circles struct {
	seen map[*ir.Func]*called
	open []*called // not yet known to be in a circle, or in none
}

// called is a value that has been come by.
type called struct {
	n        int // its number, in the order of visits
	open, in bool
}

// NewCircles returns circles that have looked at no value yet.
func NewCircles() *Circles { return &Circles{seen: map[*ir.Func]*called{}} }

// Has reports whether a value may call itself, or comes back to itself by way of others.
func (c *Circles) Has(f *ir.Func) bool {
	if c.seen[f] == nil {
		c.visit(f)
	}
	return c.seen[f].in
}

// visit returns the number of the first value in the open to which a value leads.
func (c *Circles) visit(f *ir.Func) (first int) {
	x := &called{n: len(c.seen), open: true}
	first, c.seen[f], c.open = x.n, x, append(c.open, x)
	at := len(c.open)
	if f.Body != nil {
		f.Body.Walk(func(n *ir.Node) {
			if n.Op != ir.Call {
				return
			}
			switch y := c.seen[n.Fn]; {
			case y == nil:
				first = min(first, c.visit(n.Fn))
			case y.open:
				first, y.in = min(first, y.n), y.in || y == x
			}
		})
	}
	if first == x.n {
		for _, y := range c.open[at-1:] {
			y.open, y.in = false, y.in || len(c.open) > at
		}
		c.open = c.open[:at-1]
	}
	return first
}
