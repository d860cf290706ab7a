package web

import (
	"context"
	"errors"
	"io"
	"log"
	"net"
	"net/http"
	"time"
)

// The time and room that a connection gets.
const (
	headerTime  = 5 * time.Second
	bodyTime    = 10 * time.Second
	answerTime  = 30 * time.Second // of streams each event has its own
	idleTime    = 60 * time.Second
	leaveTime   = 5 * time.Second // for what is under way when the server ends
	mostHeaders = 16 << 10
)

// Serve serves at a listener until the context is done, and then ends in good order: the game
// rests, streams end, and what is under way is answered.
func (s *Server) Serve(ctx context.Context, l net.Listener) error {
	h := &http.Server{
		Handler:           s,
		ReadHeaderTimeout: headerTime,
		ReadTimeout:       bodyTime,
		WriteTimeout:      answerTime,
		IdleTimeout:       idleTime,
		MaxHeaderBytes:    mostHeaders,
		ErrorLog:          log.New(io.Discard, "", 0), // it would name addresses, which hold secrets
	}
	ended := make(chan error, 1)
	go func() { ended <- h.Serve(limit(l)) }()
	select {
	case err := <-ended:
		s.Close()
		return err
	case <-ctx.Done():
	}
	s.close() // streams end
	late, cancel := context.WithTimeout(context.Background(), leaveTime)
	defer cancel()
	err := h.Shutdown(late)
	s.Close()
	if err != nil {
		_ = h.Close()
	}
	if failed := <-ended; !errors.Is(failed, http.ErrServerClosed) {
		return failed
	}
	return nil
}
