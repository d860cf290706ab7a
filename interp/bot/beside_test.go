package bot_test

import (
	"testing"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
)

// TestBestBesideAPoint: an option that names no point keeps its number where an action that may be
// taken at any time asks for one.
func TestBestBesideAPoint(t *testing.T) {
	const text = `
game "Beside" {
  language = 1
  begin    = go
  parts    = 10
}
player "Red" {}
map "Table" { surface = [12, 12] }
kind "ground" {
  is     = area
  plural = "grounds"
}
ground "Bog" { shape = rectangle(point(2, 2), point(4, 4)) }
kind "squad" {
  is     = piece
  fields = { base = number }
}
squad "Ada" { base = 0.5 }
phase "Go" {
  choose n { from = [1, 2, 3] }
  if "two" {
    when = n == 2
    end game { result = draw }
  }
  end game { winner = red }
}
action "Call" {
  anytime = true
  choose spot { from = inside(bog) }
  move ada { to = spot }
}
result "Draw" {}
policy "Two" {
  for = red
  prefer "two" {
    choice = n
    when   = n == 2
    worth  = 5
  }
  prefer "rather not" {
    action = call
    worth  = spot.x - 20
  }
}
`
	p := interptest.Program(t, interptest.Text("beside", text), interp.Setup{Policies: true})
	m := machine.New(p)
	m.Start(1)
	m.Run()
	red := p.Players[0].ID
	policy, err := bot.FindPolicy(p, red, "")
	if err != nil {
		t.Fatal(err)
	}
	b := bot.NewPolicy(p, policy)
	b.Begin(1, red)
	if !m.AsksPoint() || m.Options().Len() < 3 {
		t.Fatalf("no point is asked for beside %d options", m.Options().Len())
	}
	i := b.Choose(m)
	if _, opt := m.Option(i); b.Err != nil || opt[0] != 20 {
		t.Errorf("it chooses option %d, %v (%v)", i, opt, b.Err)
	}
}
