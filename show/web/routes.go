package web

import (
	"bytes"
	"context"
	"embed"
	"html/template"
	"io/fs"
	"net/http"
	"slices"
	"strings"
	"time"

	"sandtable/interp/naming"
	"sandtable/play/log"
	"sandtable/play/say"
	"sandtable/play/talk"
)

//go:embed static templates
var files embed.FS

var templates = template.Must(template.ParseFS(files, "templates/*.html"))

// routes are the addresses of the server. Those of a seat lie behind its secret.
func (s *Server) routes() http.Handler {
	m := http.NewServeMux()
	static, _ := fs.Sub(files, "static")
	m.HandleFunc("GET /favicon.ico", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
	m.Handle("GET /static/", http.StripPrefix("/static/", http.FileServerFS(static)))
	at := func(pattern string, do func(w http.ResponseWriter, r *http.Request, x *seat)) {
		method, path, _ := strings.Cut(pattern, " ")
		m.HandleFunc(method+" /t/{secret}/"+path, func(w http.ResponseWriter, r *http.Request) {
			x := s.find(r.PathValue("secret"))
			switch {
			case x == nil:
				http.NotFound(w, r)
			case !x.limit.allows(time.Now()):
				w.Header().Set("Retry-After", "1")
				http.Error(w, "too many requests", http.StatusTooManyRequests)
			case method == http.MethodGet || s.trusts(w, r, x):
				do(w, r, x)
			}
		})
	}
	at("GET {$}", s.show)
	at("GET events", s.stream)
	at("GET rules", s.rules)
	at("GET log", s.history)
	at("GET ground/{name}", s.ground)
	at("POST choose", s.choose)
	at("POST do", s.do)
	at("POST consent", s.consent)
	at("POST again", s.again)
	at("POST uncover", s.uncover)
	at("POST seat", s.reseat)
	return s.guard(m)
}

// show serves the page of a seat: as it was published, unless the reader looks at something.
func (s *Server) show(w http.ResponseWriter, r *http.Request, x *seat) {
	x.came.Store(true)
	q := r.URL.Query()
	at := look{q.Get("d"), q.Get("w"), q.Get("ask")}
	if len(at.walk) > mostWalk || len(at.ask) > talk.LongestLine {
		http.Error(w, "too long", http.StatusBadRequest)
		return
	}
	if at.walk == "" && at.ask == "" {
		s.send(w, r, http.StatusOK, x.shown.Load().text)
		return
	}
	s.answer(w, r, x, http.StatusOK, at)
}

// mostWalk is how long a walk may be written.
const mostWalk = 8 << 10

// wait is how long a request waits for the desk.
const wait = 5 * time.Second

// hold takes the desk for a request; if that takes too long it says so, and returns false.
func (s *Server) hold(w http.ResponseWriter, r *http.Request) bool {
	ctx, cancel := context.WithTimeout(r.Context(), wait)
	defer cancel()
	if s.take(ctx) {
		s.holder.Store(r)
		return true
	}
	w.Header().Set("Retry-After", "5")
	http.Error(w, "The game is busy: a bot thinks. Try again in a moment.", http.StatusServiceUnavailable)
	return false
}

// answer makes a page for one reader.
func (s *Server) answer(w http.ResponseWriter, r *http.Request, x *seat, code int, at look) {
	if !s.hold(w, r) {
		return
	}
	text := s.print(x, x.shown.Load().id, at)
	s.leave()
	s.send(w, r, code, text)
}

// send sends what stands on a page: alone to a script, which puts it where it belongs, else with
// what is around it.
func (s *Server) send(w http.ResponseWriter, r *http.Request, code int, text []byte) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	if r.Header.Get("X-Part") == "" {
		var out bytes.Buffer
		_ = templates.ExecuteTemplate(&out, "around", struct {
			Title string
			Body  template.HTML
		}{s.title, template.HTML(text)}) // a buffer never fails
		text = out.Bytes()
	}
	w.WriteHeader(code)
	_, _ = w.Write(text)
}

// refuse tells a reader why nothing was done, on the page as it stands.
func (s *Server) refuse(w http.ResponseWriter, r *http.Request, x *seat, code int, why string, reasons ...say.Line) {
	before := x.said
	x.said = append([]say.Line{{Text: why, Role: say.Alarm}}, reasons...)
	text := s.print(x, x.shown.Load().id, look{})
	x.said = before
	s.leave()
	s.send(w, r, code, text)
}

// after ends a request that has changed the game: the game goes on, and the reader is sent to the
// page. The desk is in hand.
func (s *Server) after(w http.ResponseWriter, r *http.Request, x *seat, a talk.Answer) {
	x.said = a.Lines
	s.changed()
	select {
	case <-s.goOn():
	case <-time.After(wait): // bots think
	}
	s.back(w, r)
}

// hush forgets what was said of the game as it stood before.
func (s *Server) hush() {
	for _, x := range s.seats {
		x.said = nil
	}
}

// back sends a reader to the page.
func (s *Server) back(w http.ResponseWriter, r *http.Request) {
	http.Redirect(w, r, "./", http.StatusSeeOther)
}

// current finds whether a form is about the game as it stands. If it is not it says so.
func (s *Server) current(w http.ResponseWriter, r *http.Request, x *seat) bool {
	if r.PostForm.Get("d") == s.decision() {
		return true
	}
	s.refuse(w, r, x, http.StatusConflict, "Nothing was done: the game has gone on since that page was made. This is how it stands now.")
	return false
}

// plays takes the desk in hand for a form that a player has sent about the game as it stands. It
// answers any other form, and returns false.
func (s *Server) plays(w http.ResponseWriter, r *http.Request, x *seat) bool {
	if x.Watches {
		http.NotFound(w, r)
		return false
	}
	return s.hold(w, r) && s.current(w, r, x)
}

// choose takes an option by its key, or several members of a set.
func (s *Server) choose(w http.ResponseWriter, r *http.Request, x *seat) {
	if !s.plays(w, r, x) {
		return
	}
	if !s.decides(x) || s.cover(x) != "" {
		s.refuse(w, r, x, http.StatusConflict, "Nothing was done: it is not your decision.")
		return
	}
	var options []int
	for _, key := range r.PostForm["key"] {
		i := slices.IndexFunc(s.Game.Options(), func(o naming.Option) bool { return o.Key == key })
		if i < 0 && naming.Points(s.Game.M, key) {
			if n, err := s.Game.Admit(key); err == nil {
				i = n
			}
		}
		if i < 0 {
			stop := s.hurry(x)
			reasons := x.table.Ask("why-not " + key).Lines
			stop()
			s.refuse(w, r, x, http.StatusUnprocessableEntity, "Nothing was done: that is no legal option.", reasons...)
			return
		}
		options = append(options, i)
	}
	set := r.PostForm.Has("set")
	if set && x.table.Set() == nil || !set && len(options) != 1 {
		s.refuse(w, r, x, http.StatusUnprocessableEntity, "Nothing was done: choose one option.")
		return
	}
	s.hush()
	if set {
		s.after(w, r, x, x.table.ChooseSet(options))
		return
	}
	s.after(w, r, x, x.table.Choose(options[0]))
}

// do carries out a deed: undo, redo, arrange, skip.
func (s *Server) do(w http.ResponseWriter, r *http.Request, x *seat) {
	if !s.plays(w, r, x) {
		return
	}
	if s.going || s.cover(x) != "" {
		s.refuse(w, r, x, http.StatusConflict, "Nothing was done: wait until the game rests.")
		return
	}
	stop := s.hurry(x)
	a, ok := x.table.Do(r.PostForm.Get("line"))
	stop()
	if !ok {
		s.refuse(w, r, x, http.StatusUnprocessableEntity, "Nothing was done: that cannot be done here now.")
		return
	}
	s.hush()
	s.after(w, r, x, a)
}

// again begins the game anew that is over, at the same links.
func (s *Server) again(w http.ResponseWriter, r *http.Request, x *seat) {
	if !s.plays(w, r, x) {
		return
	}
	if s.Again == nil || s.going || s.Game.M.Pending() != nil {
		s.refuse(w, r, x, http.StatusConflict, "Nothing was done: the game is not over.")
		return
	}
	game, err := s.Again()
	if err != nil {
		s.fault(err)
		s.refuse(w, r, x, http.StatusConflict, "A new game could not be begun; whoever runs the table can read why.")
		return
	}
	s.seat(game)
	s.after(w, r, x, talk.Answer{})
}

// consent answers what a player is asked.
func (s *Server) consent(w http.ResponseWriter, r *http.Request, x *seat) {
	if !s.plays(w, r, x) {
		return
	}
	if x.table.Question() == "" {
		s.refuse(w, r, x, http.StatusConflict, "You are asked nothing.")
		return
	}
	asks, no := s.Game.WishedBy(), x.Player != nil && r.PostForm.Get("answer") != "yes"
	a := x.table.Consent(r.PostForm.Get("answer"))
	s.hush()
	for _, other := range s.seats {
		if no && other.Player != nil && other.Player == asks {
			other.said = []say.Line{{Text: x.Player.Title + " does not consent: nothing is taken back."}}
		}
	}
	s.after(w, r, x, a)
}

// uncover shows the game to the player who has taken the screen.
func (s *Server) uncover(w http.ResponseWriter, r *http.Request, x *seat) {
	if !s.hold(w, r) || !s.current(w, r, x) {
		return
	}
	if s.cover(x) != "" {
		x.table.Looks()
		x.said = nil
		s.publish()
	}
	s.leave()
	s.back(w, r)
}

// rules serves the rules of the game.
func (s *Server) rules(w http.ResponseWriter, r *http.Request, _ *seat) {
	if s.Rules == nil {
		http.NotFound(w, r)
		return
	}
	var text strings.Builder
	s.Rules(&text)
	s.leaf(w, "Rules", text.String())
}

// history serves the whole log, as the seat reads it.
func (s *Server) history(w http.ResponseWriter, r *http.Request, x *seat) {
	if !s.hold(w, r) {
		return
	}
	text := "Nothing is shown until the screen is taken."
	if s.cover(x) == "" {
		text = strings.Join(log.Texts(s.Game.Log(x.table.Viewer(), -1)), "\n")
	}
	s.leave()
	s.leaf(w, "Log", text)
}

// leaf serves a page of text.
func (s *Server) leaf(w http.ResponseWriter, what, text string) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_ = templates.ExecuteTemplate(w, "leaf", struct{ Title, What, Text string }{s.title, what, text})
}

// ground serves what is printed on a map.
func (s *Server) ground(w http.ResponseWriter, r *http.Request, x *seat) {
	name := strings.TrimSuffix(r.PathValue("name"), ".svg")
	picture := s.grounds.get(name)
	if _, seen := x.grounds.Load(name); !seen || picture == nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "image/svg+xml")
	w.Header().Set("Content-Encoding", "gzip")
	// What is printed never changes and tells nothing of the game.
	w.Header().Set("Cache-Control", "private, max-age=86400, immutable")
	_, _ = w.Write(picture)
}
