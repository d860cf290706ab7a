package interp_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestCaughtByRaysAgrees: what rays catch, from one space and of all spaces at once, and what only
// looks like it, must mean the same in both forms.
func TestCaughtByRaysAgrees(t *testing.T) {
	const value = "value \"Caught\" {\n  given = { here = square }\n  base = %s\n}\n"
	for _, q := range []string{
		`[for d in directions : ray(here, d, men.at) if contains(horses.at, past(here, d, men.at))]`,
		`[for d in directions : ray(here, d, men.up.at) if contains(men.at, past(here, d, men.up.at))]`,
		`[for d in directions : ray(here, d, men.at) if contains(men.at, past(here, d, men.at))]`,
		`[for d in [north, south_west] : ray(here, d, squares.wet) if contains(men.at, past(here, d, squares.wet))]`,
		`[for d in [east] : ray(here, d, union(men.at, horses.at)) if contains(squares.wet, past(here, d, men.at))]`,
		`[for d in directions : ray(here, d, union(men.at, horses.at)) if contains(squares.wet, past(here, d, union(men.at, horses.at)))]`,
		`[for d in directions : ray(here, d, men.at) if contains(horses.at, past(here, d, men.up.at))]`,
		`[for d in directions : ray(here, d, men.at) if contains(horses.at, past(here, opposite(d), men.at))]`,
		`[for d in directions : ray(here, opposite(d), men.at) if contains(horses.at, past(here, opposite(d), men.at))]`,
		`[for d in directions : ray(here, d, men.at) if !contains(horses.at, past(here, d, men.at))]`,
		`[for d in directions : ray(here, d, men.at) if contains(neighbors(here), past(here, d, men.at))]`,
		`[for d in directions : ray(here, d, squares) if contains(squares, past(here, d, squares))]`,
		`[for d in directions : past(here, d, men.at)]`,
		`[for d in [north, east] : past(here, d, squares.wet)]`,
		`[for d in directions : past(here, d, men.at) if contains(horses.at, past(here, d, men.at))]`,
		`[for d in directions : past(here, d, men.at) if contains(horses.at, past(here, opposite(d), men.at))]`,
		`[for d in directions : past(here, d, neighbors(here))]`,
		`[for d in directions : ray(here, d, men.at)]`,
		`[for d in [west, south_east] : ray(here, d, but_not(squares, men.at))]`,
		`union([for d in directions : ray(here, d, men.at)], [for d in directions : past(here, d, men.at)])`,
		`[for d in directions : ray(here, d) if contains(men.at, past(here, d, squares.wet))]`,
	} {
		more := fmt.Sprintf(value, q)
		// Of one space that a menu is told, of the place of each actor, of all spaces.
		for _, set := range []string{
			`caught(far)`,
			`caught(actor.at)`,
			`[for s in squares : s if any(caught(s))]`,
			`[for s in squares : s if none(caught(s)) && none(s.men)]`,
			`[for s in squares : s if contains(caught(s), far)]`,
			`[for s in squares : s if count(caught(s)) > 1 || s == first(caught(far))]`,
		} {
			menu := "think"
			if strings.Contains(set, "actor") {
				menu = "turn"
			}
			t.Run(q+" "+set, func(t *testing.T) {
				queryAgrees(t, more, menu, "choose far { from = squares.wet }\nchoose x { from = "+set+" }", 40)
				// More than a word of each.
				queryAgreesOn(t, 9, 70, more, menu, "choose far { from = squares.wet }\nchoose x { from = "+set+" }", 10)
			})
		}
	}
}
