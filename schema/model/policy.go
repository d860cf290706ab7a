package model

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
)

// Policy is how a computer player decides: lines that say what each option is worth, and why.
type Policy struct {
	Name, Title string
	Players     []*Thing // whose it is; nil: any player's
	Weights     []*Value // numbers that its lines and values read by name
	Notes       []*Field // what it remembers from one decision to the next
	Use         *Policy  // whose lines it takes over
	Search      bool     // it guides a search better than it plays by itself
	Lines       []*PolicyLine
	Judges      []*Judge
	Origin
}

// Of reports whether it is a player's policy.
func (p *Policy) Of(player *Thing) bool {
	if slices.Contains(p.Players, player) {
		return true
	}
	return p.Players == nil
}

// AllWeights are the weights that its lines read: its own, and those of the policies whose lines it
// takes over, unless it has one of the same name.
func (p *Policy) AllWeights() (out []*Value) {
	for ; p != nil; p = p.Use {
		for _, w := range p.Weights {
			if !slices.ContainsFunc(out, func(o *Value) bool { return o.Name == w.Name }) {
				out = append(out, w)
			}
		}
	}
	return out
}

// AllNotes are the notes that its lines read and set: its own, and those of the policies whose
// lines it takes over, unless it has one of the same name.
func (p *Policy) AllNotes() (out []*Field) {
	for ; p != nil; p = p.Use {
		for _, f := range p.Notes {
			if !slices.ContainsFunc(out, func(o *Field) bool { return o.Name == f.Name }) {
				out = append(out, f)
			}
		}
	}
	return out
}

// PolicyFor returns the policy of a name that is a player's; without a name the first that is not
// shared. It returns nil if there is none.
func (g *Game) PolicyFor(player *Thing, name string) *Policy {
	return Find(g.Policies, func(p *Policy) bool { return p.Of(player) && (p.Name == name || name == "" && !g.isShared(p)) })
}

// isShared reports whether a policy is nobody's in particular and another one takes over its lines.
// What several policies share does not become the opponent because its file comes first.
func (g *Game) isShared(p *Policy) bool {
	return p.Players == nil && slices.ContainsFunc(g.Policies, func(q *Policy) bool { return q.Use == p })
}

// PolicyLine is a line of a policy as written. It judges the options of every place that it names.
type PolicyLine struct {
	Label string
	First bool // a priority; else a preference
	Note  bool // it notes what has been chosen; it judges nothing
	Ahead bool // it reads the position that the option leaves
	Origin
}

// Judge is what a policy says of one sort of options.
type Judge struct {
	Action *Action   // of the ways to take an action; or
	Menu   *Menu     // of passing a menu; or
	Ask    hcl.Range // of the answers to what the statement there asks
	Pass   bool      // of passing it, or answering no
	Worth  *Judgment // what an option is worth: the preferences are its modifiers; nil: there are none
	// The lines of the worth, by the indexes of its modifiers.
	Prefers []*PolicyLine
	Firsts  []*Priority
	Shares  []*Share
	Notes   []*NoteLine
}

// Own reports whether a name is bound by the option itself: the actor and the choices of its
// action, and what the action derives from them.
func (j *Judge) Own(v *Var) bool {
	if j.Action == nil || j.Pass {
		return false
	}
	if v == j.Action.Actor {
		return true
	}
	return slices.ContainsFunc(j.Action.Lead, func(s *Stmt) bool { return s.Bind == v })
}

// Lines are the lines that speak of its options.
func (j *Judge) Lines() []*PolicyLine {
	out := slices.Clone(j.Prefers)
	for _, p := range j.Firsts {
		out = append(out, p.Line)
	}
	for _, s := range j.Shares {
		out = append(out, s.Line)
	}
	for _, n := range j.Notes {
		out = append(out, n.Line)
	}
	return out
}

// Judgments are the figures of a judge.
func (j *Judge) Judgments() (out []*Judgment) {
	for _, p := range j.Firsts {
		out = append(append(out, p.When), p.Narrow...)
	}
	for _, s := range j.Shares {
		out = append(out, s.When, s.Of)
	}
	for _, n := range j.Notes {
		out = append(out, n.When, n.Of)
		for _, s := range n.Sets {
			out = append(out, s.To)
		}
	}
	out = slices.DeleteFunc(append(out, j.Worth), func(x *Judgment) bool { return x == nil })
	for _, x := range out {
		for _, s := range x.From {
			if s.Of != nil {
				out = append(out, s.Of)
			}
		}
	}
	return out
}

// Reads reports whether a figure of a judge reads a name of the procedure that asks.
func (j *Judge) Reads(v *Var) bool {
	return slices.ContainsFunc(j.Judgments(), func(x *Judgment) bool {
		return slices.Contains(x.From, Source{Var: v, Role: FromFrame})
	})
}

// Priority is a `first` line for one sort of options.
type Priority struct {
	Line   *PolicyLine
	Rank   int       // its place among the priorities of the policy
	When   *Judgment // nil: always
	Narrow []*Judgment
}

// Share is a `prefer` line for one sort of options that says how often one of them is drawn.
type Share struct {
	Line *PolicyLine
	When *Judgment // nil: always
	Of   *Judgment
}

// NoteLine is a `note` line for one sort of options: what it notes when such an option is taken.
type NoteLine struct {
	Line *PolicyLine
	When *Judgment // nil: always
	Of   *Judgment // the thing that is noted of; nil: the notes are of no thing
	Sets []NoteSet
}

// NoteSet gives a note another value.
type NoteSet struct {
	Note *Field
	To   *Judgment
}

// Judgment is a figure of an option: a value that is given what its line reads.
type Judgment struct {
	Value *Value
	From  []Source // of each parameter of the value
	Ahead bool     // it is evaluated in the position that the option leaves
}

// Source is where a judgment has a name from.
type Source struct {
	Var  *Var // of the procedure that asks, or of the action in question
	Role SourceRole
	Of   *Judgment // what is foreseen
}

// SourceRole is what a name of a judgment stands for.
type SourceRole uint8

// The roles.
const (
	FromFrame SourceRole = iota // what the procedure has bound
	Candidate                   // what would be chosen
	Oneself                     // the player who decides
	Foreseen                    // a figure of the position that the option leaves
)
