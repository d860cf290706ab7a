package talk

import (
	"fmt"
	"strings"

	"sandtable/interp/preview"
	"sandtable/interp/scene"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// action says what an action is and where its rule stands.
func (tb *Table) action(a *model.Action) []say.Line {
	head := ", action"
	if a.Anytime {
		head += " at any time"
	}
	if a.Menu != nil {
		head += " of " + a.Menu.Title
		for _, f := range a.Menu.Printed {
			if f.Type.Is(model.Bool) && a.Printed[f] != 0 {
				head += ", " + f.Name
			} else if !f.Type.Is(model.Bool) {
				head += ", " + f.Name + " " + tb.S.P.Game.Show(f.Type, a.Printed[f])
			}
		}
	}
	out := []say.Line{say.Headed(a.Title, head+model.Cite(a.Ref))}
	for _, st := range a.Lead {
		if st.Demands && st.Label != "" {
			out = append(out, say.Under("  ", "needs: "+st.Label))
		}
	}
	return append(out, wordsIn(a.Section)...)
}

// ruleLines returns what a rule's section says.
func ruleLines(r *model.Rule) []say.Line {
	kind := "rule"
	if r.Phase {
		kind = "phase"
	}
	return append([]say.Line{say.Headed(r.Title, ", "+kind+model.Cite(r.Ref))}, wordsIn(r.Section)...)
}

// wordsIn returns the text of a section.
func wordsIn(sec *model.Section) []say.Line {
	if sec == nil || sec.Text == "" {
		return nil
	}
	return []say.Line{{Text: sec.Text}}
}

// marker says how many of a marker are left, and what carries one.
func (tb *Table) marker(m *model.Marker) []say.Line {
	head := ", marker"
	if m.Limit > 0 {
		head += fmt.Sprintf(": %d of %d left", tb.S.M.I[tb.S.P.Ids.MarkerSupply[m.Index]], m.Limit)
	}
	out := []say.Line{say.Headed(m.Title, head+model.Cite(m.Ref))}
	sc := tb.Scene()
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
		out = append(out, say.Under("  on: ", strings.Join(on, ", ")))
	}
	return append(out, tb.textOf(m.Origin, nil)...)
}

// table shows a table of the game as a chart.
func (tb *Table) table(t *model.Table) []say.Line {
	c := scene.ChartOf(tb.S.P.Game, t)
	return append([]say.Line{say.Headed(t.Title, ", table"+model.Cite(t.Ref)), {Kind: say.Charted, Chart: &c}}, tb.textOf(t.Origin, nil)...)
}

// Consulted tells of each table that an option makes the rules consult which rows were found: see
// preview.Consulted. Of members of a set several options are given. Of a decision of somebody else
// nothing is told.
func (tb *Table) Consulted(options []int) map[*model.Table][]int {
	if !tb.Mine() || len(options) == 0 {
		return nil
	}
	var more []int32
	for _, i := range options[1:] {
		_, opt := tb.S.M.Option(i)
		more = append(more, opt[0])
	}
	return preview.Consulted(tb.S.M, tb.Viewer(), options[0], more...)
}
