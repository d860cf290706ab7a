package scene_test

import (
	"slices"
	"testing"

	"sandtable/content"
	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/interp/why"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// TestAreaCropsTheMap: a look with an area draws the spaces that its value gives, and no line that
// leads out of it; every piece is still somewhere.
func TestAreaCropsTheMap(t *testing.T) {
	p := interptest.Program(t, load.Source{FS: content.Games, Dir: "bastogne", Name: "bastogne"}, interp.Setup{Scenario: "no_no_noville"})
	m := machine.New(p)
	m.Start(1)
	v := view.For(m, view.Spectator)
	whole := scene.Make(p, &v)
	k := scene.New(p)
	k.Area = scene.AreaOf(func() *why.Tracer { return interp.NewTracer(p) }, m, view.Spectator)
	cut := k.Make(&v)
	if n := len(cut.Maps[0].Cells); n != 14*11 { // columns 22 to 35, rows 00 to 10
		t.Errorf("%d of %d hexes are drawn", n, len(whole.Maps[0].Cells))
	}
	drawn := map[scene.Ref]bool{}
	for _, c := range cut.Maps[0].Cells {
		drawn[c.Place] = true
	}
	for _, l := range cut.Maps[0].Lines {
		if !drawn[l.A] || !drawn[l.B] {
			t.Errorf("%s leads from %s to %s", l.Kind, cut.Things[l.A].Title, cut.Things[l.B].Title)
		}
	}
	if a, b := counters(whole), counters(cut); a != b {
		t.Errorf("%d pieces lie on the map and beside it, %d when it is cropped", a, b)
	}
}

// TestAreaFollowsTheState: what an area reads may change, and it changes with it.
func TestAreaFollowsTheState(t *testing.T) {
	p := interptest.Program(t, load.Source{FS: content.Games, Dir: "bastogne", Name: "bastogne"}, interp.Setup{Scenario: "no_no_noville"})
	m := machine.New(p)
	m.Start(1)
	tracer := interp.NewTracer(p)
	area := p.Game.LookOf(p.Scenario, p.Variants).Area
	drawn := func() int { return len(scene.AreaOf(func() *why.Tracer { return tracer }, m, view.Spectator)(area)) }
	var laid *model.Field
	for f := range p.Ids.Field {
		if f.Name == "laid" {
			laid = f
		}
	}
	slots := m.I[p.Ids.Field[laid]:][:laid.Of.Hi-laid.Of.Lo]
	was := drawn()
	again := drawn()
	before := slices.Clone(slots)
	for i := range slots {
		slots[i] = 1
	}
	all := drawn()
	copy(slots, before)
	if back := drawn(); was == 0 || again != was || all <= was || back != was {
		t.Errorf("%d hexes are drawn, then %d; %d with all sheets, and %d again", was, again, all, back)
	}
}

// counters counts the pieces that lie somewhere.
func counters(s *scene.Scene) (n int) {
	for i := range s.Maps {
		for _, c := range s.Maps[i].Cells {
			n += len(c.Stack)
		}
	}
	for _, p := range s.Off {
		n += len(p.Pieces)
	}
	return n
}
