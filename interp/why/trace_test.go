package why_test

import (
	"math/rand/v2"
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/why"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// TestTraceAddsUp: what a trace tells, put together by the rule of values, is what the game
// computes, for every value of every game at random moments, asked about random things.
func TestTraceAddsUp(t *testing.T) {
	interptest.Each(t, func(t *testing.T, src load.Source) {
		g := interptest.Load(t, src)
		setups := []interp.Setup{{}}
		for _, o := range g.Options {
			for _, v := range o.Variants {
				setups = append(setups, interp.Setup{Options: map[string]string{o.Name: v.Name}})
			}
		}
		applied := 0
		for _, s := range setups {
			if p, err := interp.Build(g, s); err == nil {
				applied += traceGame(t, p)
			}
		}
		t.Logf("%d lines applied", applied)
	})
}

func traceGame(t *testing.T, p *machine.Program) (applied int) {
	tracer := interp.NewTracer(p)
	m := machine.New(p)
	rng := rand.New(rand.NewPCG(5, 5))
	m.Start(11)
	for n := 0; m.Pending() != nil && m.Options().Len() > 0 && n < 60; n++ {
		for _, v := range p.Game.Values {
			args, ok := randomArgs(m, v, rng)
			if !ok || v.Type.Form != model.One || v.Type.Base == model.Text {
				continue
			}
			// A trace must not disturb the game, and asking about nonsense may fail.
			probe := machine.New(p)
			probe.StandIn(m)
			tr := tracer.Trace(probe, v, args)
			if probe.Err != nil {
				continue
			}
			if got := together(tr); got != tr.Number {
				t.Fatalf("%s: %s(%v) is %d, but its trace adds up to %d: %+v", p.Game.ID, v.Name, tr.Args, tr.Number, got, tr)
			}
			for _, l := range tr.Lines {
				if l.Applied {
					applied++
				} else if l.Why == "" {
					t.Errorf("%s: %s: the line %q does not apply and does not say why", p.Game.ID, v.Name, l.Label)
				}
			}
		}
		m.Choose(rng.IntN(m.Options().Len()))
	}
	return applied
}

// together is the rulebook order of a value: base, the sum of by, at_least, at_most, to.
func together(tr *why.Trace) int32 {
	v, sum, lo, hi := tr.Start, int32(0), model.None, int32(1<<31-1)
	to, set := int32(0), false
	for _, l := range tr.Lines {
		for _, d := range l.Deeds {
			switch d.Word {
			case "base":
				v = d.Number
			case "by":
				sum += d.Number
			case "at_least":
				lo = max(lo, d.Number)
			case "at_most":
				hi = min(hi, d.Number)
			case "to":
				to, set = d.Number, true
			}
		}
	}
	switch {
	case set:
		return to
	case v == model.None:
		return v
	}
	return min(max(v+sum, lo), hi)
}

// randomArgs asks a value about random things that lie somewhere.
func randomArgs(m *machine.M, v *model.Value, rng *rand.Rand) ([]why.Arg, bool) {
	var out []why.Arg
	for _, p := range v.Params {
		a := why.Arg{Given: true}
		things := thingsOf(m.P.Game, p.Type.Kind)
		switch {
		case p.Default != nil:
			a.Given = false
		case p.Type.Form != model.One && p.Type.Base == model.ThingOf:
			for i := 0; i < 3 && len(things) > 0; i++ {
				a.Members = append(a.Members, things[rng.IntN(len(things))])
			}
		case p.Type.Base == model.ThingOf && len(things) > 0:
			a.One = things[rng.IntN(len(things))]
		case p.Type.Base == model.Number, p.Type.Base == model.Bool:
			a.One = rng.Int32N(2)
		case p.Type.Base == model.EnumOf:
			a.One = rng.Int32N(int32(len(p.Type.Enum.Names)))
		default:
			return nil, false
		}
		out = append(out, a)
	}
	return out, true
}

func thingsOf(g *model.Game, k *model.Kind) []int32 {
	if k == nil {
		return nil
	}
	var out []int32
	for id := k.Lo; id < k.Hi; id++ {
		if g.Things[id] != nil {
			out = append(out, id)
		}
	}
	return out
}
