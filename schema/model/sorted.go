package model

import (
	"cmp"
	"maps"
	"slices"
)

// SortedKeys returns a map's keys in order, so that nothing ever depends on the order of a Go map.
func SortedKeys[K cmp.Ordered, V any](m map[K]V) []K {
	return slices.Sorted(maps.Keys(m))
}
