package interp_test

import "testing"

// TestSetsPutTogetherAgree: any(S) and none(S) of sets that are put together, as conditions on a
// square: in both forms they must mean the same.
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
			// More than a word of each.
			queryAgreesOn(t, 9, 70, strides, "think", "choose x { from = [for s in squares : s if "+q+"] }", 30)
		})
	}
}

// TestWherePiecesLieAgrees: conditions on a man that go by where he lies, and by his side, must
// mean the same in both forms; so must sets of which others are taken away.
func TestWherePiecesLieAgrees(t *testing.T) {
	lines := "[for b in blocks : b if contains(b.parts, m.at) && none(but_not(b.parts, [for n in men : n if n.army == m.army].at))]"
	for _, q := range []string{
		"[for m in men : m if any(" + lines + ")]",
		"[for m in men : m if none(" + lines + ")]",
		"[for m in men.up : m if none(" + lines + ") && m.tone == red]",
		"[for m in [for x in men : x if x.army == mover] : m if none(" + lines + ")]",
		"[for m in all(men) : m if any(" + lines + ")]",
		"[for m in all(men) : m if none(" + lines + ") && m.at != camp]",
		"[for m in men : m if contains(squares.wet, m.at)]",
		"[for m in all(men) : m if !contains(squares.wet, m.at)]",
		"[for m in men : m if contains([for z in squares : z if any(z.horses)], m.at)]",
		"[for m in men : m if any([for z in squares : z if z == m.at && z.heat > 0])]",
		"[for m in men : m if any([for z in squares : z if adjacent(z, m.at) && any(z.men.up)]) == any(camp.men)]",
		"[for m in men : m if any([for b in blocks : b if contains(b.parts, m.at) && b.hue == m.tone && none(but_not(b.parts, men.at))])]",
		"[for m in men : m if any([for b in blocks : b if contains(b.parts, m.at) && m.tired > 0])]",
		"[for m in men : m if overlap(neighbors(m.at), squares.wet)]",
		// An error: not all of them stand on squares.
		"[for m in all(men) : m if overlap(neighbors(m.at), squares.wet)]",
		"[for m in all(men) : m if m.at != camp && m.at.row < 3]",
		"[for m in all(men) : m if m.at.row < 3]",
		"[for m in all(men).up : m if m.at.row < 3 && m.army == mover]",
		"[for m in men : m if distance(m.at, far.at) <= 2]",
		"[for m in men : m if m.at.row == far.at.row && m.army == far.army]",
		"[for m in men : m if m.at.wet == (m.army == mover)]",
		"[for s in squares : s if any(but_not(neighbors(s), men.at)) && none(but_not(s.men, men.up))]",
		"[for s in squares : s if count(but_not(men.at, neighbors(s))) % 3 == 1]",
		"[for s in squares : s if s == first(but_not(men.at, squares.wet)) || s == first(but_not(squares.wet, men.at))]",
		"[for s in squares : s if any([for z in but_not(neighbors(s), men.at) : z if z.wet])]",
		"[for s in squares : s if none([for z in but_not(neighbors(s), men.up.at) : z if z.heat > 0])]",
		"but_not(union(squares.wet, men.at), horses.at)",
		"[for s in squares : s if count(s.men) < 2]",
		"[for s in squares : s if count(s.men) >= 2 && s.row > 0]",
		"[for s in squares : s if count(s.men.up) > 1]",
		"[for s in squares : s if count(s.pieces) <= 2 || count(s.horses) > 2]",
		"[for s in squares : s if count([for m in s.men : m if m.army != mover]) < 2 && !s.wet]",
		"[for s in squares : s if count([for m in s.men : m if m.tone == s.tint]) < 2]",
		"[for s in squares : s if count([for m in s.men : m if m.tired > 0 && m.army == mover]) > 0]",
		"[for s in squares : s if 3 > count(s.men.knight) && 1 <= count(s.men)]",
	} {
		t.Run(q, func(t *testing.T) {
			queryAgrees(t, strides+blocks, "think", "choose x { from = "+q+" }", 120)
			// More than a word of each.
			queryAgreesOn(t, 9, 70, strides+blocks, "think", "choose x { from = "+q+" }", 30)
		})
	}
}

const blocks = `
kind "block" {
  is      = concept
  fields = { parts = set(square), hue = hue }
}
roster "block" {
  columns = [parts, hue]
  rows = {
    First_Row  = [[a1, b1], red]
    Second_Row = [[a2, b2, c2], green]
    Aslant     = [[a1, b2, c3], red]
    Corner     = [[d4], blue]
  }
}
`

const strides = `
kind "stride" {
  is      = concept
  fields = { length = number }
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
