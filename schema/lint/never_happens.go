package lint

import (
	"fmt"
	"slices"
	"strconv"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

var neverHappens = Rule{
	Code: "lint/never-happens",
	Doc: "A rule or action is bound to an event that never occurs in play: no statement makes " +
		"that move, draw, flip, removal or mark.",
	Run: func(g *study, report func(diag.Finding)) {
		w := &waiting{g: g, d: proof.DomainsOf(g.Study)}
		look := func(what, title string, b *model.Binding) {
			if b == nil || !b.Event.Builtin || b.Event.Track != nil {
				return
			}
			if why := w.never(b); why != "" {
				report(diag.Warnf("lint/never-happens", b.Range, "%s %q is bound to an event that never occurs: %s", what, title, why).
					WithHint("add a statement that causes the event, or remove the %s", what))
			}
		}
		for _, r := range g.Rules {
			// One without statements says that nothing happens.
			if len(r.Body) > 0 || r.Binding != nil && r.Binding.Moment == model.Instead {
				look("rule", r.Title, r.Binding)
			}
		}
		for _, a := range g.Actions {
			look("action", a.Title, a.Binding)
		}
	},
}

// maxWork bounds how many statements are looked at in one game; what is not looked at may happen.
const maxWork = 5_000_000

// waiting looks at what bindings wait for.
type waiting struct {
	g    *study
	d    *proof.Domains
	work int // statements looked at so far
}

// never says why what a binding waits for never happens; "" if it may.
func (w *waiting) never(b *model.Binding) string {
	what := w.arg(b, 0)
	switch b.Event.Name {
	case "enter":
		to := w.arg(b, 1)
		if !w.g.Traffic().Any(what, to, false) {
			return "no statement moves " + inWords(w.g, what, "a piece") + " to " + inWords(w.g, to, "a place")
		}
	case "leave":
		from := w.arg(b, 1)
		if !w.kept(from) && !w.g.Traffic().Any(what, from, true) {
			return inWords(w.g, what, "a piece") + " is never in " + inWords(w.g, from, "a place")
		}
	case "draw":
		if !w.done(what, "draw", func(s *model.Stmt) model.Expr { return s.Args["from"] }) {
			return "no statement draws from " + inWords(w.g, what, "a place")
		}
	case "flip", "reveal", "conceal", "remove":
		if !w.done(what, b.Event.Name, func(s *model.Stmt) model.Expr { return s.Noun }) {
			return "no statement applies " + b.Event.Name + " to " + inWords(w.g, what, "a piece")
		}
	case "mark", "unmark":
		return w.marks(b, what)
	}
	return ""
}

// marks says why no marker is laid, or taken off.
func (w *waiting) marks(b *model.Binding, host proof.Domain) string {
	var m *model.Marker
	if len(b.Args) > 1 {
		if c, ok := b.Args[1].Const.(*model.Const); ok && c.N >= 0 && int(c.N) < len(w.g.Markers) {
			m = w.g.Markers[c.N]
		}
	}
	if m == nil || !w.g.uses().markers[m] { // that nothing lays it is told of the marker
		return ""
	}
	for _, s := range w.g.firing()[b.Event.Name] {
		ms, ok := s.Detail.([]*model.Marker)
		if w.work++; w.work > maxWork || ok && slices.Contains(ms, m) && w.d.Of(s.Noun).Overlaps(w.g.Game, host) {
			return ""
		}
	}
	return fmt.Sprintf("no statement applies %s to %s with marker %q", b.Event.Name, inWords(w.g, host, "a host"), m.Title)
}

// done reports whether some statement that fires an event does something to some of these things.
func (w *waiting) done(what proof.Domain, event string, noun func(*model.Stmt) model.Expr) bool {
	for _, s := range w.g.firing()[event] {
		if w.work++; w.work > maxWork || noun(s) != nil && w.d.Of(noun(s)).Overlaps(w.g.Game, what) {
			return true
		}
	}
	return false
}

// kept reports whether pieces may lie in a place from the beginning without being told: in the
// supply.
func (w *waiting) kept(d proof.Domain) bool {
	return d.Has(w.g.Game, w.g.Supply.ID) || d.Has(w.g.Game, w.g.Out.ID)
}

// arg returns what an argument of a binding lets pass.
func (w *waiting) arg(b *model.Binding, i int) proof.Domain {
	if i >= len(b.Args) {
		return proof.Domain{All: true}
	}
	switch a := b.Args[i]; {
	case a.Var != nil && (a.Var.Type.Base == model.ThingOf || a.Var.Type.Base == model.DesignOf):
		return proof.Domain{Kinds: []*model.Kind{a.Var.Type.Kind}}
	case a.Const != nil:
		return w.d.Of(a.Const)
	}
	return proof.Domain{All: true}
}

// inWords says what is in a domain.
func inWords(g *study, d proof.Domain, any string) string {
	for id := range d.IDs {
		return strconv.Quote(g.Things[id].Title)
	}
	if len(d.Kinds) > 0 {
		return english.A(english.Spaced(d.Kinds[0].Name))
	}
	return any
}
