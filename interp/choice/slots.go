package choice

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
)

// Slots are the numbers of actions, by what is decided and what they are. An action keeps its number
// while a game is shown, whatever others come and go: the same key does the same.
type Slots map[string]map[string]int

// Number returns what the choices of a decision are called, and sets them in that order: actions by
// their numbers, what passes as 0, and what is offered beside them. What has a longer number takes one
// of one digit that nothing has now, so that no digit waits for another in a short list. What stands in
// the place of the action that leads to it takes numbers behind those of actions, or free ones.
func (s Slots) Number(decision string, kids []Kid, passes func(*Kid) bool) []string {
	kept := s[decision]
	if kept == nil {
		kept = map[string]int{}
		s[decision] = kept
	}
	what := func(k *Kid) string {
		if k.Part == nil {
			return k.Title
		}
		return fmt.Sprint(k.Part.Key, k.Beside)
	}
	var numbers []int
	for i := range kids {
		if k := &kids[i]; passes(k) || !k.Acts() {
			continue
		} else if kept[what(k)] == 0 {
			kept[what(k)] = len(kept) + 1
		}
		numbers = append(numbers, kept[what(&kids[i])])
	}
	called := map[int]int{0: 0}
	for _, n := range numbers {
		called[n] = n
		for one := 1; called[n] > 9 && one <= 9; one++ {
			if !slices.Contains(numbers, one) {
				called[n] = one
				numbers = append(numbers, one)
			}
		}
	}
	free := func() int {
		n := len(kept) + 1
		for n <= 9 && slices.Contains(numbers, n) {
			n++
		}
		if n > 9 {
			for n = 1; slices.Contains(numbers, n); n++ {
			}
		}
		numbers = append(numbers, n)
		return n
	}
	chosen := map[int]int{}
	for i := range kids {
		if k := &kids[i]; !passes(k) && !k.Acts() {
			chosen[k.Of[0]] = free()
		}
	}
	place := func(k *Kid) (among, at int) {
		switch {
		case passes(k):
			return 1, 0
		case k.Beside:
			return 2, called[kept[what(k)]]
		case !k.Acts():
			return 0, chosen[k.Of[0]]
		}
		return 0, called[kept[what(k)]]
	}
	slices.SortStableFunc(kids, func(a, b Kid) int {
		among, at := place(&a)
		other, than := place(&b)
		return cmp.Or(among-other, at-than)
	})
	out := make([]string, len(kids))
	for i := range kids {
		_, at := place(&kids[i])
		out[i] = strconv.Itoa(at)
	}
	return out
}
