package line

import (
	"fmt"

	"sandtable/play/say"
	"sandtable/schema/english"
)

// tellEnd says how the game ended, once.
func (s *Screen) tellEnd() []string {
	if s.talk.Ended || !s.talk.Over() {
		return nil
	}
	out := append(s.talk.Result(), s.talk.KeptIn()...)
	if !s.Script && !s.Echo {
		keep := "; save FILE keeps the game"
		if s.talk.S.File() != "" {
			keep = ""
		}
		anew := "; again plays it anew"
		if s.talk.S.Shared() {
			anew = ""
		}
		out = append(out, say.Line{Text: "undo takes the last decision back; log, look, show, why, cite and view answer as before" +
			keep + anew + "; quit leaves it."})
	}
	return s.lay(out)
}

// leave says where the game stands when the screen is left.
func (s *Screen) leave() {
	if s.Script && !s.talk.Ended {
		s.print("")
		s.print(s.status(s.talk.Scene())...)
		s.print("")
		if p := s.talk.S.Player(); p != nil {
			s.print(fmt.Sprintf("The script ends after %s; next %s decides %s, one of %s.",
				english.Count(s.talk.S.At(), "decision"), p.Title, s.talk.S.M.Pending().Name, english.Count(len(s.talk.S.Options()), "option")))
		}
	}
	s.say(s.talk.Leave()...)
}
