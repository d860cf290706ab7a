// Package web is the face of play in browsers: a game as pages that this machine serves, to each
// seat its own.
//
// A Server is one session with a table of play/talk for each seat. All that touches the game holds
// the desk, one after the other; what has come of it is published: a page for each seat, made from
// what its player sees alone. Readers are served the page that was published last, and event
// streams send each new one whole, so to connect again is the same as to connect.
//
// A seat is reached by a link with a secret in its path. Pages work without scripts: what changes
// the game is a form, what only looks is a link.
package web

import (
	"context"
	"crypto/rand"
	"io"
	"net/http"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"sandtable/play/session"
	"sandtable/play/talk"
	"sandtable/schema/model"
)

// Seat is who sits behind a link.
type Seat struct {
	Secret  string       // of the link
	Player  *model.Thing // nil: all people, one after the other; or nobody
	Watches bool         // nobody decides here
}

// NewSecret returns a secret of more than 128 bits.
func NewSecret() string { return rand.Text() }

// Config says what is served, and to whom.
type Config struct {
	Game  *session.Session // that has been started
	Seats []Seat
	Rules func(w io.Writer) // writes the rules of the game; nil: there is no such page
	Hosts []string          // names with ports by which browsers may call this server
	Notes func() []string   // what the players are told of the table now, each a paragraph; may be nil
	// Begins the same game anew, once it is over, for those who sit there; nil: it cannot be.
	Again  func() (*session.Session, error)
	Faults func(error) // is told what fails; may be nil
}

// Server serves one game.
type Server struct {
	Config
	seats    []*seat
	host     *talk.Table                  // at which the game goes on by itself
	desk     chan struct{}                // holds one token: whoever has it may touch the game
	holder   atomic.Pointer[http.Request] // the request that has the desk; nil: none has
	grounds  grounds
	patience time.Duration // how long an answer may take
	boot     string        // tells pages of this run from those of another one
	title    string        // of the game
	changes  atomic.Int64  // of it
	prints   int64         // pages published
	thinks   string        // the bot that weighs its options; "": none does
	going    bool          // the game goes on by itself
	printed  time.Time
	handler  http.Handler
	closing  context.Context
	close    context.CancelFunc
	work     sync.WaitGroup // what goes on without a request
}

// New makes a server, and lets the game go on to where somebody decides.
func New(c Config) *Server {
	s := &Server{Config: c, desk: make(chan struct{}, 1), boot: rand.Text()[:6], patience: usual}
	s.closing, s.close = context.WithCancel(context.Background())
	for _, x := range c.Seats {
		s.seats = append(s.seats, s.newSeat(x))
	}
	s.title = c.Game.P.Game.Title
	s.seat(c.Game)
	s.handler = s.routes()
	s.desk <- struct{}{}
	s.take(context.Background())
	s.going = true
	s.publish() // bots may think before there is more to show
	s.goOn()
	return s
}

// seat sets all tables to a game.
func (s *Server) seat(game *session.Session) {
	s.Game, s.host = game, talk.New(game)
	s.host.Faults = s.fault
	game.Thinks = func(p *model.Thing, _ int) { s.thinks = p.Title }
	for _, x := range s.seats {
		x.sit(game, s.fault)
	}
}

// ServeHTTP serves a page.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// Close lets the game wait where it stands, and ends all streams. The session stays open.
func (s *Server) Close() {
	s.close()
	s.work.Wait()
}

func (s *Server) fault(err error) {
	if s.Faults != nil {
		s.Faults(err)
	}
}

// take waits for the desk; false if that takes too long.
func (s *Server) take(ctx context.Context) bool {
	select {
	case <-s.desk:
		return true
	case <-ctx.Done():
	case <-s.closing.Done():
	}
	return false
}

// leave gives the desk back.
func (s *Server) leave() {
	s.holder.Store(nil)
	s.desk <- struct{}{}
}

// pace is how often bots are shown as they go on.
const pace = 150 * time.Millisecond

// goOn lets the game go on to where a person decides, with the desk in hand, and gives it back
// then. What it returns is closed when that is so.
func (s *Server) goOn() <-chan struct{} {
	done := make(chan struct{})
	s.going = true
	s.holder.Store(nil)
	s.work.Go(func() {
		defer close(done)
		defer s.leave()
		defer func() { s.failed(recover()) }()
		begun := s.Game.At()
		at := begun
		a := s.host.GoOn(func() bool {
			if now := s.Game.At(); (now != at || s.thinks != "") && time.Since(s.printed) > pace {
				at = now
				s.changed()
				s.publish()
			}
			return s.closing.Err() != nil
		})
		s.going, s.thinks = false, ""
		for _, x := range s.seats {
			x.said = append(x.said, a.Lines...)
		}
		if s.Game.At() != begun || len(a.Lines) > 0 { // else what was sent holds
			s.changed()
		}
		s.publish()
	})
	return done
}

// changed notes that the game stands elsewhere: what was sent before is stale.
func (s *Server) changed() { s.changes.Add(1) }

// decision names the pending decision: what is decided elsewhere, before or after, has another
// name.
func (s *Server) decision() string {
	return strconv.Itoa(s.Game.At()) + "-" + s.boot + strconv.FormatInt(s.changes.Load(), 36)
}

// publish makes the page of each seat anew, and wakes those who wait for it. The desk is in hand.
func (s *Server) publish() {
	s.prints++
	s.printed = time.Now()
	id := s.boot + "-" + strconv.FormatInt(s.prints, 36)
	for _, x := range s.seats {
		x.post(&shot{id, s.print(x, id, look{})})
	}
}
