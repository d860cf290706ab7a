package ir

import "math/bits"

// Add1 adds an id to the words of a set; outside of the window it is left out.
func Add1(words []uint64, w Window, id int32) {
	if b := int64(id) - int64(w.Lo)<<6; b >= 0 && b>>6 < int64(len(words)) {
		words[b>>6] |= 1 << (uint(b) & 63)
	}
}

// Has1 reports whether an id is a member of a set.
func Has1(words []uint64, w Window, id int32) bool {
	b := int64(id) - int64(w.Lo)<<6
	return b >= 0 && b>>6 < int64(len(words)) && words[b>>6]>>(uint(b)&63)&1 != 0
}

// Each yields the members of a set in the order of their ids.
func Each(words []uint64, w Window) func(yield func(id int32) bool) {
	return func(yield func(id int32) bool) {
		for i, word := range words {
			for ; word != 0; word &= word - 1 {
				if !yield((w.Lo+int32(i))<<6 + int32(bits.TrailingZeros64(word))) {
					return
				}
			}
		}
	}
}
