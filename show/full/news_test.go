package full

import (
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/scene"
)

// TestNewsPage: when bots have done more than the last lines of the log can tell, a page opens that
// says what has become of the table, and Enter closes it.
func TestNewsPage(t *testing.T) {
	for _, x := range []struct {
		game, bot string
		setup     interp.Setup
		h, pages  int // lines of the screen; it is the last of so many pages that is looked at
	}{
		{"bolt_action", "axis", interp.Setup{}, 40, 5},
		{"bastogne", "german", interp.Setup{Scenario: "no_no_noville"}, 40, 3},
		{"alder_crossing", "veldt", interp.Setup{}, 24, 2},
		{"salt_roads", "hills", interp.Setup{}, 24, 2},
	} {
		t.Run(x.game, func(t *testing.T) {
			g, found, _ := interp.Load(interp.Sources{Game: source(x.game)})
			if g == nil {
				t.Fatal(found)
			}
			p, err := interp.Build(g, x.setup)
			if err != nil {
				t.Fatal(err)
			}
			h := sitAt(t, p, x.game, 80, x.h, x.bot)
			pages := 0
			for n := 0; n < 400 && h.m.End == nil; n++ {
				if h.pane != nil {
					if pages++; pages == x.pages {
						break
					}
					for h.pane != nil {
						h.press("enter")
					}
				}
				if i := (n * 7) % len(h.m.Ask.Options); h.m.Ask != nil {
					h.does(h.submit(func() *Moment { return h.desk.choose(i) }))
				}
			}
			if h.pane == nil || h.pane.key != "E" {
				t.Fatalf("no page of news opens:\n%s", Frame(h.state).Text())
			}
			text := Frame(h.state).Text()
			at := h.m.At
			h.press("1") // what it hides is not decided
			if h.pane != nil || h.m.At != at {
				t.Errorf("a number does not close the page, or decides behind it")
			}
			golden(t, "news_"+x.game, text+Frame(h.state).Text())
			if h.press("w"); h.pane != nil && h.pane.key == "w" {
				h.shows(" 1 why ")
				h.press("1")
				h.shows(" decides at random.")
			} else {
				t.Error("w does not list what bots have done")
			}
			if len(h.fresh()) == 0 {
				t.Error("nothing is marked on the map")
			}
			h.press("esc esc u")
			for i := 0; h.pane != nil && i < 9; i++ { // pages to leave
				h.press("enter")
			}
			if h.m.At >= at {
				t.Fatalf("u takes nothing back: %v", h.note)
			}
			if h.press("U"); h.m.At != at || h.pane == nil || h.pane.key != "E" {
				t.Errorf("what has been taken back is no news when it comes again:\n%s", Frame(h.state).Text())
			}
		})
	}
}

// TestMovesWait: with B bots wait after each move, with B again they run to the next decision of a
// person, and the game goes the same way.
func TestMovesWait(t *testing.T) {
	play := func(keys string) (*hand, int) {
		h := sit(t, "bolt_action", 100, 40, "axis")
		h.press(keys)
		waits := 0
		for n := 0; n < 60 && h.m.End == nil; n++ {
			switch {
			case h.pane != nil:
				h.press("esc")
			case h.paused:
				waits++
				h.shows("Enter the next move")
				h.press("enter")
			default:
				h.does(h.submit(func() *Moment { return h.desk.choose(0) }))
			}
		}
		return h, waits
	}
	run, none := play("")
	wait, some := play("B")
	if none != 0 || some < 5 {
		t.Errorf("bots wait %d times unasked, and %d times", none, some)
	}
	a, b := run.decided(), wait.decided()
	n := min(len(a), len(b))
	if strings.Join(a[:n], " ") != strings.Join(b[:n], " ") {
		t.Error("the game goes another way where bots wait")
	}
	for wait.paused || wait.pane != nil {
		wait.press("esc enter")
	}
	wait.press("B")
	for n := 0; n < 20 && wait.m.End == nil; n++ {
		if wait.pane != nil {
			wait.press("esc")
		}
		wait.does(wait.submit(func() *Moment { return wait.desk.choose(0) }))
		if wait.paused {
			t.Fatal("a bot waits that is to run")
		}
	}
}

// TestEased: whose order has ended with the turn is not marked on the map.
func TestEased(t *testing.T) {
	s := newState(80, 24, nil)
	s.m = &Moment{Changes: []scene.Change{{What: scene.Struck, Piece: 1, Place: 2, Eased: true}, {What: scene.Struck, Piece: 3, Place: scene.None}}}
	if got := s.fresh(); len(got) != 1 || !got[3] {
		t.Errorf("marked are %v", got)
	}
}
