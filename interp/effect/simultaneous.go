package effect

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// Choices that several players make at the same time: `each` with simultaneous. All members choose
// before any of them continues, and until then no member learns what the others have chosen.
// Choices are locals of the rule, which no view shows, until they are disclosed to all.

// simultaneous holds the choices at the start of an `each` with simultaneous.
type simultaneous struct{ choices []*model.Stmt }

// checkSimultaneous checks the body: first the choices, then what each member does with its own.
func checkSimultaneous(s *check.Site, env *check.Env, member *model.Var) {
	if a := s.Attrs["chosen_by"]; a != nil {
		s.Report(diag.Errorf("check/simultaneous", a.NameRange, "chosen_by and simultaneous cannot be combined: no member comes before another").WithHint("omit chosen_by"))
	}
	lead := 0
	for _, b := range s.Block.Body.Blocks {
		if b.Type != "choose" {
			break
		}
		lead++
	}
	blocks := s.Block.Body.Blocks
	if lead == 0 {
		s.Report(diag.Errorf("check/simultaneous", s.Attrs["simultaneous"].NameRange, "a simultaneous loop must begin with choose").
			WithHint("write choose NAME { .. } as its first statement"))
	}
	chooses := *env // the scope is shared: statements that follow read the choices
	chooses.Member = member
	choices := s.Part(&chooses, blocks[:lead])
	env.Take(&chooses)
	for _, st := range choices {
		checkSecretly(s, st, blocks)
	}
	s.Stmt.Detail = &simultaneous{choices}
	s.Round(env) // a member that continues may change what the others' decisions depend on
	s.Stmt.Body = append(choices, s.Part(env, blocks[lead:])...)
}

// checkSecretly reports statements that would act before all have chosen, and choices that take
// more than one decision.
func checkSecretly(s *check.Site, st *model.Stmt, blocks []*hclsyntax.Block) {
	at := st.Range
	for _, b := range blocks {
		for _, name := range setOf {
			if a := b.Body.Attributes[name]; a != nil && b.DefRange() == st.Range {
				at = a.NameRange
			}
		}
	}
	if st.Bind != nil && st.Bind.Type.Form != model.One && st.Bind.Type.Base != model.Invalid {
		s.Report(diag.Errorf("check/simultaneous", at, "a simultaneous choice must be a single choice, not a set").WithHint("write several choose statements, one after another"))
	}
	if st.Else != nil && len(st.Else.Body) > 0 {
		s.Report(diag.Errorf("check/simultaneous", st.Else.Range, "none must be empty here: no statement runs before all have chosen").
			WithHint("write none {}; the name is then none, which later statements can test"))
	}
}

// compileSimultaneous emits two loops: in one the members choose, in the other they continue.
func compileSimultaneous(b *compile.Builder, s *model.Stmt, d *simultaneous) {
	of, when, by := b.Each(s.Args["from"]), b.Optional(s.Args["when"]), orderOf(b, s)
	slot, n, work := b.Slot(s.Bind).I, len(d.choices), int(b.Work(s.Args["when"]))
	var chosen []int32 // the slots of the choices
	for _, c := range d.choices {
		chosen = append(chosen, b.Slot(c.Bind).I)
	}
	keep, answers := machine.Slot{I: b.Temp()}, machine.Slot{}
	b.Temp()
	answers.I = b.Temp()
	b.Temp()
	i, before, inside := b.Temp(), b.Temp(), b.Temp()
	b.Keep()
	b.Emit(func(m *machine.M) {
		m.SetInt(before, int32(len(m.H)))
		l := by.sorted(m, of(m))
		those := m.ListStart()
		m.Spend(len(l) * work)
		for _, v := range l {
			m.SetInt(slot, v)
			mark := m.ListStart()
			ok := when == nil || when(m) != 0
			m.ListDrop(mark)
			if ok {
				m.Push(v)
			}
		}
		members := m.ListFrom(those)
		m.KeepList(keep, members)
		blank := m.ListStart()
		for range len(members) * n {
			m.Push(model.None)
		}
		m.KeepList(answers, m.ListFrom(blank))
		m.SetInt(i, 0)
		m.SetInt(inside, int32(len(m.H)))
	})
	// loads the next member, with its choices if it has made them
	next := func(m *machine.M, done *compile.Label, with bool) {
		m.H = m.H[:m.Int(inside)]
		l, k := m.ListAt(keep), int(m.Int(i))
		if k >= len(l) {
			m.SetInt(i, 0)
			done.Go(m)
			return
		}
		m.SetInt(i, int32(k)+1)
		m.SetInt(slot, l[k])
		for j, at := range chosen {
			if with {
				m.SetInt(at, m.ListAt(answers)[k*n+j])
			} else {
				m.SetInt(at, model.None)
			}
		}
	}
	open, done := &compile.Label{}, &compile.Label{}
	all := &choosing{slot: slot, i: i, keep: keep, answers: answers, chosen: chosen}
	b.HoldList(keep, s.Bind.Type, 0, 1, func() {
		all.hold(b, d.choices, func() {
			choose := b.Here()
			b.Emit(func(m *machine.M) { next(m, open, false) })
			b.Secretly(func() { b.Body(d.choices) })
			all.take(b, d.choices, choose)
			b.KeepSecret(choose, open, all.redrawOthers)
			b.Emit(func(m *machine.M) {
				k := int(m.Int(i)) - 1
				for j, at := range chosen {
					m.ListAt(answers)[k*n+j] = m.Int(at)
				}
				choose.Go(m)
			})
			b.Mark(open)
			b.Emit(disclose(b, d, func(m *machine.M, k int) bool {
				l := m.ListAt(keep)
				if k < len(l) {
					m.SetInt(slot, l[k])
					for j, at := range chosen {
						m.SetInt(at, m.ListAt(answers)[k*n+j])
					}
				}
				return k < len(l)
			}))
			again := b.Here()
			b.Emit(func(m *machine.M) { next(m, done, true) })
			b.KeepSecret(again, done, all.redrawSecret)
			b.Loop(s.Label, done, func() { b.Member(s.Bind, func() { b.Body(s.Body[n:]) }) })
			b.Jump(again)
			b.Lives(choose, s.Bind)
			for _, c := range d.choices {
				b.Lives(choose, c.Bind)
			}
		})
	})
	b.Mark(done)
	b.Emit(func(m *machine.M) { m.H = m.H[:m.Int(before)] })
}

// disclose tells all players the choices, except those that stay secret. load loads the k-th member
// with its choices.
func disclose(b *compile.Builder, d *simultaneous, load func(m *machine.M, k int) bool) func(m *machine.M) {
	var players []machine.Num
	var lies []int32
	for _, c := range d.choices {
		players, lies = append(players, b.PlayerOf(c.Args["player"])), append(lies, b.Slot(c.Bind).I)
	}
	return func(m *machine.M) {
		if m.Watch == nil {
			return
		}
		for k := 0; load(m, k); k++ {
			for j, c := range d.choices {
				if c.Args["secret"] == nil {
					m.Tell(machine.Event{Kind: machine.Disclosed, A: players[j](m), B: m.Int(lies[j]), Name: c.Label, Type: c.Args["from"].Type().Elem()})
				}
			}
		}
	}
}
