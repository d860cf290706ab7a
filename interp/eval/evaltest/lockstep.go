// Package evaltest plays games side by side: on the machine, and by evaluating what is lowered. A
// game that is evaluated says what the rules mean, so both must go the same way.
package evaltest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"sandtable/interp/eval"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/why"
	"sandtable/schema/model"
)

// Lockstep plays games of a program on the machine and by evaluation, and compares at every
// decision positions, chance, records, who is asked, the options, and what both have told.
type Lockstep struct {
	Scatters           bool // rules find a table that play may never bring about
	Decisions, Options int  // that were compared
	Ended              int  // how many games and rules went on for so many decisions, or to their end
	Exhausted          int  // how many games came to a limit, and were not compared from there on

	played, evaluated *machine.M
	lowering          *why.Tracer
	lowered           *ir.Game
	rng               *rand.Rand
	told              [2][]string // what both tell, since the last decision
	left              int         // how many decisions are still compared
	differs           error
}

// New returns what plays games of a program, with so many steps of work for a decision, and choices
// that follow from a seed.
func New(p *machine.Program, lowering *why.Tracer, steps int, seed uint64) *Lockstep {
	fast, slow := *p, *p // what is evaluated takes more steps
	fast.Limits.Steps, slow.Limits.Steps = steps, 8*steps
	x := &Lockstep{played: machine.New(&fast), evaluated: machine.New(&slow), lowering: lowering, lowered: lowering.Play(), rng: rand.New(rand.NewPCG(seed, 4))}
	x.evaluated.Watch = x.hear(1)
	return x
}

// Play plays a game from its beginning, up to so many decisions.
func (x *Lockstep) Play(seed uint64, decisions int) error {
	x.played.Watch, x.told = x.hear(0), [2][]string{}
	x.played.Start(seed)
	return x.compare(decisions, func() { eval.Play(x.evaluated, x.lowered, seed, x.answer) })
}

// Run carries out a rule with any arguments, up to so many decisions, on the table as it is after
// some decisions of a game. It does nothing with a rule that takes sets or lists.
func (x *Lockstep) Run(seed uint64, decisions int, rule *model.Rule) error {
	m := x.played
	args, ok := x.arguments(rule)
	if !ok {
		return nil
	}
	m.Watch = nil
	m.Start(seed)
	for n := x.rng.IntN(20); n > 0 && m.Pending() != nil && m.Options().Len() > 0; n-- {
		m.Choose(x.rng.IntN(m.Options().Len()))
	}
	if m.Over || m.Err != nil {
		return nil
	}
	if x.Scatters {
		x.scatter()
	}
	table := m.State.Clone()
	table.F, table.H, table.LTop, table.BTop = nil, nil, 0, 0
	m.Thaw(table)
	x.evaluated.Thaw(table)
	m.Watch, x.told = x.hear(0), [2][]string{}
	p := x.lowering.Procedure(rule)
	m.CallWith(m.P.Procs[slices.IndexFunc(m.P.Procs, func(p *machine.Proc) bool { return p.Rule == rule })], 0, func(m *machine.M, l, _ int32) {
		for i, v := range p.Params {
			m.L[l+v.In.I] = args[i].N
		}
	})
	m.Run()
	return x.compare(decisions, func() { eval.Carry(x.evaluated, x.lowered, p, args, x.answer) })
}

// scatter lays some pieces somewhere else and sets some fields, so that rules find what play seldom
// brings about.
func (x *Lockstep) scatter() {
	m, ids := x.played, &x.played.P.Ids
	for _, k := range m.P.Game.Kinds {
		for _, f := range k.Fields {
			for _, id := range m.P.Game.IDs(k) {
				if v, ok := x.any(f.Type); ok && !f.Type.Is(model.Number) && f.Storage == model.State && x.rng.IntN(3) == 0 {
					m.SetField(ids.Field[f]+id-k.Lo, id, v, f.Name)
				}
			}
		}
	}
	for id := ids.PieceLo; id < ids.PieceHi; id++ {
		to := ids.PlaceLo + x.rng.Int32N(ids.PlaceHi-ids.PlaceLo)
		if m.P.Game.Things[id] != nil && m.P.Game.Things[to] != nil && to != ids.Surface && x.rng.IntN(2) == 0 {
			m.Put(id, to, false)
		}
	}
}

// arguments are any for a rule; false if there are none of a type, or it takes sets or lists.
func (x *Lockstep) arguments(r *model.Rule) (args []ir.Val, ok bool) {
	for _, v := range r.Params {
		n, ok := x.any(v.Type)
		if !ok {
			return nil, false
		}
		args = append(args, ir.Val{N: n})
	}
	return args, true
}

// any is any value of a type; false if it is a set or list, or there is none.
func (x *Lockstep) any(t model.Type) (int32, bool) {
	g := x.played.P.Game
	switch {
	case t.Form != model.One:
	case t.Base == model.ThingOf:
		if ids := g.IDs(t.Kind); len(ids) > 0 {
			return ids[x.rng.IntN(len(ids))], true
		}
	case t.Base == model.EnumOf:
		return x.rng.Int32N(int32(len(t.Enum.Names))), true
	case t.Is(model.Number):
		return x.rng.Int32N(4) * int32(g.Unit), true
	case t.Is(model.Bool):
		return x.rng.Int32N(2), true
	}
	return 0, false
}

// compare compares a game that both go on with.
func (x *Lockstep) compare(decisions int, evaluate func()) error {
	x.left, x.differs = decisions, nil
	evaluate()
	a, b := x.played.Err, x.evaluated.Err
	switch {
	case x.differs != nil || x.left < 0:
	case exhausted(a) || exhausted(b):
		x.Exhausted++
	case (a == nil) != (b == nil), a != nil && (a.Code != b.Code || a.Message != b.Message):
		x.differs = fmt.Errorf("the machine ends with %v, evaluation with %v", a, b)
	case a == nil && x.played.Pending() != nil && x.played.Options().Len() > 0:
		x.differs = fmt.Errorf("evaluation ends where the machine asks %s", x.played.Pending().Name)
	case a == nil:
		x.same("at the end")
	}
	if x.differs != nil {
		return fmt.Errorf("decision %d: %w", x.played.Count, x.differs)
	}
	if a == nil {
		x.Ended++
	}
	return nil
}

// exhausted reports whether a game has come to a limit. Evaluation takes other steps.
func exhausted(err *machine.Error) bool {
	return err != nil && slices.Contains(strings.Fields("run/steps run/work run/depth run/nest run/memory run/list run/options"), err.Code)
}

// hear notes what is told of what happens, but for what one of them does not tell: which frames are
// pushed, and what players answer.
func (x *Lockstep) hear(i int) machine.Observer {
	return func(_ *machine.M, e machine.Event) {
		switch e.Kind {
		case machine.Entered, machine.Left, machine.Chose, machine.Disclosed, machine.Skipped:
		default:
			x.told[i] = append(x.told[i], fmt.Sprint(e.Kind, e.A, e.B, e.C, e.Name, e.List))
		}
	}
}

// fails notes a difference.
func (x *Lockstep) fails(format string, args ...any) bool {
	if x.differs == nil {
		x.differs = fmt.Errorf(format, args...)
	}
	return false
}

// same compares the two positions, and what has been told.
func (x *Lockstep) same(where string) bool {
	a, b := &x.played.State, &x.evaluated.State
	for _, part := range []struct {
		name string
		same bool
	}{
		{"what is told", slices.Equal(x.told[0], x.told[1])},
		{"slots", slices.Equal(a.I, b.I)}, {"faces", slices.Equal(a.W, b.W)}, {"index sets", slices.Equal(a.X, b.X)}, {"records", slices.Equal(a.R, b.R)},
		{"chance", a.Key == b.Key && a.Throw == b.Throw && a.Count == b.Count}, {"the end", a.Over == b.Over && a.Result == b.Result},
	} {
		if !part.same {
			return x.fails("%s: %s differ:\n%v\n%v", where, part.name, x.told[0], x.told[1])
		}
	}
	x.told = [2][]string{}
	return true
}

// answer compares a decision, and takes one of its options at random.
func (x *Lockstep) answer(d *eval.Decision) int {
	const halt = -1
	m := x.played
	if m.Err != nil || m.Pending() == nil {
		if !exhausted(m.Err) {
			x.fails("evaluation asks %s where the machine has ended: %v", d.Ask.Name, m.Err)
		}
		return halt
	}
	where := m.Pending().Name
	if !x.same(where) {
		return halt
	}
	if m.Player() != d.Player {
		x.fails("%s: asked is %d, not %d", where, d.Player, m.Player())
		return halt
	}
	own, beside := x.offers()
	if !x.offered(where, own, d.Options) || !x.offered(where+", beside it", beside, d.Beside) {
		return halt
	}
	n := m.Options().Len()
	if x.left--; n == 0 || x.left < 0 {
		return halt
	}
	x.Decisions++
	x.Options += n
	i := x.rng.IntN(n)
	m.Choose(i)
	return i
}

// offers are the options of the machine, and those beside the decision.
func (x *Lockstep) offers() (own, beside []eval.Option) {
	m := x.played
	for i := range m.Options().Len() {
		of, nums := m.Option(i)
		opt := eval.Option{Numbers: slices.Clone(nums)}
		if w := m.Way(of, nums); w != nil {
			if last := len(nums) - 1; nums[last] > 0 {
				opt.Numbers[last] = machine.None
			}
			for _, s := range w.Steps {
				opt.Way = append(opt.Way, slices.Clone(s.Opt))
			}
		}
		if of == m.Pending() {
			own = append(own, opt)
		} else {
			beside = append(beside, opt)
		}
	}
	return own, beside
}

func (x *Lockstep) offered(where string, played, evaluated []eval.Option) bool {
	if !slices.EqualFunc(played, evaluated, func(a, b eval.Option) bool {
		return slices.Equal(a.Numbers, b.Numbers) && slices.EqualFunc(a.Way, b.Way, slices.Equal)
	}) {
		return x.fails("%s: the machine offers\n%v, evaluation\n%v", where, played, evaluated)
	}
	return true
}
