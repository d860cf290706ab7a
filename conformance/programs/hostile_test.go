package programs

import (
	"bytes"
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"sandtable/cmd/cli"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/session"
	"sandtable/play/talk"
	"sandtable/schema/layout"
	"sandtable/schema/load"
	"sandtable/show/web"
)

// mostAllocated bounds what one verb may allocate, in MB: a count of work that is much the same on
// every machine.
const mostAllocated = 600

// TestHostileGames runs every verb of the command line on games that ask too much of it: each ends,
// with an answer or a reason, and writes what a terminal may show.
func TestHostileGames(t *testing.T) {
	allowed := machine.DefaultLimits
	defer func() { machine.DefaultLimits = allowed }()
	l := &machine.DefaultLimits // a tenth of what is allowed elsewhere
	l.Steps, l.Game, l.Options, l.Ways, l.List = 100*l.Steps, l.Game/10, 100*l.Options, 100*l.Ways, 100*l.List
	root := t.TempDir()
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	for name, text := range hostile {
		dir := filepath.Join(root, strings.ReplaceAll(name, " ", "_"))
		if err := errors.Join(os.Mkdir(dir, 0o755), os.WriteFile(filepath.Join(dir, "game.hcl"), []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
		t.Run(name, func(t *testing.T) { everyVerb(t, dir); served(t, dir) })
	}
	for _, args := range [][]string{{"list", "--content", root}, {"saves"}, {"words", "choose"}} {
		answered(t, args)
	}
}

// everyVerb runs every verb on a game. That a new verb stands here too is the first thing it tells.
func everyVerb(t *testing.T, dir string) {
	file := func(name string) string { return filepath.Join(dir, name) }
	save := file("evening.save")
	begun := false
	of := map[string][][]string{
		"info": {{}, {"--json"}}, "rules": {{}}, "graph": {{}}, "explain": {{}, {"action", "move"}, {"--ir", "lowered"}},
		"draw": {{"-o", file("b.svg")}, {"-o", file("b.png"), "--dpi", "30"}, {"-o", file("b.pdf")}}, "print": {{"-o", file("sheets")}},
		"play": {
			{"--save", save, "--ui", "line", "--seed", "1"}, {"--no-save", "--reader", "--ui", "line", "--seed", "1"},
			{"--no-save", "--ui", "line", "--bot", "red=random"},
		},
		"replay": {{}, {"--verify"}}, "report": {{"-o", file("report.zip")}}, "resume": {{}},
		"sim": {{"--games", "1"}, {"--games", "1", "--bot", "search:20"}, {"--games", "1", "--bots", "random,search:5"}}, "perft": {{"1"}},
		"bench": {{"--explain-plan"}, {"--seconds", "0.01"}},
		"odds":  {{"--bots", "random", "--positions", "50"}},
		"lint":  {{}, {"--fix", "--diff"}}, "fmt": {{"--check"}}, "fix": {{"--check"}}, "test": {{}}, "cover": {{}},
		"list": nil, "saves": nil, "words": nil, // of no game
		"serve": nil, // it ends when it is told to: see served
		"tune":  nil, // it refuses a game without a policy
		"new":   nil, "completion": nil, "help": nil, "version": nil,
	}
	for _, verb := range verbsOf(t) {
		tried, ok := of[verb]
		if !ok {
			t.Errorf("%s is not tried on hostile games", verb)
		}
		for _, args := range tried {
			args = append([]string{verb, dir}, args...)
			if late(verb) {
				args = append([]string{verb, save, "--follow"}, args[2:]...)
			}
			code := answered(t, args)
			if verb == "info" && code != 0 {
				t.Fatalf("%q ends with %d: the game does not load", args, code)
			}
			if verb == "play" && slices.Contains(args, save) {
				begun = code == 0
			}
			if begun && late(verb) && code != 0 {
				t.Errorf("%q ends with %d: what was played is lost", args, code)
			}
		}
	}
}

// served serves a game in progress: its first page comes, and is bounded as all answers are.
func served(t *testing.T, dir string) {
	g, _, _ := interp.Load(interp.Sources{Game: load.Source{FS: os.DirFS(dir), Dir: ".", Name: dir}})
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	game := session.New(session.Config{Program: p, Apart: true, Header: save.Header{Game: g.ID, Digest: p.Digest, Seed: 1}})
	if err := game.Start(); err != nil {
		return // the other faces of play are told the same
	}
	link := web.NewSecret()
	s := web.New(web.Config{Game: game, Seats: []web.Seat{{Secret: link}}, Hosts: []string{"here"}, Faults: func(err error) { t.Error(err) }})
	defer s.Close()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	page := httptest.NewRecorder()
	s.ServeHTTP(page, httptest.NewRequest(http.MethodGet, "http://here/t/"+link+"/", nil))
	runtime.ReadMemStats(&after)
	if page.Code != http.StatusOK {
		t.Errorf("the page is answered with %d: %.2000s", page.Code, page.Body)
	}
	if size := page.Body.Len(); size > 16<<20 {
		t.Errorf("the page has %d bytes", size)
	}
	if mb := (after.TotalAlloc - before.TotalAlloc) >> 20; mb > mostAllocated {
		t.Errorf("the page allocates %d MB", mb)
	}
}

// verbsOf lists the verbs in the order of help, those that need a save after the others.
func verbsOf(t *testing.T) (out []string) {
	var help bytes.Buffer
	cli.Main([]string{"--help"}, strings.NewReader(""), &help, &help)
	for _, m := range regexp.MustCompile(`(?m)^  ([a-z]+) {2,}[A-Z]`).FindAllStringSubmatch(help.String(), -1) {
		out = append(out, m[1])
	}
	if len(out) < 20 {
		t.Fatalf("help lists %q", out)
	}
	slices.SortStableFunc(out, func(a, b string) int { return bit(late(a)) - bit(late(b)) })
	return out
}

// late reports whether a verb needs a save.
func late(verb string) bool { return verb == "replay" || verb == "report" || verb == "resume" }

func bit(is bool) int {
	if is {
		return 1
	}
	return 0
}

// typed are, in the game that is saved, all commands that may be typed: each alone and on an
// option.
func typed(args []string) string {
	if args[0] != "play" || !slices.Contains(args, "--save") {
		return "1\nmore\nquit\n"
	}
	var b strings.Builder
	b.WriteString("more\n1\nundo\n")
	for _, verb := range talk.Verbs() {
		if verb == "quit" || verb == "save" || verb == "help" {
			continue
		}
		b.WriteString(verb + "\n" + verb + " 1\n")
	}
	return b.String() + "why-not move\nodds 1\nodds 1 next\n1 2 3\nnone\n2\nquit\n"
}

// answered runs the command line and judges how it answers, whatever the answer is.
func answered(t *testing.T, args []string) (code int) {
	t.Helper()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	var out bytes.Buffer
	code = cli.Main(args, strings.NewReader(typed(args)), &out, &out)
	runtime.ReadMemStats(&after)
	text := out.String()
	crash := regexp.MustCompile(`internal error|goroutine |%!`).MatchString(text)
	if crash || code < 0 || code > 3 || code == 2 && len(args) > 3 {
		t.Errorf("%q: exit code %d: %.2000s", args, code, text)
	}
	for i, r := range strings.ReplaceAll(text, "\r\n", "\n") {
		if what := layout.Unseen(r); what != "" {
			t.Errorf("%q prints a %s, U+%04X: %q", args, what, r, text[max(i-60, 0):min(i+60, len(text))])
			break
		}
	}
	if mb := (after.TotalAlloc - before.TotalAlloc) >> 20; mb > mostAllocated {
		t.Errorf("%q allocates %d MB", args, mb)
	}
	if len(text) > 16<<20 {
		t.Errorf("%q prints %d MB", args, len(text)>>20)
	}
	return code
}
