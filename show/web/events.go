package web

import (
	"bytes"
	"cmp"
	"io"
	"net/http"
	"time"
)

const (
	heartbeat = 15 * time.Second // of a stream on which nothing happens
	patient   = 10 * time.Second // how long a reader may take to take a page
)

// stream sends each new page of a seat as an event, whole. A reader that is slow misses pages, but
// never the last one; one that comes again is sent the newest, if it has not got it.
func (s *Server) stream(w http.ResponseWriter, r *http.Request, x *seat) {
	wake := x.listen()
	if wake == nil {
		w.Header().Set("Retry-After", "60")
		http.Error(w, "this seat is open in too many places", http.StatusTooManyRequests)
		return
	}
	defer x.hangUp(wake)
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("X-Accel-Buffering", "no")
	out := http.NewResponseController(w)
	send := func(text []byte) bool {
		_ = out.SetWriteDeadline(time.Now().Add(patient)) // where that cannot be, a reader may be slow
		_, err := w.Write(text)
		return err == nil && out.Flush() == nil
	}
	seen := cmp.Or(r.Header.Get("Last-Event-ID"), r.URL.Query().Get("seen"))
	if !send([]byte("retry: 1000\n\n")) {
		return
	}
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	for {
		if now := x.shown.Load(); now.id != seen {
			seen = now.id
			if !send(event(now)) {
				return
			}
		}
		select {
		case <-wake:
		case <-beat.C:
			if !send([]byte(": still here\n\n")) {
				return
			}
		case <-r.Context().Done():
			return
		case <-s.closing.Done():
			return
		}
	}
}

// event returns a page as an event.
func event(p *shot) []byte {
	var out bytes.Buffer
	_, _ = io.WriteString(&out, "event: page\nid: "+p.id+"\n") // a buffer never fails
	for line := range bytes.Lines(p.text) {
		out.WriteString("data: ")
		out.Write(bytes.TrimRight(line, "\r\n"))
		out.WriteByte('\n')
	}
	out.WriteByte('\n')
	return out.Bytes()
}
