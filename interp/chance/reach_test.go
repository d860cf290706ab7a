package chance

import "testing"

// TestReachingCountsThrows: what is reckoned is what comes of counting every throw.
func TestReachingCountsThrows(t *testing.T) {
	for _, sides := range []int32{1, 2, 4, 6, 10} {
		for n := int32(0); n <= 5; n++ {
			for need := int32(-1); need <= sides+2; need++ {
				for k := int32(0); k <= n+1; k++ {
					if have, want := Reaching(n, sides, need, k), counted(n, sides, func(faces []int32) bool {
						good := int32(0)
						for _, f := range faces {
							if f >= need {
								good++
							}
						}
						return good >= k
					}); have != want {
						t.Errorf("%d of %dd%d at %d or more: %d, not %d", k, n, sides, need, have, want)
					}
				}
			}
			for need := int32(0); need <= n*sides+1; need++ {
				if have, want := Totalling(n, sides, need), counted(n, sides, func(faces []int32) bool {
					sum := int32(0)
					for _, f := range faces {
						sum += f
					}
					return sum >= need
				}); have != want {
					t.Errorf("%dd%d, %d or more in all: %d, not %d", n, sides, need, have, want)
				}
			}
		}
	}
	for k := int32(1); k <= 60; k++ { // beyond 64 bits there are big numbers, which agree at the border
		if a, b := Reaching(60, 6, 5, k), Reaching(60, 6, 5, k-1); a > b {
			t.Errorf("%d of 60 dice are likelier than %d", k, k-1)
		}
	}
	if got := Reaching(60, 2, 2, 30); got != 551 {
		t.Errorf("thirty heads of sixty: %d", got)
	}
}

// counted is how many of a thousand throws are so, rounded, halves up.
func counted(n, sides int32, is func(faces []int32) bool) int32 {
	all, good := int64(1), int64(0)
	for range n {
		all *= int64(sides)
	}
	faces := make([]int32, n)
	for i := range all {
		for k, rest := range faces {
			_ = rest
			faces[k] = int32(i%int64(sides)) + 1
			i /= int64(sides)
		}
		if is(faces) {
			good++
		}
	}
	return int32((2000*good + all) / (2 * all))
}
