package full

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/session"
	"sandtable/schema/load"
	"sandtable/show/grid"
)

var update = flag.Bool("update", false, "write what screens show into the golden files")

// hand is somebody at the face who presses keys. What keys give the desk to do is done at once.
type hand struct {
	*face
	t    *testing.T
	keys int
	left bool // the face has been left

	line string // what a terminal has sent for the keys since Enter
	// What it had sent when Enter was pressed, and how many decisions had been taken then; with a
	// backslash after it where another key gave the desk a job.
	lines []string
	moves []string // the same of clicks and turns of the wheel: up to one that gave the desk a job
	mice  []string
	jobs  int // how many the desk has been given
}

// sit sits down at a new game.
func sit(t *testing.T, game string, w, h int, bots ...string) *hand {
	t.Helper()
	return sitAt(t, build(t, game), game, w, h, bots...)
}

// sitAt sits down at a new game of a program.
func sitAt(t *testing.T, p *machine.Program, game string, w, h int, bots ...string) *hand {
	t.Helper()
	header := save.Header{Game: game, Seed: 1}
	kinds := map[int32]bot.Kind{}
	for _, x := range p.Players {
		for _, name := range bots {
			if x.Name == name {
				kinds[x.ID] = bot.Kind{}
			}
		}
	}
	s := session.New(session.Config{Program: p, Header: header, Bots: kinds})
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	return handAt(t, s, w, h)
}

// handAt sits down at a game that has begun.
func handAt(t *testing.T, s *session.Session, w, h int) *hand {
	t.Helper()
	d := newDesk(s)
	d.show = func(*Moment) {}
	f := &face{state: newState(w, h, grid.Mono), desk: d, dice: make(chan throw)}
	f.Init()
	sits := &hand{face: f, t: t}
	sits.does(f.take(d.begin()))
	return sits
}

// built are games that have been compiled.
var built = map[string]*machine.Program{}

// build compiles a game of the content or the examples, once.
func build(t testing.TB, game string) *machine.Program {
	t.Helper()
	if built[game] == nil {
		built[game] = compiled(t, game)
	}
	return built[game]
}

func compiled(t testing.TB, game string) *machine.Program {
	t.Helper()
	g, found, _ := interp.Load(interp.Sources{Game: source(game)})
	if g == nil {
		t.Fatal(found)
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// source returns where a game of the content or the examples lies.
func source(game string) load.Source {
	if _, err := content.Games.Open(game); err != nil {
		return load.Source{FS: examples.Games, Dir: "games/" + game, Name: game}
	}
	return load.Source{FS: content.Games, Dir: game, Name: game}
}

// special are the keys that are no letters.
var special = map[string]rune{"enter": tea.KeyEnter, "esc": tea.KeyEscape, "up": tea.KeyUp, "down": tea.KeyDown, "left": tea.KeyLeft, "right": tea.KeyRight, "tab": tea.KeyTab, "backspace": tea.KeyBackspace, "space": tea.KeySpace}

// press presses keys, parted by blanks; what stands after a quote is typed letter by letter, where
// an underscore is a blank, and two are one.
func (h *hand) press(keys string) {
	h.t.Helper()
	for _, k := range strings.Fields(keys) {
		if text, ok := strings.CutPrefix(k, "'"); ok {
			for _, r := range strings.NewReplacer("__", "_", "_", " ").Replace(text) {
				h.one(tea.KeyPressMsg{Code: r, Text: string(r)})
			}
			continue
		}
		if code, ok := special[k]; ok {
			h.one(tea.KeyPressMsg{Code: code})
			continue
		}
		h.one(tea.KeyPressMsg{Code: []rune(k)[0], Text: k})
	}
}

// quoted returns a text as press types it.
func quoted(text string) string { return "'" + strings.NewReplacer("_", "__", " ", "_").Replace(text) }

// one presses one key.
func (h *hand) one(k tea.KeyPressMsg) {
	h.keys++
	before := h.jobs
	h.does(h.key(k))
	switch k.Code {
	case tea.KeyEnter:
		h.lines, h.line = append(h.lines, fmt.Sprintf("%d\t%s", h.desk.game.At(), h.line)), ""
		h.mice, h.moves = append(h.mice, fmt.Sprintf("%d\tenter", h.desk.game.At())), nil
	case tea.KeySpace:
		h.line += " "
	default:
		if h.line += k.Text; h.jobs > before { // it does more than mark
			h.lines, h.line = append(h.lines, fmt.Sprintf("%d\t%s\\", h.desk.game.At(), h.line)), ""
		}
	}
}

// does does what the library and the desk would have done then.
func (h *hand) does(cmd tea.Cmd) {
	select {
	case job := <-h.desk.jobs:
		h.jobs++
		h.does(h.take(job()))
	default:
		if cmd != nil {
			if _, quit := cmd().(tea.QuitMsg); quit {
				h.left = true
			}
		}
	}
	Frame(h.state)
}

// click clicks on the first place or entry where the screen shows a text.
func (h *hand) click(text string, button tea.MouseButton) {
	h.t.Helper()
	for y, l := range strings.Split(Frame(h.state).Text(), "\n") {
		if i := strings.Index(l, text); i >= 0 {
			h.does(h.face.click(tea.Mouse{X: len([]rune(l[:i])) + 1, Y: y, Button: button}))
			return
		}
	}
	h.t.Fatalf("%q is not on the screen:\n%s", text, Frame(h.state).Text())
}

// shows checks that the screen shows a text.
func (h *hand) shows(text string) {
	h.t.Helper()
	if screen := Frame(h.state).Text(); !strings.Contains(screen, text) {
		h.t.Errorf("%q is not on the screen:\n%s", text, screen)
	}
}

// golden compares the screen with a golden file.
func golden(t *testing.T, name, text string) {
	t.Helper()
	file := filepath.Join("testdata", name+".txt")
	if *update {
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil || string(want) != text {
		t.Errorf("%s differs (-update writes it anew):\n%s", file, text)
	}
}

// TestGoldenScreens: the first screens of games, and some that keys lead to.
func TestGoldenScreens(t *testing.T) {
	for _, x := range []struct{ name, game, keys string }{
		{"lanzerath", "lanzerath", "1 3 n"},
		{"crowbar", "crowbar", "right right"},
		{"alder_crossing", "alder_crossing", "n enter n n"},
		{"low_fields", "low_fields", "1 enter n"},
		{"chess", "chess", "/ 'e2e4 enter n enter"},
		{"salt_roads_cover", "salt_roads", ""},
		{"salt_roads", "salt_roads", "enter n n"},
		{"salt_roads_cards", "salt_roads", "enter c"},
		{"nine_mens_morris", "nine_mens_morris", "down right"},
		{"hex_middle", "hex", "z"},
		{"backgammon", "backgammon", "n enter"},
		{"log", "alder_crossing", "n enter n enter e"},
		{"stack", "lanzerath", "s"},
		{"help", "chess", "?"},
		{"rules", "alder_crossing", "r"},
		{"typing", "chess", "/ 'e2"},
	} {
		t.Run(x.name, func(t *testing.T) {
			h := sit(t, x.game, 80, 24)
			h.press(x.keys)
			golden(t, x.name, Frame(h.state).Text())
		})
	}
}

// TestTurnsByKeys: whole turns are played by keys, in about as few as were promised.
func TestTurnsByKeys(t *testing.T) {
	for _, x := range []struct {
		game, keys string
		decisions  int // that the keys take
		most       int // keys
	}{
		{"chess", "/ 'e2e4 enter n n enter n enter", 2, 13},
		{"lanzerath", "1 enter n enter enter", 1, 5},
		{"alder_crossing", "n enter n enter n enter n enter", 2, 8},
		{"low_fields", "n enter n enter", 2, 4},
		{"salt_roads", "enter 3", 1, 2},
	} {
		t.Run(x.game, func(t *testing.T) {
			h := sit(t, x.game, 80, 24)
			before := people(h)
			h.press(x.keys)
			if n := people(h) - before; n != x.decisions {
				t.Errorf("%d decisions, not %d:\n%s", n, x.decisions, Frame(h.state).Text())
			}
			if h.keys > x.most {
				t.Errorf("it takes %d keys", h.keys)
			}
		})
	}
}

// people returns how many decisions people have taken.
func people(h *hand) int {
	n := h.desk.game.Taken()[""]
	return n
}

// TestByMouse: a click marks, a second one does it; the right button shows the stack.
func TestByMouse(t *testing.T) {
	h := sit(t, "chess", 80, 24)
	h.click("5 e2", tea.MouseLeft)
	h.click("<P", tea.MouseLeft) // on the board
	h.shows("Turn: e2")
	h.click("1>e4", tea.MouseLeft)
	if people(h) != 1 {
		t.Errorf("no move was made:\n%s", Frame(h.state).Text())
	}
	h.click("|R", tea.MouseRight)
	h.shows("White Rook")
	h.click("White Rook", tea.MouseRight)
	if h.pane != nil {
		t.Error("a click does not close the pane")
	}
}

// TestSteps: Esc goes back step by step, u takes back, U takes again; Enter does nothing where
// nothing is marked, so that a key held down plays nothing.
func TestSteps(t *testing.T) {
	h := sit(t, "lanzerath", 80, 24)
	h.press("1 2")
	h.shows("Attack, Slape")
	h.press("esc")
	h.shows("Attack §4.1")
	h.press("esc esc")
	if len(h.path) != 1 || h.marked >= 0 {
		t.Error("Esc does not lead to the top")
	}
	h.press("1 enter enter")
	if people(h) != 1 {
		t.Fatalf("%d decisions", people(h))
	}
	h.cursor = h.b.Called("o-1")
	h.press("enter enter enter")
	if people(h) != 1 {
		t.Error("Enter decided something that was not marked")
	}
	h.press("u")
	if people(h) != 0 {
		t.Error("u does not take back")
	}
	h.press("U")
	if people(h) != 1 {
		t.Error("U does not take again")
	}
	h.press("q")
	if !h.left {
		t.Error("q does not leave")
	}
}

// TestTyped: several answers may be typed at once; what may mean several options lists those; a
// command answers in a pane; what means nothing is told so.
func TestTyped(t *testing.T) {
	h := sit(t, "crowbar", 80, 24)
	h.press("/ 'd5x2_e5 enter")
	if people(h) != 3 {
		t.Errorf("%d decisions, not 3: %q", people(h), h.note)
	}
	h.press("/ '2 enter")
	if people(h) != 4 {
		t.Error("a number takes nothing")
	}
	h.press("/ 'zz9 enter")
	h.shows("zz9")
	h = sit(t, "lanzerath", 80, 24)
	h.press("/ '3 enter")
	if !strings.Contains(h.heading(), "Reposition") || people(h) != 0 {
		t.Errorf("a number is not that of the list: %s", h.heading())
	}
	h.press("esc / 'attack_bouck enter")
	if len(h.path) != 2 || len(h.node().Of) < 2 {
		t.Errorf("what may be meant is not listed:\n%s", Frame(h.state).Text())
	}
	h.press(": 'show_bouck enter")
	h.shows("Bouck")
	if h.pane == nil {
		t.Error("the answer is in no pane")
	}
	if len(h.path) != 2 {
		t.Error("a question leads away from the decision")
	}
	h.press("esc g 'b2-1 enter")
	if h.cursor == h.b.Called("b2-1") {
		return
	}
	t.Error("g does not go there")
}

// TestBotsGoOn: a bot's moves are in the log, and it can be stopped.
func TestBotsGoOn(t *testing.T) {
	h := sit(t, "tictactoe", 80, 24, "noughts")
	h.press("n enter")
	h.shows("(bot)")
	h.desk.halt.Store(true)
	m := h.desk.moment()
	if m.Ask == nil {
		t.Error("nothing is to be decided")
	}
}

// TestHint: a hint names an option, and changes nothing.
func TestHint(t *testing.T) {
	h := sit(t, "tictactoe", 80, 24)
	h.press("n i")
	h.shows("by trial of each option")
	if people(h) != 0 || h.marked != 0 {
		t.Error("the hint has changed something")
	}
}

// seen is what has been written to a terminal.
type seen struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (s *seen) Write(b []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(b)
}

func (s *seen) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.String()
}

// forget lets what was written count no more.
func (s *seen) forget() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.text.Reset()
}

// wait waits until a text has been written, but not for ever.
func (s *seen) wait(text string) {
	for range 500 {
		if time.Sleep(20 * time.Millisecond); strings.Contains(s.String(), text) {
			return
		}
	}
}

// TestThroughTheLibrary: the face plays through the library, keeps a game that is left, and prints
// what happened last and where the game is.
func TestThroughTheLibrary(t *testing.T) {
	p := build(t, "tictactoe")
	s := session.New(session.Config{Program: p, Header: save.Header{Game: "tictactoe", Seed: 1}})
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	in, keys := io.Pipe()
	out := &seen{}
	dir := t.TempDir()
	f := New(Options{In: in, Out: out, Keep: dir, ASCII: true, Program: []tea.ProgramOption{tea.WithWindowSize(80, 24), tea.WithoutSignals(), tea.WithEnvironment([]string{"TERM=xterm"})}})
	go func() {
		for _, x := range []struct{ when, key string }{{"Crosses", "n"}, {"Enter do", "\r"}, {"placed", "q"}} {
			out.wait(x.when)
			io.WriteString(keys, x.key)
		}
	}()
	if err := f.Play(s); err != nil {
		t.Fatal(err)
	}
	if s.At() != 1 {
		t.Errorf("%d decisions were taken", s.At())
	}
	if saves, _ := filepath.Glob(filepath.Join(dir, "*.save")); len(saves) != 1 {
		t.Errorf("saves that were kept: %q", saves)
	}
	_, after, _ := strings.Cut(out.String(), "\x1b[?1049l")
	if !strings.Contains(after, "Saved in ") || !strings.Contains(after, "is placed") {
		t.Errorf("it says at the end: %q", after)
	}
}

// TestDiceByHand: throws are asked for and typed; Esc takes the decision back, and the face can be
// left while a throw is asked for.
func TestDiceByHand(t *testing.T) {
	p := build(t, "push_your_luck")
	in, keys := io.Pipe()
	out := &seen{}
	f := New(Options{In: in, Out: out, ASCII: true, Program: []tea.ProgramOption{tea.WithWindowSize(80, 24), tea.WithoutSignals(), tea.WithEnvironment([]string{"TERM=xterm"})}})
	s := session.New(session.Config{Program: p, Header: save.Header{Game: "push_your_luck", Seed: 1}, Ask: f.AskDie})
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		for _, x := range []struct{ when, key string }{{"bite: throw", "5\r"}, {"Go Home", "2\r"}, {"bite: throw", "6"}, {"", "\x1b"}, {"Took back", "2\r"}, {"", "\x03"}} {
			out.wait(x.when)
			out.forget()
			io.WriteString(keys, x.key)
		}
	}()
	if err := f.Play(s); err != nil {
		t.Fatal(err)
	}
	if s.At() != 1 {
		t.Errorf("%d decisions were taken", s.At())
	}
}

// TestOdds: the odds of the marked option are told in a pane, and the decision is where it was.
func TestOdds(t *testing.T) {
	h := sit(t, "lanzerath", 80, 24)
	h.press("1 3 n o")
	h.shows("in any case")
	h.press("esc")
	if h.marked < 0 || people(h) != 0 {
		t.Error("asking for odds has changed something")
	}
}
