package english

import "testing"

func TestPredicate(t *testing.T) {
	for text, want := range map[string]bool{"is empty": true, "neither commands nor inspires": true, "can call": true, "nobody stands there": false, "it is empty": false, "": false} {
		if Predicate(text) != want {
			t.Errorf("%q begins with a verb: %v", text, !want)
		}
	}
}

func TestWords(t *testing.T) {
	for _, x := range []struct{ have, want string }{
		{Spaced("light_tank"), "light tank"},
		{Capital("élan"), "Élan"},
		{Capital("2 units"), "2 units"},
		{Capital(""), ""},
		{Capital("\xffx"), "\xffx"},
		{Title("draw_pile"), "Draw pile"},
		{Title("B1-1 of it"), "B1-1 of it"},
		{Sentence("no such unit"), "No such unit."},
		{Sentence("which unit?"), "Which unit?"},
		{Sentence("it is so."), "It is so."},
		{Sentence(""), ""},
		{A("infantry unit"), "an infantry unit"},
		{A("Élan"), "an Élan"},
		{A("tank"), "a tank"},
		{A("army"), "an army"},
		{A("hour"), "an hour"},
		{A("honest trader"), "an honest trader"},
		{A("unit"), "a unit"},
		{A("union_corps"), "a union_corps"},
		{A("uninhabited hex"), "an uninhabited hex"},
		{A("one-hex road"), "a one-hex road"},
		{A("onerous task"), "an onerous task"},
		{A("European power"), "a European power"},
		{A("US unit"), "a US unit"},
		{A("usher"), "an usher"},
		{A("MG"), "an MG"},
		{A("hq"), "an hq"},
		{A("tp"), "a tp"},
		{A("88 mm gun"), "an 88 mm gun"},
		{A("10"), "a 10"},
		{A(""), "a "},
		{Plural("army"), "armies"},
		{Plural("day"), "days"},
		{Plural("rifleman"), "riflemen"},
		{Plural("box"), "boxes"},
		{Plural("hatch"), "hatches"},
		{Plural("pass"), "passes"},
		{Plural("unit"), "units"},
		{Plural("units"), "units"},
		{Plural("light_tanks"), "light_tanks"},
		{Plural("areas"), "areas"},
		{Plural("headquarters"), "headquarters"},
		{Plural("riflemen"), "riflemen"},
		{Plural("men at arms"), "men at arms"},
		{Plural("omen"), "omens"},
		{Plural("German"), "Germans"},
		{Plural("bonus"), "bonuses"},
		{Plural("gas"), "gases"},
		{Plural("dice"), "dice"},
		{Are("points"), "are"},
		{Are("points of command"), "are"},
		{Are("status"), "is"},
		{Agree("White", "win"), "White wins"},
		{Agree("Attackers", "win"), "Attackers win"},
		{Agree("The British", "lose"), "The British lose"},
		{Agree("Axis", "win"), "Axis wins"},
		{Agree("Knights of the Lake", "win"), "Knights of the Lake win"},
		{Agree("Army of the Allies", "win"), "Army of the Allies wins"},
		{Agree("United States", "win"), "United States wins"},
		{Count(1, "decision"), "1 decision"},
		{Count(0, "decision"), "0 decisions"},
		{Count(2, "entry"), "2 entries"},
		{Some(nil, 2), "none"},
		{Some([]string{"a", "b"}, 2), "a, b"},
		{Some([]string{"a", "b", "c", "d"}, 2), "a, b and 2 more"},
	} {
		if x.have != x.want {
			t.Errorf("%q, not %q", x.have, x.want)
		}
	}
}
