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
	ask := &machine.Ask{Stmt: s, Name: s.Bind.Name, Title: asksFor(s), Types: []model.Type{elem}, Names: []string{s.Bind.Name}, Player: b.PlayerOf(s.Args["player"]),
		Secret: s.Args["secret"] != nil || b.Secret(), Alone: b.Secret(), Again: b.Here().Go}
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
	b.OpenAsk(ask, s.Args["from"], cand, b.Requirements(s.Parts), more)
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
