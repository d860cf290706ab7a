package full

import (
	"fmt"
	"slices"

	"sandtable/interp/naming"
	"sandtable/interp/scene"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/show/grid"
)

// roster lists pieces on the map, a line each: where they lie and how they stand. They are the
// viewer's own; in a game whose pieces belong to nobody those that may act. Those that the decision
// speaks of stand out. Pieces of most of which nothing could be told, as those of chess, make no
// roster.
func (s *state) roster() (title string, out []line) {
	if s.m.Ask == nil {
		return "", nil
	}
	own := func(r scene.Ref) bool { return s.m.Scene.Things[r].Mine }
	title = "Your pieces"
	if !slices.ContainsFunc(s.m.Scene.Things, func(t scene.Thing) bool { return t.Mine }) {
		title, own = "Who may act", s.acts()
	}
	asked, tells := s.spoken(), 0
	for r := range s.m.Scene.Things {
		t := &s.m.Scene.Things[r]
		if !own(scene.Ref(r)) || !s.m.Scene.Lies(scene.Ref(r)) || !s.onMap(scene.Ref(r)) {
			continue
		}
		brief := say.Brief(t)
		if figures := told(t.Figures()); brief == "" && figures != "" {
			brief = english.Join(", ", figures, s.about(scene.Ref(r)))
		}
		if brief != "" {
			tells++
		}
		l := line{text: english.Join("  ", t.Title, s.whereabouts(t), brief), st: grid.Faint}
		if asked[scene.Ref(r)] {
			l.st = s.b.Style(t)
		}
		out = append(out, l)
	}
	if 2*tells <= len(out) {
		return "", nil
	}
	return title, out
}

// acts reports which pieces may act.
func (s *state) acts() func(r scene.Ref) bool {
	out := map[scene.Ref]bool{}
	for i := range s.m.Ask.Options {
		for _, p := range s.m.Ask.Options[i].Parts {
			if p.Role == naming.Actor {
				out[p.Ref] = true
			}
		}
	}
	return func(r scene.Ref) bool { return out[r] }
}

// spoken returns the pieces of which the options of the open node speak.
func (s *state) spoken() map[scene.Ref]bool {
	out := map[scene.Ref]bool{}
	for i := range s.kids {
		if p := s.kids[i].Part; p != nil {
			out[p.Ref] = true
		}
		for _, o := range s.kids[i].Of {
			for _, p := range s.m.Ask.Options[o].Parts {
				out[p.Ref] = true
			}
		}
	}
	return out
}

// onMap reports whether a piece lies on the map.
func (s *state) onMap(r scene.Ref) bool {
	if s.b.Measured() != nil {
		_, ok := s.stands(r)
		return ok
	}
	return s.b.Has(s.m.Scene.Things[r].On)
}

// whereabouts returns the place of a piece; nothing on a table without places.
func (s *state) whereabouts(t *scene.Thing) string {
	if s.b.Measured() != nil {
		return ""
	}
	return s.titleOf(t.On)
}

// drawRoster writes the roster, if there is room for its heading and some of it.
func (s *state) drawRoster(v grid.View) {
	title, list := s.roster()
	if len(list) == 0 || v.H < 3 {
		return
	}
	v.Put(0, 0, grid.Title, fmt.Sprintf("%s: %d", title, len(list)))
	for i, l := range list {
		if i == v.H-2 && len(list) > v.H-1 {
			v.Put(0, i+1, grid.Faint, fmt.Sprintf("%d more", len(list)-i))
			break
		}
		v.Put(0, i+1, l.st, ended(l.text, v.W))
	}
}
