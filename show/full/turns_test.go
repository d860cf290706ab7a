package full

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/save"
	"sandtable/play/log"
)

// turn is a typical turn of a game.
type turn struct {
	game  string
	setup interp.Setup
	what  string // what is done in it
	deeds string // what is decided, parted by semicolons, without what answers itself
	// Keys that the line face took before there was a full one, or the full one at first; 0: nobody
	// has counted them.
	before int
	most   int // keys that it may take

	prelude string // what is decided before, by typing
}

// turns are played by keys and by mouse, and their keys are counted; docs/play.md has the table.
var turns = []turn{
	{"lanzerath", interp.Setup{}, "five attacks", "attack bouck-b4-1; attack slape-b6-3; attack james-mg_b; attack milosevich-b6-1; attack fort-b3-1", 47, 15, ""},
	{"crowbar", interp.Setup{}, "the bombs", "d5; d5; e5; e5; g5; g5; l5; l5; k8; k8; a7; a7; j8; j8", 42, 18, ""},
	{"crowbar", versusTwo, "versus: guns laid, a post manned", "mined_trap; g6; gun_found; g6; gun_found; d7; gun_found; d7; b8; b8; hka_2; hka_2", 25, 16, ""},
	{"crowbar", interp.Setup{Scenario: "standard"}, "a company sails in, of 24 decisions", "easy; activate_a_unit easy_861; press_forward red; advance b2; press_forward yellow; advance b3; press_forward green; advance b4; activate_a_unit easy_722; press_forward red; press_forward yellow; advance c2; press_forward green; advance c3; advance c4; grappling_attempt; activate_a_unit easy_support; press_forward red; advance d2; press_forward yellow; press_forward green; advance d3; activate_a_unit easy_888; press_forward red", 49, 27,
		"l5; d5; e5; b5; g5; l5; b5; e5; g5; d5; d7; k12; c9; f12; easy; lca_888-red; lca_861-black; lca_722-green; dog; lca_860-yellow; lca_858-black; lca_dog-red; lca_887-yellow; lca_884-black; lca_883-green"},
	{"bolt_action", interp.Setup{Scenario: "no_man_s_land"}, "seven orders of both sides", "rally first_grenadiers; ambush us_machine_gun; rally us_first_squad; rally second_grenadiers; ambush us_lieutenant; us_second_squad; ambush us_second_squad; rally german_machine_gun", 0, 19,
		"north; done; done; first_grenadiers; 29,41.5; yes; us_bazooka; 29,11.5; yes; sdkfz_222; 33,38; yes; second_grenadiers; 24.3,38; yes; german_lieutenant; 30.6,36.5; yes; us_machine_gun; 27.6,11; yes; german_machine_gun; 28.9,37.9; yes; us_second_squad; 29.3,8.6; yes; 27.6,36.5; yes; m8_greyhound; 17.2,10; yes; us_first_squad; 29,4.6; yes; 30.4,11.5; yes"},
	{"alder_crossing", interp.Setup{}, "three marches and an attack", "adler-e4; birke-f3; dachs-b4; pass; f4; adler; birke", 38, 13, ""},
	{"salt_roads", interp.Setup{}, "a card chosen by each, and the orders that it pays for", "salt_fever; levies; for_its_points; march highkeep-larchfell", 10, 7, ""},
	{"low_fields", interp.Setup{}, "six squads placed, and a march", "grey_scouts; 6,4.5; green_scouts; 6,19.5; grey_gun; 6,3.5; green_gun; 5,19.5; 4.1,4; 8,19.5; march grey_scouts-6.4,4.4", 75, 13, ""},
	{"chess", interp.Setup{}, "a move", "e2-e4", 2, 2, ""},
	{"bastogne", interp.Setup{Scenario: "no_no_noville"}, "two units placed", "28_03; 24_09", 4, 2, ""},
	{"bastogne", interp.Setup{Scenario: "wiltz_waltz"}, "a regiment comes with its leader, and two companies march",
		"1_fj_rgt_15; 2_fj_rgt_15; 3_fj_rgt_15; 5_fj_rgt_15; 6_fj_rgt_15; 7_fj_rgt_15; 9_fj_rgt_15; 10_fj_rgt_15; 11_fj_rgt_15; 4_fj_rgt_15; 8_fj_rgt_15; 12_fj_rgt_15; " +
			"10_fj_rgt_15; 12_fj_rgt_15; march 58_27; 12_fj_rgt_15; deploy; 8_fj_rgt_15; march 58_27; 8_fj_rgt_15; deploy", 38, 15,
		"56_26; 56_26; 56_26; 56_26; 55_28; 55_28; 55_26; 57_25; 57_26; 57_26; i_3_110; done; done; 62_23; 49_23; 60_22; 50_24; 61_25; 1_fus_39; 1_fus_39; done; fj_rgt_15_chit"},
}

// versusTwo is Crowbar! with a player for the Germans.
var versusTwo = interp.Setup{Options: map[string]string{"mode": "versus_two"}}

// name returns how the turn's file and its tests are called.
func (x turn) name() string {
	if mode := x.setup.Options["mode"]; mode != "" {
		return x.game + "_" + mode
	}
	if x.prelude != "" {
		return x.game + "_" + x.setup.Scenario
	}
	return x.game
}

// sitTurn sits down at the game of a turn.
func (x turn) sit(t *testing.T) *hand {
	t.Helper()
	g, found, _ := interp.Load(interp.Sources{Game: source(x.game)})
	if g == nil {
		t.Fatal(found)
	}
	p, err := interp.Build(g, x.setup)
	if err != nil {
		t.Fatal(err)
	}
	h := sitAt(t, p, x.game, 80, 24)
	if x.prelude == "" {
		return h
	}
	h.uncovered()
	for _, key := range strings.FieldsFunc(x.prelude, func(r rune) bool { return r == ';' || r == ' ' }) {
		h.press("/ " + quoted(key) + " enter")
		h.uncovered()
	}
	h.keys = 0
	return h
}

// decided returns the keys of what has been decided.
func (h *hand) decided() (out []string) {
	for _, d := range h.desk.game.Decisions() {
		out = append(out, d.Key)
	}
	return out
}

// decided returns the decisions of the turn, with those that answer themselves.
func (x turn) decided(t *testing.T) []save.Decision {
	t.Helper()
	game := x.sit(t).desk.game
	for _, key := range strings.Split(x.deeds, "; ") {
		i, err := game.Admit(key)
		if err != nil {
			t.Fatalf("%s: %v", key, err)
		}
		if err := game.Choose(i, ""); err != nil {
			t.Fatal(err)
		}
		if err := game.GoOn(nil); err != nil {
			t.Fatal(err)
		}
	}
	return game.Decisions()
}

// TestTurns: typical turns by keys alone: the screens before and after and the log are golden, and
// the keys are few. The same decisions by mouse alone have the same log.
func TestTurns(t *testing.T) {
	var table strings.Builder
	table.WriteString("\n| game | turn | before | keys | clicks |\n|---|---|---|---|---|\n")
	for _, x := range turns {
		t.Run(x.name(), func(t *testing.T) {
			want := x.decided(t)
			h := &driver{hand: x.sit(t), want: want, way: (*driver).byShortest}
			text := Frame(h.state).Text()
			h.drive()
			text += Frame(h.state).Text() + strings.Join(log.Texts(h.m.Log), "\n") + "\n"
			golden(t, "turn_"+x.name(), text)
			if h.keys > x.most {
				t.Errorf("it takes %d keys", h.keys)
			}
			m := &driver{hand: x.sit(t), want: want, rng: rand.New(rand.NewPCG(1, 1)), way: (*driver).byMouse}
			if m.drive(); strings.Join(log.Texts(m.m.Log), "\n") != strings.Join(log.Texts(h.m.Log), "\n") {
				t.Errorf("by mouse the log is\n%s", strings.Join(log.Texts(m.m.Log), "\n"))
			}
			before := fmt.Sprint(x.before)
			if x.before == 0 {
				before = "-"
			}
			fmt.Fprintf(&table, "| %s | %s | %s | %d | %d |\n", x.game, x.what, before, h.keys, m.clicks)
		})
	}
	t.Log(table.String())
	if strings.Count(table.String(), "\n") < len(turns)+3 { // -run has left some out
		return
	}
	documented(t, "<!-- turns: written by go test ./show/full -update -->\n", "<!-- end of turns -->", table.String())
}

// documented compares a part of docs/play.md with what it ought to be.
func documented(t *testing.T, from, to, want string) {
	t.Helper()
	file := filepath.FromSlash("../../docs/play.md")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, ok := strings.Cut(string(text), from)
	_, tail, closed := strings.Cut(rest, to)
	if !ok || !closed {
		t.Fatalf("docs/play.md has no %q", from)
	}
	if all := head + from + want + "\n" + to + tail; *update {
		if err := os.WriteFile(file, []byte(all), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if all != string(text) {
		t.Errorf("docs/play.md is not as it ought to be between %q and %q (-update writes it)", from, to)
	}
}
