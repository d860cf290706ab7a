// Package why tells how values come about, their base and their modifiers one by one, and why an
// action or a choice is refused, as a player may know it. Values and listings are lowered and
// evaluated for it; a game in play carries nothing.
package why

import (
	"sync"

	"sandtable/interp/compile"
	"sandtable/interp/eval"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/origin"
	"sandtable/schema/model"
)

// Tracer answers questions about games of a program. Several goroutines may ask.
type Tracer struct {
	l       *lower.L
	rules   *lower.Rules
	g       *model.Game
	mu      sync.Mutex // values are lowered when they are first asked for
	watched func() *machine.Program
	names   *origin.Names
	asking  *machine.Program // the one that is played, but for its budget
	kept    map[*model.Value]*kept
}

// New returns a tracer for games of a program.
func New(p *machine.Program, words compile.Words) *Tracer {
	rules := lower.NewRules(p.Game, p.Scenario, p.Variants, false)
	asking := *p
	asking.Limits.Steps = max(asking.Limits.Steps/aPart, 1)
	return &Tracer{l: lower.New(p, rules, words.Lowering), rules: rules, g: p.Game, names: origin.New(p, rules, p.Private()), asking: &asking,
		watched: p.Watched, kept: map[*model.Value]*kept{}}
}

// aPart is which part of the budget of a decision people wait for an answer: evaluation takes
// longer than play for a step.
const aPart = 16

// Watched is the program that stops at what is hidden: see machine.Program.
func (t *Tracer) Watched() *machine.Program { return t.watched() }

// Number evaluates an expression of one value in the current position, with the names in force
// there. It returns an error if the answer depends on what the veil hides, or fails.
func (t *Tracer) Number(m *machine.M, e model.Expr, veil *machine.Veil) (int32, *machine.Error) {
	v, err := t.look(m, veil, func() *ir.Node { return t.l.Top(e) })
	return v.N, err
}

// look evaluates an expression in the position of a machine, on one of its own.
func (t *Tracer) look(m *machine.M, veil *machine.Veil, lower func() *ir.Node) (ir.Val, *machine.Error) {
	return t.lookAt(m, veil, shared(t, lower))
}

func (t *Tracer) lookAt(m *machine.M, veil *machine.Veil, n *ir.Node) (ir.Val, *machine.Error) {
	w := machine.New(m.P)
	w.StandIn(m)
	w.Veil = veil
	return eval.Look(w, n)
}

// Arg is an argument of a traced value: a thing, number or name, or the members of a set or list.
// The zero value is the default.
type Arg struct {
	Given   bool
	One     int32
	Members []int32
}

// Trace states how a value came about.
type Trace struct {
	Value  *model.Value
	Args   []string // as shown
	Base   string   // the base as written
	Was    string   // the result of the base
	Lines  []Line
	Result string
	Number int32 // of a value of one number, name or thing
	Start  int32 // the result of the base, as a number
}

// Line is one modifier of a value, whether it applied or not.
type Line struct {
	Label, Ref string
	Extent     string // where it is declared, if not in the value itself: `the card "Alert"`
	Applied    bool
	Deeds      []Deed
	Why        string // why it did not apply
}

// Deed is one effect of a modifier: of one of its figures, and of one card in force.
type Deed struct {
	Word   string // base, by, at_least, at_most, to, also, but_not
	Text   string // as written
	Shown  string
	Number int32
}

// Lowered is a value as it is evaluated.
func (t *Tracer) Lowered(v *model.Value) *ir.Func {
	return shared(t, func() *ir.Func { return t.l.Func(v) })
}

// shared uses what all questions share: only one may lower at a time.
func shared[T any](t *Tracer, use func() T) T {
	t.mu.Lock()
	defer t.mu.Unlock()
	return use()
}
