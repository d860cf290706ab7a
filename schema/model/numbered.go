package model

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// Numbered is the options of a game as people look for them: those called by one word and a number,
// "O1" and "O2", in the order of the numbers, wherever the files declare them. Others stay where
// they are.
func Numbered(options []*Option) []*Option {
	out := slices.Clone(options)
	places := map[string][]int{} // of those with one word, by it
	for i, o := range out {
		if word, _, ok := numbered(o.Title); ok {
			places[word] = append(places[word], i)
		}
	}
	for _, at := range places {
		var list []*Option
		for _, i := range at {
			list = append(list, out[i])
		}
		slices.SortStableFunc(list, func(a, b *Option) int {
			_, x, _ := numbered(a.Title)
			_, y, _ := numbered(b.Title)
			return cmp.Compare(x, y)
		})
		for n, i := range at {
			out[i] = list[n]
		}
	}
	return out
}

// numbered takes a title such as "O12" apart.
func numbered(title string) (word string, n int, ok bool) {
	word = strings.TrimRight(title, "0123456789")
	n, err := strconv.Atoi(title[len(word):])
	return word, n, err == nil
}
