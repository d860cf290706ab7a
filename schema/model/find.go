package model

import "slices"

// Find returns the first of a list to which something applies; nil if there is none.
func Find[T any](list []*T, is func(x *T) bool) *T {
	if i := slices.IndexFunc(list, is); i >= 0 {
		return list[i]
	}
	return nil
}
