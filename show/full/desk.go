package full

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"sync/atomic"
	"time"

	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/scene"
	"sandtable/play/log"
	"sandtable/play/session"
	"sandtable/play/talk"
	"sandtable/schema/english"
	"sandtable/show/board"
)

// desk is the game behind the face. One job after the other is done at it, in a goroutine of its
// own, so that the face never waits: a bot may think for long, and dice may be thrown by hand.
type desk struct {
	game    *session.Session
	table   *talk.Table
	jobs    chan func() *Moment
	show    func(*Moment) // tells the face what has come of a job, and how bots go on
	watches bool          // the game is only looked at
	halt    atomic.Bool   // somebody wants the game to wait
	steps   atomic.Bool   // and so it does after each move of a bot
	stops   chan struct{} // somebody wants an answer no more

	viewer  int32
	pointed *Pointed   // points worth a look, where they were asked for last
	seen    int        // decisions that are in the log; -1: it is to be read anew
	log     []log.Told // as the viewer reads it
	news    int
	waited  *scene.Scene // what was seen after the last move of a bot that was waited for; nil: none was
	shown   time.Time
}

// mostLog is how many lines of the log the face holds.
const mostLog = 4000

func newDesk(game *session.Session) *desk {
	d := &desk{game: game, table: talk.New(game), jobs: make(chan func() *Moment, 1), stops: make(chan struct{}, 1), seen: -1}
	d.table.Attended, d.table.Interrupts = true, d.stops
	return d
}

// stop has bots wait, and ends an answer in progress that takes long, such as odds.
func (d *desk) stop() {
	d.halt.Store(true)
	select {
	case d.stops <- struct{}{}:
	default: // it has been told already
	}
}

// heed forgets a stop that was meant for the job before.
func (d *desk) heed() {
	select {
	case <-d.stops:
	default:
	}
}

// work does jobs until there are no more.
func (d *desk) work() {
	for job := range d.jobs {
		d.show(job())
	}
}

// begin goes on to the next decision of a person, or the next move of a bot.
func (d *desk) begin() *Moment {
	d.table.Halt = false
	if d.waited = nil; d.steps.Load() {
		d.waited = d.table.Scene()
		d.mark()
	}
	return d.after(talk.Answer{})
}

// decides has something decided, and goes on; what happens from then on is new. An answer that
// decides nothing, such as a hint, leaves the news as they are.
func (d *desk) decides(how func(t *talk.Table) talk.Answer) *Moment {
	before := d.game.At()
	a := how(d.table)
	if d.game.At() != before {
		d.mark()
	}
	return d.after(a)
}

// choose takes an option.
func (d *desk) choose(i int) *Moment {
	return d.decides(func(t *talk.Table) talk.Answer { return t.Choose(i) })
}

// obey carries out a typed line; numbered says that the face shows the options with their numbers.
func (d *desk) obey(line string, numbered bool) *Moment {
	if d.watches {
		return d.step(line)
	}
	d.heed()
	d.table.Told, d.table.Listed = d.log[min(d.news, len(d.log)):], nil
	if numbered {
		d.table.Number(d.table.All()...)
	}
	return d.decides(func(t *talk.Table) talk.Answer { return t.Obey(line) })
}

// uncover shows the game to the player who has taken the screen.
func (d *desk) uncover() *Moment {
	d.table.Looks()
	return d.moment()
}

// mark notes that what happens from now on is new.
func (d *desk) mark() { d.news = len(d.log) }

// after goes on to where a person decides, and tells what has come of it.
func (d *desk) after(a talk.Answer) *Moment {
	if !a.Leave && !a.Paused {
		d.halt.Store(false)
		more := d.table.GoOn(d.pauses())
		a.Lines, a.Anew, a.Leave, a.Paused = append(a.Lines, more.Lines...), a.Anew || more.Anew, more.Leave, more.Paused
		a.Err = cmp.Or(a.Err, more.Err)
		a.Lines = slices.Concat(a.Lines, d.table.Lessons(), d.table.Guidance())
	}
	if a.Anew {
		d.seen = -1
	}
	near := d.near()
	m := d.moment()
	m.Near = near
	m.answers(a)
	return m
}

// near puts the point that may be chosen nearest to one that was refused among those worth a look,
// and returns its key; "" if none is.
func (d *desk) near() string {
	key := d.table.Near
	d.table.Near = ""
	if key == "" || d.pointed == nil || d.pointed.at != d.game.At() {
		return ""
	}
	i, err := d.game.Admit(key)
	if err != nil {
		return ""
	}
	p := *d.pointed
	if p.Reasons = maps.Clone(p.Reasons); !slices.Contains(p.Options, i) {
		p.Options, p.Reasons[i] = append(slices.Clone(p.Options), i), "nearest to what you typed"
	}
	d.pointed = &p
	return key
}

// pauses shows how bots go on, and reports whether somebody wants them to wait.
func (d *desk) pauses() func() bool {
	at, move := d.game.At(), move{}
	return func() bool {
		if n := d.game.At(); n != at && time.Since(d.shown) > 80*time.Millisecond {
			at = n
			d.between()
		}
		return d.halt.Load() || move.over(d.game) && d.steps.Load()
	}
}

// move is what a bot does from a first decision on, until the same or an action is to be chosen
// again, or somebody else decides.
type move struct {
	ask    *machine.Ask
	player int32
	from   int
}

// over reports whether the move has come to its end, and another one is about to begin.
func (x *move) over(game *session.Session) bool {
	ask, player, at := game.M.Pending(), game.M.Player(), game.At()
	switch {
	case ask == nil || !game.IsBot(player):
		return false
	case x.ask == nil:
		*x = move{ask, player, at}
		return false
	}
	return at > x.from && (player != x.player || ask == x.ask || ask.Menu != nil)
}

// between shows how bots go on, where it tells nobody what is not for them.
func (d *desk) between() {
	d.shown = time.Now()
	if d.table.Cover() != "" || d.show == nil {
		return
	}
	m := d.moment()
	m.Ask, m.Going = nil, true
	d.show(m)
}

// moment takes down where the game stands.
func (d *desk) moment() *Moment {
	if d.watches {
		return d.look(talk.Answer{})
	}
	m := &Moment{At: d.game.At(), Cover: d.table.Cover(), Shared: d.game.Shared(), Asks: d.table.Question()}
	if d.pointed != nil && d.pointed.at != m.At {
		d.pointed = nil // an undo leads to another decision as far on, of which these are not options
	}
	if m.Cover != "" {
		return m
	}
	m.Scene = d.table.Scene()
	m.Log, m.News = d.read(d.table.Viewer())
	m.End, m.Tables, m.About = d.table.Result(), len(d.game.P.Game.Tables) > 0, d.table.About()
	m.Goals = d.table.Goals()
	if m.Changes, m.Foreign = d.table.News(m.Scene); d.waited != nil && m.Foreign {
		m.Changes, m.Foreign = m.Scene.Since(d.waited), false
	}
	if m.How = m.Log[m.News:]; m.Foreign && d.waited == nil {
		m.How = d.table.How()
	}
	if p := d.table.Awaited(); p != nil {
		m.Wait = p.Title
		return m
	}
	if m.End == nil && !d.game.IsBot(d.game.M.Player()) {
		m.Ask = d.ask(m.Scene)
		if d.pointed != nil {
			m.Pointed, m.Ask.Reach = d.pointed, d.pointed.reach
		}
		d.table.Looks()
	}
	return m
}

// read brings the log up to where the game stands. After an undo, and for another viewer, it is
// read anew: new is then what has happened since they decided last.
func (d *desk) read(viewer int32) ([]log.Told, int) {
	at := d.game.At()
	if viewer != d.viewer || d.seen < 0 || at < d.seen {
		d.log, d.news = d.game.Log(viewer, -1), 0
		if last, _ := d.game.Since(viewer); last > 0 {
			d.news = len(d.log) - len(d.game.Log(viewer, last-1))
		}
	} else if at > d.seen {
		d.log = append(slices.Clip(d.log), d.game.Log(viewer, d.seen)...)
	}
	if n := len(d.log) - mostLog; n > 0 {
		d.log, d.news = d.log[n:], max(d.news-n, 0)
	}
	d.viewer, d.seen = viewer, at
	return d.log, min(d.news, len(d.log))
}

// ask takes down the pending decision.
func (d *desk) ask(s *scene.Scene) *Ask {
	p, _ := d.table.Prompt()
	a := &Ask{Who: p.Who, Title: p.Title, Round: p.Round, Section: p.Section, About: words(append(p.Skipped, p.About...)), Guide: p.Guide, Recurs: p.Recurs, LedOn: d.table.LedOn(s)}
	a.See, a.Told = refs(s, d.table.See()), refs(s, d.table.Concerned())
	a.Acts, a.Options = d.table.Acts(), d.table.Options(s)
	a.Left, a.Set = d.table.Left(), d.table.Set()
	a.Way, a.Between, a.Costs = d.ways(s), d.apart(), d.table.Costs
	a.Reach = board.NewReach(d.game.P.Game.Surface, d.table.Area())
	return a
}

// refs returns those of some things that a scene shows.
func refs(s *scene.Scene, ids []int32) (out []scene.Ref) {
	for _, id := range ids {
		if r := s.Find(id); r != scene.None {
			out = append(out, r)
		}
	}
	return out
}

// ways tells how options get to where they go, through some places. The game is asked, so it must
// be at rest: nothing else may be done at the desk.
func (d *desk) ways(s *scene.Scene) func(i int, via []scene.Ref) *Way {
	ids := map[scene.Ref]int32{}
	return func(i int, via []scene.Ref) *Way {
		if len(via) > 0 && len(ids) == 0 {
			for id := range d.game.P.Game.Things {
				ids[s.Find(int32(id))] = int32(id)
			}
		}
		var through []int32
		for _, r := range via {
			through = append(through, ids[r])
		}
		w := d.table.Way(i, through)
		if w == nil {
			return nil
		}
		out := &Way{Text: w.Text, Far: w.Far}
		for _, x := range w.Steps {
			out.Steps = append(out.Steps, board.Passed{Place: s.Find(x.Place), Sum: x.Sum})
		}
		return out
	}
}

// apart tells what lies between who acts and the piece that an option chooses, each asked once.
func (d *desk) apart() func(i int) []string {
	known := map[int][]string{}
	return func(i int) []string {
		text, ok := known[i]
		if !ok {
			text = d.table.Between(i)
			known[i] = text
		}
		return text
	}
}

// newWatch makes a desk at which a game is only looked at, through the eyes of a viewer.
func newWatch(game *session.Session, viewer int32) *desk {
	d := newDesk(game)
	d.watches = true
	d.table.Review(viewer)
	return d
}

// look tells where a game stands that is only looked at.
func (d *desk) look(a talk.Answer) *Moment {
	viewer := d.table.Viewer()
	m := &Moment{At: d.game.At(), Scene: d.table.Scene()}
	m.answers(a)
	m.Log, m.News = d.read(viewer)
	m.Review = &Review{All: d.game.Length(), Ahead: d.game.Ahead(viewer)}
	m.End = d.table.Result()
	return m
}

// step goes through the game by a word, or tells about it.
func (d *desk) step(word string) *Moment {
	d.mark()
	a, _ := d.table.Step(word)
	return d.look(a)
}

// again takes what the same player took last where the same was asked.
func (d *desk) again() *Moment {
	key, ok := d.game.Last()
	if !ok {
		return d.saying("You have not decided this before.")
	}
	if i := slices.IndexFunc(d.game.Options(), func(o naming.Option) bool { return o.Key == key }); i >= 0 {
		return d.choose(i)
	}
	return d.saying(fmt.Sprintf("You took %s last; it may not be chosen now.", english.Spaced(key)))
}

// saying returns the position as it is, with something to say of it.
func (d *desk) saying(text string) *Moment {
	m := d.moment()
	m.says(text)
	return m
}

// follow takes in what was recorded at another screen; nil if nothing was. A bot that was left
// there is taken over here.
func (d *desk) follow() *Moment {
	before, end := d.game.At(), len(d.log)
	a, changed := d.table.Follow()
	p := d.game.Awaited()
	if changed = changed || a.Err != nil; !changed && (p == nil || !d.game.IsBot(p.ID)) {
		return nil
	}
	d.news = end
	m := d.after(a)
	if !changed && d.game.At() == before {
		return nil
	}
	return m
}
