package model

import (
	"iter"

	"github.com/hashicorp/hcl/v2"
)

// Rule is a procedure: must be carried out when called or when its event happens.
type Rule struct {
	Name, Title string
	Scope
	Returns Type // Invalid: nothing
	Phase   bool
	Binding *Binding
	When    Expr
	Over    []string
	Body    []*Stmt
	Extent  *Extent
	Self    *Var // of a rule in a kind or card
	Index   int32
	Calls   []*Rule
	Origin
}

// Moment is when a bound rule runs.
type Moment uint8

// The moments.
const (
	Before Moment = iota
	After
	Instead
)

// String is the word in the language.
func (m Moment) String() string { return [...]string{"before", "after", "instead_of"}[m] }

// Binding ties a rule or action to an event.
type Binding struct {
	Moment Moment
	Event  Event
	Args   []Arg
	Range  hcl.Range
}

// Bindings yields those of all rules, then those of all actions.
func (g *Game) Bindings() iter.Seq[*Binding] {
	return func(yield func(*Binding) bool) {
		for _, r := range g.Rules {
			if r.Binding != nil && !yield(r.Binding) {
				return
			}
		}
		for _, a := range g.Actions {
			if a.Binding != nil && !yield(a.Binding) {
				return
			}
		}
	}
}

// Event is what a binding waits for.
type Event struct {
	Name    string // of a built-in event, else ""
	Rule    *Rule
	Action  *Action
	Menu    *Menu
	Track   *Track
	Builtin bool
}

// Arg is one argument of a binding: a name that it binds, or a constant that it must equal.
type Arg struct {
	Var   *Var
	Const Expr
}

// Invariant is what must hold after every decision.
type Invariant struct {
	Label string
	Scope
	That   Expr
	Extent *Extent
	Origin
}
