package session

import (
	"sandtable/schema/model"
)

// rolls tells, by the place of each roll in the content, the type of what its table gives: the
// machine's events hold only its number.
func (s *Session) rolls() map[string]model.Type {
	if s.rollTypes != nil {
		return s.rollTypes
	}
	s.rollTypes = map[string]model.Type{}
	note := func(st *model.Stmt) {
		if st.Names == model.NamesThrow && st.Bind != nil && st.Bind.Type.Base != model.RowOf {
			s.rollTypes[st.Range.String()] = st.Bind.Type
		}
	}
	for _, r := range s.P.Game.Rules {
		model.WalkStmts(r.Body, note, nil)
	}
	for _, a := range s.P.Game.Actions {
		model.WalkStmts(a.Body, note, nil)
	}
	return s.rollTypes
}
