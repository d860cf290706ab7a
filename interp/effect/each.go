package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
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
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		out := &ir.Stmt{Do: ir.Loops, V: l.InFrame(s.Bind), X: l.Those(s.Args["from"]), When: l.Optional(s.Args["when"])}
		out.Keys, out.Down = lowerOrder(l, s)
		if s.Args["chosen_by"] != nil {
			out.Ask = l.Ask(s.Bind.Name, s.Args["chosen_by"])
			out.Ask.Title, out.Ask.Type = "next "+s.Label, s.Bind.Type
		}
		body := s.Body
		if d, ok := s.Detail.(*simultaneous); ok {
			out.Do, out.Need, body = ir.Together, l.Secretly(d.choices), body[len(d.choices):]
		}
		out.Body = l.Loop(s.Label, body)
		return []*ir.Stmt{out}
	},
}
