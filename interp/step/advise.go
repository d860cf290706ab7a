package step

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"sandtable/interp/bot"
	"sandtable/interp/compile"
	"sandtable/interp/naming"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var advise = &Step{
	TestStep: check.TestStep{
		Block: lang.Block{
			Name: "advise", Labels: []lang.Label{{Name: "action", Optional: true}}, Fields: true, Since: 1,
			Doc: "Asserts that the policy of the player who decides takes this action, with these choices, or gives this answer. Nothing is decided.",
			Attrs: []lang.Attr{
				{Name: "because", Type: "text", Doc: "A line of the policy that decides it: its reason."},
				{Name: "by", Type: "text", Doc: "The name of the policy. Default: the first that is the player's."},
				{Name: "chance", Type: "fraction", Doc: "How often it is drawn, where lines give shares: `chance = 1 / 3`. Default: always."},
				{Name: "pass", Type: "bool", Doc: "The policy passes, or says no."},
			},
		},
		Check: func(s *check.Site) {
			x := &advising{because: s.Text("because"), by: s.Text("by"), pass: s.Bool("pass")}
			if c := chosenBy(s); c != nil {
				x.chosen = *c
			}
			if a := s.Attrs["chance"]; a != nil {
				var ok bool
				if x.chance, ok = fraction(a.Expr); !ok || x.chance.Sign() <= 0 || x.chance.Cmp(big.NewRat(1, 1)) > 0 {
					s.Report(diag.Errorf("check/test", a.Expr.Range(), "expected an exact fraction above 0, up to 1").WithHint("write a literal, such as 1 / 3"))
				}
			}
			s.Stmt.Detail = x
		},
	},
	Compile: func(t *compile.Test, s *model.Stmt) run {
		x := s.Detail.(*advising)
		a := attempting(t, &x.chosen)
		return func(r *runner) { r.advise(x, a) }
	},
}

// advising is what a policy is to take, and why.
type advising struct {
	chosen
	because, by string
	pass        bool
	chance      *big.Rat // how often; nil: always
}

// advise checks that a policy takes what a step names for best, and why.
func (r *runner) advise(x *advising, a attempt) {
	if a.action != nil {
		if why := r.offering(a); why != "" {
			r.fail(r.at, "%s", why)
		}
	}
	if r.alive() && r.m.Pending() == nil {
		r.fail(r.at, "nobody is asked")
	}
	if !r.alive() {
		return
	}
	player := r.m.Player()
	policy, err := bot.FindPolicy(r.m.P, player, x.by)
	if err != nil {
		r.fail(r.at, "%v", err)
		return
	}
	b := bot.NewPolicy(r.m.P, policy)
	b.Begin(r.test.Model.Seed, player)
	lots, wrong := b.Lots(r.m)
	if wrong != nil {
		r.fail(r.at, "%v", wrong)
		return
	}
	var named, all int64
	var spoke []*model.PolicyLine
	picks, other := a.picks(r), -1
	if a.action != nil && !slices.ContainsFunc(r.all(), func(i int) bool { return r.named(x, a, picks, i) }) {
		r.illegal(a.action, picks)
		return
	}
	for i, n := range lots {
		all += n
		switch {
		case n > 0 && r.named(x, a, picks, i):
			named += n
			spoke = append(spoke, b.Spoke(r.m, i)...)
		case n > 0:
			other = i
		}
	}
	switch is := big.NewRat(named, max(all, 1)); {
	case x.chance == nil && other >= 0:
		r.fail(r.at, "the policy %q takes something else", policy.Model.Title)
		r.Failure.Found = r.weighed(b.Weigh(r.m, r.m, r.all()), other)
	case x.chance == nil:
		r.because(x, bot.Reasons(b.Weigh(r.m, r.m, r.all())))
	case is.Cmp(x.chance) != 0:
		r.fail(r.at, "the policy %q takes it at another rate", policy.Model.Title)
		r.Failure.Expected, r.Failure.Found = x.chance.RatString(), is.RatString()
	default:
		r.because(x, spoke)
	}
}

// all are the numbers of the options of the pending decision.
func (r *runner) all() (out []int) {
	for i := range r.m.Options().Len() {
		out = append(out, i)
	}
	return out
}

// named reports whether an option is what a step names.
func (r *runner) named(x *advising, a attempt, picks []*pick, i int) bool {
	ask, opt := r.m.Option(i)
	if x.pass {
		return i == r.m.Passing()
	}
	if a.action == nil {
		for _, p := range picks {
			if n := slices.Index(ask.Names, p.name); n >= 0 && n < len(opt) && !r.is(p, opt[n]) || n < 0 && i != r.optionOf(p) {
				return false
			}
		}
		return len(picks) > 0
	}
	act := r.offered(a.action)
	if !isAction(ask, opt, act) {
		return false
	}
	for _, p := range picks {
		n := slices.Index(act.Names, p.name)
		if p.used = n >= 0 && 1+n < len(opt); p.used && !r.is(p, opt[1+n]) {
			return false
		}
	}
	return r.onTheWay(r.m.Way(ask, opt), picks) && !slices.ContainsFunc(picks, func(p *pick) bool { return !p.used })
}

// because checks that a line decides what is taken, and notes which lines do.
func (r *runner) because(x *advising, reasons []*model.PolicyLine) {
	var labels []string
	for _, l := range reasons {
		r.Ran.Advice[l.Range] = true
		labels = append(labels, l.Label)
	}
	if x.because == "" || slices.ContainsFunc(labels, func(l string) bool { return strings.EqualFold(l, x.because) }) {
		return
	}
	r.fail(r.at, "the policy takes it for other reasons")
	r.Failure.Expected, r.Failure.Found = x.because, "nothing decides it: all options are equally good"
	if len(labels) > 0 {
		r.Failure.Found = strings.Join(labels, ", ")
	}
}

// weighed says which option a policy takes, and why.
func (r *runner) weighed(all []bot.Weighed, option int) string {
	keys := naming.Keys(r.m)
	out := keys[option].Key
	for i := range all {
		if all[i].Option != option {
			continue
		}
		if f := all[i].First; f != nil {
			out += "; first " + f.Line.Label
		}
		for _, s := range all[i].Prefers {
			for _, d := range s.Deeds {
				out += fmt.Sprintf("; %s %s %s", s.Line.Label, d.Word, r.m.P.Game.Show(model.TNumber, d.Number))
			}
		}
	}
	return out
}
