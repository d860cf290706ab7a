package interp_test

import "testing"

// Values with modifiers that say what they are are taken into queries as one expression. Whatever holds, the last one that holds has the say.
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
	} {
		t.Run(q, func(t *testing.T) {
			queryAgrees(t, values, "turn", "choose x { from = "+q+" }", 60)
			queryAgreesOn(t, 9, 70, values, "turn", "choose x { from = "+q+" }", 12)
		})
	}
}
