package web

import (
	"bufio"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/choice"
	"sandtable/interp/save"
	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/play/session"
)

// has holds that a page says something.
func (h *hall) has(seat int, want string) {
	h.t.Helper()
	if page := h.get(seat, ""); !strings.Contains(page, want) {
		h.t.Fatalf("seat %d does not read %q:\n%s", seat, want, page)
	}
}

func (h *hall) lacks(seat int, no string) {
	h.t.Helper()
	if page := h.get(seat, ""); strings.Contains(page, no) {
		h.t.Fatalf("seat %d reads %q:\n%s", seat, no, page)
	}
}

// TestAGame: two players and a spectator see each decision at once, each as they may, and the end.
// The save of the game goes on at any other face.
func TestAGame(t *testing.T) {
	p := example(t, "kuhn_poker")
	game := session.New(session.Config{Program: p, Apart: true, Header: save.Header{Game: "kuhn_poker", Digest: p.Digest, Seed: 5, Undo: save.UndoFair}})
	file := filepath.Join(t.TempDir(), "k.save")
	if err := game.Save(file); err != nil {
		t.Fatal(err)
	}
	if err := game.Start(); err != nil {
		t.Fatal(err)
	}
	h := serve(t, game)
	ann, ben, watch := 0, 1, 2
	h.has(ann, "The King")
	h.lacks(ben, "The King")
	h.lacks(watch, "The King")
	h.has(ben, "Ann decides: Open.")
	h.lacks(ben, `action="choose"`)
	h.takes(ann, "bet")
	h.has(ben, "Ben decides here.")
	h.has(watch, "Ben decides")
	// Killed here, and taken up again from the save as it is on the disk.
	log, err := save.Read(file)
	if err != nil || len(log.Decisions) != 1 || log.Closed {
		t.Fatalf("the save holds %d decisions, %v", len(log.Decisions), err)
	}
	again := session.New(session.Config{Program: p, Apart: true, Header: log.Header})
	if d, err := again.Resume(log, nil); d != nil || err != nil {
		t.Fatal(d, err)
	}
	h = serve(t, again)
	h.has(ben, "Ben decides here.")
	h.takes(ben, "call")
	for _, x := range []int{ann, ben, watch} {
		h.has(x, "The game is over")
		h.lacks(x, `action="choose"`)
		h.lacks(x, "Play again")
	}
}

// TestPlayAgain: once the game is over, whoever plays may begin it anew; all read the new game at
// the links that they have, and nothing of the hands of others.
func TestPlayAgain(t *testing.T) {
	p := example(t, "kuhn_poker")
	begin := func() (*session.Session, error) {
		s := session.New(session.Config{Program: p, Apart: true, Header: save.Header{Seed: 5}})
		return s, s.Start()
	}
	game, err := begin()
	if err != nil {
		t.Fatal(err)
	}
	h := serve(t, game)
	h.Again = begin
	ann, ben, watch := 0, 1, 2
	if code := h.post(ann, "again"); code != http.StatusConflict {
		t.Errorf("while the game goes on: %d", code)
	}
	h.takes(ann, "bet")
	h.takes(ben, "call")
	h.has(ann, "Play again")
	h.lacks(watch, "Play again")
	if code := h.post(watch, "again"); code != http.StatusNotFound {
		t.Errorf("a spectator: %d", code)
	}
	if code := h.post(ben, "again"); code != http.StatusSeeOther {
		t.Fatalf("after the end: %d", code)
	}
	h.has(ann, "The King")
	h.lacks(ben, "The King")
	h.lacks(watch, "The King")
	h.has(ben, "Ann decides: Open.")
	h.lacks(ben, "The game is over")
}

// TestWalk: a place of the map leads to what can be done there, an option that is left to its odds
// and its form; an address of another decision leads to the game as it stands.
func TestWalk(t *testing.T) {
	h := open(t, example(t, "salt_roads"), session.Config{Header: save.Header{Seed: 3}})
	page := h.get(0, "")
	before, _, found := strings.Cut(page, `" class="target"`)
	if !found {
		t.Fatalf("nothing on the map leads anywhere:\n%s", page)
	}
	to := strings.ReplaceAll(before[strings.LastIndexByte(before, '"')+1:], "&amp;", "&")
	if page := h.get(0, to); !strings.Contains(page, `class="take"`) && !strings.Contains(page, `>back</a>`) {
		t.Errorf("%s leads nowhere:\n%s", to, page)
	}
	h.takes(0, h.game.Options()[0].Key)
	if page := h.get(0, to); !strings.Contains(page, "The game has gone on since") {
		t.Errorf("the page does not say that it is another one:\n%s", page)
	}
	for _, w := range []string{"p99999", "k99", "o99", "p-1", "x", "k", "o1,,2", "...", "p0.k0.k0.k0.k0", "o0,0"} {
		h.get(1, "?w="+w)
	}
}

// TestActions: the page says what an action is, and offers standing answers only to what can be
// passed.
func TestActions(t *testing.T) {
	h := open(t, example(t, "salt_roads"), session.Config{Header: save.Header{Seed: 3}})
	h.lacks(0, ">pass it until")
	h.takes(0, h.game.Options()[0].Key)
	h.takes(1, h.game.Options()[0].Key)
	h.lacks(h.mover(), ">pass it until")
	h.takes(h.mover(), "for_its_points")
	h.has(h.mover(), ">pass it until")
	h.has(h.mover(), `title="A troop goes along a road`) // what March is
}

// TestUndoWithConsent: where several play, what another player has decided is taken back only if
// they agree; who asks reads what was answered.
func TestUndoWithConsent(t *testing.T) {
	h := open(t, example(t, "kuhn_poker"), session.Config{Header: save.Header{Seed: 1, Undo: save.UndoFair}})
	ann, ben := 0, 1
	h.takes(ann, "check")
	h.takes(ben, "bet")
	if code := h.post(ann, "do", "line", "undo"); code != http.StatusSeeOther {
		t.Fatal(code)
	}
	h.has(ann, "needs the consent of Ben")
	h.has(ben, "Ann asks for your consent")
	h.has(ben, "Ben, do you consent?")
	h.lacks(2, "do you consent?")
	if code := h.post(ben, "consent", "answer", "no"); code != http.StatusSeeOther || h.game.At() != 2 {
		t.Fatal(code, h.game.At())
	}
	h.has(ann, "Ben does not consent")
	h.lacks(ben, "do you consent?")
	h.post(ann, "do", "line", "undo")
	h.has(ben, "do you consent?")
	if h.post(ben, "consent", "answer", "yes"); h.game.At() != 0 {
		t.Fatalf("%d decisions are left", h.game.At())
	}
	h.has(ann, "Ann decides here.")
	// A question is void when something is decided.
	h.takes(ann, "check")
	h.takes(ben, "bet")
	h.post(ann, "do", "line", "undo")
	h.has(ben, "do you consent?")
	h.takes(ann, "fold")
	h.lacks(ben, "do you consent?")
}

// TestHotSeat: at one screen for all, it is covered before the other player looks.
func TestHotSeat(t *testing.T) {
	p := example(t, "kuhn_poker")
	game := session.New(session.Config{Program: p, Header: save.Header{Seed: 5}})
	if err := game.Start(); err != nil {
		t.Fatal(err)
	}
	h := at(t, game, []Seat{{Secret: NewSecret()}})
	h.has(0, "I am Ann: show the game")
	h.lacks(0, "The King")
	if code := h.post(0, "choose", "key", "bet"); code != http.StatusConflict {
		t.Errorf("behind the cover something is decided: %d", code)
	}
	if page := h.get(0, "?ask=look"); strings.Contains(page, "The King") {
		t.Error("a question looks behind the cover")
	}
	if page := h.get(0, "log"); strings.Contains(page, "The King") {
		t.Error("the log looks behind the cover")
	}
	h.post(0, "uncover")
	h.has(0, "The King")
	h.takes(0, "bet")
	h.has(0, "I am Ben: show the game")
	h.lacks(0, "The King")
	h.post(0, "uncover")
	h.lacks(0, "The King")
	h.takes(0, "fold")
	h.has(0, "The game is over: ")
}

// TestBots: bots play the seats that nobody has, and the page tells what they have done.
func TestBots(t *testing.T) {
	p := example(t, "salt_roads")
	h := open(t, p, session.Config{Header: save.Header{Seed: 3}, Bots: map[int32]bot.Kind{p.Players[1].ID: {}}})
	if len(h.seats) != 2 {
		t.Fatalf("%d seats", len(h.seats))
	}
	for range 8 {
		h.takes(0, h.game.Options()[0].Key)
	}
	h.has(0, `<details class="news"`)
	if h.game.Taken()[save.ByBot] == 0 {
		t.Error("the bot has decided nothing")
	}
}

// TestNewsOfOthers: what another player has decided at their own screen opens the news.
func TestNewsOfOthers(t *testing.T) {
	h := open(t, example(t, "breakthrough"), session.Config{Header: save.Header{Seed: 3}})
	h.takes(0, h.game.Options()[0].Key)
	h.takes(1, h.game.Options()[0].Key)
	h.has(0, `<details class="news" id="news" open="open">`)
	h.has(0, "changed")
	if h.seats[2].table.Viewer() != view.Spectator {
		t.Error("a spectator looks through somebody's eyes")
	}
}

// TestClicks: a place leads to what concerns it, whether it is where something begins or what is
// attacked; what was thrown stands above the next decision.
func TestClicks(t *testing.T) {
	h := open(t, build(t, examples.Games, "games/salt_roads", interp.Setup{Scenario: "the_pans_are_taken"}), session.Config{Header: save.Header{Seed: 3}})
	h.takes(0, h.game.Options()[0].Key)
	h.takes(1, h.game.Options()[0].Key)
	x := h.mover()
	h.takes(x, "for_its_points")
	table := h.seats[x].table
	all := table.Options(table.Scene())
	at := slices.IndexFunc(all, func(o choice.Option) bool { return strings.HasPrefix(o.Key, "attack") })
	if at < 0 {
		t.Fatalf("nobody can attack: %+v", all)
	}
	from, to := all[at].Parts[1].At, all[at].Parts[2].At
	for _, place := range []scene.Ref{from, to} {
		if page := h.get(x, ""); !strings.Contains(page, fmt.Sprintf("w=p%d", place)) {
			t.Errorf("no way leads to what concerns place %d", place)
		}
	}
	w := along(all, fmt.Sprintf("p%d.p%d", from, to))
	if !slices.Contains(w.node.Of, at) {
		t.Errorf("who clicks at both ends of an attack comes to %v, not to %d", w.node.Of, at)
	}
	h.takes(x, all[at].Key)
	h.has(x, `<section class="dice"><p>`)
	h.has(x, all[at].Title+": roll outcome: ")
}

// TestWhoActs: the page marks whom a decision is about, and what has been chosen of it.
func TestWhoActs(t *testing.T) {
	h := open(t, example(t, "alder_crossing"), session.Config{Header: save.Header{Seed: 3}})
	told, taken := 0, 0
	for range 60 {
		if h.game.M.Pending() == nil {
			break
		}
		x := h.mover()
		table := h.seats[x].table
		marked := func(what, to string, want int) int {
			if is := strings.Contains(h.get(x, to), ` acting"`) || strings.Contains(h.get(x, to), `"acting`); is != (want > 0) {
				t.Errorf("%s: who acts is marked: %v; %d are known", what, is, want)
			}
			return want
		}
		told += marked(h.game.Options()[0].Key, "", len(table.Concerned()))
		if w := along(table.Options(table.Scene()), "k0"); len(w.node.Of) > 1 && len(table.Concerned()) == 0 {
			taken += marked(w.node.Said[0], "?w=k0", len(w.node.Taken(table.Options(table.Scene()))))
		}
		h.takes(x, h.game.Options()[len(h.game.Options())/2].Key)
	}
	if told == 0 || taken == 0 {
		t.Errorf("%d decisions were about pieces, %d had a part chosen", told, taken)
	}
}

// TestStreams: a stream sends the page if the reader has not got it, and each new one.
func TestStreams(t *testing.T) {
	h := open(t, example(t, "kuhn_poker"), session.Config{Header: save.Header{Seed: 5}})
	s := httptest.NewServer(h)
	defer s.Close()
	defer h.close()
	h.Hosts = append(h.Hosts, strings.TrimPrefix(s.URL, "http://"))
	listen := func(seen, header string) func() string {
		r, err := http.NewRequest("GET", s.URL+"/t/"+h.seats[1].Secret+"/events?seen="+seen, nil)
		if err != nil {
			t.Fatal(err)
		}
		if header != "" {
			r.Header.Set("Last-Event-ID", header)
		}
		answer, err := http.DefaultClient.Do(r)
		if err != nil || answer.Header.Get("Content-Type") != "text/event-stream" {
			t.Fatal(err, answer)
		}
		lines := bufio.NewScanner(answer.Body)
		return func() string { // the number of the next page
			for lines.Scan() {
				if id, is := strings.CutPrefix(lines.Text(), "id: "); is {
					return id
				}
			}
			return "ended"
		}
	}
	first := h.seats[1].shown.Load().id
	fresh, has, back := listen("", ""), listen(first, ""), listen("", first)
	if id := fresh(); id != first {
		t.Errorf("the first page is %s, not %s", id, first)
	}
	h.takes(0, "bet")
	second := h.seats[1].shown.Load().id
	for i, next := range []func() string{fresh, has, back} {
		if id := next(); id != second {
			t.Errorf("stream %d: the next page is %s, not %s", i, id, second)
		}
	}
	if n := len(h.seats[1].streams); n != 3 {
		t.Errorf("%d streams", n)
	}
}

// TestAtOnce: there is a page from the first moment on.
func TestAtOnce(t *testing.T) {
	p := example(t, "kuhn_poker")
	game := session.New(session.Config{Program: p, Apart: true})
	if err := game.Start(); err != nil {
		t.Fatal(err)
	}
	h := &hall{t: t, game: game, Server: New(Config{Game: game, Seats: []Seat{{Secret: NewSecret(), Player: p.Players[0]}}, Hosts: []string{here}})}
	defer h.Close()
	h.has(0, "Kuhn Poker")
}

// TestRefusalSaysWhy: who names what may not be chosen reads which requirement refuses it; help
// lists what may be asked at a page, and no command of a terminal.
func TestRefusalSaysWhy(t *testing.T) {
	h := open(t, example(t, "salt_roads"), session.Config{Header: save.Header{Seed: 3}})
	h.takes(0, h.game.Options()[0].Key)
	h.takes(1, h.game.Options()[0].Key)
	h.takes(h.mover(), "for_its_points")
	r := h.answers(h.request("POST", h.mover(), "choose", h.form(h.mover(), "key", "march highkeep-highkeep")))
	text, err := io.ReadAll(r.Body)
	if err != nil || r.StatusCode != http.StatusUnprocessableEntity {
		t.Fatal(r.StatusCode, err)
	}
	for _, want := range []string{"Nothing was done: that is no legal option.", "March: Hill Troop at Highkeep, Highkeep is refused:"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("it does not say %q:\n%s", want, text)
		}
	}
	page := h.get(0, "?ask=help")
	for want, there := range map[string]bool{"These may be asked": true, "why-not WHAT": true, "save [FILE]": false, "zoom": false} {
		if strings.Contains(page, want) != there {
			t.Errorf("%q: %v:\n%s", want, !there, page)
		}
	}
}
