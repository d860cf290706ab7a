package interp_test

import "testing"

// any(S) and none(S) of sets that are put together, as conditions on a square: in both forms they must mean the same.
func TestSetsPutTogetherAgree(t *testing.T) {
	for _, q := range []string{
		`any(union([for z in neighbors(s) : z if any(z.men)], s.wet ? [s] : []))`,
		`none(union([for z in neighbors(s) : z if any(z.men)], s.wet ? [s] : []))`,
		`any(any(camp.men) ? [for z in neighbors(s) : z if any(z.men.up)] : [for z in squares : z if z.row == s.row && any(z.men)])`,
		`any(s.wet ? [for z in neighbors(s) : z if any(z.men)] : [for z in squares : z if z.row == s.row && any(z.men.up)])`,
		`any([for z in [for k in strides : go_on(s, k)] : z if any(z.men)])`,
		`any([for z in [for k in ready : go_on(s, k)] : z if any(z.men)])`,
		`none([for z in [for k in ready : go_on(s, k)] : z if any(z.men)])`,
		`any([for z in [for k in ready : s.wet ? go_on(s, k) : [s]] : z if none(z.men)])`,
		`any([for z in [for k in ready : any(camp.men) ? go_on(s, k) : back(s, k)] : z if none(z.men)])`,
		`any([for k in ready : k if k.length == s.row || k.length > s.row && none([for z in squares : z if any(z.men) && z.row > s.row])])`,
		`any([for k in ready : k if k.length == abs(s.row - far.at.row)])`,
		`any([for k in strides : k if k.left <= 1 && k.length < s.column])`,
		`any([for k in strides : k if k.left < 1 || k.length < s.column])`,
		`any([for m in men : m if m.tired >= 1 && m.at.row == s.row])`,
		`any([for m in men : m if m.tired > 0 && adjacent(m.at, s)])`,
		`any([for z in squares : z if z.heat > 0 && adjacent(z, s)])`,
		`none([for z in squares : z if z.heat <= 0 && adjacent(z, s)])`,
		`any([for z in squares : z if z.heat > 1 && z.row - s.row == 1])`,
		`any([for z in squares : z if distance(z, s) < 3 && any(z.men) && z.heat < 2])`,
		`any(union(s.men.up, [for m in men : m if adjacent(m.at, s) && m.tired > 0]))`,
		`any([for z in [for y in squares : neighbors(y) if any(y.men)] : z if z == s])`,
		`any([for z in [for y in squares : neighbors(y) if any(y.men)] : z if z.row == s.row && z.wet])`,
		`any([for z in union(men.at, [s]) : z if z.wet])`,
		`any([for z in union(men.at, neighbors(s)) : z if z.wet && none(z.men)])`,
		`top(s.men) == far || top(s.pieces) == top(s.horses)`,
		`top(s.men.up) == top(s.men)`,
	} {
		t.Run(q, func(t *testing.T) {
			queryAgrees(t, strides, "think", "choose x { from = [for s in squares : s if "+q+"] }", 120)
		})
	}
}

const strides = `
kind "stride" {
  is      = notion
  printed = { length = number }
  state   = { left = number }
}
roster "stride" {
  columns = [length]
  rows    = { One = [1], Two = [2], Three = [3] }
}
man "Far" {
  army = ann
  rank = 1
  tone = red
  at   = a1
}
value "Ready" { base = [for k in strides : k if k.left > 0] }
value "Go On" {
  given = { s = square, k = stride }
  base  = [for z in squares : z if z.row - s.row == k.length && z.column == s.column]
}
value "Back" {
  given = { s = square, k = stride }
  base  = [for z in squares : z if s.row - z.row == k.length]
}
action "Stride" {
  menu = think
  choose k { from = strides }
  set k { left = (k.left + 1) % 3 }
}
`
