package view_test

import (
	"slices"
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// sealedNight is a game in which both armies have written their orders and bids, at the decision of
// Red in the night; all is noted.
func sealedNight(t *testing.T) *machine.M {
	t.Helper()
	m := machine.New(built(t, "sealed"))
	m.Start(1)
	for n := 0; m.Pending().Name != "night"; n++ {
		m.Choose(n % m.Options().Len())
	}
	return m
}

// fieldsOf is what a player sees of a thing that changes: by its name.
func fieldsOf(m *machine.M, player int32, thing string) map[string]view.Field {
	out := map[string]view.Field{}
	v := view.For(m, player)
	list := v.Others
	for _, p := range v.Places {
		list = append(append(list, p.Thing), p.Pieces...)
	}
	for _, t := range list {
		if t.Name == thing {
			for _, f := range t.Fields {
				out[f.Name] = f
			}
		}
	}
	return out
}

// TestSecretFields: a secret is shown to its owner alone, while its bool is true; the rest of the
// thing is open. So it is for pieces, for players themselves, for places, and for kinds of a kind.
func TestSecretFields(t *testing.T) {
	m := sealedNight(t)
	red, blue := m.P.Players[0].ID, m.P.Players[1].ID
	for _, c := range []struct {
		thing, field  string
		owner, others int32
		always        bool
	}{
		{"ash", "plan", red, blue, false}, {"ash", "goal", red, blue, false}, {"yew", "plan", blue, red, false},
		{"red", "bid", red, blue, false}, {"blue", "grudge", blue, red, true}, {"oaks", "mined", red, blue, true},
	} {
		for _, viewer := range []int32{c.others, view.Spectator} {
			if f := fieldsOf(m, viewer, c.thing)[c.field]; !f.Secret || f.Value != "" {
				t.Errorf("%d sees that %s of %s is %q", viewer, c.field, c.thing, f.Value)
			}
		}
		if f := fieldsOf(m, c.owner, c.thing)[c.field]; f.Secret || f.Value == "" {
			t.Errorf("the owner does not see %s of %s", c.field, c.thing)
		}
	}
	if f := fieldsOf(m, blue, "ash")["hits"]; f.Secret || f.Value != "0" {
		t.Errorf("hits of ash are shown as %+v", f)
	}
	for fieldsOf(m, view.Spectator, "ash")["noted"].Value == "true" {
		m.Choose(m.Options().Len() - 1)
	}
	for _, field := range []string{"plan", "goal"} {
		if f := fieldsOf(m, blue, "ash")[field]; f.Secret || f.Value == "" {
			t.Errorf("at dawn %s of ash is shown as %+v", field, f)
		}
	}
	if f := fieldsOf(m, blue, "red")["grudge"]; !f.Secret {
		t.Errorf("a grudge is kept for ever, and is shown as %+v", f)
	}
}

// TestWhyTellsNoSecret: a value that reads a secret is told to its owner, and to nobody else.
func TestWhyTellsNoSecret(t *testing.T) {
	m := sealedNight(t)
	a := newAsker(m.P)
	red, blue := m.P.Players[0].ID, m.P.Players[1].ID
	for _, v := range m.P.Game.Values {
		for _, args := range everyArgs(m.P.Game, v) {
			for _, viewer := range []int32{red, blue, view.Spectator} {
				answer, refused := a.why(m, view.Veil(m, viewer), v, args)
				open := v.Name == "hits_of" || v.Name == "sealed"
				if !open && len(args) > 0 {
					open = viewer != view.Spectator && view.Owner(m, args[0].One) == viewer
				}
				if refused == open {
					t.Errorf("%s %v, asked by %d: %s", v.Name, args, viewer, answer)
				}
			}
		}
	}
}

// TestSecretsNameNoPieces: a name that follows from a secret is known to be one, however it is
// bound; a choice, a member of a loop and what is computed from open fields is none.
func TestSecretsNameNoPieces(t *testing.T) {
	p := built(t, "sealed")
	tracer := interp.NewTracer(p)
	names := map[string]*model.Var{}
	for _, r := range p.Game.Rules {
		for _, v := range r.Params {
			names[r.Name+"."+v.Name] = v
		}
		model.WalkStmts(r.Body, func(s *model.Stmt) {
			if s.Bind != nil {
				names[r.Name+"."+s.Bind.Name] = s.Bind
			}
		}, nil)
	}
	var got []string
	for name, v := range names {
		if tracer.FromSecret(v) {
			got = append(got, name)
		}
	}
	slices.Sort(got)
	if want := []string{"pick_out.also", "pick_out.raider", "pick_out.told", "point_at.who"}; !slices.Equal(got, want) {
		t.Errorf("names that follow from secrets: %v, not %v", got, want)
	}
}

// TestKeptMembersTellNothing: what a value of things gave to one who knows is not told to one who
// does not.
func TestKeptMembersTellNothing(t *testing.T) {
	m := sealedNight(t)
	mined := m.P.Game.Values[slices.IndexFunc(m.P.Game.Values, func(v *model.Value) bool { return v.Title == "Mined Woods" })]
	tracer := interp.NewTracer(m.P)
	for range 2 {
		if _, err := tracer.Members(m, mined, nil); err != nil {
			t.Fatal(err)
		}
		for _, p := range m.P.Players {
			if woods, err := tracer.Members(m, mined, view.Veil(m, p.ID)); err == nil || !err.Hidden() {
				t.Errorf("%s is told of %v, %v", p.Title, woods, err)
			}
		}
	}
}
