package interp_test

import (
	"testing"

	"sandtable/interp"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// playsInOrder plays a game at random and looks at each rule in progress: what is bound to it runs
// in the order that the game's Order tells, once its list for the whole game and once that of the
// very choice. (A rule that begins anew may begin its list anew.)
func playsInOrder(t *testing.T, g *model.Game, set interp.Setup, p *machine.Program) {
	t.Helper()
	one, err := interp.OrderOf(g, set)
	if err != nil {
		t.Fatal(err)
	}
	type list = map[*model.Rule]int
	places := func(r *model.Rule, order interface {
		Hooks(model.Event, model.Moment) []*lower.Hook
	}) list {
		out := list{}
		for _, mo := range []model.Moment{model.Instead, model.Before, model.After} {
			for _, h := range order.Hooks(model.Event{Rule: r}, mo) {
				if h.Rule != nil {
					out[h.Rule] = len(out) + 1
				}
			}
		}
		return out
	}
	all := interp.NewOrder(g)
	known := map[*model.Rule][2]list{}
	type frame struct {
		rule *model.Rule
		last [2]int
	}
	var stack []frame
	m := machine.New(p)
	m.Watch = func(m *machine.M, e machine.Event) {
		switch e.Kind {
		case machine.Left:
			stack = stack[:len(stack)-1]
		case machine.Entered:
			r := e.Proc.Rule
			if n := len(stack); n > 0 && r != nil && r.Binding != nil && r.Binding.Event.Rule != nil && r.Binding.Event.Rule == stack[n-1].rule {
				up := &stack[n-1]
				if _, ok := known[up.rule]; !ok {
					known[up.rule] = [2]list{places(up.rule, all), places(up.rule, one)}
				}
				for i, l := range known[up.rule] {
					at := l[r]
					if at == 0 || at < up.last[i] {
						t.Errorf("%s %v: %q runs around %q out of order", g.ID, set.Options, r.Title, up.rule.Title)
					}
					up.last[i] = at
				}
			}
			stack = append(stack, frame{rule: r})
		}
	}
	rng, decisions := uint64(1), 0
	// Long games meet the same rules again and again.
	for seed := uint64(0); seed < 20 && decisions < 3000; seed++ {
		stack = stack[:0]
		m.Start(seed)
		for n := 0; m.Err == nil && m.Pending() != nil && m.Options().Len() > 0 && n < 2000; n++ {
			decisions++
			rng = rng*6364136223846793005 + 1442695040888963407
			m.Choose(int((rng >> 33) % uint64(m.Options().Len())))
		}
		if m.Err != nil {
			t.Fatal(m.Err)
		}
	}
}
