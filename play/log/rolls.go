package log

import "sandtable/schema/model"

// rolls tells, by the place of each roll in the content, the type of what its table gives: the
// machine's events hold only its number.
func (n *Narrator) rolls() map[string]model.Type {
	if n.rollTypes != nil {
		return n.rollTypes
	}
	n.rollTypes = map[string]model.Type{}
	note := func(st *model.Stmt) {
		if st.Names == model.NamesThrow && st.Bind != nil && st.Bind.Type.Base != model.RowOf {
			n.rollTypes[st.Range.String()] = st.Bind.Type
		}
	}
	for _, r := range n.M.P.Game.Rules {
		model.WalkStmts(r.Body, note, nil)
	}
	for _, a := range n.M.P.Game.Actions {
		model.WalkStmts(a.Body, note, nil)
	}
	return n.rollTypes
}
