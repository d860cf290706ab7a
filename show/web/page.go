package web

import (
	"bytes"
	"context"
	"fmt"
	"html/template"
	"slices"
	"strconv"
	"strings"
	"time"

	"sandtable/interp/choice"
	"sandtable/interp/scene"
	"sandtable/play/log"
	"sandtable/play/say"
	"sandtable/play/standing"
	"sandtable/play/talk"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// page is what the template shows.
type page struct {
	ID, Decision, Form string
	Game               string
	Notes              []string
	Rules              bool
	Path               string
	Turn               string // where the game stands, in a line
	Scores             []block
	Maps               []picture
	Beside             template.HTML
	Guide              []block
	Said, News, Log    []block
	Great              string // what is worth a word of what has changed
	Dice               []string
	Fresh              bool // others have decided, out of sight: the news are opened
	End, Goals         []block
	Begins             bool // nobody who sits here has decided yet: how to win stands open
	About              string
	chair
	turn
}

// chair is who reads the page, and what is theirs to do beside the decision.
type chair struct {
	You            string
	Watches, Plays bool
	Cover          string // to whom the screen is to be handed first; nothing else is shown then
	Consent        string
	Asked          []block
	Undo, Redo     bool
	Again          bool    // the game is over, and may be played again
	Sits           []block // who decides for each player
	Chairs         []chairOf
}

// turn is the pending decision, as far as its reader may see it.
type turn struct {
	Thinks   string
	Ask      *ask
	Own      bool             // the decision is of who sits here
	Arrange  bool             // and no action
	Orders   []standing.Order // standing answers to it
	Recurs   bool             // and it is asked often: they are pointed out
	Question string
	Answer   []block
	Walk     string
}

// ask is the pending decision of who sits there.
type ask struct {
	Title  string
	About  []block
	Said   string // what has been chosen of it
	Back   *string
	Kids   []kid
	Count  int
	Set    *talk.Set
	Marked *marked
	Point  string // an example of a point that may be named; "": none may
	Stuck  bool
}

// kid is one way on: an option to take, or one to open.
type kid struct {
	Title, Says string
	Rule        string // what the rules say of its action
	Key         string // of the option; "": there are several
	To          string // the walk that shows it
	Count       int
}

// marked is the option that the reader has come to.
type marked struct {
	Key, Title, Says string
	Odds             []block
	Way              string
}

// tail is how many lines of the log stand on a page.
const tail = 60

// mostDice is how many rolls, the last ones, a page shows above the decision.
const mostDice = 6

// print makes the page of a seat. The desk is in hand.
func (s *Server) print(x *seat, id string, at look) []byte {
	var out bytes.Buffer
	if err := templates.ExecuteTemplate(&out, "page", s.page(x, id, at)); err != nil {
		s.fault(fmt.Errorf("a page cannot be written: %w", err))
	}
	return out.Bytes()
}

// page gathers what a seat is shown.
func (s *Server) page(x *seat, id string, at look) *page {
	tb, g := x.table, s.Game.P.Game
	p := &page{ID: id, Decision: s.decision(), Form: x.form, Game: g.Title, Rules: s.Rules != nil}
	p.You, p.Watches, p.Plays = x.title(), x.Watches, !x.Watches
	if p.Cover = s.cover(x); p.Cover != "" {
		return p
	}
	if s.Notes != nil {
		p.Notes = s.Notes()
	}
	sc := tb.Scene()
	p.Game = strings.Join(slices.DeleteFunc(append([]string{sc.Game, sc.Scenario}, sc.Variants...), func(t string) bool { return t == "" }), ", ")
	p.Path = first(say.Path(sc))
	p.Scores = lay(say.Scores(sc))
	p.End, p.Goals, p.About = lay(tb.Result()), lay(tb.Goals()), tb.About()
	told := s.Game.Log(tb.Viewer(), -1)
	p.Log = lines(log.Texts(told[max(len(told)-tail, 0):]))
	changes, foreign := tb.News(sc)
	p.Great = say.Great(changes)
	p.News, p.Fresh = lay(say.News(sc, changes, true)), foreign && len(changes) > 0
	s.follow(x)
	p.Guide = lay(tb.Guide())
	p.Said, p.Asked, p.Consent = lay(x.said), lay(x.asked), tb.Question()
	since, _ := s.Game.Since(tb.Viewer())
	p.Begins = p.Plays && since == 0
	p.Dice = log.Rolls(s.Game.Log(tb.Viewer(), max(since-1, 0)))
	p.Dice = p.Dice[max(len(p.Dice)-mostDice, 0):]
	p.Own, p.Chairs, p.Sits = s.decides(x), s.chairs(x), lay(tb.Ask("players").Lines)
	p.Undo, p.Redo = p.Plays && s.Game.At() > 0 && !s.going, p.Plays && s.Game.CanRedo() > 0 && !s.going
	p.Again = p.Plays && s.Again != nil && s.Game.M.Pending() == nil && !s.going
	p.Turn, p.Thinks = s.turn(sc, p.Own), s.thinks
	stale := at.decision != "" && at.decision != p.Decision
	if stale {
		at.walk = ""
		p.Answer = lay([]say.Line{{Text: "The game has gone on since; this is how it stands now.", Role: say.Alarm}})
	}
	var all []choice.Option
	var w walk
	if p.Own {
		all = tb.Options(sc)
		w = along(all, at.walk)
		p.Ask, p.Walk = s.ask(x, sc, all, &w), strings.Join(w.steps, ".")
		p.Arrange, p.Orders, p.Recurs = s.Game.M.Pending().Menu == nil, tb.Orders(w.marked), tb.Recurs()
		tb.Looks()
	}
	if at.ask != "" {
		stop := s.hurry(x)
		p.Question, p.Answer = at.ask, append(p.Answer, lay(tb.Ask(at.ask).Lines)...)
		stop()
	}
	s.draw(x, p, sc, changes, all, &w)
	return p
}

// cover returns to whom the screen is to be handed first; "" if it need not be.
func (s *Server) cover(x *seat) string {
	if x.Watches {
		return ""
	}
	return x.table.Cover()
}

// decides reports whether who sits there decides now.
func (s *Server) decides(x *seat) bool {
	return !x.Watches && !s.going && x.table.Mine() && s.Game.Awaited() == nil && !s.Game.IsBot(s.Game.M.Player())
}

// follow takes down what a player is asked to consent to.
func (s *Server) follow(x *seat) {
	if x.Player == nil {
		return
	}
	a, _ := x.table.Follow()
	switch {
	case len(a.Lines) > 0:
		x.asked = a.Lines
	case x.table.Question() == "":
		x.asked = nil
	}
}

// turn says where the game stands.
func (s *Server) turn(sc *scene.Scene, own bool) string {
	switch h := &sc.Header; {
	case sc.End != nil:
		return english.Join(": ", "The game is over", sc.End.Title) + "."
	case h.Who == "":
		return "The game is over."
	case s.going && s.Game.IsBot(s.Game.M.Player()):
		return h.Who + " decides, a bot."
	case own:
		return h.Who + " decides here."
	default:
		return english.Join(": ", h.Who+" decides", h.What) + "."
	}
}

// mostKids is how many choices a page lists; the others are on the map, or behind what is written.
const mostKids = 400

// ask takes down the pending decision, as far as the reader has walked.
func (s *Server) ask(x *seat, sc *scene.Scene, all []choice.Option, w *walk) *ask {
	tb := x.table
	p, _ := tb.Prompt()
	a := &ask{Title: p.Heading(), About: lay(slices.Concat(p.About, p.Skipped, p.Open)), Count: len(all), Set: tb.Set(), Stuck: len(all) == 0}
	a.Said = strings.Join(w.node.Said, ", ")
	if at := w.node.Place; at != scene.None && !w.names(all, at) {
		a.Said = english.Join(", at ", a.Said, english.Title(sc.Things[at].Title))
	}
	if len(w.steps) > 0 {
		back := w.back()
		a.Back = &back
	}
	acts, costs := tb.Acts(), tb.Costs(choice.Leaves(w.kids))
	for i := range w.kids {
		k := &w.kids[i]
		if len(a.Kids) == mostKids {
			break
		}
		out := kid{Title: k.Title, Says: k.Says, To: w.to('k', i), Count: len(k.Of)}
		if r := k.Piece(sc); r != scene.None && out.Says == "" {
			out.Says = say.Brief(&sc.Things[r])
		}
		if len(w.steps) == 0 { // after an action it has been read
			act, _ := acts.Of(&all[k.Of[0]])
			out.Rule = act.Text
		}
		if k.Leaf() {
			out.Key = all[k.Of[0]].Key
			out.Says = english.Join("; ", out.Says, costs[k.Of[0]])
		}
		a.Kids = append(a.Kids, out)
	}
	for i := range all {
		if n := len(all[i].Parts); a.Point == "" && n > 0 && all[i].Parts[n-1].Point {
			a.Point = all[i].Key
		}
	}
	if w.marked >= 0 {
		a.Marked = s.marked(x, all, w.marked)
	}
	return a
}

// marked tells of the option that the reader has come to what may come of it, and its way.
func (s *Server) marked(x *seat, all []choice.Option, i int) *marked {
	m := &marked{Key: all[i].Key, Title: all[i].Title, Says: all[i].Says}
	if w := x.table.Way(i, nil); w != nil {
		m.Way = w.Text
	}
	stop := s.hurry(x)
	defer stop()
	odds := x.table.Ask("odds " + strconv.Itoa(i+1)).Lines
	m.Odds = lay(odds[min(1, len(odds)):])
	return m
}

// usual is how long an answer may take: meanwhile nobody else is served one.
const usual = time.Second

// hurry interrupts what a table does if it takes too long. What it returns ends that.
func (s *Server) hurry(x *seat) (stop func()) {
	ctx, cancel := context.WithTimeout(s.closing, s.patience)
	late := make(chan struct{})
	x.table.Interrupts = late
	go func() {
		<-ctx.Done()
		if ctx.Err() != context.Canceled {
			close(late)
		}
	}()
	return func() {
		cancel()
		x.table.Interrupts = nil
	}
}

// first returns the text of the first line; "" without any.
func first(list []say.Line) string {
	if len(list) == 0 {
		return ""
	}
	return list[0].Text
}

// lines are texts with what they are indented by.
func lines(list []string) (out []block) {
	for _, t := range layout.Dedent(list) {
		out = append(out, block{Class: "fold", Text: t})
	}
	return out
}

// note returns the class of a place or piece that has changed; "" of a change that has no place.
func note(c scene.Change) string {
	if c.OffMap() || c.What == scene.Struck && c.Mine {
		return "changed hit"
	}
	return "changed"
}
