package interp_test

import "testing"

// TestFormulasAgree: values with modifiers that say what they are are taken into queries as one
// expression. Whatever holds, the last one that holds has the say.
func TestFormulasAgree(t *testing.T) {
	const values = `
value "Open" {
  given = { a = square, b = square }
  base  = true
  modifier "wet" {
    when = b.wet
    to   = false
  }
  modifier "a man on it" {
    when = any(b.men) && a != b
    to   = a.wet
  }
  modifier "near" {
    when = adjacent(a, b)
    to   = true
  }
  modifier "the first" {
    when = b.row == 0
    to   = false
  }
}
value "Firm" {
  given = { a = square }
  base  = a.wet
  modifier "another base" {
    when = any(a.men)
    base = none(a.men.up)
  }
  modifier "always" { base = a.wet || any(a.men) }
  modifier "but not there" {
    when = a.column == 1
    to   = !a.wet
  }
}
value "Goal" {
  given = { a = square }
  base  = a
  modifier "next to men" {
    when = any([for s in neighbors(a) : s if any(s.men)]) && a != b2
    to   = b2
  }
  modifier "of one's own" {
    when = any(a.men)
    to   = a
  }
}
value "Steps" {
  given = { a = square, b = square }
  base  = distance(a, b)
  modifier "over water" {
    when = b.wet
    to   = 3
  }
  modifier "into men" {
    when = any(b.men)
    by   = 1
  }
}
value "Around" {
  given = { a = square }
  returns = set(square)
  base  = neighbors(a)
  modifier "men's" { also = [for s in squares : s if any(s.men.up)] }
  modifier "of the wet" {
    when = a.wet
    also = squares.wet
  }
  modifier "none where knights are" { but_not = [for s in squares : s if any(s.knights)] }
  modifier "not far down" {
    when   = a.row > 1
    but_not = [for s in squares : s if s.row == 0]
  }
  modifier "alone" {
    when = none(men.up)
    to   = [a]
  }
}
value "Whom" {
  given = { a = square }
  returns = set(man)
  base  = a.men
  modifier "up" {
    when = a.wet
    base = men.up
  }
  modifier "near" { also = [for m in men : m if adjacent(m.at, a)] }
}
value "Twice" {
  given = { a = square }
  base  = firm(a)
  modifier "twice firm" {
    when = firm(goal(a))
    to   = open(a, goal(a))
  }
}
`
	for _, q := range []string{
		`[for s in squares : s if open(actor.at, s)]`,
		`[for s in squares : s if !open(s, actor.at) || firm(s)]`,
		`[for s in squares : s if none([for m in men : m if open(s, m.at)])]`,
		`[for s in squares : s if count([for z in squares : z if open(s, z) && firm(z)]) > 2]`,
		`[for s in squares : s if firm(s) && none(s.men)]`,
		`[for s in squares : s if goal(s) != s]`,
		`[for s in squares : s if firm(goal(s)) && goal(s).wet]`,
		`[for s in squares : s if steps(actor.at, s) <= 2]`,
		`[for s in squares : s if steps(actor.at, s) == 3 && open(actor.at, s)]`,
		`[for s in squares : s if twice(s)]`,
		`[for m in men : m if twice(m.at) && firm(actor.at)].at`,
		`[for s in squares : s if open(goal(s), s) == firm(s)]`,
		`around(actor.at)`,
		`[for s in squares : s if any(around(s).men)]`,
		`[for s in around(actor.at) : s if none(around(s))]`,
		`[for s in squares : s if contains(around(actor.at), s) && count(around(s)) > 4]`,
		`whom(actor.at).at`,
		`[for s in squares : s if any(whom(s).up) && none(whom(actor.at).hurt)]`,
	} {
		t.Run(q, func(t *testing.T) {
			queryAgrees(t, values, "turn", "choose x { from = "+q+" }", 60)
			queryAgreesOn(t, 9, 70, values, "turn", "choose x { from = "+q+" }", 12)
		})
	}
}
