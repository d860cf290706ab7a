package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Choices of a point. If the candidates are an area, its options are samples; see
// machine/points.go.

// asksPoint reports whether a leading choice of an action is a point. Such an action is listed in
// the plain form, by samples.
func asksPoint(a *model.Action) bool {
	for _, s := range a.Lead {
		if s.Names == model.NamesChoice && s.Args["from"].Type().IsArea() {
			return true
		}
	}
	return false
}

// admit returns why an option that names points is refused.
func admit(acts []*machine.Act) func(m *machine.M, opt []int32) *machine.Refusal {
	return func(m *machine.M, opt []int32) *machine.Refusal {
		for _, a := range acts {
			if a.Action.Index == opt[0] && a.Admit != nil {
				return a.Admit(m, opt[1:])
			}
		}
		return &machine.Refusal{Label: "no such action is offered"}
	}
}
