package query

import (
	"sandtable/interp/algebra"
	"sandtable/interp/ir"
)

// lineTest is one part as it is read.
type lineTest struct {
	from, in *ir.Node
	lo       int32 // the first space
	rays     []algebra.RayTable
	least    int32 // the smallest sum for which it holds
	exactly  bool
}

// at returns the line from the i-th space.
func (t *lineTest) at(i int) algebra.Line {
	var l algebra.Line
	for _, r := range t.rays {
		l.Add(algebra.Ray{Spaces: r.Rows[i], Up: r.Up})
	}
	return l
}

// apart reports whether no two of the rays share a space, which would count twice.
func (t *lineTest) apart() bool {
	for i := range t.rays[0].Rows {
		seen := uint64(0)
		for _, r := range t.rays {
			if seen&r.Rows[i] != 0 {
				return false
			}
			seen |= r.Rows[i]
		}
	}
	return true
}
