package step

import (
	"sandtable/interp/bot"
	"sandtable/interp/compile"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

var play = &Step{
	TestStep: check.TestStep{
		Block: lang.Block{
			Name: "play", Since: 1,
			Doc: "Bots play, to the end of the game or until something holds.",
			Attrs: []lang.Attr{
				{Name: "bots", Type: "random or policy", Doc: "The bots that play. `policy`: whoever has a policy plays by it, and all others at random."},
				{Name: "seed", Type: "number", Doc: "The seed of the bots."},
				{Name: "until", Type: "bool", Doc: "They stop before the first decision at which this holds. A guide needs it."},
			},
		},
		Check: func(s *check.Site) {
			x := playing{seed: 1}
			if a := s.Attrs["bots"]; a != nil {
				x.policies = syntax.Word(a.Expr) == "policy"
				if !x.policies && syntax.Word(a.Expr) != "random" {
					s.Report(diag.Errorf("check/test", a.Expr.Range(), "only random bots, and those that play by the policies of the game, are allowed in a test").WithHint("write bots = random, or bots = policy"))
				}
			}
			if v := s.Constant("seed", model.TNumber); v != nil {
				x.seed = uint64(v[0] / s.Game.Unit)
			}
			x.until = s.Attr("until", model.TBool)
			s.Stmt.Detail = x
		},
	},
	Compile: func(t *compile.Test, s *model.Stmt) run {
		x := s.Detail.(playing)
		over := t.Num(x.until)
		return func(r *runner) {
			r.play(x, func() bool { return over != nil && over(r.m) != 0 })
			r.remember(nil, here)
		}
	},
}

// playing is who plays, and with what luck.
type playing struct {
	policies bool // whoever has a policy plays by it
	seed     uint64
	until    model.Expr // where they stop; nil: at the end of the game
}

func (x playing) byPolicy() bool { return x.policies }

// Endless reports whether nothing but the end of the game stops the bots.
func (x playing) Endless() bool { return x.until == nil }

// maxDecisions bounds what `play` may do.
const maxDecisions = 1_000_000

// advised seats the bots of those who have a policy, if the step says so.
func (r *runner) advised(x playing) map[int32]*bot.Policy {
	out := map[int32]*bot.Policy{}
	if !x.policies {
		return out
	}
	for _, t := range r.m.P.Players {
		if p, err := bot.FindPolicy(r.m.P, t.ID, ""); err == nil {
			out[t.ID] = bot.NewPolicy(r.m.P, p)
			out[t.ID].Begin(x.seed, t.ID)
		}
	}
	return out
}

func (r *runner) play(x playing, over func() bool) {
	r.free = true
	bots := r.advised(x)
	seed := x.seed*0x9E3779B97F4A7C15 + 1
	for n := 0; r.m.Pending() != nil && r.alive() && !over(); n++ {
		k := r.m.Options().Len()
		if k == 0 {
			r.fail(r.at, "the game is stuck: nothing can be chosen for %q", r.m.Pending().Name)
			return
		}
		if n > maxDecisions {
			r.fail(r.at, "the game does not end within %d decisions", maxDecisions)
			return
		}
		seed = seed*6364136223846793005 + 1442695040888963407
		i := int((seed >> 33) % uint64(k))
		if b := bots[r.m.Player()]; b != nil {
			if i = b.Choose(r.m); b.Err != nil {
				r.m.Err = b.Err
				break
			}
			for _, l := range b.Spoke(r.m, i) {
				r.Ran.Advice[l.Range] = true
			}
		}
		if i = r.decide(i, nil); i < 0 {
			break
		}
		r.noted(i)
		r.m.Choose(i)
		if b := r.m.Broken(); b != nil && r.m.Err == nil {
			r.fail(r.at, "the invariant %q is broken", b.Label)
		}
	}
	r.free = false
	r.alive()
}
