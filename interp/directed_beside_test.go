package interp_test

import (
	"testing"

	"sandtable/interp"
)

// TestChoicesBesideAgree: choices of what lies with the actor, and of what is alike, with and
// without something behind them that tells apart what is alike.
func TestChoicesBesideAgree(t *testing.T) {
	for _, q := range []string{
		`choose x { from = actor.at.loads }`,
		`choose x { from = actor.at.loads.full }`,
		`choose x {
    from = actor.at.loads
    require "some are left" { that = x.left > 0 }
    require "is not worn out" { that = x.left < x.most }
  }`,
		`choose x { from = [for l in actor.at.loads : l if !l.full || l.left > actor.rank] }`,
		"choose x { from = actor.at.loads }\n  choose n { from = numbers(1, x.left) }",
		"choose x { from = actor.at.loads }\n  choose y { from = [for l in actor.at.loads : l if l != x] }",
		"choose x { from = [for l in loads : l if adjacent(l.at, actor.at)] }\n  choose n { from = numbers(1, actor.rank) }",
		"choose x { from = [for l in loads.full : l if l.at == actor.at || adjacent(l.at, actor.at)] }",
		"choose x { from = [for l in loads : l if l.at != actor.at] }\n  choose y { from = [for p in posts : p if p != x.at] }",
		"choose x { from = [for m in porters : m if m != actor && m.at == actor.at] }",
		"choose p { from = [for p in posts : p if p != actor.at && count(p.loads) < 2] }",
		"choose p { from = [for p in neighbors(actor.at) : p if count(p.loads) + count(p.porters) < 3] }",
		"let { n = 3 }",
		"require \"is no boss\" { that = actor.rank > 1 }\n  choose x { from = actor.at.loads.full }",
	} {
		t.Run(q, func(t *testing.T) {
			g, found := written(depots + "action \"Handle\" {\n  menu = work\n  " + q + "\n  run \"Shift\" { m = actor }\n}\n")
			if g == nil {
				t.Fatalf("the game is not well written: %v", found)
			}
			if err := eachFormAgrees(g, 2, 40); err != nil {
				t.Error(err)
			}
			if err := formsAgree(g, interp.Setup{}, 3, 40); err != nil {
				t.Error(err)
			}
		})
	}
}

const depots = `
game "Depots" {
  language = 1
  begin    = work_on
}
player "Ann" {}
map "Field" {}
kind "post" {
  is     = space
  fields = { next_to = set(post) }
}
post "Left" { next_to = [middle] }
post "Middle" { next_to = [left, right] }
post "Right" { next_to = [middle] }
kind "porter" {
  is     = piece
  fields = { rank = number }
}
kind "load" {
  is     = piece
  fields = { most = number }
  state  = {
    left = number
    full = bool
  }
}
porter "Jim" {
  rank = 1
  at   = left
}
porter "Tom" {
  rank  = 2
  count = 2
  at    = middle
}
load "Crate" {
  most  = 3
  left  = 3
  full  = true
  count = 3
  at    = left
}
load "Sack" {
  most  = 2
  left  = 1
  count = 2
  at    = right
}
load "Box" {
  most = 4
  left = 2
  at   = middle
}
menu "Work" {
  actor  = porters
  player = ann
}
rule "Work On" {
  repeat {
    times = 12
    offer "Work" {
      none {}
    }
  }
}
rule "Shift" {
  given = { m = porter }
  choose l {
    from   = loads
    player = ann
  }
  choose p {
    from   = posts
    player = ann
  }
  move l { to = p }
  set l {
    left = l.left > 2 ? 0 : l.left + 1
    full = !l.full
  }
  choose q {
    from   = posts
    player = ann
  }
  move m { to = q }
}
`
