package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var unusedMarker = Rule{
	Code: "lint/unused-marker",
	Doc: "A marker that is never placed, or is placed and never read by a rule; a track whose " +
		"marker never moves. Uses in tests do not count; markers placed at the start are visible " +
		"to players and need no reader.",
	Run: func(g *study, report func(diag.Finding)) {
		u, asked, laid := g.uses(), askedMarkers(g), map[*model.Marker]bool{}
		for _, s := range g.firing()["mark"] {
			ms, _ := s.Detail.([]*model.Marker)
			for _, m := range ms {
				laid[m] = true
			}
		}
		for _, m := range g.Markers {
			switch {
			case !u.markers[m]:
				report(diag.Warnf("lint/unused-marker", m.Range, "marker %q is never placed", m.Title).
					WithHint("add mark x { with = %s }, or start = [..]", m.Name))
			case !asked[m] && laid[m]:
				report(diag.Warnf("lint/unused-marker", m.Range, "marker %q is placed but never read", m.Title).
					WithHint("read x.%s, or bind a rule to mark(x, %s)", m.Has.Name, m.Name))
			}
		}
		for _, t := range g.Tracks {
			if !u.tracks[t] {
				report(diag.Warnf("lint/unused-marker", t.Range, "marker of track %q never moves", t.Thing.Title).
					WithHint("add advance %s {}", t.Thing.Name))
			}
		}
	},
}

// askedMarkers returns the markers of which rules ask who carries them, how many there are, or that
// wait for them.
func askedMarkers(g *study) map[*model.Marker]bool {
	out := map[*model.Marker]bool{}
	for f := range g.playReads() {
		if f.Marker != nil {
			out[f.Marker] = true
		}
	}
	for b := range g.Bindings() {
		if !b.Event.Builtin || b.Event.Name != "mark" && b.Event.Name != "unmark" {
			continue
		}
		for i, m := range g.Markers {
			if len(b.Args) < 2 || b.Args[1].Const == nil || constIs(b.Args[1].Const, int32(i)) {
				out[m] = true
			}
		}
	}
	return out
}

func constIs(e model.Expr, n int32) bool {
	c, ok := e.(*model.Const)
	return ok && c.N == n
}
