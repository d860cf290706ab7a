package screen

import (
	"errors"

	"sandtable/cmd/session"
	"sandtable/schema/english"
)

// point takes an option that names a point: any legal one, whether it is listed or not.
func (s *Screen) point(text string) error {
	i, err := s.S.Admit(text)
	if err != nil {
		if s.Script {
			return &ScriptError{s.line, text, s.noPoint(err, text)}
		}
		return s.reply(english.Capital(s.noPoint(err, text)) + s.nearest(text) + ".")
	}
	s.failed, s.halt, s.asked = s.S.Choose(i, ""), false, false
	if s.takeBack {
		return s.takenBack(false)
	}
	if errors.Is(s.failed, session.ErrStopped) {
		return s.failed
	}
	return nil
}
