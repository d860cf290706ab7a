package bot_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"sandtable/content"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/load"
)

// programs are all games that come with the program, and some made for what is hidden.
func programs(t testing.TB) map[string]*machine.Program {
	t.Helper()
	out := map[string]*machine.Program{}
	for _, src := range interptest.Sources(t, "../view/testdata", "testdata") {
		out[src.Name] = interptest.Program(t, src, interp.Setup{})
	}
	out["lanzerath for two"] = interptest.Program(t, load.Source{FS: content.Games, Dir: "lanzerath", Name: "lanzerath"}, interp.Setup{Options: map[string]string{"mode": "competitive"}})
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

// quick is a searching bot that takes little time.
var quick = bot.Kind{Search: true, Iterations: 30}

// calls is how many decisions of a game a test asks a searching bot about: few where a continuation
// has to go to the end.
func calls(p *machine.Program) int {
	switch {
	case p.Outlook == nil && p.Game.Length > 50:
		// Nothing is hidden in these games, which other tests play.
		return 0
	case p.Game.Length > 100 || p.Game.Surface != nil:
		return 2
	}
	return 20
}

func search(p *machine.Program, k bot.Kind, seed uint64) *bot.Search {
	c := bot.NewSearch(p, k, 1)
	c.Begin(seed, 1)
	return c
}

// TestParse reads kinds of bots, and writes them again.
func TestParse(t *testing.T) {
	for text, want := range map[string]bot.Kind{
		"random":       {},
		"cadet":        {Level: bot.Cadet},
		"regular":      {Level: bot.Regular},
		"veteran":      {Level: bot.Veteran},
		"search":       {Search: true},
		"guided":       {Search: true, Guided: true},
		"guided:70":    {Search: true, Guided: true, Iterations: 70},
		"search:3":     {Search: true, Iterations: 3},
		"search:1.5s":  {Search: true, Time: 1500 * time.Millisecond},
		"search:200ms": {Search: true, Time: 200 * time.Millisecond},
		"policy":       {Policy: true},
		"policy:rash":  {Policy: true, Name: "rash"},
	} {
		k, err := bot.Parse(text)
		if err != nil || k != want || k.String() != text {
			t.Errorf("%s: %+v, %v, written %s", text, k, err, k)
		}
	}
	for text, why := range map[string]string{
		"":             `unknown bot ""`,
		"clever":       `unknown bot "clever"`,
		"serch":        `did you mean "search"?`,
		"vetran":       `did you mean "veteran"?`,
		"cadet:3":      "cadet is a level",
		"guided:0":     "such as guided:500",
		"careful:8":    "careful is called search now",
		"random:3":     "random takes no number",
		"policy:":      "name the policy",
		"search:":      "how many continuations",
		"search:0":     "from 1 to 1000000",
		"search:-1":    "from 1 to 1000000",
		"search:x":     "from 1 to 1000000",
		"search:1e9":   "from 1 to 1000000",
		"search:0s":    "from 1ms to 1h",
		"search:2h":    "from 1ms to 1h",
		"search:8:4":   "how many continuations",
		"search:-200s": "from 1ms to 1h",
	} {
		if _, err := bot.Parse(text); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%q: %v, not %q", text, err, why)
		}
	}
}
