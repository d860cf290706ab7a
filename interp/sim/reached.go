package sim

import (
	"fmt"

	"sandtable/interp/machine"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

// reached remembers what games have come to: procedures that have run, rows of tables and lines of
// values that have counted. Sets of two workers unite, so it does not matter who played which game.
type reached struct {
	procs []bool
	rows  map[*model.Table][]bool
	lines map[*model.Modifier]bool
}

func newReached(p *machine.Program) *reached {
	r := &reached{procs: make([]bool, len(p.Procs)), rows: map[*model.Table][]bool{}, lines: map[*model.Modifier]bool{}}
	for _, t := range p.Game.Tables {
		r.rows[t] = make([]bool, len(t.Rows))
	}
	return r
}

// watch makes a machine report to it.
func (r *reached) watch(m *machine.M) {
	m.Seen = r.procs
	m.Cover = func(what any, row int) {
		switch x := what.(type) {
		case *model.Table:
			r.rows[x][row] = true
		case *model.Modifier:
			r.lines[x] = true
		}
	}
}

func (r *reached) unite(o *reached) {
	for i, x := range o.procs {
		r.procs[i] = r.procs[i] || x
	}
	for t, rows := range o.rows {
		for j, x := range rows {
			r.rows[t][j] = r.rows[t][j] || x
		}
	}
	for mod, x := range o.lines {
		r.lines[mod] = r.lines[mod] || x
	}
}

// Missed is something that no game has come to, or that a game ought not to come to.
type Missed struct {
	Name  string `json:"name"`
	Ref   string `json:"ref,omitempty"`
	Place string `json:"place,omitempty"`
}

// Unreached is what no game has come to, of what this program holds.
type Unreached struct {
	Rules     []Missed `json:"rules"`
	Actions   []Missed `json:"actions"`
	Rows      []Missed `json:"rows"`
	Modifiers []Missed `json:"modifiers"`
	Endings   []Missed `json:"endings"`
}

// Len is how many things were not reached.
func (u Unreached) Len() int {
	return len(u.Rules) + len(u.Actions) + len(u.Rows) + len(u.Modifiers) + len(u.Endings)
}

// missing lists what was not reached, in the order of the content; not what stands in policies, for
// no rule asks it, nor what other scenarios or options alone come to.
func (r *reached) missing(p *machine.Program, endings map[*model.Thing]int) Unreached {
	u := Unreached{Rules: []Missed{}, Actions: []Missed{}, Rows: []Missed{}, Modifiers: []Missed{}, Endings: []Missed{}}
	begins, _ := proof.BeginsOf(p.Game)
	here, ever := proof.ReachIn(p.Game, p.Plays, p.Game.BeginsWith(p.Scenario)), proof.ReachOf(p.Game, begins...)
	read, everRead := here.Reads(p.Game), ever.Reads(p.Game)
	ran, won := map[any]bool{}, map[*model.Thing]bool{}
	for i, proc := range p.Procs {
		if proc.Rule != nil {
			ran[proc.Rule] = r.procs[i]
		} else if proc.Action != nil {
			ran[proc.Action] = r.procs[i]
		}
	}
	misses := func(x any, in *model.Extent) bool {
		return !ran[x] && p.Plays(in) && (here.Carries(x) || !ever.Carries(x))
	}
	for _, x := range p.Game.Rules {
		if misses(x, x.Extent) {
			u.Rules = append(u.Rules, missed(x.Title, x.Origin))
		}
	}
	for _, x := range p.Game.Actions {
		if misses(x, x.Extent) {
			u.Actions = append(u.Actions, missed(x.Title, x.Origin))
		}
	}
	for _, t := range p.Game.Tables {
		for i, got := range r.rows[t] {
			if !got && !t.Advice && p.Plays(t.Extent) && (read.Tables[t] || !everRead.Tables[t]) {
				o := t.Origin
				o.Range = t.Rows[i].Range
				u.Rows = append(u.Rows, missed(t.Title+": "+p.Game.ShowRow(t, t.Rows[i]), o))
			}
		}
	}
	for _, v := range p.Game.Values {
		for _, mod := range v.Modifiers {
			if !r.lines[mod] && !v.Advice && p.Plays(mod.Extent) && (read.Values[v] || !everRead.Values[v]) {
				u.Modifiers = append(u.Modifiers, missed(v.Title+": "+mod.Label, mod.Origin))
			}
		}
	}
	for end, n := range endings { // won by some, a result is reached as well
		if end != nil && end.Tier != nil && n > 0 {
			won[end.Tier] = true
		}
	}
	can := possible(p)
	for _, t := range p.Game.Results() {
		// A draw or a loss that the content says nothing of is no way to end this game.
		if (can[t] || can[t.Tier]) && !won[t] && endings[t] == 0 && t.Range.Filename != "" {
			u.Endings = append(u.Endings, missed(t.Title, t.Origin))
		}
	}
	return u
}

func missed(name string, o model.Origin) Missed {
	m := Missed{Name: name, Ref: o.Ref}
	if o.Range.Filename != "" {
		m.Place = fmt.Sprintf("%s:%d", o.Range.Filename, o.Range.Start.Line)
	}
	return m
}
