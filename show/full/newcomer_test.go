package full

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"sandtable/interp/choice"
)

// TestNewcomer: who has never played finds in the help what the game is about, for whom they decide
// and what each sign on the map means; a search that finds nothing says so.
func TestNewcomer(t *testing.T) {
	for _, x := range []struct {
		game string
		has  []string
	}{
		{"crowbar", []string{"Land, climb", "You decide for     Force A", "s                  sea", "b                  beach", "M                  minefield", "#                  cliff", "{ }                may be chosen", "a face-down gun location", "LCA 888", "so many more counters"}},
		{"lanzerath", []string{"Hold the ridge", "f                  Fence", "g                  Grenade", "Bo                 Bouck"}},
		{"alder_crossing", []string{"~                  river", "w                  woods", "Fa                 Falke"}},
		{"low_fields", []string{"a point that may be chosen", "Mill"}},
	} {
		h := sit(t, x.game, 80, 24)
		h.press("?")
		var all []string
		for _, l := range h.pane.text {
			all = append(all, l.text)
		}
		text := strings.Join(all, "\n")
		for _, want := range x.has {
			if !strings.Contains(text, want) {
				t.Errorf("%s: %q is not in the help:\n%s", x.game, want, text)
			}
		}
		h.press("/ 'zzz enter")
		h.shows(`"zzz" is not in this text`)
		h.press("/ 'mouse enter")
		if strings.Contains(Frame(h.state).Text(), "is not in this text") {
			t.Error("what is found is told to be missing")
		}
	}
}

// TestHeadOfWholeFigures: figures that do not fit the first line of the header stand on a second
// one, each of them whole, and the board begins below.
func TestHeadOfWholeFigures(t *testing.T) {
	h := sit(t, "crowbar", 80, 24)
	for _, f := range h.figures() {
		h.shows(f)
	}
	if n := h.headLines(); n != 3 {
		t.Errorf("the header takes %d lines", n)
	}
	h.resize(200, 60)
	if n := h.headLines(); n != 2 {
		t.Errorf("with room for all figures the header takes %d lines", n)
	}
	h.shows("Points to a Victory")
	h.resize(60, 20)
	if n := h.headLines(); n != 2 {
		t.Errorf("in a small window the header takes %d lines", n)
	}
}

// TestNotesAreWhole: what is answered to a key is told in full, on as many lines as it takes.
func TestNotesAreWhole(t *testing.T) {
	h := sit(t, "lanzerath", 80, 24)
	h.press("g 'b3-1 enter")
	h.press("enter enter g 'b3-1 enter enter")
	for i := 0; i < 40 && h.note == nil; i++ {
		h.press("down enter")
	}
	screen := strings.Join(strings.Fields(Frame(h.state).Text()), " ")
	for _, l := range h.note {
		if !strings.Contains(screen, strings.Join(strings.Fields(l), " ")) {
			t.Errorf("%q is not told in full:\n%s", l, Frame(h.state).Text())
		}
	}
	if h.note == nil {
		t.Fatal("nothing was refused")
	}
}

// TestActionsAreExplained: below the list stands what the rules say of the action that is marked,
// as far as there is room, and the rules open there; after the action it has been read.
func TestActionsAreExplained(t *testing.T) {
	h := sit(t, "lanzerath", 80, 24)
	h.press("n")
	h.shows("§4.1.2 Major. Name an attacker counter in sight")
	h.shows(".. (r: more)")
	h.press("r")
	lines := strings.Split(Frame(h.state).Text(), "\n")
	head := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "-- Rules") })
	if top := lines[head+1]; !strings.HasPrefix(top, "§4.1.2 Attack") {
		t.Errorf("the rules open at %q", top)
	}
	h.press("esc enter n")
	if strings.Contains(Frame(h.state).Text(), "§4.1.2") {
		t.Error("it is told again behind the action")
	}
	// Of the only action of a menu it is told, too, though nobody has to mark it.
	h = sit(t, "alder_crossing", 80, 24)
	h.press("n")
	h.shows("§3.4 Each unit marches once a turn.")
	h.press("p")
	if strings.Contains(Frame(h.state).Text(), "Each unit marches") {
		t.Error("to pass is no march")
	}
}

// TestOddsOfAllBehind: the odds of a choice behind which several options lie are those of each.
func TestOddsOfAllBehind(t *testing.T) {
	h := sit(t, "lanzerath", 80, 24)
	h.press("1 o")
	for _, want := range []string{"odds attack bouck", "Attack: Bouck, Rifleman at B3-1, B4-1: 69.4 %", "Attack: Bouck, MG B: 55.6 %"} {
		h.shows(want)
	}
	h.press("esc esc esc n o")
	h.shows("Attack: Milosevich, Rifleman at B6-3: 93.8 %")
	h.press("G")
	h.shows("92 options more, of which less is likely to come.")
}

// TestManyActions: of more actions than usual all are in sight, in columns as wide as they need.
func TestManyActions(t *testing.T) {
	h := sit(t, "lanzerath", 80, 24)
	h.kids, h.labels = nil, nil
	for i, title := range strings.Split("Attack,Adjust Fire,Reposition,Dismount,Move,Assist: Wibben and Kalil,Command,"+
		"Radio the Battery: Springer,Radio the Regiment: Fort,Call Artillery: Springer,Report Intelligence: Fort,Recover,pass", ",") {
		h.kids = append(h.kids, choice.Kid{Of: []int{0}, Title: title})
		h.labels = append(h.labels, strconv.Itoa(i+1))
	}
	h.shows("13 pass")
	if l := h.rows(80, 1<<20); l.rows > 6 || l.left[l.columns] > 82 {
		t.Errorf("13 actions stand in %d lines, and columns at %d", l.rows, l.left)
	}
}

// TestNumberedPlaces: a place whose name ends in a number keeps it where only a space too little is
// left for what lies there.
func TestNumberedPlaces(t *testing.T) { sit(t, "lanzerath", 80, 24).shows("[B2-4Rg]") }

// TestNewsOfAutomaton: what an enemy without a player has done after the viewer's decision is news,
// and marked on the map.
func TestNewsOfAutomaton(t *testing.T) {
	h := sit(t, "lanzerath", 80, 24)
	h.press("0 E")
	h.shows("New, or seen now")
	if h.press("esc"); len(h.fresh()) == 0 {
		t.Error("nothing is marked on the map")
	}
}

// TestHelpBegins: the help begins with the game and the keys with which one begins; the signs on
// the map come before all keys.
func TestHelpBegins(t *testing.T) {
	h := sit(t, "lanzerath", 80, 24)
	h.press("?")
	h.shows("Hold the ridge")
	h.shows("odds: what may come of it")
	from := map[string]int{}
	for i, l := range h.pane.text {
		from[l.text] = i
	}
	if signs, keys := from["Signs on the map"], from["To decide"]; signs == 0 || keys < signs {
		t.Errorf("signs in line %d, keys in line %d", signs, keys)
	}
}

// TestCutAbout: of what a decision is about, a line that does not fit whole ends in dots.
func TestCutAbout(t *testing.T) {
	h := sit(t, "crowbar", 80, 24)
	h.shows("Bomb. Ten Incoming Fire markers")
	for l := range strings.Lines(Frame(h.state).Text()) {
		if strings.HasPrefix(l, " Bomb. ") && !strings.HasSuffix(strings.TrimRight(l, " \n"), "..") {
			t.Errorf("%q is cut without a sign", l)
		}
	}
}
