package english

import "testing"

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
		{A("Élan"), "a Élan"},
		{A("tank"), "a tank"},
		{Plural("army"), "armies"},
		{Plural("day"), "days"},
		{Plural("rifleman"), "riflemen"},
		{Plural("box"), "boxes"},
		{Plural("hatch"), "hatches"},
		{Plural("pass"), "passes"},
		{Plural("unit"), "units"},
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
