package compile

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
)

// fit fails if a result is out of the range of numbers.
func fit(m *machine.M, v int64, at hcl.Range) int32 { return fits(m, v, &at) }

// fits is fit without a copy of the range.
func fits(m *machine.M, v int64, at *hcl.Range) int32 {
	if v > 1<<31-1 || v < -(1<<31-2) {
		return unfit(m, v, at)
	}
	return int32(v)
}

//go:noinline
func unfit(m *machine.M, v int64, at *hcl.Range) int32 {
	m.FailAt(*at, "run/overflow", "the number %d is too large", v)
	return 0
}

func b2i(b bool) int32 {
	if b {
		return 1
	}
	return 0
}
