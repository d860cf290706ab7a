package talk

import (
	"os"
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/play/session"
	"sandtable/schema/load"
)

// seated begins a game against bots, or a game that has been played against those of its header.
func seated(t *testing.T, from load.Source, bots map[string]bot.Kind, header ...string) *Table {
	t.Helper()
	g, found, _ := interp.Load(interp.Sources{Game: from})
	if g == nil {
		t.Fatal(found)
	}
	p, err := interp.Build(g, interp.Setup{Policies: true})
	if err != nil {
		t.Fatal(err)
	}
	c := session.Config{Program: p, Header: save.Header{Game: g.ID, Seed: 1, Bots: header}}
	for _, x := range p.Players {
		if kind, is := bots[x.Name]; is {
			c.Bots = map[int32]bot.Kind{x.ID: kind}
		}
	}
	s := session.New(c)
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	return New(s)
}

// TestPlayers: of each player is told who decides for it, who is asked now, and how it stands; not
// what the one who looks cannot see.
func TestPlayers(t *testing.T) {
	example := func(name string) load.Source {
		return load.Source{FS: examples.Games, Dir: "games/" + name, Name: name}
	}
	here, gone := "a person at this screen", "a person elsewhere"
	for _, x := range []struct {
		name   string
		from   load.Source
		bots   map[string]bot.Kind
		header []string
		at     func(tb *Table)
		want   string
	}{
		{"one screen", example("alder_crossing"), nil, nil, nil,
			"Karst: " + here + "; asked now: Marches §3.4\n  Will unbent\nVeldt: " + here + "\n  Will unbent"},
		{"a screen each", example("tictactoe"), nil, nil, func(tb *Table) { tb.Seat = tb.S.P.Players[1] },
			"Crosses: " + gone + "; asked now: Turn §3\nNoughts: " + here},
		{"a bot", example("salt_roads"), map[string]bot.Kind{"hills": {Search: true, Iterations: 50}}, nil, nil,
			"Harbour: " + here + "; asked now: choose card §2.1\n  Salt 2\nHills: a bot (search:50)\n  Salt 2"},
		{"a policy", example("breakthrough"), map[string]bot.Kind{"black": {Policy: true}}, nil, nil,
			"White: " + here + "; asked now: Turn §2\nBlack: a bot (policy \"Priorities\")"},
		{"a script", example("tictactoe"), nil, nil, func(tb *Table) { tb.Strict = true },
			"Crosses: a script; asked now: Turn §3\nNoughts: a script"},
		{"a game shown again", example("tictactoe"), nil, []string{"noughts", "crosses=nobody"}, func(tb *Table) { tb.Review(view.Spectator) },
			"Crosses: a person; asked now: Turn §3\nNoughts: a bot (random)"},
		{"another's hand", example("kuhn_poker"), nil, nil, nil,
			"Ann: " + here + "; asked now: Open §2\n  staked 1; Rank of jack\nBen: " + here + "\n  staked 1"},
		{"a side", load.Source{FS: content.Games, Dir: "lanzerath", Name: "lanzerath"}, nil, nil, nil,
			"Defender (Americans): " + here + "; asked now: Defender Actions §4.1\n  Score 5"},
	} {
		t.Run(x.name, func(t *testing.T) {
			tb := seated(t, x.from, x.bots, x.header...)
			if x.at != nil {
				x.at(tb)
			}
			if got := text(tb.Obey("players")); got != x.want {
				t.Errorf("it is told:\n%s\nwant:\n%s", got, x.want)
			}
		})
	}
}

// TestPlayersAtTheEnd: nobody is asked any more, and each player hears what the end is worth to it.
func TestPlayersAtTheEnd(t *testing.T) {
	tb := table(t, "last_stone")
	for !tb.Over() {
		tb.Choose(0)
		tb.GoOn(nil)
	}
	got := text(tb.Obey("players"))
	if strings.Contains(got, "asked now") || !strings.Contains(got, "the end is worth 1") || !strings.Contains(got, "the end is worth -1") {
		t.Error(got)
	}
}

// TestWhereCommandsMayBeTyped: what only tells may be asked at other machines and where a game is
// shown again; what writes files, or draws letters for a terminal, may not be sent from elsewhere.
func TestWhereCommandsMayBeTyped(t *testing.T) {
	tb := table(t, "salt_roads")
	for _, name := range []string{"status", "score", "players", "look", "why", "log"} {
		if got := text(tb.Ask(name)); strings.Contains(got, "no question") {
			t.Errorf("%s is refused: %s", name, got)
		}
		if a, _ := tb.Step(name); strings.Contains(text(a), "does nothing") {
			t.Errorf("%s is refused where the game is shown again", name)
		}
	}
	file := t.TempDir() + "/kept"
	for _, line := range []string{"save " + file, "quit", "undo", "board", "view", "1", strings.Repeat("x", LongestLine+1)} {
		if got := text(tb.Ask(line)); !strings.Contains(got, "no question") {
			t.Errorf("%.20s is answered: %s", line, got)
		}
		if _, ok := tb.Do(line); ok && line != "undo" {
			t.Errorf("%.20s is done", line)
		}
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("a file was written")
	}
}
