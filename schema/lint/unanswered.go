package lint

import (
	"fmt"
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var unanswered = Rule{
	Code: "lint/unanswered",
	Doc: "A rule without statements dispatches on a printed name, such as an event chit or a " +
		"die face; other rules answer it for most names, and none for this one.",
	Run: func(g *study, report func(diag.Finding)) {
		f := g.Flow()
		for _, r := range g.Rules {
			for i, p := range r.Params {
				if p.Type.Form == model.One && (p.Type.Base == model.EnumOf || p.Type.Base == model.ThingOf) {
					h := &hub{g: g.Game, rule: r, at: i, answered: map[int32]bool{}}
					h.report(f.Vars[p], report)
				}
			}
		}
	},
}

// hub is a rule that does nothing itself: other rules answer it, each for the names that it is
// about.
type hub struct {
	g        *model.Game
	rule     *model.Rule
	at       int // which of its names
	answered map[int32]bool
}

// report reports what the rule may be told and nobody answers, if most is answered by name.
func (h *hub) report(told proof.Origins, report func(diag.Finding)) {
	if len(told) < 2 || !h.own() {
		return
	}
	for _, r := range h.g.Rules {
		if r.Binding != nil && r.Binding.Event.Rule == h.rule && !h.answer(r.Binding, r.Extent, len(r.Body) > 0) {
			return
		}
	}
	for _, a := range h.g.Actions {
		if a.Binding != nil && a.Binding.Event.Rule == h.rule && !h.answer(a.Binding, a.Extent, true) {
			return
		}
	}
	var left []int32
	answered, seen := 0, map[string]bool{}
	for _, n := range model.SortedKeys(told) {
		title := h.title(n)
		switch {
		case seen[title]: // a like copy
		case h.answered[n]:
			answered++
		default:
			left = append(left, n)
		}
		seen[title] = true
	}
	if answered < 2 || answered <= len(left) {
		return
	}
	for _, n := range left {
		report(h.finding(n, told[n]))
	}
}

// own looks at what the rule does itself: it may compare the name with others, which is an answer,
// and say something, and no more.
func (h *hub) own() bool {
	p, plain := h.rule.Params[h.at], true
	model.WalkStmts(h.rule.Body, func(s *model.Stmt) {
		if s.Arm == model.FirstArm || s.Arm == model.FurtherArm {
			n, ok := compared(s.Args["when"], p)
			if ok {
				h.answered[n] = true
			}
			plain = plain && ok && s.Arm == model.FirstArm
		}
	}, nil)
	for _, s := range h.rule.Body {
		plain = plain && (s.Tells || s.Arm == model.FirstArm)
	}
	return plain
}

// compared returns the name with which a condition compares a bound one for being the same.
func compared(e model.Expr, p *model.Var) (int32, bool) {
	b, ok := e.(*model.Binary)
	if !ok || b.Op != "==" {
		return 0, false
	}
	l, ok1 := b.X.(*model.Local)
	c, ok2 := b.Y.(*model.Const)
	if !ok1 || !ok2 || l.Var != p {
		return 0, false
	}
	return c.N, true
}

// answer notes for which names a rule answers; it says false if that may be all of them. A rule for
// all that does nothing answers nobody: it forbids.
func (h *hub) answer(b *model.Binding, in *model.Extent, does bool) bool {
	if h.at >= len(b.Args) || b.Args[h.at].Const == nil {
		return !does
	}
	switch c := b.Args[h.at].Const.(type) {
	case *model.Const:
		h.answered[c.N] = true
		return true
	case *model.Local: // self: each thing of the kind in which the rule stands
		for ; in != nil; in = in.Parent {
			if in.Kind == model.InForce && c.Var.Name == "self" {
				for id := in.Thing.Lo; id < in.Thing.Hi; id++ {
					h.answered[id] = true
				}
				return true
			}
		}
	}
	return false
}

func (h *hub) title(n int32) string {
	t := h.rule.Params[h.at].Type
	if t.Base == model.ThingOf {
		return h.g.Things[n].Title
	}
	return h.g.Show(t, n)
}

// finding tells of one name that nobody answers.
func (h *hub) finding(n int32, o proof.Origin) diag.Finding {
	name, event := h.title(n), h.event(n)
	where := fmt.Sprintf("%q", name)
	switch {
	case o.Field != nil:
		where = fmt.Sprintf("%q has %s %q", o.Thing.Title, english.Spaced(o.Field.Name), name)
	case o.Table != nil:
		where = fmt.Sprintf("table %q returns %q", o.Table.Title, name)
	case o.Thing != nil:
		where = fmt.Sprintf("%q comes up", name)
	}
	return diag.Warnf("lint/unanswered", o.At, "%s, but no rule answers %q for it", where, h.rule.Title).
		WithHint("add a rule with after = %s; without statements if nothing happens", event).
		WithRelated(h.rule.Range, "other names are answered for this rule")
}

// event returns how a rule is bound to the hub for one name.
func (h *hub) event(n int32) string {
	args := []string{}
	for i := 0; i < h.at; i++ {
		args = append(args, "any")
	}
	t, last := h.rule.Params[h.at].Type, ""
	if t.Base == model.ThingOf {
		last = h.g.Things[n].Name
		if h.g.Things[n].Copy > 0 {
			last = "self"
		}
	} else {
		last = t.Enum.Slugs[n]
	}
	return h.rule.Name + "(" + strings.Join(append(args, last), ", ") + ")"
}
