package log

import (
	"iter"
	"slices"
	"strings"

	"sandtable/interp"
	"sandtable/interp/judge"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// rolled writes a roll with its verdict, to each player as far as they may know it: what the dice
// must reach may depend on what is hidden.
func (n *Narrator) rolled(m *machine.M, e machine.Event) Line {
	l := Line{Reveals: true, roll: true}
	told := n.thrown
	if j := n.judgement(e); j != nil {
		l.Weight = Heavy
		told = func(m *machine.M, e machine.Event, viewer int32) string {
			return n.verdict(m, e, j, n.thrown(m, e, viewer), viewer)
		}
	}
	if !n.M.P.Hides() {
		l.Public = told(m, e, view.Spectator)
		return l
	}
	l.Own = map[int32]string{}
	for _, v := range n.viewers() {
		l.Own[v] = told(m, e, v)
	}
	l.Public = l.Own[view.Spectator]
	return l
}

// judgement returns how a roll is judged; nil if nothing says it.
func (n *Narrator) judgement(e machine.Event) *judge.Judgement {
	if n.judged == nil {
		n.judged = interp.Judgements(n.M.P.Game)
	}
	if e.At == nil {
		return nil
	}
	return n.judged[e.At.Range.String()]
}

// verdict returns what a player is told of a roll: whom it is about, what is needed, and what came
// of it. They are told whom it is about even where the need is hidden from them.
func (n *Narrator) verdict(m *machine.M, e machine.Event, j *judge.Judgement, text string, viewer int32) string {
	veil := view.Veil(m, viewer)
	number := func(e model.Expr) (int32, bool) {
		v, err := n.Tracer().Number(m, e, veil)
		return v, err == nil
	}
	if !n.M.P.Hides() || n.knows(m, j.Names, number, viewer) {
		text += n.outcome(e, j, number)
	}
	return english.Join(": ", n.subject(m, j, number, viewer), text)
}

// outcome says what a roll needs and whether that is reached; "" if the need cannot be seen.
func (n *Narrator) outcome(e machine.Event, j *judge.Judgement, number func(model.Expr) (int32, bool)) string {
	need, ok := number(j.Need)
	if !ok {
		return ""
	}
	out := n.counted(e, j, number) + ", " + needed(j.Op, n.M.P.Game.Show(model.TNumber, need))
	switch {
	case j.Count != nil:
		if v, ok := number(j.Count); ok {
			out += ": " + n.M.P.Game.Show(model.TNumber, v)
		}
	case j.Holds != nil:
		if v, ok := number(j.Holds); ok {
			out += ": " + n.said(j, v != 0)
		}
	}
	return out
}

// counted says what the dice count as, where none of them shows it: a ten that is read as 0, a sum,
// a throw with what is added to it.
func (n *Narrator) counted(e machine.Event, j *judge.Judgement, number func(model.Expr) (int32, bool)) string {
	if j.Reads == nil {
		return ""
	}
	v, ok := number(j.Reads)
	if !ok || slices.Contains(e.List, v) {
		return ""
	}
	return ", counts as " + n.M.P.Game.Show(model.TNumber, v)
}

// knows reports whether a viewer may know what names stand for. A piece must be seen; where players
// keep secrets, a place or a player may follow from one; a number or a word may follow from
// anything, but for one that all have seen bound.
func (n *Narrator) knows(m *machine.M, names []*model.Var, number func(model.Expr) (int32, bool), viewer int32) bool {
	for _, v := range names {
		if !v.Type.Is(model.ThingOf) {
			if !n.Tracer().Open(v) {
				return false
			}
			continue
		}
		id, ok := number(&model.Local{Node: model.Node{T: v.Type, R: v.Range}, Var: v})
		piece := m.P.Ids.Piece(id)
		if !ok || piece && (!view.Sees(m, viewer, id) || n.Tracer().FromSecret(v)) || !piece && n.M.P.Private() {
			return false
		}
	}
	return true
}

// needed writes what dice are compared with.
func needed(op, n string) string {
	switch op {
	case ">=":
		n += "+"
	case "<=":
		n += " or less"
	case ">":
		n = "more than " + n
	case "<":
		n = "less than " + n
	case "!=":
		return "must differ from " + n
	}
	return "needs " + n
}

// said returns the word for a roll that reaches its need, or does not: the game's own, or the label
// of what depends on it.
func (n *Narrator) said(j *judge.Judgement, held bool) string {
	if words, ok := n.look.Rolls[j.Roll.Bind.Name]; ok {
		if held {
			return words.Held
		}
		return words.Failed
	}
	switch {
	case held && j.Label != "":
		return j.Label
	case held:
		return "yes"
	}
	return "no"
}

// subject names the pieces that the rule of a roll has been told of, if the viewer sees them.
func (n *Narrator) subject(m *machine.M, j *judge.Judgement, number func(model.Expr) (int32, bool), viewer int32) string {
	return n.pieces(m, viewer, func(yield func(int32) bool) {
		for _, v := range j.About {
			if !v.Type.Is(model.ThingOf) || n.Tracer().FromSecret(v) {
				continue
			}
			if id, ok := number(&model.Local{Node: model.Node{T: v.Type, R: v.Range}, Var: v}); ok && !yield(id) {
				return
			}
		}
	})
}

// pieces names the first pieces of several things that a viewer sees, and where they are.
func (n *Narrator) pieces(m *machine.M, viewer int32, of iter.Seq[int32]) string {
	const most = 2
	var names []string
	for id := range of {
		if len(names) < most && m.P.Ids.Piece(id) && view.Sees(m, viewer, id) {
			names = append(names, n.M.P.Game.Things[id].Title+n.at(m, id))
		}
	}
	return strings.Join(names, ", ")
}
