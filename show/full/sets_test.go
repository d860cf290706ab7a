package full

import (
	"fmt"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"sandtable/interp/choice"
	"sandtable/interp/naming"
	"sandtable/interp/scene"
	"sandtable/play/log"
	"sandtable/show/grid"
)

// assault sits at a battle where two units touch an enemy, at the choice of those who attack.
func assault(t *testing.T) *hand {
	t.Helper()
	h := sit(t, "alder_crossing", 80, 24)
	h.press("/ 'adler-e4 enter / 'birke-f3 enter / 'pass enter")
	h.press("/ 'f4 enter")
	h.shows("Choose attackers")
	return h
}

// TestSet: Space takes members into the set, counted in the prompt, or out of it; Enter chooses
// them all, and the game goes on.
func TestSet(t *testing.T) {
	h := assault(t)
	h.shows("0 chosen of 1 to 2")
	h.press("space space")
	h.shows("2 chosen of 1 to 2")
	h.shows("[x] Adler")
	h.shows("[x] Birke")
	h.press("p space")
	h.shows("1 chosen of 1 to 2")
	before := people(h)
	h.press("esc")
	h.shows("0 chosen of 1 to 2")
	h.press("+")
	h.shows("2 chosen of 1 to 2")
	h.press("-")
	h.shows("0 chosen of 1 to 2")
	h.press("+ enter")
	if n := people(h) - before; n < 2 {
		t.Errorf("%d decisions were taken:\n%s", n, Frame(h.state).Text())
	}
	if log := strings.Join(log.Texts(h.m.Log), "\n"); !strings.Contains(log, "choose attackers: Adler") || !strings.Contains(log, "choose attackers: Birke") {
		t.Errorf("the log does not tell of both:\n%s", log)
	}
	if strings.Contains(Frame(h.state).Text(), "Choose attackers") {
		t.Error("it is still asked who attacks")
	}
}

// TestSetByMouse: a click takes a member into the set, or out of it; one on the key that the bottom
// line names chooses them.
func TestSetByMouse(t *testing.T) {
	h := assault(t)
	h.click("[ ] Adler", tea.MouseLeft)
	h.shows("[x] Adler")
	h.click("[ ] Birke", tea.MouseLeft)
	h.shows("2 chosen")
	h.click("[x] Birke", tea.MouseLeft)
	h.shows("1 chosen")
	h.shows("[ ] Birke")
	before := people(h)
	h.click("Enter chooses them", tea.MouseLeft)
	if people(h) == before {
		t.Errorf("nothing was decided:\n%s", Frame(h.state).Text())
	}
}

// TestNumbers: numbers are their own labels, + and - go through them, digits mark them.
func TestNumbers(t *testing.T) {
	m := &Moment{Scene: &scene.Scene{Game: "Dials"}, Ask: &Ask{Who: "You", Title: "how many"}}
	for _, n := range []string{"0", "5", "10", "15"} {
		m.Ask.Options = append(m.Ask.Options, choice.Option{Key: n, Title: n, Parts: []choice.Part{{Role: 2, Key: n, Title: n, Ref: scene.None, At: scene.None}}})
	}
	s := newState(80, 24, grid.Mono)
	s.news(m)
	marked := func(want string) {
		t.Helper()
		if s.marked < 0 || s.kids[s.marked].Title != want {
			t.Errorf("%s is not marked, %d is:\n%s", want, s.marked, Frame(s).Text())
		}
	}
	s.digit("5")
	marked("5")
	s.addTo(1)
	marked("10")
	s.addTo(-1)
	s.addTo(-1)
	s.addTo(-1)
	marked("0")
	s.digits = ""
	s.digit("1")
	s.digit("5")
	marked("15")
	if !strings.Contains(Frame(s).Text(), "15>") {
		t.Errorf("numbers are not their own labels:\n%s", Frame(s).Text())
	}
}

// TestNumbersStay: an action keeps its number when others come or go, and what passes is 0; a
// number does what it says as soon as no longer one can be meant.
func TestNumbersStay(t *testing.T) {
	menu := func(actions ...string) *Moment {
		m := &Moment{Scene: &scene.Scene{Game: "Menus"}, Ask: &Ask{Who: "You", Title: "orders"}}
		for _, a := range append(actions, "pass") {
			part := choice.Part{Role: naming.Action, Key: a, Title: a, Ref: scene.None, At: scene.None}
			m.Ask.Options = append(m.Ask.Options, choice.Option{Key: a, Title: a, Passes: a == "pass", Parts: []choice.Part{part}})
		}
		return m
	}
	s := newState(80, 24, grid.Mono)
	for _, x := range []struct {
		actions []string
		want    string
	}{
		{[]string{"fire", "move", "rest"}, "1 fire, 2 move, 3 rest, 0 pass"},
		{[]string{"dig", "fire", "rest"}, "1 fire, 3 rest, 4 dig, 0 pass"},
		{[]string{"dig", "move"}, "2 move, 4 dig, 0 pass"},
	} {
		s.news(menu(x.actions...))
		var got []string
		for i := range s.kids {
			got = append(got, s.labels[i]+" "+s.kids[i].Title)
		}
		if list := strings.Join(got, ", "); list != x.want {
			t.Errorf("%q, not %q", list, x.want)
		}
	}
	var many []string
	for i := range 12 {
		many = append(many, string(rune('a'+i)))
	}
	s.news(&Moment{Scene: &scene.Scene{Game: "Menus"}})
	s.slots = choice.Slots{}
	s.news(menu(many...))
	if i := s.digit("1"); i != 0 || !s.begins(s.digits, i) {
		t.Errorf("1 is choice %d", i)
	}
	if i := s.digit("2"); i != 11 || s.begins(s.digits, i) {
		t.Errorf("1 2 is choice %d", i)
	}
	s.news(menu("b", "k", "l")) // of three no digit waits for another
	if got := strings.Join(s.labels, " "); got != "2 8 9 0" {
		t.Errorf("b, k and l are %s", got)
	}
	beside := menu("rally", "officer") // what is chosen beside an action begins with one
	beside.Ask.Options[0].Beside = true
	beside.Ask.Options[1].Parts[0].Role = naming.Choice
	s.news(beside)
	if got := strings.Join(s.labels, " "); got != "1 2 0" {
		t.Errorf("the numbers are %s", got)
	}
	h := sit(t, "alder_crossing", 80, 24)
	if h.press("0"); people(h) != 1 || h.decided()[len(h.decided())-1] != "pass" {
		t.Errorf("0 does not pass: %q", h.decided())
	}
}

// TestPassingGivesWay: what passing means takes nothing away from the heading that stood there
// before.
func TestPassingGivesWay(t *testing.T) {
	s := newState(80, 24, grid.Mono)
	ask := &Ask{Who: "You", Title: strings.Repeat("ab", 22)}
	for i := range 60 {
		part := choice.Part{Role: naming.Choice, Key: fmt.Sprint("k", i), Title: fmt.Sprint("man ", i), Ref: scene.None, At: scene.None}
		ask.Options = append(ask.Options, choice.Option{Key: part.Key, Title: part.Title, Parts: []choice.Part{part}})
	}
	ask.Options = append(ask.Options, choice.Option{Key: "none", Title: "none: nobody else comes along", Passes: true})
	s.news(&Moment{Scene: &scene.Scene{Game: "Menus"}, Ask: ask})
	shows := func(want string) {
		if text := Frame(s).Text(); !strings.Contains(text, " "+want+" ") {
			t.Errorf("%q is not there:\n%s", want, text)
		}
	}
	shows("0: nobody else comes along")
	s.step(1)
	shows("1 of 61")
	ask.Title = "Orders"
	shows("0: nobody else comes along   1 of 61")
}

// TestRuns: numbers that follow one another are told by the first and the last.
func TestRuns(t *testing.T) {
	for text, want := range map[string]string{"1": "1", "1 2 0": "1 2 0", "1 2 3 4 5 0": "1 to 5 0", "2 4 5 6 9": "2 4 to 6 9"} {
		if got := strings.Join(runs(strings.Fields(text)), " "); got != want {
			t.Errorf("%s is written %s, not %s", text, got, want)
		}
	}
}

// TestNumberOfNoChoice: a number that no choice has is said to be none, with those that there are;
// 0 takes a set that has been chosen, as it ends one that may be left empty.
func TestNumberOfNoChoice(t *testing.T) {
	h := assault(t)
	before := people(h)
	h.press("7")
	h.shows("No choice has the number 7: 1, 2.")
	h.press("0")
	h.shows("This cannot be passed: 1, 2.")
	if n := people(h) - before; n != 0 {
		t.Errorf("%d decisions were taken", n)
	}
	h.press("1 2")
	if strings.Contains(Frame(h.state).Text(), "cannot be passed") {
		t.Error("what was said of a number stays")
	}
	h.press("0")
	if n := people(h) - before; n < 2 {
		t.Errorf("%d decisions were taken:\n%s", n, Frame(h.state).Text())
	}
}
