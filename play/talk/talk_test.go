package talk

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/save"
	"sandtable/play/say"
	"sandtable/play/session"
	"sandtable/schema/load"
)

// table begins a game of the examples.
func table(t *testing.T, game string) *Table {
	t.Helper()
	return at(t, load.Source{FS: examples.Games, Dir: "games/" + game, Name: game})
}

// at sits down at a new game of a source.
func at(t *testing.T, game load.Source) *Table {
	t.Helper()
	g, found, _ := interp.Load(interp.Sources{Game: game})
	if g == nil {
		t.Fatal(found)
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(session.Config{Program: p, Header: save.Header{Game: g.ID, Seed: 1}})
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	tb := New(s)
	if a := tb.GoOn(nil); a.Err != nil {
		t.Fatal(a.Err)
	}
	return tb
}

// text is what an answer says, line by line.
func text(a Answer) string {
	var out []string
	for _, l := range a.Lines {
		out = append(out, l.Label+l.Head+l.Text)
	}
	return strings.Join(out, "\n")
}

// TestAnswers: what is typed decides, tells, lists what it may mean, or is refused; an answer says
// whether the position is to be shown again.
func TestAnswers(t *testing.T) {
	tb := table(t, "chess")
	if a := tb.Obey("zzz"); !a.Still || !strings.Contains(text(a), "neither an option nor a command") {
		t.Errorf("nonsense: %+v", a)
	}
	if a := tb.Obey("e2"); !a.Still || len(a.Lines) != 1 || a.Lines[0].Kind != say.Listed || len(a.Lines[0].Of) != 2 {
		t.Errorf("two moves: %+v", a)
	}
	if a := tb.Obey("1"); !strings.Contains(text(a), "not in the list shown last") || tb.S.At() != 0 {
		t.Errorf("a number that nobody has seen: %+v", a)
	}
	tb.Number(0)
	if a := tb.Obey("1"); a.Still || a.Anew || tb.S.At() != 1 {
		t.Errorf("a number that was shown: %+v", a)
	}
	if a := tb.Obey("undo"); !a.Anew || tb.S.At() != 0 {
		t.Errorf("undo: %+v", a)
	}
	if a := tb.Obey("more"); len(a.Lines) != 1 || !a.Lines[0].Full || len(a.Lines[0].Of) != 20 {
		t.Errorf("more: %+v", a)
	}
	if tb.Result() != nil || tb.Ended {
		t.Error("the game has ended before it began")
	}
	tb.Strict = true
	if a := tb.Obey("zzz"); !errors.As(a.Err, new(Wrong)) || len(a.Lines) > 0 {
		t.Errorf("a wrong line of a script: %+v", a)
	}
}

// TestOtherWords: words that mean something elsewhere are told what does it here; what takes
// nothing after it says so, and does not do something else; more tells of what is named.
func TestOtherWords(t *testing.T) {
	tb := table(t, "chess")
	for typed, want := range map[string]string{
		"load x.save": "sandtable resume", "restart": "undo N", "next": "pass, or 0", "pass": "This cannot be passed",
		"view x.json": "view takes nothing after it", "score white": "score takes nothing after it",
		"always e2e4 until foo": "Until what? until end, until",
	} {
		if a := tb.Obey(typed); !a.Still || a.Leave || !strings.Contains(text(a), want) {
			t.Errorf("%s is answered\n%s\nwithout %q", typed, text(a), want)
		}
	}
	if a := tb.Obey("more e2"); len(a.Lines) != 1 || !a.Lines[0].Full || len(a.Lines[0].Of) != 2 {
		t.Errorf("more of one piece: %+v", a)
	}
	if a := tb.Obey("map"); len(a.Lines) == 0 || a.Lines[0].Kind != say.Board {
		t.Errorf("map: %+v", a)
	}
}

// TestUnused: who passes while there is more to do is told so, and that undo takes it back; not
// where undo stops at what others do.
func TestUnused(t *testing.T) {
	const game = `
game "Orders" {
  language = 1
  begin    = go
}

player "Ann" {}

track "Hours" {
  boxes = [0, 1, 2, 3, 4, 5, 6]
  start = 0
}

menu "Order" { player = ann }

action "Work" {
  menu = order
  advance hours {}
}

rule "Go" {
  offer "Order" { up_to = 3 }
  offer "Order" { up_to = 3 }
}
`
	tb := at(t, load.Source{FS: fstest.MapFS{"g/game.hcl": {Data: []byte(game)}}, Dir: "g", Name: "g"})
	if a := tb.Obey("work"); len(a.Lines) > 0 {
		t.Errorf("nothing is lost: %s", text(a))
	}
	tb.GoOn(nil)
	if a := tb.Obey("pass"); a.Still || strings.TrimSpace(text(a)) != "This left 2 actions unused; undo takes it back." {
		t.Errorf("two are lost: %+v", a)
	}
}

// TestLeaving: a game without a save is not dropped without a question, where somebody can be
// asked.
func TestLeaving(t *testing.T) {
	tb := table(t, "last_stone")
	if a := tb.Obey("quit"); !a.Leave {
		t.Errorf("nobody is there: %+v", a)
	}
	tb.Attended = true
	if a := tb.Obey("quit"); !a.Leave {
		t.Errorf("nothing is lost: %+v", a)
	}
	tb.Choose(0)
	if a := tb.Obey("quit"); a.Leave || !tb.Asked {
		t.Errorf("not asked: %+v", a)
	}
	if a := tb.Obey("quit"); !a.Leave {
		t.Errorf("asked already: %+v", a)
	}
}

// TestEnd: at the end nothing is decided, the result is told, and not before that the game may be
// played anew.
func TestEnd(t *testing.T) {
	tb := table(t, "last_stone")
	if a := tb.Obey("again"); a.Leave || tb.Another {
		t.Errorf("anew, before the end: %+v", a)
	}
	for !tb.Over() {
		if a := tb.Choose(0); a.Err != nil {
			t.Fatal(a.Err)
		}
		if a := tb.GoOn(nil); a.Err != nil {
			t.Fatal(a.Err)
		}
	}
	if got := tb.Result(); len(got) < 2 || !strings.HasPrefix(got[0].Head, "The game is over") || !tb.Ended {
		t.Errorf("the end: %+v", got)
	}
	if a := tb.Obey("1"); text(a) != afterEnd {
		t.Errorf("after it: %+v", a)
	}
	if a := tb.Obey("again"); !a.Leave || !tb.Another {
		t.Errorf("anew: %+v", a)
	}
}

// TestScore: the figures by which the rules end the game are told of each side while it goes on,
// and at its end.
func TestScore(t *testing.T) {
	tb := table(t, "salt_roads")
	want := []string{"Salt (Harbour): ", "Salt (Hills): "}
	during := text(tb.Obey("score"))
	for !tb.Over() {
		if a := tb.Choose(0); a.Err != nil {
			t.Fatal(a.Err)
		}
		if a := tb.GoOn(nil); a.Err != nil {
			t.Fatal(a.Err)
		}
	}
	end := text(said(tb.Result()...))
	for _, figure := range want {
		if !strings.Contains(during, figure) || !strings.Contains(end, figure) {
			t.Errorf("%q is not told:\n%s\n\n%s", figure, during, end)
		}
	}
	if strings.Contains(end, "Foe") {
		t.Errorf("what is no figure is told:\n%s", end)
	}
}

// TestScoreOfTracks: where a track counts how far it is to the end, this is told, too.
func TestScoreOfTracks(t *testing.T) {
	if got := text(table(t, "last_stone").Obey("score")); !strings.Contains(got, "Stones: 12/12") {
		t.Error(got)
	}
}

// TestScoreHidden: of a figure that depends on what the player cannot see this is told, once.
func TestScoreHidden(t *testing.T) {
	got := text(table(t, "kuhn_poker").Obey("score"))
	if n := strings.Count(got, "Rank of depends on what you cannot see."); n != 1 || !strings.Contains(got, "Rank of (Ann): ") {
		t.Errorf("%d times:\n%s", n, got)
	}
}

// TestScoreFails: a figure that cannot be told is no hidden one.
func TestScoreFails(t *testing.T) {
	const game = `
game "Ratio" {
  language = 1
  begin    = day
}
player "Anna" {}
kind "hiker" { is = piece }
box "Camp" { of = hiker }
hiker "Ann" {}
menu "Orders" {}
action "Wake" { menu = orders }
action "Sleep" { menu = orders }
value "Share" { base = floor(10, count(camp.hikers)) }
phase "Day" {
  offer "Orders" {}
  if "enough" {
    when = any(camp.hikers) && share > 3
    end game { winner = anna }
  }
}
`
	if got := text(at(t, interptest.Text("ratio", game)).Obey("score")); strings.Contains(got, "cannot") {
		t.Errorf("%s", got)
	}
}

// TestPurse: what there is of what options take is told if it is one thing for all of them.
func TestPurse(t *testing.T) {
	const game = `
game "Fuel" {
  language = 1
  begin    = day
}
player "Anna" {}
kind "truck" {
  is    = piece
  state = { fuel = number }
}
box "Depot" { of = truck }
truck "Red" { at = depot }
truck "Blue" { at = depot }
menu "Orders" {
  given = { town = truck }
  actor = depot.trucks
}
action "Drive" {
  menu = orders
  require "has the fuel" { that = actor.fuel >= cost }
}
value "Cost" { base = 1 }
phase "Day" {
  set red { fuel = 3 }
  set blue { fuel = BLUE }
  run "Ride Out" { town = blue }
  end game { winner = anna }
}
rule "Ride Out" {
  given = { town = truck }
  offer "Orders" {}
}
`
	for blue, want := range map[string]bool{"3": true, "9": false} {
		tb := at(t, interptest.Text("fuel", strings.ReplaceAll(game, "BLUE", blue)))
		if got := text(said(tb.about(tb.S.M.Pending())...)); strings.Contains(got, "fuel 3") != want {
			t.Errorf("with %s of Blue: %s", blue, got)
		}
	}
}

// TestOddsAlone: odds without an option tells of those that are listed; where none is, of all, or
// of as many as there is time for.
func TestOddsAlone(t *testing.T) {
	tb := table(t, "breakthrough")
	all := tb.Obey("odds")
	if n := len(all.Lines); n != mostOptions+1 || !strings.Contains(text(all), "options more") {
		t.Errorf("of all: %d lines\n%s", n, text(all))
	}
	tb.Listed = nil
	tb.Number(2, 3)
	if listed := tb.Obey("odds"); len(listed.Lines) != 2 || !strings.HasPrefix(listed.Lines[0].Label, "3") {
		t.Errorf("of those listed:\n%s", text(listed))
	}
	tb = table(t, "alder_crossing") // of many, too
	if all := tb.Obey("odds"); !strings.Contains(text(all), "116 options more") {
		t.Errorf("of many:\n%s", text(all))
	}
	defer func(d time.Duration) { comparing = d }(comparing)
	comparing, tb.Listed = 0, nil
	if all := tb.Obey("odds"); !strings.Contains(text(all), "Stopped after 1 of 126 options") {
		t.Errorf("without time:\n%s", text(all))
	}
}

// TestOddsOfPoints: odds are told of any point that may be chosen, be it listed, worth a look or
// named, and no table is taken for one that fails.
func TestOddsOfPoints(t *testing.T) {
	tb := table(t, "low_fields")
	tb.Obey("grey_scouts")
	tb.GoOn(nil)
	options, _ := tb.Candidates(0)
	if len(options) == 0 || tb.S.M.Options().Named() == 0 {
		t.Fatalf("points worth a look: %v of %d", options, len(tb.S.Options()))
	}
	last := tb.S.Options()[len(tb.S.Options())-1].Key
	tb.Number(tb.All()...)
	for _, typed := range []string{"odds", "odds " + last, "odds 7.5,2.5"} {
		if got := text(tb.Obey(typed)); strings.Contains(got, "fails") || !strings.Contains(got, "Grey Scouts") {
			t.Errorf("%s: %s", typed, got)
		}
	}
}

// TestManyRefusals: of many actions that a place alone may mean, those are told of first that can
// be taken elsewhere, and the others are counted.
func TestManyRefusals(t *testing.T) {
	game := `
game "Orders" {
  language = 1
  begin    = go
}
player "Ann" {}
map "Field" {}
kind "post" { is = space }
post "Near" {}
post "Far" {}
kind "man" { is = piece }
man "Bert" { at = near }
menu "Order" {
  given  = { man = man }
  player = ann
}
rule "Go" {
  offer "Order" {
    man      = bert
    may_pass = true
  }
}
`
	for _, name := range []string{"Dig", "Fire", "Hide", "March", "Rest", "Wire"} {
		game += fmt.Sprintf(`
action %q {
  menu = order
  require "not now" { that = %v }
  choose to {
    from = posts
    require "close by" { that = to == near }
  }
  move man { to = to }
}
`, name, name == "March")
	}
	tb := at(t, load.Source{FS: fstest.MapFS{"g/game.hcl": {Data: []byte(game)}}, Dir: "g", Name: "g"})
	const want = `March is refused: "close by" does not hold: to is Far; Dig is refused: "not now" does not hold; ` +
		`Fire is refused: "not now" does not hold; Hide is refused: "not now" does not hold; and 2 more actions likewise`
	if got := text(tb.Obey("far")); !strings.Contains(got, want) {
		t.Errorf("%s\ndoes not say\n%s", got, want)
	}
}

// TestEveryMember: "all" takes as many members into a set as there may be, and says that these are
// all.
func TestEveryMember(t *testing.T) {
	tb := table(t, "alder_crossing")
	for _, word := range []string{"adler-e4", "birke-f3", "pass", "f4"} {
		if a := tb.Obey(word); a.Err != nil || a.Still {
			t.Fatalf("%s: %+v", word, a)
		}
		tb.GoOn(nil)
	}
	before := tb.S.At()
	if a := tb.Obey("all"); a.Still || tb.Set() != nil || tb.S.At() != before+2 {
		t.Errorf("%d decisions were taken, and a set is chosen: %v: %s", tb.S.At()-before, tb.Set(), text(a))
	}
	if a := tb.Obey("all"); !strings.Contains(text(a), "neither an option nor a command") {
		t.Errorf("no set is chosen: %s", text(a))
	}
}

// TestEnds: how far it is to each end stands with the figures that count, for each player where it
// is about one.
func TestEnds(t *testing.T) {
	tb := table(t, "alder_crossing")
	if got := text(Answer{Lines: say.SaidFigures(tb.Scene())}); !strings.Contains(got, "Taken 0") || !strings.Contains(got, "Losses Left Karst 5, Veldt 6") {
		t.Errorf("the figures are\n%s", got)
	}
	// What counts as well is told once.
	both := `
game "Both" {
  language = 1
  begin    = play
  players  = [ann]
}
player "Ann" {}
track "Turn" { boxes = numbers(0, 9) }
value "Far" { base = 9 - turn }
look {
  score = [turn, far]
  ends  = [far]
}
phase "Play" {
  repeat {
    times = 9
    offer "Do" {}
    advance turn {}
  }
}
menu "Do" { player = ann }
action "Wait" { menu = do }
action "Sit" { menu = do }
`
	tb = at(t, load.Source{FS: fstest.MapFS{"game.hcl": {Data: []byte(both)}}, Dir: ".", Name: "both"})
	if got := text(Answer{Lines: say.SaidFigures(tb.Scene())}); strings.Count(got, "Far") != 1 {
		t.Errorf("the figures are\n%s", got)
	}
}

// TestZeroPasses: 0 passes, and is no number where nothing can be passed.
func TestZeroPasses(t *testing.T) {
	tb := table(t, "alder_crossing")
	before := tb.S.At()
	if a := tb.Obey("0"); len(a.Lines) > 0 || tb.S.At() != before+1 || tb.S.Decisions()[before].Key != "pass" {
		t.Errorf("0 does not pass: %s", text(a))
	}
	tb = table(t, "chess")
	if a := tb.Obey("0"); !strings.Contains(text(a), "no option 0") || tb.S.At() != 0 {
		t.Errorf("0 is an option: %s", text(a))
	}
}

// TestStrangeAnswers: a standing answer of a save that is the key of no option does nothing to a
// terminal.
func TestStrangeAnswers(t *testing.T) {
	p := at(t, load.Source{FS: examples.Games, Dir: "games/last_stone", Name: "last_stone"}).S.P
	s := session.New(session.Config{Program: p, Header: save.Header{Game: p.Game.ID, Digest: p.Digest, Seed: 1}})
	path := filepath.Join(t.TempDir(), "a.save")
	if err := errors.Join(s.Start(), s.Save(path)); err != nil {
		t.Fatal(err)
	}
	strange := save.Orders{Player: s.Player().Name, List: []save.Order{{Decision: s.M.Pending().Name, Answer: "x\x1b]0;y\a"}}}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	f, _, err := save.Open(path)
	if err == nil {
		err = errors.Join(f.Append(strange), f.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
	f, l, err := save.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	s = session.New(session.Config{Program: p, Header: l.Header})
	if d, err := s.Resume(l, f); d != nil || err != nil {
		t.Fatal(d, err)
	}
	prompt, _ := New(s).Prompt()
	if got := text(Answer{Lines: prompt.Skipped}); !strings.Contains(got, "always x") || strings.ContainsAny(got, "\x1b\a") {
		t.Errorf("%q", got)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestNamedWithKind: a thing may be called as content calls it where its name begins with a digit.
func TestNamedWithKind(t *testing.T) {
	tb := table(t, "chess")
	if with, without := text(tb.Obey("show square_e2")), text(tb.Obey("show e2")); with != without || !strings.Contains(with, "e2") {
		t.Errorf("%s\nis not\n%s", with, without)
	}
}

// TestWhyNotExample: where no action is asked about, the example is what may be chosen.
func TestWhyNotExample(t *testing.T) {
	tb := table(t, "salt_roads") // which begins with the choice of a card
	if got, want := text(tb.Obey("why-not")), "why-not "+tb.S.Options()[0].Key; !strings.HasSuffix(got, want) {
		t.Errorf("%q does not end in %q", got, want)
	}
}

// TestRefusedAmongSeveral: of several answers in one line it is told which one is refused, and why.
func TestRefusedAmongSeveral(t *testing.T) {
	tb := at(t, interptest.Text("bombs", `
game "Bombs" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "field" {
  is    = space
  state = { bombs = number }
}
field "D5" {}
field "E5" {}
field "G5" {}
phase "The Game" {
  repeat {
    times = 6
    choose hit {
      from   = [for f in fields : f if f.bombs < 2]
      player = anna
    }
    set hit { bombs = hit.bombs + 1 }
  }
}
`))
	tb.Obey("d5x2")
	for line, want := range map[string]string{"e5d5g5": "d5: it is refused: ", "e5 d5": "d5: it is refused: ", "d5": "it is refused: ", "e5d5zz": "help lists the commands"} {
		if said := text(tb.Obey(line)); !strings.Contains(said, want) {
			t.Errorf("%s: %s", line, said)
		}
	}
}
