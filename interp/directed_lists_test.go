package interp_test

import "testing"

// TestListsOfListsAgree: lists of what each member gives, where that is a list, too.
func TestListsOfListsAgree(t *testing.T) {
	const values = "value \"Ranks\" {\n  given = { m = man }\n  base = [for z in m.at.men : z.rank]\n}\nvalue \"Path\" {\n  given = { s = square, t = square }\n  base = line(s, t)\n}\n"
	for _, q := range []string{
		`[for s in squares : s if sum([for m in s.men : ranks(m)]) > 2]`,
		`[for s in squares : s if sum([for m in men : ranks(m) if m.at == s || m.up]) % 3 == s.row % 3]`,
		`[for s in squares : s if sum([for m in s.men : [m.rank, 2]]) > 2]`,
		`[for s in squares : s if max([for m in men : [m.rank, s.row]]) > 3]`,
		`[for s in squares : s if count([for m in s.men : [for z in s.men : z.rank + m.rank]]) == 4]`,
		`[for s in squares : s if contains([for m in men : [for z in men.up : z.rank + m.rank]], s.row)]`,
		`[for s in squares : s if sum([for m in s.men : sum([for z in s.men : z.rank * m.rank])]) > 2]`,
		`[for s in squares : s if sum(squares[*].row) > s.row && contains([for m in men.up : path(m.at, s)], s)]`,
		`[for m in men.up : path(m.at, actor.at)]`,
		`[for m in men.up : [for z in men : z.at if z.rank > m.rank]]`,
		`union([for m in men.up : [for z in m.at.men : z.at if z.rank >= m.rank]], [actor.at])`,
	} {
		t.Run(q, func(t *testing.T) {
			queryAgrees(t, values, "turn", "choose x { from = "+q+" }", 40)
			queryAgreesOn(t, 9, 70, values, "turn", "choose x { from = "+q+" }", 6)
		})
	}
}
