package bot

import (
	"fmt"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// hiddenCode is the code of a policy that reads what its player cannot see.
const hiddenCode = "run/policy-hidden"

// saying is what a line says of an option by itself: its figures; none if it does not hold.
type saying struct {
	Line *model.PolicyLine
	Says []int32
	Err  *machine.Error
}

// blamed is why a policy has failed, with the line at which it did. It is found by asking each line
// by itself.
func (p *Policy) blamed(err *machine.Error) *machine.Error {
	for i := range p.list.Options().Len() {
		for _, s := range p.says(i) {
			switch {
			case s.Err == nil:
			case s.Err.Hidden():
				return p.hidden(s.Line)
			default:
				return p.failed(s.Line, s.Err)
			}
		}
	}
	if err.Hidden() {
		return p.hidden(nil)
	}
	return p.failed(nil, err)
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

// says asks each line about an option by itself.
func (p *Policy) says(option int) (out []saying) {
	a, opt := p.asked(option)
	j := p.by.Of(a, opt)
	if j == nil {
		return nil
	}
	left := p.left
	defer func() { p.left = left }()
	p.left = []candidate{{option: option, judge: j}}
	ask := func(line *model.PolicyLine, of func(one int32) []int32) {
		s := saying{Line: line}
		s.Err = p.on.Consider(p.steps, func() { p.each(func(_ *candidate, one int32) { s.Says = of(one) }) })
		out = append(out, s)
	}
	for i := range j.Firsts {
		ask(j.Firsts[i].Model.Line, func(one int32) []int32 { return p.narrowed(&j.Firsts[i], one) })
	}
	for i := range j.Prefers {
		x := &j.Prefers[i]
		ask(x.Line, func(one int32) (out []int32) {
			for _, d := range x.Deeds(p.on, one, p.player) {
				out = append(out, d.Number)
			}
			return out
		})
	}
	return out
}

// narrowed is by which figures a priority narrows an option, behind a 1; nil if it does not hold.
func (p *Policy) narrowed(f *machine.Priority, one int32) []int32 {
	if f.When != nil && f.When(p.on, one, p.player) == 0 {
		return nil
	}
	out := []int32{1}
	for _, n := range f.Narrow {
		out = append(out, n(p.on, one, p.player))
	}
	return out
}
