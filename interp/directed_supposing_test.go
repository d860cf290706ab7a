package interp_test

import "testing"

// TestSupposingQueriesAgree: what is kept while options are listed does not outlive a position that
// is only supposed.
func TestSupposingQueriesAgree(t *testing.T) {
	more := `
value "Threat" {
  given = { s = square }
  base = count([for z in squares : z if adjacent(z, s) && any([for m in z.men : m if m.up])])
}
value "Crowded" { base = [for s in squares : s if count(s.men) > 1] }
value "Loose" {
  given = { a = player }
  base = [for m in men : m if m.army == a && none(m.at.men.down)]
}
`
	for _, q := range []string{
		`choose x {
    from = [for s in squares : s if threat(s) > 0]
    require "safe" {
      supposing {
        move actor { to = x }
      }
      that = threat(x) > 1 && none([for s in crowded : s if adjacent(s, actor.at)])
    }
  }
  require "more" { that = threat(x) < 4 && threat(actor.at) < 4 && !contains(crowded, x) }`,
		`choose y { from = [for m in loose(mover) : m if !contains(crowded, m.at)] }
  choose x { from = [for s in squares : s if threat(s) > threat(y.at)] }
  require "safe" {
    supposing {
      move y { to = x }
      flip actor {}
    }
    that = any([for m in loose(mover) : m if threat(m.at) > 1 && m.at != y.at]) && contains(loose(mover), y)
  }
  require "still" { that = contains(loose(mover), y) || threat(x) == 2 }`,
		`choose x {
    from = squares
    when = threat(actor.at) > 1
    require "w" { that = x == none || contains(crowded, x) || any([for m in loose(mover) : m if adjacent(m.at, x)]) }
  }
  choose z { from = [for m in men : m if x == none || distance(m.at, x) < 3] }`,
		`let { l = [for s in squares : s if threat(s) > 1] }
  choose x { from = [for s in l : s if any([for m in men : m if adjacent(m.at, s) && contains(l, m.at)])] }
  let { k = [for s in l : s if adjacent(s, x)] }
  choose y { from = [for s in k : s if none([for z in k : z if z != s && adjacent(z, s)])] }`,
	} {
		t.Run(q[:50], func(t *testing.T) { queryAgrees(t, more, "turn", q, 80) })
	}
}
