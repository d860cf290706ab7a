package screen

import (
	"fmt"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// action says what an action is and where its rule stands.
func (s *Screen) action(a *model.Action) []string {
	head := s.paint(bright, a.Title) + ", action"
	if a.Anytime {
		head += " at any time"
	}
	if a.Menu != nil {
		head += " of " + a.Menu.Title
		for _, f := range a.Menu.Printed {
			if f.Type.Is(model.Bool) && a.Printed[f] != 0 {
				head += ", " + f.Name
			} else if !f.Type.Is(model.Bool) {
				head += ", " + f.Name + " " + s.S.P.Game.Show(f.Type, a.Printed[f])
			}
		}
	}
	out := []string{head + model.Cite(a.Ref)}
	for _, st := range a.Lead {
		if st.Demands && st.Label != "" {
			out = append(out, "  needs: "+st.Label)
		}
	}
	if sec := a.Section; sec != nil {
		out = append(out, layout.Wrap(sec.Text, s.Width)...)
	}
	return out
}

// ruleLines is what a rule's section says.
func (s *Screen) ruleLines(r *model.Rule) []string {
	kind := "rule"
	if r.Phase {
		kind = "phase"
	}
	out := []string{s.paint(bright, r.Title) + ", " + kind + model.Cite(r.Ref)}
	if sec := r.Section; sec != nil {
		out = append(out, layout.Wrap(sec.Text, s.Width)...)
	}
	return out
}

// marker says how many of a marker are left, and what carries one.
func (s *Screen) marker(m *model.Marker) []string {
	head := s.paint(bright, m.Title) + ", marker"
	if m.Limit > 0 {
		head += fmt.Sprintf(": %d of %d left", s.S.M.I[s.S.P.Ids.MarkerSupply[m.Index]], m.Limit)
	}
	out := []string{head + model.Cite(m.Ref)}
	sc := s.scene()
	var on []string
	note := func(t *scene.Thing, where string) {
		for _, x := range t.Marks {
			if x.Name == m.Name {
				on = append(on, t.Title+where)
			}
		}
	}
	for i := range sc.Things {
		switch t := &sc.Things[i]; {
		case t.On != scene.None:
			note(t, " in "+english.Title(sc.Things[t.On].Title))
		default:
			note(t, "")
		}
	}
	if len(on) > 0 {
		out = append(out, hang("  on: ", strings.Join(on, ", "), s.Width)...)
	}
	return append(out, s.textOf(m.Origin, nil)...)
}
