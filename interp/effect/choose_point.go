package effect

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// compileChoosePoint compiles the choice of a point of an area.
func compileChoosePoint(b *compile.Builder, s *model.Stmt) {
	slot, cand := b.Slot(s.Bind).I, b.Slot(s.Bind).I
	if one, ok := s.Detail.(*model.Var); ok {
		cand = b.Slot(one).I
	}
	elem := s.Args["from"].Type().Elem()
	ask := &machine.Ask{Name: s.Bind.Name, Title: asksFor(s), Types: []model.Type{elem}, Names: []string{s.Bind.Name}, Player: b.PlayerOf(s.Args["player"]),
		Secret: s.Args["secret"] != nil || b.Secret(), Alone: b.Secret(), Again: b.Here().Go}
	var passes func(m *machine.M) *machine.Refusal
	if len(s.Parts) > 0 {
		passes = requirements(b, s)
	}
	mayPass := s.Args["may_pass"] != nil
	var more func(m *machine.M, o *machine.Options)
	if mayPass {
		ask.Pass = "none"
		more = func(m *machine.M, o *machine.Options) {
			if len(o.Flat) > 0 {
				o.Flat = append(o.Flat, machine.PassOption)
			}
		}
	}
	done, none := &compile.Label{}, &compile.Label{}
	if s.Args["when"] != nil {
		when := b.Num(s.Args["when"])
		ask.When = when
		b.Emit(func(m *machine.M) {
			if when(m) == 0 {
				m.SetInt(slot, model.None)
				done.Go(m)
			}
		})
	}
	b.OpenAsk(ask, s.Args["from"], cand, passes, more)
	hasNone := s.Else != nil
	ask.Empty = func(m *machine.M) bool {
		switch {
		case hasNone:
			none.Go(m)
		case s.Args["never_empty"] != nil:
			return failsEmpty(m, s)
		case mayPass: // without candidates there is no decision
			m.SetInt(slot, model.None)
			done.Go(m)
		}
		return hasNone || mayPass
	}
	ask.Pick = func(m *machine.M, opt []int32) {
		v := opt[0]
		if v == machine.PassOption {
			v = model.None
		}
		m.SetInt(slot, v)
		m.SetPC(m.PC() + 1)
	}
	b.Ask(ask)
	keepSecret(b, s, newSecret(b, s, ask))
	b.Jump(done)
	b.Mark(none)
	if hasNone {
		b.Emit(func(m *machine.M) { m.SetInt(slot, model.None) })
		b.Body(s.Else.Body)
	}
	b.Mark(done)
}

// requirements compiles the requirements on a candidate; the result is the first one that it fails.
func requirements(b *compile.Builder, s *model.Stmt) func(m *machine.M) *machine.Refusal {
	var reqs []machine.Num
	refusals, ref := make([]machine.Refusal, len(s.Parts)), b.Ref()
	for i, r := range s.Parts {
		reqs = append(reqs, b.Required(r))
		refusals[i] = machine.Refusal{Label: r.Label, Ref: ref, At: r.Range}
	}
	return func(m *machine.M) *machine.Refusal {
		for i, f := range reqs {
			if f(m) == 0 {
				return &refusals[i]
			}
		}
		return nil
	}
}
