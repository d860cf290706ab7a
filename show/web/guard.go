package web

import (
	"crypto/subtle"
	"errors"
	"fmt"
	"net/http"
	"runtime/debug"
	"slices"
	"strings"
)

// mostBody is how large what is sent to the server may be.
const mostBody = 4 << 10

// policy lets pages take from this server alone, and run no scripts but its own file.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// guard is around everything that is served. A page of somebody else that a player's browser shows
// must not reach the game: neither under another name of this machine, nor by a form of its own.
func (s *Server) guard(next http.Handler) http.Handler {
	foreign := http.NewCrossOriginProtection()
	inner := foreign.Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("X-Frame-Options", "DENY")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Cache-Control", "no-store")
		if !slices.Contains(s.Hosts, strings.ToLower(r.Host)) {
			http.Error(w, "this server is not called so", http.StatusMisdirectedRequest)
			return
		}
		r.Body = http.MaxBytesReader(w, r.Body, mostBody)
		defer func() { s.rescue(w, r, recover()) }()
		inner.ServeHTTP(w, r)
	})
}

// trusts reads a form, and finds whether it comes from a page of this seat. If it does not it says
// so.
func (s *Server) trusts(w http.ResponseWriter, r *http.Request, x *seat) bool {
	err := r.ParseForm()
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &large):
		http.Error(w, "the form is too large", http.StatusRequestEntityTooLarge)
	case err != nil:
		http.Error(w, "the form cannot be read", http.StatusBadRequest)
	case subtle.ConstantTimeCompare([]byte(r.PostForm.Get("form")), []byte(x.form)) != 1:
		http.Error(w, "the form does not come from a page of this seat", http.StatusForbidden)
	default:
		return true
	}
	return false
}

// rescue ends a request that has failed by a fault of ours: the game must not end with it, nor wait
// for it.
func (s *Server) rescue(w http.ResponseWriter, r *http.Request, why any) {
	if !s.failed(why) {
		return
	}
	if s.holder.Load() == r {
		s.leave()
	}
	http.Error(w, "the server has failed", http.StatusInternalServerError)
}

// failed tells of what was recovered; false if nothing was.
func (s *Server) failed(why any) bool {
	if why == nil {
		return false
	}
	s.fault(fmt.Errorf("the program has failed: %v\n%s", why, debug.Stack()))
	return true
}
