package full

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/session"
	"sandtable/schema/load"
)

// frontier returns a game made for tests: a map of 95 x 28 hexes with a river and a road, and 400
// counters of two sides, of which any may march.
func frontier() string {
	const wide, high, counters = 95, 28, 400
	rng := rand.New(rand.NewPCG(1, 2))
	name := func(col, row int) string { return fmt.Sprintf("%c%c%d", 'A'+col/26, 'a'+col%26, row+1) }
	var b strings.Builder
	b.WriteString(`
game "Frontier" {
  id       = "frontier"
  language = 1
  begin    = the_war
}
enum "terrain" { names = [open, woods, hill] }
kind "hex" {
  is      = space
  plural  = "hexes"
  fields  = { terrain = terrain }
  borders = { river = bool, road = bool }
}
map "The Frontier" {
  grid   = hexes
  of     = hex
  raised = odd
  drawn  = <<-MAP
       `)
	for col := range wide {
		fmt.Fprintf(&b, "%-4s", strings.TrimRight(name(col, 0), "1"))
	}
	for row := range high {
		fmt.Fprintf(&b, "\n    %-3d", row+1)
		for range wide {
			b.WriteString([]string{".   ", ".   ", "w   ", "h   "}[rng.IntN(4)])
		}
	}
	b.WriteString(`
  MAP
  legend = { "." = { terrain = open }, w = { terrain = woods }, h = { terrain = hill } }
}
feature "The road" {
  along  = hexes("`)
	for col := range wide {
		b.WriteString(name(col, 12) + " ")
	}
	b.WriteString(`")
  fields = { road = true }
}
kind "army" { is = player }
army "North" {}
army "South" {}
kind "unit" {
  is     = piece
  fields = { army = army, fire = number, moves = number }
}
look {
  shown = { unit = [fire, moves] }
}
roster "unit" {
  columns = [army, fire, moves, at]
  rows = {
`)
	for i := range counters {
		fmt.Fprintf(&b, "    \"%c-%d\" = [%s, %d, %d, %s]\n", 'A'+i%26, 100+i, []string{"north", "south"}[i%2], 1+rng.IntN(8), 3+rng.IntN(6), name(rng.IntN(wide), rng.IntN(high)))
	}
	b.WriteString(`  }
}
value "Step" {
  given = { from = hex, to = hex }
  base  = to.terrain == open ? 1 : 2
  modifier "by road" {
    when = border(from, to).road
    to   = 1
  }
}
phase "The War" {
  repeat {
    each army {
      from = armies
      offer "Marches" {
        up_to = 3
        none {}
      }
    }
  }
}
menu "Marches" {
  given  = { army = army }
  player = army
  actor  = [for u in units : u if u.army == army]
}
action "March" {
  menu = marches
  choose to { from = but_not(reach(actor.at, 2, step()), [actor.at]) }
  move actor { to = to }
}
`)
	return b.String()
}

// generated is that game, compiled once.
var generated = sync.OnceValues(func() (*machine.Program, error) {
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: fstest.MapFS{"frontier/game.hcl": {Data: []byte(frontier())}}, Dir: "frontier", Name: "frontier"}})
	if g == nil {
		return nil, fmt.Errorf("%v", found)
	}
	return interp.Build(g, interp.Setup{})
})

// big returns the first decision of the generated game.
func big(t testing.TB) *Moment {
	t.Helper()
	p, err := generated()
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(session.Config{Program: p, Header: save.Header{Seed: 1}})
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	return newDesk(s).begin()
}

// TestGeneratedGame: the generated game has as many spaces and counters as it is to have, and is
// drawn as any other game is.
func TestGeneratedGame(t *testing.T) {
	m := big(t)
	counters := 0
	for _, x := range m.Scene.Things {
		if x.Kind == "unit" {
			counters++
		}
	}
	if n := len(m.Scene.Maps[0].Cells); n != 95*28 || counters != 400 {
		t.Errorf("%d spaces, %d counters", n, counters)
	}
	lookAt(t, m, rand.New(rand.NewPCG(3, 4)))
}
