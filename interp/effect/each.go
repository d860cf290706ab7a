package effect

import (
	"sandtable/interp/compile"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

var each = &Effect{
	Effect: check.Effect{
		Traits: model.Traits{Names: model.NamesMember, Loops: true},
		Block: lang.Block{
			Name: "each", Labels: []lang.Label{{Name: "name"}}, Since: 1, Blocks: []string{"statement"},
			Doc: "Runs the statements for each member of a set or list, as it was at the start: in order, in an order that a player chooses, or sorted by a number. " +
				"`break {}` leaves the loop.",
			Attrs: []lang.Attr{
				{Name: "from", Type: "set or list", Required: true, Doc: "The members."},
				{Name: "when", Type: "bool", Doc: "The condition for a member, evaluated when its turn comes. Default: all members."},
				{Name: "chosen_by", Type: "player", Doc: "Who chooses the next member."},
				{Name: "highest_first", Type: "number or [numbers]", Doc: "The number to sort by, the highest first. Of several, each further one decides between members that are equal so far."},
				{Name: "lowest_first", Type: "number or [numbers]", Doc: "The same, with the lowest first."},
				{Name: "simultaneous", Type: "bool", Doc: "All members choose before any other statement runs, and none learns the others' choices before that. The statements begin with `choose`."},
			},
			Example: "each man {\n  from = here.guards\n  mark man { with = wound }\n}",
		},
		Check: func(s *check.Site) {
			of := s.Attr("from", model.TInvalid)
			if of == nil {
				return
			}
			t := of.Type()
			if t.Base != model.Invalid && t.Form == model.One {
				s.Errorf("check/type", of.Range(), "expected a set or a list, found %s", t)
				t = model.TInvalid
			}
			if s.NotListed(of) {
				t = model.TInvalid
			}
			env := s.Env.Child()
			v := s.Bind(env, english.Slug(s.Label(0)), t.Elem(), s.LabelRange(0))
			s.Stmt.Bind = v
			checkOrder(s, env)
			s.Round(env)
			s.Assume(env, s.AttrIn(env, "when", model.TBool), true)
			env.Loops = append(append([]string(nil), env.Loops...), s.Label(0))
			if s.Bool("simultaneous") {
				checkSimultaneous(s, env, v)
			} else {
				s.Stmt.Body = s.Body(env)
			}
			if s.Attrs["chosen_by"] != nil {
				s.Asked(v)
			}
			s.Round(s.Env)
			s.By("chosen_by") // chosen in every round
		},
		Changes: func(st *model.Stmt, d *check.Deeds) {
			if st.Args["chosen_by"] != nil {
				d.Asks()
			}
		},
	},
	Compile: compileEach,
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		out := &ir.Stmt{Do: ir.Loops, V: l.InFrame(s.Bind), X: l.Those(s.Args["from"]), When: l.Optional(s.Args["when"])}
		out.Keys, out.Down = lowerOrder(l, s)
		if s.Args["chosen_by"] != nil {
			out.Ask = l.Ask(s.Bind.Name, s.Args["chosen_by"])
		}
		body := s.Body
		if d, ok := s.Detail.(*simultaneous); ok {
			out.Do, out.Need, body = ir.Together, l.Secretly(d.choices), body[len(d.choices):]
		}
		out.Body = l.Loop(s.Label, body)
		return []*ir.Stmt{out}
	},
}

func compileEach(b *compile.Builder, s *model.Stmt) {
	if d, ok := s.Detail.(*simultaneous); ok {
		compileSimultaneous(b, s, d)
		return
	}
	if ids, ok := b.Always(s.Args["from"]); ok && s.Args["chosen_by"] == nil && s.Args["highest_first"] == nil && s.Args["lowest_first"] == nil {
		compileEachOf(b, s, ids)
		return
	}
	of := b.Each(s.Args["from"])
	by := orderOf(b, s)
	keep := machine.Slot{I: b.Temp()}
	b.Temp()
	i := b.Temp()
	before, inside := b.Temp(), b.Temp() // ends of the lists that outlive the loop, and one round
	b.Keep()
	done, after := &compile.Label{}, &compile.Label{}
	b.Emit(func(m *machine.M) {
		l := of(m)
		if len(l) == 0 {
			after.Go(m)
			return
		}
		m.SetInt(before, int32(len(m.H)))
		m.KeepList(keep, by.sorted(m, l))
		m.SetInt(i, 0)
		m.SetInt(inside, int32(len(m.H)))
	})
	b.HoldList(keep, s.Bind.Type, 0, 1, func() { eachOne(b, s, keep, i, inside, done) })
	b.Mark(done)
	b.Emit(func(m *machine.M) { m.H = m.H[:m.Int(before)] })
	b.Mark(after)
}

// eachOne emits the loop over the members of a list.
func eachOne(b *compile.Builder, s *model.Stmt, keep machine.Slot, i, inside int32, done *compile.Label) {
	slot, when := b.Slot(s.Bind), b.Optional(s.Args["when"])
	again, work := b.Here(), int(b.Work(s.Args["when"]))
	if s.Args["chosen_by"] == nil {
		b.Emit(func(m *machine.M) {
			m.H = m.H[:m.Int(inside)]
			l := m.ListAt(keep)
			for {
				m.Spend(work)
				k := m.Int(i)
				if int(k) >= len(l) {
					done.Go(m)
					return
				}
				m.SetInt(i, k+1)
				m.SetInt(slot.I, l[k])
				if when == nil || when(m) != 0 {
					return
				}
			}
		})
	} else {
		b.Emit(func(m *machine.M) { m.H = m.H[:m.Int(inside)] })
		// the remaining members are at the front of the list; the chosen one swaps with the last of
		// them
		b.Ask(&machine.Ask{Name: s.Bind.Name, Title: "next " + s.Label, Types: []model.Type{s.Bind.Type}, Names: []string{s.Bind.Name}, Player: b.PlayerOf(s.Args["chosen_by"]),
			List: func(m *machine.M, o *machine.Options) {
				o.Begin(1)
				l := m.ListAt(keep)
				l = l[:len(l)-int(m.Int(i))]
				m.Spend(len(l) * work)
				for _, v := range l {
					m.SetInt(slot.I, v)
					if (when == nil || when(m) != 0) && !m.AnyAlike(o.Flat, v) {
						o.Flat = append(o.Flat, v)
					}
				}
			},
			Empty: func(m *machine.M) bool { done.Go(m); return true },
			Pick: func(m *machine.M, opt []int32) {
				l := m.ListAt(keep)
				n := len(l) - int(m.Int(i)) - 1
				for j := 0; j <= n; j++ {
					if l[j] == opt[0] {
						copy(l[j:n+1], l[j+1:n+1])
						l[n] = opt[0]
						break
					}
				}
				m.SetInt(i, m.Int(i)+1)
				m.SetInt(slot.I, opt[0])
				m.SetPC(m.PC() + 1)
			}})
	}
	b.Loop(s.Label, done, func() { b.Member(s.Bind, func() { b.Body(s.Body) }) })
	b.Jump(again)
}
