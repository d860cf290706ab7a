package ir

import (
	"math/bits"

	"sandtable/schema/model"
)

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

// Size is the number of members of a set.
func Size(words []uint64) (n int) {
	for _, w := range words {
		n += bits.OnesCount64(w)
	}
	return n
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

// Next is the first member of a set after an id, or after none; none if there is none.
func Next(words []uint64, w Window, id int32) int32 {
	from := int32(0)
	if id != model.None {
		from = id - w.Lo<<6 + 1
	}
	for b := from; b < int32(len(words))*64; {
		word := words[b>>6] >> (uint(b) & 63)
		if word == 0 {
			b = (b>>6 + 1) << 6
			continue
		}
		return w.Lo<<6 + b + int32(bits.TrailingZeros64(word))
	}
	return model.None
}
