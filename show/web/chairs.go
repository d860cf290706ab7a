package web

import (
	"net/http"
	"slices"

	"sandtable/interp/bot"
	"sandtable/play/say"
	"sandtable/play/talk"
	"sandtable/schema/model"
)

// chairOf is a player whose seat a reader may give to a bot, or take back.
type chairOf struct {
	Name, Title string
	Levels      []level
	Back        bool // a bot plays for the reader
}

// level is how well a bot may play.
type level struct{ Name, About string }

// chairs are the seats that a reader may dispose of: their own, and those to which nobody has come.
func (s *Server) chairs(x *seat) (out []chairOf) {
	for _, p := range s.Game.P.Players {
		if !s.disposes(x, p) {
			continue
		}
		c := chairOf{Name: p.Name, Title: p.Title, Back: s.Game.IsBot(p.ID)}
		for _, l := range bot.Levels(s.Game.P.Game, p) {
			c.Levels = append(c.Levels, level{l.String(), l.About(s.Game.P.Game, p)})
		}
		out = append(out, c)
	}
	return out
}

// disposes reports whether a reader may say who plays a player: where they sit themselves, and
// where somebody should sit who has not come.
func (s *Server) disposes(x *seat, p *model.Thing) bool {
	if x.Watches || len(s.Game.P.Players) < 2 {
		return false
	}
	if x.Player == p {
		return true
	}
	i := slices.IndexFunc(s.seats, func(o *seat) bool { return o.Player == p && !o.Watches })
	return i >= 0 && !s.Game.IsBot(p.ID) && !s.seats[i].came.Load()
}

// reseat gives a seat to a bot, or back to who has its link.
func (s *Server) reseat(w http.ResponseWriter, r *http.Request, x *seat) {
	if !s.plays(w, r, x) {
		return
	}
	i := slices.IndexFunc(s.Game.P.Players, func(p *model.Thing) bool { return p.Name == r.PostForm.Get("player") })
	var kind *bot.Kind
	if text := r.PostForm.Get("bot"); text != "" {
		k, err := bot.Parse(text)
		if err != nil || k.Level == bot.NoLevel {
			s.refuse(w, r, x, http.StatusUnprocessableEntity, "Nothing was done: there is no such bot.")
			return
		}
		kind = &k
	}
	if i < 0 || s.going || s.cover(x) != "" || !s.disposes(x, s.Game.P.Players[i]) || kind == nil && s.Game.P.Players[i] != x.Player {
		s.refuse(w, r, x, http.StatusConflict, "Nothing was done: somebody else sits there, or the game does not rest.")
		return
	}
	player := s.Game.P.Players[i]
	if err := s.Game.Reseat(player, kind); err != nil {
		s.fault(err)
		s.refuse(w, r, x, http.StatusConflict, "Nothing was done: the seat could not be given.")
		return
	}
	s.hush()
	text := "You play " + player.Title + " again."
	if kind != nil {
		text = "From now on a " + kind.String() + " plays " + player.Title + "."
	}
	s.after(w, r, x, talk.Answer{Lines: []say.Line{{Text: text}}})
}
