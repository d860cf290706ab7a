package interp_test

import (
	"strings"
	"testing"
)

// smaller makes a game of the large world one of the small world.
var smaller = strings.NewReplacer("m199", "m11", "m200", "m12")

// changing are values that are sets, and that no expression can state: what is in force changes
// them, or an exception does. In the large world a set of men spans several words, and a set of
// knights the last of these, so that each is asked in windows that are not its own.
const changing = `
while "Late" {
  when = any(camp.men.up)
  modify "Chosen" "late" { also = [m2, m199] }
  modify "Ridden" "late" { also = [m200] }
  modify "Pressed" "late" { but_not = men.up }
}
value "Chosen" {
  given   = { a = square }
  returns = set(man)
  base    = [for m in men : m if adjacent(m.at, a) || m.at == a]
}
value "Ridden" {
  given   = { a = square }
  returns = set(knight)
  base    = [for k in knights : k if k.at.row == a.row]
}
value "All Ridden" {
  returns = set(knight)
  base    = knights
  modifier "tired" { but_not = [for k in knights : k if k.tired > 0] }
}
except "All Ridden" "tired" { when = any(camp.knights) }
value "Pressed" {
  given   = { m = man }
  returns = set(man)
  base    = m.at == camp ? camp.men : [for n in men : n if n.at == m.at]
}
kind "wagon" {
  is = piece
  value "Crew" {
    returns = set(knight)
    base    = ridden(b2)
  }
}
kind "cart" {
  is = piece
  value "Crew" {
    returns = set(man)
    base    = chosen(b2)
  }
}
wagon "W" { at = b2 }
cart "C" { at = b2 }
`

// TestWindowsAgree: a called set is asked in windows that are wider and narrower than its own.
func TestWindowsAgree(t *testing.T) {
	for _, q := range []string{
		`union(all_ridden, camp.men)`,
		`union(camp.men, all_ridden)`,
		`but_not(men, all_ridden)`,
		`but_not(all_ridden, men.up)`,
		`any(men.up) ? all_ridden : men`,
		`[for s in squares : chosen(s) if any(s.men)]`,
		`[for s in squares : ridden(s) if any(s.men)]`,
		`[for s in squares : union(ridden(s), s.men) if any(s.men)]`,
		`[for m in men : m if contains(chosen(a1), m) && contains(ridden(b2), m)]`,
		`[for k in knights : k if contains(chosen(b2), k)]`,
		`[for k in knights : k if contains(but_not(chosen(b2), camp.men), k)]`,
		`[for m in men : m if contains(all_ridden, m)]`,
		`[for k in knights : k if contains(union(ridden(b2), chosen(a1)), k)]`,
		`[for m in men : m if m.at != camp && overlap(all_ridden, chosen(m.at))]`,
		`[for m in men : m if contains(any(camp.men.up) ? ridden(b2) : chosen(b2), m)]`,
		`[for m in men : m if any([for k in all_ridden : k if k.army == m.army])]`,
		`[for m in men : m if count(pressed(m)) > 2]`,
		`[for k in knights : k if any(but_not(pressed(k), [k]))]`,
		`[for m in union(men, all_ridden) : m if m.rank == count(union(all_ridden, chosen(a1))) % 5]`,
		`union(w.crew, camp.men)`,
		`[for p in [w, c] : p.crew]`,
		`[for m in men : m if contains(w.crew, m) || contains(c.crew, m)]`,
		`[for m in men : m if any([for p in pieces : p if (p.wagon || p.cart) && contains(p.crew, m)])]`,
		`[for k in knights : k if any([for p in [w, c] : p if contains(p.crew, k)])]`,
	} {
		t.Run(q, func(t *testing.T) {
			queryAgrees(t, smaller.Replace(changing), "think", "choose x { from = "+smaller.Replace(q)+" }", 60)
			queryAgreesOn(t, 9, 200, changing, "think", "choose x { from = "+q+" }", 25)
		})
	}
}
