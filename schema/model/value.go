package model

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
)

// Value is a derived figure with stacked modifiers.
type Value struct {
	Name, Title string
	Scope
	Type      Type
	Base      Expr
	Modifiers []*Modifier
	Of        *Kind // a value of a kind: the first parameter is self
	Advice    bool  // it stands in a policy: it is no rule
	Index     int32
	Origin
}

// Modifier is one line of a value: its own, or an addition from elsewhere.
type Modifier struct {
	Self                          *Var // of an addition in a card or kind
	Label                         string
	When                          Expr
	Base, By, AtLeast, AtMost, To Expr
	Also, ButNot                  Expr
	Extent                        *Extent
	Excepts                       []*Except
	Over                          []string
	Index                         int
	Origin
}

// Figures is what the line states: numbers, sets or lists; nil where it states none.
func (m *Modifier) Figures() []Expr {
	return []Expr{m.Base, m.By, m.AtLeast, m.AtMost, m.To, m.Also, m.ButNot}
}

// Exprs is all that a value is computed from: its base, and what its lines state and when they
// hold.
func (v *Value) Exprs() []Expr {
	out := []Expr{v.Base}
	for _, m := range v.Modifiers {
		out = append(append(out, m.When), m.Figures()...)
	}
	return slices.DeleteFunc(out, func(e Expr) bool { return e == nil })
}

// Table is a decision table: typed axes, one row for each case.
type Table struct {
	Name, Title string
	Scope
	Dice    []Die // by axis: the dice whose throw the axis reads, or a zero Die
	Results []*Var
	Rows    []*Row
	Changed []RowChange // by mods, in their order
	Index   int32
	Extent  *Extent
	Advice  bool // it stands in a policy: it is no rule
	Origin
}

// RowChange is what a mod has changed in a table.
type RowChange struct {
	Mod      *Mod
	At       hcl.Range
	Row      string // its inputs, as Row.Label has them; "" for all rows
	Cell     string // of the row, which alone is changed; "" for all of it
	Was, Now string // as written; "absent" where nothing is
}

// Die is so many dice of so many sides.
type Die struct{ Count, Sides int32 }

// Row is one row of a table.
type Row struct {
	Cells []Cell
	Out   []int32
	Label string
	Else  bool
	Range hcl.Range

	Printed hcl.Range // the row of which this is one cell, where the last axis runs across
}

// Whole is where the row is printed.
func (r *Row) Whole() hcl.Range {
	if r.Printed.Filename != "" {
		return r.Printed
	}
	return r.Range
}

// Cell is the condition of a row on one axis.
type Cell struct {
	Any    bool
	Ranges [][2]int32 // inclusive
}

// Matches reports whether the cell covers the value.
func (c Cell) Matches(v int32) bool {
	if c.Any {
		return true
	}
	for _, r := range c.Ranges {
		if r[0] <= v && v <= r[1] {
			return true
		}
	}
	return false
}
