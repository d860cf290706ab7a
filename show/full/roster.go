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

// roster lists pieces on the map, to tell where they lie and how they stand. They are the viewer's
// own; in a game whose pieces belong to nobody those that may act. Pieces of most of which nothing
// could be told, as those of chess, make no roster.
func (s *state) roster() (title string, out []scene.Ref) {
	if s.m.Ask == nil {
		return "", nil
	}
	title, own := "Your pieces", s.noPieces()
	for r := range own {
		own[r] = s.m.Scene.Things[r].Mine
	}
	if !slices.Contains(own, true) {
		title, own = "Who may act", s.acts()
	}
	tells := 0
	for r := range s.m.Scene.Things {
		r := scene.Ref(r)
		if !own[r] || !s.m.Scene.Lies(r) || !s.onMap(r) {
			continue
		}
		if s.brief(r) != "" {
			tells++
		}
		out = append(out, r)
	}
	if 2*tells <= len(out) {
		return "", nil
	}
	return title, out
}

// brief says how a piece stands; where that is said by figures, its state goes with them.
func (s *state) brief(r scene.Ref) string {
	t := &s.m.Scene.Things[r]
	if brief := say.Brief(t); brief != "" {
		return brief
	}
	if figures := told(t.Figures()); figures != "" {
		return english.Join(", ", figures, s.about(r))
	}
	return ""
}

// pieces is a set of things of the scene.
type pieces []bool

func (s *state) noPieces() pieces { return make(pieces, len(s.m.Scene.Things)) }

func (p pieces) add(r scene.Ref) {
	if r != scene.None {
		p[r] = true
	}
}

// acts returns the pieces that may act.
func (s *state) acts() pieces {
	out := s.noPieces()
	for i := range s.m.Ask.Options {
		for _, p := range s.m.Ask.Options[i].Parts {
			if p.Role == naming.Actor {
				out.add(p.Ref)
			}
		}
	}
	return out
}

// spoken returns the pieces of which the options of the open node speak.
func (s *state) spoken() pieces {
	out := s.noPieces()
	for i := range s.kids {
		if p := s.kids[i].Part; p != nil {
			out.add(p.Ref)
		}
		for _, o := range s.kids[i].Of {
			for _, p := range s.m.Ask.Options[o].Parts {
				out.add(p.Ref)
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

// drawRoster writes the roster, if there is room for its heading and some of it: a line for each
// piece that fits.
func (s *state) drawRoster(v grid.View) {
	if v.H < 3 {
		return
	}
	title, list := s.roster()
	if len(list) == 0 {
		return
	}
	asked := s.spoken()
	v.Put(0, 0, grid.Title, fmt.Sprintf("%s: %d", title, len(list)))
	for i, r := range list {
		if i == v.H-2 && len(list) > v.H-1 {
			v.Put(0, i+1, grid.Faint, fmt.Sprintf("%d more", len(list)-i))
			break
		}
		t, st := &s.m.Scene.Things[r], grid.Faint
		if asked[r] {
			st = s.b.Style(t)
		}
		v.Put(0, i+1, st, ended(english.Join("  ", t.Title, s.whereabouts(t), s.brief(r)), v.W))
	}
}
