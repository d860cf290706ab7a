package bot

import (
	"fmt"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// hiddenCode is the code of a policy that reads what its player cannot see.
const hiddenCode = "run/policy-hidden"

// blamed is why a policy has failed, with the line at which it did. It is found by asking each line
// by itself.
func (p *Policy) blamed(err *machine.Error) *machine.Error {
	for i := range p.list.Options().Len() {
		for _, s := range p.says(i) {
			switch {
			case s.err == nil:
			case s.err.Hidden():
				return p.hidden(s.Line)
			default:
				return p.failed(s.Line, s.err)
			}
		}
	}
	if err.Hidden() {
		return p.hidden(nil)
	}
	return p.failed(nil, err)
}

// Peeps is the error of a policy that decides otherwise in a position which looks alike to its
// player.
func (p *Policy) Peeps(m *machine.M) *machine.Error {
	p.list, p.on = m, m
	return p.hidden(nil)
}

// failed is an error of a line; of the policy as a whole, if there is none.
func (p *Policy) failed(line *model.PolicyLine, err *machine.Error) *machine.Error {
	at, what := p.named(line)
	return &machine.Error{Code: err.Code, At: at.Range, Hint: err.Hint, Message: what + ": " + err.Message}
}

// hidden is the error of a line that reads what the player cannot see.
func (p *Policy) hidden(line *model.PolicyLine) *machine.Error {
	at, what := p.named(line)
	return &machine.Error{Code: hiddenCode, At: at.Range, Hint: "ask what lies open, or how many lie there",
		Message: fmt.Sprintf("%s reads what %s cannot see", what, p.list.P.Game.Things[p.player].Title)}
}

// named is a line as errors name it, and its place.
func (p *Policy) named(line *model.PolicyLine) (model.Origin, string) {
	policy := p.policy.Model
	if line == nil {
		return policy.Origin, fmt.Sprintf("the policy %q", policy.Title)
	}
	return line.Origin, fmt.Sprintf("the line %q of the policy %q", line.Label, policy.Title)
}
