package web

import (
	"net"
	"sync"
	"time"
)

// bucket lets so many things happen in a second on average, and so many at once.
type bucket struct {
	rate, most float64
	lock       sync.Mutex
	spent      float64
	at         time.Time
}

// allows takes one thing out; false if there is none left.
func (b *bucket) allows(now time.Time) bool {
	b.lock.Lock()
	defer b.lock.Unlock()
	b.spent = max(b.spent-float64(now.Sub(b.at).Seconds()*b.rate), 0)
	b.at = now
	if b.spent+1 > b.most {
		return false
	}
	b.spent++
	return true
}

// mostConnections is how many connections are open at once; more wait.
const mostConnections = 512

// limited is a listener with a bound of open connections.
type limited struct {
	net.Listener
	room chan struct{}
}

func limit(l net.Listener) net.Listener { return &limited{l, make(chan struct{}, mostConnections)} }

// Accept waits for room, and for a connection.
func (l *limited) Accept() (net.Conn, error) {
	l.room <- struct{}{}
	c, err := l.Listener.Accept()
	if err != nil {
		<-l.room
		return nil, err
	}
	return &counted{Conn: c, leave: sync.OnceFunc(func() { <-l.room })}, nil
}

type counted struct {
	net.Conn
	leave func()
}

// Close closes the connection, and makes room for another one.
func (c *counted) Close() error {
	defer c.leave()
	return c.Conn.Close()
}
