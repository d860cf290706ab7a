package interp_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"sandtable/interp"
)

// Queries of shapes in which what is kept for a loop could outlive it. Each is the condition or the set of a choice in the world of the random
// games, and must mean the same in both forms.
func TestDirectedQueriesAgree(t *testing.T) {
	cost := "value \"Toll\" {\n  given = { s = square, t = square }\n  base = 1 + count([for m in men : m if contains(neighbors(t), m.at) && m.up])\n}\n"
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
		"a prohibition on two cards": {cards, `choose x { from = squares.wet }`},
	} {
		t.Run(name, func(t *testing.T) {
			w := &writer{size: 4, men: 12}
			w.Rand = newRand(7)
			text := strings.Replace(table, "BOARD\n", "BOARD\n"+w.board(), 1)
			text = strings.NewReplacer("KEEN", "self.up", "CROWD", "count(self.men)").Replace(text)
			text += w.roster() + c.more + fmt.Sprintf("action \"Query\" {\n  menu = turn\n  %s\n}\n", c.action)
			g, found := written(text)
			if g == nil {
				t.Fatalf("the game is not well written: %v", found)
			}
			if err := formsAgree(g, interp.Setup{}, 2, 60); err != nil {
				t.Error(err)
			}
		})
	}
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

const cards = `
box "Table" { in_force = true }
kind "omen" {
  is = card
  printed = { spot = square }
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
