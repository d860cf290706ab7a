package lint

import (
	"fmt"
	"strconv"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var silentAdvice = Rule{
	Code: "lint/silent-advice",
	Doc: "A line of a policy that can never decide: a priority before it always holds for what it is about, " +
		"a preference after it always states the worth, it adds nothing, or it is about passing a menu that nobody may pass.",
	Run: func(g *study, report func(diag.Finding)) {
		why, forced := map[hcl.Range]*silence{}, map[*model.Menu]bool{}
		for _, s := range g.Play().Stmts {
			if p, ok := s.Detail.(Passable); ok {
				_, m, _ := p.Uses()
				before, offered := forced[m]
				forced[m] = (before || !offered) && s.Args["up_to"] == nil && !p.MayPass()
			}
		}
		for _, p := range g.Policies {
			for _, j := range p.Judges {
				silent(why, j, j.Pass && forced[j.Menu])
			}
		}
		for _, p := range g.Policies {
			for _, l := range p.Lines {
				s := why[l.Range]
				if s == nil || s.heard {
					continue
				}
				s.heard = true // it is told once
				f := diag.Warnf("lint/silent-advice", l.Range, "line %q can never decide: %s", l.Label, s.reason).WithHint("%s", s.hint)
				if s.by != nil {
					f = f.WithRelated(s.by.Range, "it goes before")
				}
				report(f)
			}
		}
	},
}

// silence is why a line decides nothing at the places that it speaks of; heard: at one it may.
type silence struct {
	reason, hint string
	by           *model.PolicyLine
	heard        bool
}

// silent looks at the lines of one place; never: nothing of it is ever offered.
func silent(why map[hcl.Range]*silence, j *model.Judge, never bool) {
	note := func(l *model.PolicyLine, s *silence) {
		if old := why[l.Range]; s != nil && (old == nil || !old.heard) {
			why[l.Range] = s
		} else if s == nil {
			why[l.Range] = &silence{heard: true}
		}
	}
	if never {
		for _, l := range j.Lines() {
			note(l, &silence{fmt.Sprintf("no offer of the menu %q may be passed", j.Menu.Title),
				"remove the line, or write may_pass = true or up_to = .. where the menu is offered", nil, false})
		}
		return
	}
	var always *model.PolicyLine // a priority that always holds
	for _, f := range j.Firsts {
		if always != nil {
			note(f.Line, &silence{fmt.Sprintf("the priority %q always holds before it", always.Label),
				"give that one a condition, or put it last", always, false})
		} else {
			note(f.Line, nil)
		}
		if f.When == nil && always == nil {
			always = f.Line
		}
	}
	if j.Worth == nil {
		return
	}
	var over *model.PolicyLine // a preference that always states the worth
	all := j.Worth.Value.Modifiers
	for i := len(all) - 1; i >= 0; i-- {
		m, l := all[i], j.Prefers[i]
		switch n, constant := m.By.(*model.Const); {
		case over != nil:
			note(l, &silence{strconv.Quote(over.Label) + " always states the worth", "give that one a condition, or remove this line", over, false})
		case constant && n.N == 0 && m.AtLeast == nil && m.AtMost == nil && m.To == nil:
			note(l, &silence{"it adds nothing", "remove it, or write another worth", nil, false})
		default:
			note(l, nil)
		}
		if m.To != nil && m.When == nil && len(m.Excepts) == 0 {
			over = l
		}
	}
}
