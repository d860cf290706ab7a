package listing

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Condition is a condition with its reason.
type Condition struct {
	Holds machine.Num
	Why   *ir.Reason
	Cost  int // steps to evaluate it
}

// Conditions are what is required of a candidate, which they read from a slot.
type Conditions struct {
	All  []Condition
	Slot int32
}

// Hold reports whether the candidate in the slot meets all.
func (c *Conditions) Hold(m *machine.M) bool {
	for i := range c.All {
		if c.All[i].Holds(m) == 0 {
			return false
		}
	}
	return true
}

// Fails returns why the first one that does not hold refuses a candidate; nil if all hold.
func (c *Conditions) Fails(m *machine.M) *machine.Refusal {
	for i := range c.All {
		if x := &c.All[i]; x.Holds(m) == 0 {
			return refusal(x.Why, "")
		}
	}
	return nil
}

// refusal is a reason as it is told, after other words.
func refusal(why *ir.Reason, before string) *machine.Refusal {
	return &machine.Refusal{Label: before + why.Label, Ref: why.Ref, At: why.At, Against: why.Against}
}

// Cost is how many steps it takes to evaluate all.
func (c *Conditions) Cost() (n int) {
	for i := range c.All {
		n += c.All[i].Cost
	}
	return n
}
