package interp_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"sandtable/interp"
)

// TestDirectedQueriesAgree: queries of shapes in which what is kept for a loop could outlive it.
// Each is the condition or the set of a choice in the world of the random games, and must mean the
// same in both forms.
func TestDirectedQueriesAgree(t *testing.T) {
	cost := "value \"Toll\" {\n  given = { s = square, t = square }\n  base = 1 + count([for m in men : m if contains(neighbors(t), m.at) && m.up])\n}\n"
	room := "value \"Room\" {\n  given = { s = square }\n  base = count(s.men) < 2 && none([for m in s.men : m if m.up]) || s.wet\n}\n"
	for name, c := range map[string]struct{ more, action string }{
		"a set inside a list inside a set": {"", `choose x { from = [for s in squares : s if sum([for m in men : count([for z in squares : z if adjacent(z, m.at) && !z.wet && !any(z.men)]) if m.rank < s.row]) % 4 == s.column - 1] }`},
		"a sum that reads both":            {"", `choose x { from = [for s in squares : s if sum([for m in men : count([for z in neighbors(m.at) : z if z.wet && any(z.men)]) if m.rank < s.row]) % 4 == s.column - 1] }`},
		"the least of a list":              {"", `choose x { from = [for s in squares : s if min([for m in men : count([for z in squares : z if adjacent(z, m.at) && any(z.men)]) if m.rank < s.row]) % 4 == s.column - 1] }`},
		"a list in a list":                 {"", `choose x { from = [for s in squares : s if sum([for m in men : sum([for n in men : count([for z in squares : z if adjacent(z, m.at) && z != n.at && any(z.men.up)])]) if m.rank < s.row]) % 4 == s.column - 1] }`},
		"costs":                            {cost, `choose x { from = [for s in squares : s if contains(reach(s, 3, toll), actor.at)] }`},
		"images that count":                {"", `choose x { from = [for s in squares : s if any([for m in men : first([for z in squares : z if adjacent(z, m.at) && none(z.men)]) if m.up]) && s.wet] }`},
		"nearest":                          {"", `choose x { from = [for s in squares : s if s == first([for m in men.up : first([for z in neighbors(m.at) : z if any(z.men)])])] }`},
		"directions in directions":         {"", `choose x { from = [for s in squares : s if any([for d in directions : d if any([for e in directions : e if contains(men.at, toward(s, d)) && contains(men.up.at, toward(s, e))])])] }`},
		"directions of members":            {"", `choose x { from = [for s in squares : s if any([for d in directions : d if count([for z in ray(s, d) : z if any(z.men.up) && s.row == z.row]) > 0])] }`},
		"pick in loops":                    {"", `choose x { from = [for s in squares : s if any([for m in men : m if (m.up ? [for z in squares : z if z.wet && z.row == m.at.row] : men.at) == (s.wet ? men.at : [for z in squares : z if z.wet && z.row == m.at.row])])] }`},
		"values inside values": {"value \"Around\" {\n  given = { a = square }\n  base = [for z in squares : z if adjacent(z, a) && any(z.men)]\n}\nvalue \"Weighed\" {\n  given = { a = square }\n  base = sum([for z in around(a) : count(around(z))])\n}\n",
			`choose x { from = [for s in squares : s if sum([for m in men.up : weighed(m.at) + count(around(m.at))]) > s.row * weighed(s)] }`},
		"sub-kinds in a stack": {"", `choose x { from = [for s in squares : s if any([for p in s.pieces : p if p.man && p.up]) || any(s.horses.pony) || none(s.men.knight.hurt)] }`},
		"other pieces":         {"", `choose x { from = [for s in squares : s if any([for p in s.pieces : p if !p.man]) || any([for p in s.pieces : p if p.man && p.army != mover])] }`},
		"not a mood":           {"", `choose x { from = [for s in squares : s if any([for p in s.men : p if p.mood != actor.mood]) && none([for p in s.men : p if p.mood != s.tint && p.knight])] }`},
		"squares among places": {room, "choose x { from = but_not(reach(actor.at, 2, squares), [actor.at]) }\n  require \"room\" { that = room(x) }"},
		"a box among places":   {room, "choose x { from = union(reach(actor.at, 2, squares), [camp]) }\n  require \"room\" { that = room(x) }"},
		"what is made of one name in two ways": {"value \"Around\" {\n  given = { a = square }\n  base = [for z in reach(a, 2, squares) : z if !z.wet]\n}\n",
			`choose far { from = squares.wet }
  choose x { from = [for m in men : m if contains(around(far), m.at) || contains([far], m.at)] }`},
		"a prohibition on two cards": {cards, `choose x { from = squares.wet }`},
	} {
		t.Run(name, func(t *testing.T) {
			queryAgrees(t, c.more, "turn", c.action, 60)
		})
	}
}

// TestSubKindQueriesAgree: some kinds have fields and sides that others of a wider kind have not:
// of those, a condition reads false, and a figure stops the game.
func TestSubKindQueriesAgree(t *testing.T) {
	for _, q := range []string{
		`[for s in squares : s if any(s.men.giant.rage)]`,
		`[for s in squares : s if any(s.giants.rage) || none(s.pieces.rage)]`,
		`[for s in squares : s if any([for p in s.pieces : p if p.rage])]`,
		`[for s in squares : s if any([for p in s.men : p if p.rage])]`,
		`[for s in squares : s if any([for p in s.men : p if !p.rage])]`,
		`[for s in squares : s if any([for p in s.men : p if p.giant && p.club == s.tint])]`,
		`[for s in squares : s if any([for p in s.men : p if p.giant && p.club != s.tint])]`,
		`[for s in squares : s if any([for p in s.men : p if p.giant && p.size != s.tint])]`,
		`[for s in squares : s if any([for p in s.pieces : p if p.ogre && p.club != s.tint])]`,
		`[for s in squares : s if none(s.men.rage)]`,
		`[for s in squares : s if none(s.pieces.loud)]`,
		`[for s in squares : s if any(s.giants.big)]`,
		`men.giant.at`,
		`men.rage.at`,
		`pieces.rage.at`,
		`[for p in pieces : p if p.rage].at`,
		`[for p in men : p if !p.rage].at`,
		`[for p in pieces : p if !p.rage].at`,
		`men.loud.at`,
		`[for p in pieces : p if p.giant ? p.rage : p.ogre].at`,
		`[for s in squares : s if contains(men.giant.at, s)]`,
		`[for s in squares : s if contains(pieces.rage.at, s)]`,
		`[for s in squares : s if any([for p in pieces : p if p.rage && p.at == s])]`,
		`[for s in squares : s if contains(giants.odd.at, s)]`,
		`[for s in squares : s if overlap(s.men.rage, men.up)]`,
		`[for s in squares : s if any([for p in s.men : p if p.giant && p.rage == (s.holy)])]`,
		`[for p in union(men, giants) : p if p.up].at`,
		`union(giants.rage, men.up).at`,
		`union(ogres, giants).rage.at`,
		`[for s in squares : s if any(but_not(s.pieces, giants))]`,
		`[for s in squares : s if any(but_not(giants, s.men))]`,
		`[for s in squares : s if contains(s.men, g1)]`,
		`[for s in squares : s if contains(giants, top(s.pieces))]`,
		`[for s in squares : s if contains(men, top(s.pieces))]`,
		`[for s in squares : s if g1.at != s && contains([for p in pieces : p.at], s)]`,
		`[for s in squares : s if any([for p in all(men) : p if p.at == s || p.at == camp])]`,
		`[for s in squares : s if any([for p in all(men) : p if p.at != camp && p.at == s])]`,
		`[for p in men : p if p.rage == false].at`,
		`[for p in men : p if p.rage != false].at`,
		`[for p in men : p if p.rage != g1.up].at`,
		`[for s in squares : s if any([for p in s.men : p if p.rage == s.holy])]`,
		`[for s in squares : s if any([for p in s.men : p if p.rage != s.holy])]`,
		`[for s in squares : s if any([for p in s.men : p if p.loud == s.holy])]`,
		`[for s in squares : s if any([for p in s.men : p if p.loud == false])]`,
		`[for s in squares : s if any([for p in s.men : p if !p.loud])]`,
		`[for s in squares : s if any([for p in s.pieces : p if !p.man])]`,
		`[for s in squares : s if any([for p in s.pieces : p if !(p.man && p.up)])]`,
		`[for s in squares : s if any(s.men.giant.big)]`,
	} {
		t.Run(q, func(t *testing.T) { queryAgrees(t, giants, "think", "choose x { from = "+q+" }", 150) })
	}
}

// queryAgrees plays the world of the random games with one query more, in both forms.
func queryAgrees(t *testing.T, more, menu, query string, most int) {
	queryAgreesOn(t, 4, 12, more, menu, query, most)
}

// queryAgreesOn plays it on a board of so many squares to a side, with so many men.
func queryAgreesOn(t *testing.T, size, men int, more, menu, query string, most int) {
	w := &writer{Rand: rand.New(rand.NewPCG(7, 1)), size: size, men: men}
	text := strings.Replace(table, "BOARD\n", "BOARD\n"+w.board(), 1)
	text = strings.NewReplacer("KEEN", "self.up", "CROWD", "count(self.men)").Replace(text)
	text += w.roster() + more + fmt.Sprintf("action \"Query\" {\n  menu = %s\n  %s\n}\n", menu, query)
	g, found := written(text)
	if g == nil {
		t.Fatalf("the game is not well written: %v", found)
	}
	if err := formsAgree(g, interp.Setup{}, 3, most); err != nil {
		t.Error(err)
	}
}

const cards = `
box "Table" { in_force = true }
kind "omen" {
  is = card
  fields = { spot = square }
}
omen "Fog" {
  spot = a1
  at = table
  count = 2
  forbid "Turn" { when = contains([for z in squares : z if any(z.men) && (self.at == table ? z.row < 3 : z.column < 3)], actor.at) }
}
box "Wall" { in_force = true }
action "Hang" {
  menu = think
  choose o { from = table.omens }
  move o { to = wall }
}
action "Unhang" {
  menu = think
  choose o { from = wall.omens }
  move o { to = table }
}
`

const giants = `
kind "giant" {
  is = man
  sides = [big, small]
  state = { rage = bool, weight = number, club = hue }
  traits = [loud]
  fields = { size = hue }
  value "Odd" { base = self.up == self.rage }
}
kind "ogre" {
  is = piece
  state = { rage = bool, club = hue }
}
giant "G1" {
  army = ann
  size = green
  rank = 1
  tone = red
  at = a1
}
giant "G2" {
  army = bob
  size = red
  rank = 1
  tone = red
  traits = [loud]
  at = b1
}
ogre "O1" { at = a1 }
ogre "O2" { at = c3 }
action "Rage" {
  menu = think
  choose g { from = [for p in giants : p] }
  choose h { from = hues }
  set g {
    rage = !g.rage
    club = h
  }
}
action "Rage Ogre" {
  menu = think
  choose g { from = ogres }
  choose h { from = hues }
  set g {
    rage = !g.rage
    club = h
  }
}
`
