package cli

import (
	"fmt"
	"math/big"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/odds"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// ruleReport is what odds --rule --json prints.
type ruleReport struct {
	Game     string     `json:"game"`
	Rule     string     `json:"rule"`
	After    int        `json:"decisions_before"`
	Outcomes []ruleOdds `json:"outcomes"`
	Forever  *share     `json:"forever,omitempty"`
	Open     *share     `json:"open,omitempty"` // the chance of what was not searched
	// Of the number that it gives, if it always gives one.
	Mean      *share `json:"mean,omitempty"`
	Positions int    `json:"positions"`
}

type ruleOdds struct {
	Returns string `json:"returns,omitempty"`
	Result  string `json:"result,omitempty"` // where the game ends by it
	Title   string `json:"title"`
	share
}

// call finds the rule of --rule and reads its arguments.
func (f *oddsFlags) call(g *model.Game, values []string) (*compile.Call, error) {
	if f.rule == "" {
		return nil, nil
	}
	if f.best != "" {
		return nil, shell.Usage("--best needs a whole game; with --rule, use --strategy or --bot")
	}
	var known []string
	for _, r := range g.Rules {
		if r.Name != english.Slug(f.rule) {
			known = append(known, r.Name)
			continue
		}
		if r.Binding != nil {
			return nil, shell.Usage("--rule %s: this rule is triggered by an event and cannot be called", f.rule)
		}
		if r.Returns.Form != model.One {
			return nil, shell.Usage("--rule %s: it returns several values, which have no odds", f.rule)
		}
		return given(g, r, values)
	}
	if s := diag.Suggest(english.Slug(f.rule), known); s != "" {
		return nil, shell.Usage("--rule: unknown rule %q; did you mean %q?", f.rule, s)
	}
	return nil, shell.Usage("--rule: unknown rule %q; %s", f.rule, askable(g))
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
	more := ""
	if n := len(names) - listedRules; n > 0 {
		names, more = names[:listedRules], fmt.Sprintf(" and %d more", n)
	}
	return "the rules are " + strings.Join(names, ", ") + more
}

// listedRules is how many rules are named where none fits.
const listedRules = 12

func given(g *model.Game, r *model.Rule, values []string) (*compile.Call, error) {
	if len(values) != len(r.Params) {
		var names []string
		for _, p := range r.Params {
			names = append(names, p.Name)
		}
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

// ruleOdds finds the odds of what a rule leads to, from where the question starts.
func (a *app) ruleOdds(q *odds.Question, call *compile.Call, after int, f oddsFlags) error {
	start, g := q.Start, q.Program.Game
	probe := machine.New(q.Program)
	start(probe)
	q.Floor = probe.Depth()
	q.Start = func(m *machine.M) {
		start(m)
		m.CallWith(call.Proc, 0, nil)
	}
	var ends []ruleEnd
	labels := map[ruleEnd]int32{}
	q.Label = func(m *machine.M) (int32, error) {
		e := ruleEnd{over: m.Over, is: m.Result}
		if !m.Over {
			e.is = model.None
			if len(m.Notes.L) > 0 {
				e.is = m.Notes.L[0]
			}
		}
		n, ok := labels[e]
		if !ok {
			n = int32(len(ends))
			labels[e] = n
			ends = append(ends, e)
		}
		return n, nil
	}
	answer, err := odds.Find(*q)
	if err != nil {
		return a.noOdds(q.Context, err)
	}
	r := &ruleReport{Game: g.ID, Rule: call.Rule.Name, After: after, Positions: answer.Positions}
	number := call.Rule.Returns.Is(model.Number) && answer.Forever.Sign() == 0
	for i, e := range ends {
		if answer.Chance[int32(i)] == nil { // reached by what was not searched alone
			continue
		}
		o := ruleOdds{share: shareOf(answer.Chance[int32(i)])}
		switch {
		case e.over && e.is != model.None:
			o.Result, o.Title = g.Things[e.is].Name, g.Things[e.is].Title
		case call.Rule.Returns.Base == model.Invalid:
			o.Title = "completed"
		default:
			o.Returns = g.Show(call.Rule.Returns, e.is)
			o.Title = o.Returns
		}
		number = number && !e.over
		r.Outcomes = append(r.Outcomes, o)
	}
	if r.Open, r.Forever = someOf(answer.Open), someOf(answer.Forever); number && r.Open == nil {
		m := shareOf(answer.Mean(func(label int32) *big.Rat { return big.NewRat(int64(ends[label].is), int64(g.Unit)) }))
		r.Mean = &m
	}
	show := func() error { return a.ruleText(g, call.Rule, r) }
	if f.asJSON {
		show = func() error { return a.JSON(r) }
	}
	return a.soFar(q.Context, answer, show())
}

func (a *app) ruleText(g *model.Game, rule *model.Rule, r *ruleReport) error {
	fmt.Fprintf(a.Out, "%s, %s: %s\n\n", g.Title, rule.Title, r.Open.kind())
	w := layout.NewTable(a.Out, false)
	for _, o := range r.Outcomes {
		o.row(w, o.Title)
	}
	r.Forever.row(w, neverEnds)
	r.Open.row(w, notSearched)
	if r.Mean != nil {
		fmt.Fprintln(w)
		r.Mean.meanRow(w, "mean")
	}
	_ = w.Flush()
	_, err := fmt.Fprintf(a.Out, "\n%d positions searched\n", r.Positions)
	return err
}
