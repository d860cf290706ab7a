package bot_test

import (
	"encoding/json"
	"io/fs"
	"os"
	"path"
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/load"
)

// program builds one game.
func program(t testing.TB, src load.Source, s interp.Setup) *machine.Program {
	t.Helper()
	g, found, _ := interp.Load(interp.Sources{Game: src})
	if g == nil {
		t.Fatalf("%s: %v", src.Name, found)
	}
	p, err := interp.Build(g, s)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// programs are all games that come with the program, and some made for what is hidden.
func programs(t testing.TB) map[string]*machine.Program {
	t.Helper()
	out := map[string]*machine.Program{}
	for _, root := range []load.Source{{FS: content.Games, Dir: "."}, {FS: examples.Games, Dir: "games"},
		{FS: os.DirFS("../view/testdata"), Dir: "."}, {FS: os.DirFS("testdata"), Dir: "."}} {
		entries, err := fs.ReadDir(root.FS, root.Dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if e.IsDir() {
				out[e.Name()] = program(t, load.Source{FS: root.FS, Dir: path.Join(root.Dir, e.Name()), Name: e.Name()}, interp.Setup{})
			}
		}
	}
	g := program(t, load.Source{FS: content.Games, Dir: "lanzerath", Name: "lanzerath"}, interp.Setup{Options: map[string]string{"mode": "competitive"}})
	out["lanzerath for two"] = g
	return out
}

func named(t testing.TB, name string) *machine.Program {
	t.Helper()
	p := programs(t)[name]
	if p == nil {
		t.Fatalf("there is no game %s", name)
	}
	return p
}

// visit plays random games and calls f at decisions with more than one option, up to so many in a
// game.
func visit(t *testing.T, p *machine.Program, games, calls int, f func(m *machine.M, r *bot.Random)) {
	t.Helper()
	m := machine.New(p)
	for seed := range uint64(games) {
		r := bot.NewRandom(seed)
		m.Start(seed)
		for n := 0; m.Pending() != nil && m.Options().Len() > 0 && n < 200; n++ {
			if m.Options().Len() > 1 && n%3 == 0 && n/3 < calls {
				f(m, &r)
			}
			m.Choose(r.Choose(m))
		}
	}
}

func shown(t testing.TB, m *machine.M) string {
	t.Helper()
	out, err := json.Marshal(view.For(m, m.Player()))
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// quick is a careful bot that takes little time.
var quick = bot.Kind{Careful: true, Tries: 2, Ahead: 6}

// calls is how many decisions of a game a test asks a careful bot about: few where a continuation
// has to go to the end.
func calls(p *machine.Program) int {
	switch {
	case p.Standing == nil && p.Game.Length > 50:
		// Nothing is hidden in these games, which other tests play.
		return 0
	case p.Game.Length > 100 || p.Game.Surface != nil:
		return 2
	}
	return 20
}

func careful(p *machine.Program, k bot.Kind, seed uint64) *bot.Careful {
	c := bot.NewCareful(p, k)
	c.Begin(seed, 1)
	return c
}

// TestParse reads kinds of bots, and writes them again.
func TestParse(t *testing.T) {
	for text, want := range map[string]bot.Kind{
		"random":        {},
		"careful":       {Careful: true, Tries: bot.Tries, Ahead: bot.Ahead},
		"careful:3":     {Careful: true, Tries: 3, Ahead: bot.Ahead},
		"careful:3:0":   {Careful: true, Tries: 3},
		"careful:16:90": {Careful: true, Tries: 16, Ahead: 90},
	} {
		k, err := bot.Parse(text)
		if err != nil || k != want || k.String() != text {
			t.Errorf("%s: %+v, %v, written %s", text, k, err, k)
		}
	}
	for text, why := range map[string]string{
		"":              `unknown bot ""`,
		"clever":        `unknown bot "clever"`,
		"carefull":      `did you mean "careful"?`,
		"random:3":      "random takes no number",
		"careful:":      "the number of continuations per option",
		"careful:0":     "from 1 to 10000",
		"careful:-1":    "from 1 to 10000",
		"careful:x":     "from 1 to 10000",
		"careful:1e9":   "from 1 to 10000",
		"careful:99999": "from 1 to 10000",
		"careful:8:":    "the length of a continuation",
		"careful:8:4:1": "the length of a continuation",
		"careful:8:-1":  "from 0 to 100000",
	} {
		if _, err := bot.Parse(text); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%q: %v, not %q", text, err, why)
		}
	}
}
