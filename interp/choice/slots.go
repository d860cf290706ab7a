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
// of one digit that nothing has now, so that no digit waits for another in a short list.
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
		if k := &kids[i]; passes(k) {
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
	place := func(k *Kid) (among, at int) {
		switch {
		case passes(k):
			return 1, 0
		case k.Beside:
			return 2, called[kept[what(k)]]
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
