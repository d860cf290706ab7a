package odds

import (
	"maps"
	"math/big"
	"slices"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/odds"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// call finds the rule of --rule and reads its arguments.
func (q *Ask) call(g *model.Game, values []string) (*compile.Call, error) {
	if q.Rule == "" {
		return nil, nil
	}
	if q.Best != "" {
		return nil, shell.Usage("--best needs a whole game; with --rule, use --bot")
	}
	var known []string
	for _, r := range g.Rules {
		if r.Name != english.Slug(q.Rule) {
			known = append(known, r.Name)
			continue
		}
		if r.Binding != nil {
			return nil, shell.Usage("--rule %s: this rule is triggered by an event and cannot be called", q.Rule)
		}
		if r.Returns.Form != model.One {
			return nil, shell.Usage("--rule %s: it returns several values, which have no odds", q.Rule)
		}
		return given(g, r, values)
	}
	return nil, shell.Unknown("--rule: unknown rule", q.Rule, known, askable(g))
}

// askable lists the rules that odds --rule accepts.
func askable(g *model.Game) string {
	var names []string
	for _, r := range g.Rules {
		if r.Binding == nil && r.Returns.Form == model.One && r.Mod == nil {
			names = append(names, r.Name)
		}
	}
	if len(names) == 0 {
		return "this game has no rules that can be called"
	}
	return "the rules are " + english.Some(names, listedRules)
}

// listedRules is how many rules are named where none fits.
const listedRules = 12

func given(g *model.Game, r *model.Rule, values []string) (*compile.Call, error) {
	if len(values) != len(r.Params) {
		names := english.Each(r.Params, func(p *model.Var) string { return p.Name })
		if len(names) == 0 {
			return nil, shell.Usage("--rule %s: this rule takes no arguments", r.Name)
		}
		return nil, shell.Usage("--rule %s: give its arguments: %s", r.Name, strings.Join(names, ", "))
	}
	call := &compile.Call{Rule: r}
	for i, p := range r.Params {
		if p.Type.Form != model.One {
			return nil, shell.Usage("--rule %s: %s takes several values, which cannot be given on the command line", r.Name, p.Name)
		}
		v, err := valueOf(g, p, values[i])
		if err != nil {
			return nil, err
		}
		call.Args = append(call.Args, v)
	}
	return call, nil
}

// ruleEnd is one way in which a rule can end.
type ruleEnd struct {
	over bool
	is   int32 // the result, or what the rule gives
}

// ofRule makes a question one about what a rule leads to that is called at its start, and returns
// what tells the answer.
func ofRule(to *odds.Question, call *compile.Call) func(*machine.Program, *odds.Answer) *Report {
	start := to.Start
	probe := machine.New(to.Program)
	start(probe)
	to.Floor = probe.Depth()
	to.Start = func(m *machine.M) {
		start(m)
		m.CallWith(call.Proc, 0, nil)
	}
	var ends odds.Ends[ruleEnd]
	to.Label = func(m *machine.M, _ bool) (int32, error) {
		e := ruleEnd{over: m.Over, is: m.Result}
		if !m.Over {
			e.is = model.None
			if len(m.Notes.L) > 0 {
				e.is = m.Notes.L[0]
			}
		}
		return ends.Label(e), nil
	}
	return func(p *machine.Program, a *odds.Answer) *Report {
		g, rule := p.Game, call.Rule
		r := reportOf(a, func(label int32) Outcome { return ends.All[label].told(g, rule) })
		r.Game, r.Rule, r.title = g.ID, rule.Name, g.Title+", "+rule.Title
		over := func(label int32) bool { return ends.All[label].over }
		if rule.Returns.Is(model.Number) && r.Forever == nil && r.Open == nil && !slices.ContainsFunc(slices.Collect(maps.Keys(a.Chance)), over) {
			mean := shareOf(a.Mean(func(label int32) *big.Rat { return big.NewRat(int64(ends.All[label].is), int64(g.Unit)) }))
			r.Mean = &mean
		}
		return r
	}
}

// told names an end of a rule.
func (e ruleEnd) told(g *model.Game, rule *model.Rule) (o Outcome) {
	switch {
	case e.over && e.is != model.None:
		o.Result, o.Title = &g.Things[e.is].Name, g.Things[e.is].Title
	case rule.Returns.Base == model.Invalid:
		o.Title = "completed"
	default:
		o.Returns = g.Show(rule.Returns, e.is)
		o.Title = o.Returns
	}
	return o
}
