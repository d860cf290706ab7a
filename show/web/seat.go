package web

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base32"
	"sync"
	"sync/atomic"

	"sandtable/interp/view"
	"sandtable/play/say"
	"sandtable/play/session"
	"sandtable/play/talk"
)

// seat is a link, who sits behind it, and what they see.
type seat struct {
	Seat
	sum   [sha256.Size]byte // of its secret
	form  string            // what a form that comes from its pages holds
	table *talk.Table

	came atomic.Bool // somebody has opened the link

	said  []say.Line // the answer to what was done here last
	asked []say.Line // what a player is asked to consent to

	shown   atomic.Pointer[shot]
	limit   bucket
	grounds sync.Map // the names of pictures that lie under its maps

	lock    sync.Mutex
	streams map[chan struct{}]bool // each is woken when there is a new page
}

// shot is a page as it was published.
type shot struct {
	id   string
	text []byte
}

// The streams that a link may have open at once, and how many requests it may send in a second.
const (
	mostStreams = 8
	mostWatch   = 64
	perSecond   = 10
	inOneGo     = 60
)

func (s *Server) newSeat(c Seat) *seat {
	x := &seat{Seat: c, sum: sha256.Sum256([]byte(c.Secret)), streams: map[chan struct{}]bool{}}
	x.limit = bucket{rate: perSecond, most: inOneGo}
	if c.Watches {
		x.limit = bucket{rate: perSecond * mostWatch / mostStreams, most: inOneGo * mostWatch / mostStreams}
	}
	mac := hmac.New(sha256.New, []byte(c.Secret))
	mac.Write([]byte("form"))
	x.form = base32.StdEncoding.EncodeToString(mac.Sum(nil)[:20])
	return x
}

// sit sets the seat to a game.
func (x *seat) sit(game *session.Session, faults func(error)) {
	x.table, x.said, x.asked = talk.New(game), nil, nil
	x.table.Seat, x.table.Faults = x.Player, faults
	if x.Watches {
		x.table.Review(view.Spectator)
	}
}

// title says who sits there.
func (x *seat) title() string {
	switch {
	case x.Watches:
		return "Spectator"
	case x.Player != nil:
		return x.Player.Title
	}
	return "All players"
}

// find returns the seat of a secret; nil if there is none. How long it takes tells nothing of how
// much of a secret is right.
func (s *Server) find(secret string) (out *seat) {
	sum := sha256.Sum256([]byte(secret))
	for _, x := range s.seats {
		if subtle.ConstantTimeCompare(sum[:], x.sum[:]) == 1 {
			out = x
		}
	}
	return out
}

// post shows a new page, and wakes the streams.
func (x *seat) post(p *shot) {
	x.shown.Store(p)
	x.lock.Lock()
	defer x.lock.Unlock()
	for c := range x.streams {
		select {
		case c <- struct{}{}:
		default: // it has not sent the page before yet, and will send this one instead
		}
	}
}

// listen opens a stream; nil if there are too many.
func (x *seat) listen() chan struct{} {
	x.lock.Lock()
	defer x.lock.Unlock()
	most := mostStreams
	if x.Watches {
		most = mostWatch
	}
	if len(x.streams) >= most {
		return nil
	}
	c := make(chan struct{}, 1)
	x.streams[c] = true
	return c
}

func (x *seat) hangUp(c chan struct{}) {
	x.lock.Lock()
	defer x.lock.Unlock()
	delete(x.streams, c)
}

// look is what the reader of a page looks at: nothing of it is kept.
type look struct {
	decision string // that it is about
	walk     string // through the options
	ask      string // a question
}
