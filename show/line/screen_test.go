package line_test

import (
	"bytes"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/session"
	"sandtable/schema/load"
	"sandtable/show/line"
)

var update = flag.Bool("update", false, "write what screens show into the golden files")

func program(t testing.TB, fsys fs.FS, dir string, s interp.Setup) *machine.Program {
	t.Helper()
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: fsys, Dir: dir, Name: dir}})
	if g == nil {
		t.Fatalf("%s does not load: %v", dir, found)
	}
	p, err := interp.Build(g, s)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func outpost(t testing.TB) *machine.Program {
	return program(t, os.DirFS("../../interp/view/testdata"), "outpost", interp.Setup{})
}

// typed plays a game at a screen with what somebody types, and returns all that the screen shows.
func typed(t testing.TB, p *machine.Program, o line.Options, lines ...string) string {
	t.Helper()
	text, err := play(p, o, lines...)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func play(p *machine.Program, o line.Options, lines ...string) (string, error) {
	o.Echo = true
	return atScreen(p, o, lines...)
}

func atScreen(p *machine.Program, o line.Options, lines ...string) (string, error) {
	var out bytes.Buffer
	sc := line.New(strings.NewReader(strings.Join(lines, "\n")+"\n"), &out, o)
	g := session.New(session.Config{Program: p, Header: save.Header{Game: p.Game.ID, Digest: p.Digest, Seed: 5}})
	if err := g.Start(); err != nil {
		return "", err
	}
	err := sc.Play(g)
	return out.String(), err
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(want), got); d != "" {
		t.Errorf("the screen is not what it was; look at the difference, and if it is as it should be run go test ./show/line -update (-want +got):\n%s", d)
	}
}

// TestTwoAtOneScreen: the cover between players, hands, face-down counters, the log of each.
func TestTwoAtOneScreen(t *testing.T) {
	golden(t, "two_players.golden", typed(t, outpost(t), line.Options{}, "", "wait", "walk rolf ford", "", "none", "2", "", "log 30"))
}

// TestCommands: what can be typed beside options.
func TestCommands(t *testing.T) {
	golden(t, "commands.golden", typed(t, outpost(t), line.Options{Seat: nil}, "", "help", "more", "cite", "cite 2.1", "cite 9", "show hill", "show rolf", "show bert",
		"show wait", "show order_deck", "show hours", "show lamp", "show walk", "show nothing", "show deal", "show tu", "view", "why rolf.power", "why power(bert)", "why height_of(rudi)", "why height_of",
		"why hight_of", "why-not walk rolf hill", "none", "why-not walk rolf blue_camp", "why-not walk", "why-not look rolf", "why-not fly", "legend", "undo", "undo", "redo", "redo", "undo x", "nonsense",
		"wal", "look rolf", "", "quit"))
}

// TestEveryLineFits: no line of a screen is wider than 80 columns, in the widest game that there
// is, at many positions.
func TestEveryLineFits(t *testing.T) {
	p := program(t, content.Games, "lanzerath", interp.Setup{Options: map[string]string{"mode": "competitive"}})
	lines := []string{"", "help", "why", "why defense", "show", "show nothing_that_there_is_in_this_game_or_in_any_other_one", "why-not attack slape-b1-1", "board"}
	for range 60 {
		lines = append(lines, "more", "1", "", "show b4", "legend", "more")
	}
	for i, l := range strings.Split(typed(t, p, line.Options{}, lines...), "\n") {
		if n := utf8.RuneCountInString(l); n > 80 {
			t.Errorf("line %d is %d wide: %s", i, n, l)
		}
	}
}

// FuzzPlay types anything at a screen: it never fails, and what it shows is not wider than the
// screen unless what was typed is.
func FuzzPlay(f *testing.F) {
	p := outpost(f)
	f.Add("\nwait\nwalk rolf ford\n\nnone\n2\n\nlog 30")
	f.Add("help\nshow hill\nwhy rolf.power\nwhy power(bert)\nwhy-not walk rolf blue_camp\ncite 2\nundo 3\nredo\nview")
	f.Add("why height_of(man=rolf)\nwhy power([rolf,rudi])\nshow rolf@red_camp\nshow field.hill\n:log x\n999999999999999999999\n-1\n#\n@\n.\n()\n")
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "save") { // which writes files
			return
		}
		if _, err := play(p, line.Options{}, strings.Split(text, "\n")...); err != nil {
			t.Error(err)
		}
	})
}

// TestNumbersOfTheListShown: a number chooses only what stands in the list shown last.
func TestNumbersOfTheListShown(t *testing.T) {
	p := program(t, content.Games, "lanzerath", interp.Setup{Options: map[string]string{"mode": "competitive"}})
	sc := typed(t, p, line.Options{}, "", "9999", "quit")
	if !strings.Contains(sc, "There is no option 9999") {
		t.Errorf("a number that no option has:\n%s", sc)
	}
	var lines []string
	for range 20 {
		lines = append(lines, "more", "1", "")
	}
	all := typed(t, p, line.Options{}, append(lines, "365")...)
	if !strings.Contains(all, "is not in the list shown last") && !strings.Contains(all, "There is no option 365") {
		t.Errorf("a number that is not shown:\n%s", all)
	}
}

// TestQuitAsksOnce: on a terminal a game without a save is not dropped unasked.
func TestQuitAsksOnce(t *testing.T) {
	text := typed(t, outpost(t), line.Options{Terminal: true}, "", "wait", "quit", "quit", "legend")
	if !strings.Contains(text, "quit once more drops it") || strings.Count(text, "> quit") != 2 {
		t.Errorf("quit without a save:\n%s", text)
	}
}

// TestColourChangesNothingElse: with colours the text is the same.
func TestColourChangesNothingElse(t *testing.T) {
	in := []string{"", "wait", "walk rolf ford", "", "none", "2", "", "log 30", "why rolf.power", "show hill"}
	plain, coloured := typed(t, outpost(t), line.Options{}, in...), typed(t, outpost(t), line.Options{Color: true}, in...)
	if !strings.Contains(coloured, "\x1b[") {
		t.Error("there is no colour")
	}
	for strings.Contains(coloured, "\x1b[") {
		a, b, _ := strings.Cut(coloured, "\x1b[")
		_, b, _ = strings.Cut(b, "m")
		coloured = a + b
	}
	if d := cmp.Diff(plain, coloured); d != "" {
		t.Error(d)
	}
}

// TestSeat: at a seat only that player's decisions are taken; the game is handed on with its save.
func TestSeat(t *testing.T) {
	p := outpost(t)
	text := typed(t, p, line.Options{Seat: p.Players[0]}, "none", "look rolf")
	if !strings.Contains(text, "It is Blue's turn.") || strings.Contains(text, "Pass the screen") {
		t.Errorf("the screen of Red:\n%s", text)
	}
}

// TestScript: a script shows what happens and no screens; a wrong line is named.
func TestScript(t *testing.T) {
	p := outpost(t)
	text := typed(t, p, line.Options{Script: true}, "# the first night", "", "wait", "walk rolf-hill")
	if !strings.Contains(text, "> Red: Walk") && !strings.Contains(text, "> Red: March") || !strings.Contains(text, "The script ends after 2 decisions; next Blue decides order") {
		t.Errorf("a script shows:\n%s", text)
	}
	if strings.Count(text, "Outpost") != 1 {
		t.Error("a script shows one screen, at its end")
	}
	for _, c := range []struct{ line, say string }{
		{"fly", `line 2 of the script, "fly": it is no legal option now`},
		{"w", `did you mean`},
	} {
		if _, err := play(p, line.Options{Script: true}, "none", c.line); err == nil {
			t.Errorf("%q is taken", c.line)
		}
	}
	if _, err := play(p, line.Options{Script: true}, "none", "walk"); err == nil || !strings.Contains(err.Error(), "it may mean 4 options") {
		t.Errorf("several options fit: %v", err)
	}
}

// TestSecretsAtOneScreen: the cover between two who choose at once, what each reads of the other's
// choice, and whose a space is.
func TestSecretsAtOneScreen(t *testing.T) {
	p := program(t, examples.Games, "games/salt_roads", interp.Setup{})
	golden(t, "secrets.golden", typed(t, p, line.Options{}, "", "1", "", "log 9", "2", "", "for_its_points", "1"))
}
