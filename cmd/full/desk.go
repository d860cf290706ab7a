package full

import (
	"slices"
	"sync/atomic"
	"time"

	"sandtable/cmd/screen"
	"sandtable/cmd/session"
	"sandtable/cmd/show/board"
	"sandtable/interp/bot"
	"sandtable/interp/scene"
)

// desk is the game behind the face. One job after the other is done at it, in a goroutine of its
// own, so that the face never waits: a bot may think for long, and dice may be thrown by hand.
type desk struct {
	game    *session.Session
	clerk   *screen.Clerk
	jobs    chan func() *Moment
	show    func(*Moment) // tells the face what has come of a job, and how bots go on
	watches bool          // the game is only looked at
	halt    atomic.Bool   // somebody wants the game to wait
	stops   chan struct{} // somebody wants an answer no more

	viewer  int32
	pointed *Pointed       // points worth a look, where they were asked for last
	seen    int            // decisions that are in the log; -1: it is to be read anew
	log     []session.Told // as the viewer reads it
	news    int
	shown   time.Time
}

// mostLog is how many lines of the log the face holds.
const mostLog = 4000

func newDesk(game *session.Session, o screen.Options) *desk {
	stops := make(chan struct{}, 1)
	o.Interrupts = stops
	return &desk{game: game, clerk: screen.NewClerk(game, o), jobs: make(chan func() *Moment, 1), stops: stops, seen: -1}
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

// begin goes on to the next decision of a person.
func (d *desk) begin() *Moment {
	d.clerk.Resume()
	return d.after(nil, false)
}

// choose takes an option.
func (d *desk) choose(i int) *Moment {
	d.mark()
	return d.after(d.clerk.Choose(i))
}

// obey carries out a typed line.
func (d *desk) obey(line string, width int, numbered bool) *Moment {
	if d.watches {
		return d.step(line, width)
	}
	d.heed()
	before := d.game.At()
	if n := len(d.log); n > 0 {
		d.news = n
	}
	said, leave := d.clerk.Obey(line, width, numbered)
	if d.game.At() < before {
		d.seen = -1
	}
	return d.after(said, leave)
}

// hint asks a bot what it would do. It knows no more than the player does.
func (d *desk) hint() *Moment {
	d.halt.Store(false)
	kind, _ := bot.Parse("careful")
	b := bot.NewCareful(d.game.P, kind)
	b.Stop = d.halt.Load
	b.Begin(d.game.Header().Seed, d.game.M.Player())
	i := b.Choose(d.game.M)
	m := d.moment()
	m.Said = []string{"A bot would take: " + d.game.Options()[i].Title}
	if d.halt.Load() {
		m.Said = []string{"Stopped."}
	}
	return m
}

// uncover shows the game to the player who has taken the screen.
func (d *desk) uncover() *Moment {
	d.clerk.Looks()
	return d.moment()
}

// mark notes that what happens from now on is new.
func (d *desk) mark() { d.news = len(d.log) }

// after goes on to where a person decides, and tells what has come of it.
func (d *desk) after(said []string, leave bool) *Moment {
	if !leave {
		d.halt.Store(false)
		at := d.game.At()
		more, paused, gone := d.clerk.GoOn(func() bool {
			if n := d.game.At(); n != at && time.Since(d.shown) > 80*time.Millisecond {
				at = n
				d.between()
			}
			return d.halt.Load()
		})
		said, leave = append(said, more...), gone
		if paused {
			said = append(said, "Stopped. Enter lets the game go on, u takes back.")
		}
	}
	m := d.moment()
	m.Said, m.Leave = said, leave
	return m
}

// between shows how bots go on, where it tells nobody what is not for them.
func (d *desk) between() {
	d.shown = time.Now()
	if d.clerk.Cover() != "" || d.show == nil {
		return
	}
	m := d.moment()
	m.Ask, m.Going = nil, true
	d.show(m)
}

// moment takes down where the game stands.
func (d *desk) moment() *Moment {
	if d.watches {
		return d.look(nil, false)
	}
	m := &Moment{At: d.game.At(), Cover: d.clerk.Cover(), Shared: d.game.Shared(), Asks: d.clerk.Question()}
	if m.Cover != "" {
		return m
	}
	viewer := d.clerk.Viewer()
	m.Scene = d.clerk.Scene(viewer)
	m.Log, m.News = d.read(viewer)
	m.End, m.Tables, m.About = d.clerk.Result(), len(d.game.P.Game.Tables) > 0, d.clerk.About()
	if p := d.clerk.Awaited(); p != nil {
		m.Wait = p.Title
		return m
	}
	if m.End == nil && !d.game.IsBot(d.game.M.Player()) {
		m.Ask = d.ask(m.Scene)
		if d.pointed != nil && d.pointed.at == m.At {
			m.Pointed, m.Ask.Reach = d.pointed, d.pointed.reach
		}
		d.clerk.Looks()
	}
	return m
}

// read brings the log up to where the game stands. After an undo, and for another viewer, it is
// read anew.
func (d *desk) read(viewer int32) ([]session.Told, int) {
	at := d.game.At()
	if viewer != d.viewer || d.seen < 0 || at < d.seen {
		d.log, d.news = d.game.Log(viewer, -1), 0
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
	a := &Ask{Who: d.game.Player().Title}
	a.Title, a.Round, a.Section, a.About = d.clerk.Prompt()
	a.Acts, a.Options = d.clerk.Acts(), d.clerk.Options(s)
	a.Left = d.clerk.Left()
	a.Way = d.ways(s)
	for _, id := range d.clerk.Told() {
		if r := s.Find(id); r != scene.None {
			a.Told = append(a.Told, r)
		}
	}
	if taken, least, most, ok := d.clerk.Set(); ok {
		a.Set = &Set{taken, least, most}
	}
	a.Reach = board.NewReach(d.game.P.Game.Surface, d.clerk.Area())
	return a
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
		w := d.clerk.Way(i, through)
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

// chooseSet chooses members of a set one after the other, and says that these are all.
func (d *desk) chooseSet(list []int) *Moment {
	d.mark()
	return d.after(d.clerk.ChooseSet(list))
}

// chooseTimes takes an option several times.
func (d *desk) chooseTimes(i, times int) *Moment {
	d.mark()
	return d.after(d.clerk.ChooseTimes(i, times))
}
