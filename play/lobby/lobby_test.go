package lobby_test

import (
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/play/lineedit"
	"sandtable/play/lobby"
	"sandtable/schema/layout"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// visitor types lines at a lobby, and holds what is said to the width.
type visitor struct {
	t     *testing.T
	lines []string
	width int
	said  strings.Builder
	since int // lines since the last prompt
	most  int // of these
}

func (v *visitor) ask(prompt string, complete func(string) []string) (string, error) {
	v.said.WriteString(prompt + "\n")
	if n := layout.Width(prompt); n > v.width-10 {
		v.t.Errorf("no room to type behind %q", prompt)
	}
	v.most, v.since = max(v.most, v.since), 0
	if len(v.lines) == 0 {
		return "", io.EOF
	}
	line := v.lines[0]
	v.lines = v.lines[1:]
	if line == "^C" {
		return "", lineedit.ErrInterrupted
	}
	if beginning, tab := strings.CutSuffix(line, "\t"); tab {
		v.said.WriteString(fmt.Sprintf("%q\n", complete(beginning)))
		return v.ask(prompt, complete)
	}
	return line, nil
}

func (v *visitor) say(lines ...string) {
	for _, l := range lines {
		if n := layout.Width(l); n > v.width {
			v.t.Errorf("%d columns: %q", n, l)
		}
		v.said.WriteString(l + "\n")
		v.since++
	}
}

func gameIn(t *testing.T, root fs.FS, dir string) *model.Game {
	t.Helper()
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: root, Dir: dir, Name: dir}})
	if g == nil {
		t.Fatal(found)
	}
	return g
}

// visit types lines in a lobby with three games and six saves.
func visit(t *testing.T, lines ...string) (*lobby.Choice, *visitor) {
	t.Helper()
	v := &visitor{t: t, lines: lines, width: 80}
	l := &lobby.Lobby{
		Games: []lobby.Game{{ID: "crowbar", Title: "Crowbar!", Text: "Land. Climb.", Players: "1 to 4"}, {ID: "lanzerath", Title: "Lanzerath Ridge", Players: "1"}, {ID: "push_your_luck", Title: "Thin Ice", Text: "Fish.", Players: "2", Example: true}},
		Load: func(id string) (*model.Game, error) {
			switch id {
			case "crowbar":
				return gameIn(t, content.Games, id), nil
			case "push_your_luck":
				return gameIn(t, examples.Games, "games/"+id), nil
			}
			return nil, fmt.Errorf("%s could not be loaded", id)
		},
		Ask: v.ask, Say: v.say, Width: func() int { return v.width },
	}
	for i := range 6 {
		l.Saves = append(l.Saves, lobby.Saved{Name: fmt.Sprintf("evening-%d", i), Path: fmt.Sprintf("/s/evening-%d.save", i), About: "Thin Ice"})
	}
	l.Saves = append(l.Saves, lobby.Saved{Name: "crowbar-solo", Path: "/s/crowbar-solo.save"}, lobby.Saved{Name: "thin", Path: "/s/thin.save"})
	c, err := l.Choose()
	if err != nil {
		t.Fatal(err)
	}
	return c, v
}

// TestChoose: what is typed comes to the flags of play; what is no choice is told, and asked again.
func TestChoose(t *testing.T) {
	for _, c := range []struct {
		name  string
		lines []string
		want  *lobby.Choice
		said  []string
	}{
		{"newest save", []string{"1"}, &lobby.Choice{Save: "/s/evening-0.save"}, []string{"Go on with a saved game", "  1) evening-0: Thin Ice", "more lists 5 others", "  5) Crowbar!: 1 to 4 players. Land."}},
		{"save by name", []string{"evening-5"}, &lobby.Choice{Save: "/s/evening-5.save"}, nil},
		{"a game whose saves bear its name", []string{"evening", "crow", ""}, &lobby.Choice{Game: "crowbar"}, []string{"may mean evening-0 or evening-1"}},
		{"enter begins", []string{"crow", ""}, &lobby.Choice{Game: "crowbar"}, []string{"  1) Landing ", "Solo: One player leads the Rangers."}},
		{"a save by a part of its name", []string{"crowbar-"}, &lobby.Choice{Save: "/s/crowbar-solo.save"}, nil},
		{"a save by its name", []string{"thin"}, &lobby.Choice{Save: "/s/thin.save"}, nil},
		{"example by its id", []string{"push_your_luck", ""}, &lobby.Choice{Game: "push_your_luck", Bots: []string{"ben=regular"}}, nil},
		{"all", []string{"more", "11", ""}, &lobby.Choice{Game: "push_your_luck", Bots: []string{"ben=regular"}}, []string{"Begin a smaller game, an example"}},
		{"options, bots, dice, face", []string{"crowbar", "mode", "versus two", "german player", "a ca\t", "2", "dice", "real", "shown", "3", ""},
			&lobby.Choice{Game: "crowbar", Sets: []string{"mode=versus_two"}, Bots: []string{"german_player=cadet"}, Manual: true, Face: lobby.Reader},
			[]string{"Mode: Who plays.", "Led by a Player (brought by Mode)", "One player leads the Rangers, the other the Germans"}},
		{"elsewhere", []string{"crowbar", "mode", "versus two", "german player", "a person e", ""}, &lobby.Choice{Game: "crowbar", Sets: []string{"mode=versus_two"}, Seat: "force_a"}, nil},
		{"nobody here", []string{"push", "ann", "a person e", "ben", "a person e", "", "ben", "1", ""}, &lobby.Choice{Game: "push_your_luck", Seat: "ben"}, []string{"one player sits at this screen, not 0"}},
		{"what does not go together", []string{"crowbar", "mode", "solo", "mode", "5", "command", "shared", "mode", "4", "mode", "", "back", "q"}, nil, []string{"Not so: "}},
		{"usual again", []string{"crowbar", "mode", "5", "mode", "1", ""}, &lobby.Choice{Game: "crowbar"}, nil},
		{"a guide", []string{"crowbar", "guide", "2", ""}, &lobby.Choice{Game: "crowbar", Guide: true},
			[]string{"leads you through the first turn: Bomb a gun"}},
		{"slips", []string{"77", "crowbat", "help", "lanzerath", "crowbar", "77", "modes", "landing", "99", "nothing", "", ""}, &lobby.Choice{Game: "crowbar"},
			[]string{"There is no 77: the numbers go from 1 to 6.", `did you mean "crowbar"?`, "Lanzerath could not be loaded.", "There is no 77: the numbers go from 1 to 13.", `did you mean "mode"?`, "A number or the beginning of a name chooses"}},
		{"left", []string{"crowbar", "mode", "^C"}, nil, nil},
		{"end", []string{"crowbar"}, nil, nil},
		{"back", []string{"crowbar", "back", "quit"}, nil, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, v := visit(t, c.lines...)
			if d := cmp.Diff(c.want, got); d != "" {
				t.Errorf("chosen (-want +got):\n%s\n%s", d, v.said.String())
			}
			for _, want := range c.said {
				if !strings.Contains(v.said.String(), want) {
					t.Errorf("%q is not said:\n%s", want, v.said.String())
				}
			}
		})
	}
}

// TestEveryGame: what can be set of any game fits the window, each on a line that tells what it
// means, and whatever is set can be played or is refused with a reason.
func TestEveryGame(t *testing.T) {
	for _, root := range []fs.FS{content.Games, examples.Games} {
		dirs, _ := fs.Glob(root, "*/game.hcl")
		more, _ := fs.Glob(root, "games/*/game.hcl")
		for _, d := range append(dirs, more...) {
			dir := path.Dir(d)
			t.Run(path.Base(dir), func(t *testing.T) {
				g := gameIn(t, root, dir)
				lines := []string{"1"}
				for i := range 30 {
					lines = append(lines, fmt.Sprint(i+1), "2")
				}
				v := &visitor{t: t, lines: append(lines, "", ""), width: 60}
				l := &lobby.Lobby{Games: []lobby.Game{{ID: g.ID, Title: g.Title, Text: g.Text, Players: "1"}}, Load: func(string) (*model.Game, error) { return g, nil }, Ask: v.ask, Say: v.say, Width: func() int { return v.width }}
				c, err := l.Choose()
				if err != nil {
					t.Fatal(err)
				}
				if c == nil {
					t.Fatalf("nothing was chosen:\n%s", v.said.String())
				}
				s := interp.Setup{Scenario: c.Scenario, Options: map[string]string{}}
				for _, set := range c.Sets {
					o, value, _ := strings.Cut(set, "=")
					s.Options[o] = value
				}
				if _, err := interp.Choose(g, s); err != nil {
					t.Errorf("it cannot be played: %v", err)
				}
				for _, x := range g.Options {
					if !strings.Contains(v.said.String(), x.Title) {
						t.Errorf("%s is not offered", x.Title)
					}
				}
				if v.most > 24 {
					t.Errorf("%d lines at one question:\n%s", v.most, v.said.String())
				}
				if slices.Contains(c.Bots, "") {
					t.Error("a bot without a player")
				}
			})
		}
	}
}
