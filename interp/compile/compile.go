// Package compile is stage 4 of 5: the checked game -> a program.
//
// A program is made for one scenario and one choice of options: additions of other scenarios and
// options are left out, so they cost nothing. Statements become instructions, expressions become
// closures over slots of the state, additions are inlined into the procedures and values that they
// change. After this stage nothing of HCL is left but places for messages.
//
// Its hardest idea is the inlining of hooks; see code/hook.go and straight.go.
package compile

import (
	"fmt"
	"sync"

	"sandtable/interp/code"
	"sandtable/interp/ir"
	"sandtable/interp/lister"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/interp/query"
	"sandtable/interp/tables"
	"sandtable/schema/model"
)

// Words is the compiling part of the vocabulary, by name.
type Words struct{ Lowering lower.Words }

// Choice is what is chosen before a game starts.
type Choice struct {
	Scenario *model.Scenario
	Variants []*model.Variant // one for each option
	Players  []*model.Thing
	// A coverage build records which rules and lines take effect, and disables inlining that would
	// hide it.
	Counts bool
	Asks   bool // a coverage build records which values the costs of steps ask, too
	// Every query loops over its candidates: slow, and the reference for the fast forms.
	Plain    bool
	Without  plan.Form // fast forms that are not used
	Watched  bool      // expressions are plain, and stop at what is hidden: see watched.go
	Private  bool      // of a watched program: players must not see each other's screens
	Policies bool      // compile policies as well
	// The additions of all scenarios: for explanations of their order, not for play.
	Every bool
}

// C is the compiler's state.
type C struct {
	Game   *model.Game
	Choice Choice
	P      *machine.Program
	*plan.Plan
	words  Words
	rules  *lower.Rules
	plain  bool             // no fast forms; see Choice
	played *machine.Program // of a watched program: the one whose states it runs on

	sizes     map[*model.Scope]size
	procs     map[*model.Rule]*code.Proc
	actsOf    map[*model.Action]*code.Act
	values    map[*model.Value]*Value
	todo      []func() // bodies still to compile
	unit      *code.Unit
	kinds     map[string]*model.Kind
	memos     int32 // number of memos; see memo.go
	recalls   int32
	listMemos int32
	ready     map[lister.Ready]machine.List
	// Compiles a procedure once more, into another one.
	again      map[*machine.Proc]func(q *machine.Proc)
	closing    closing
	listers    *lister.Maker
	queries    *query.Reader
	regs       map[*model.Var]int32 // variables of queries that live in registers
	budget     int                  // steps that a table may take
	keepings   map[*model.Value]*machine.Keeping
	firstNotes []int32                // a pad before anything is noted
	spans      map[machine.Span]int32 // indexes into Program.Spans
	shared     map[any]any            // tables that several expressions share
	extra      func()                 // compiles what else the program contains, such as tests
}

// Shared holds tables that several expressions share; each is made once for a program.
func (c *C) Shared() map[any]any { return c.shared }

type size struct{ ints, words int32 }

// Game compiles a game for one choice.
func Game(g *model.Game, choice Choice, words Words) *machine.Program {
	return playable(g, choice, words, func(*C) {})
}

// playable compiles a game with additions, which its watched program has as well.
func playable(g *model.Game, choice Choice, words Words, with func(c *C)) *machine.Program {
	p := compiled(g, choice, words, with).P
	p.Watched = sync.OnceValue(func() *machine.Program { return watched(p, words, with).P })
	return p
}

// compiled compiles a game. begin prepares the compiler; it may be nil.
func compiled(g *model.Game, choice Choice, words Words, begin func(c *C)) (c *C) {
	tables.Budgeted(func(budget int) *tables.Maker {
		c = newC(g, choice, words)
		c.budget = budget
		if begin != nil {
			begin(c)
		}
		c.compile()
		return c.queries.Tables()
	})
	return c
}

func newC(g *model.Game, choice Choice, words Words) *C {
	c := &C{rules: lower.NewRules(g, choice.Scenario, choice.Variants, choice.Every), Game: g, Choice: choice, words: words, plain: choice.Plain || choice.Watched, P: &machine.Program{Game: g, Slots: map[*model.Var]machine.Slot{}, Supposed: map[*model.Stmt]*machine.Proc{}, Records: map[*model.Stmt]int32{}, Fixed: map[*model.Stmt][]int32{}, Scenario: choice.Scenario, Variants: choice.Variants,
		Players: choice.Players, Limits: limits(g, choice)},
		sizes: map[*model.Scope]size{}, procs: map[*model.Rule]*code.Proc{}, actsOf: map[*model.Action]*code.Act{},
		values: map[*model.Value]*Value{}, again: map[*machine.Proc]func(q *machine.Proc){},
		kinds: map[string]*model.Kind{}, ready: map[lister.Ready]machine.List{},
		regs: map[*model.Var]int32{}, shared: map[any]any{}, keepings: map[*model.Value]*machine.Keeping{}, spans: map[machine.Span]int32{}}
	c.Plan = plan.New(c.P, choice.Without)
	for _, k := range g.Kinds {
		if k.Builtin() {
			c.kinds[k.Name] = k
		}
	}
	c.closing = c.newClosing()
	c.unit = code.NewUnit(c.P)
	c.unit.Places, c.unit.FromSecret = c.kinds["place"], func(v *model.Var) bool { return c.origins().FromSecret(v) }
	c.unit.Pieces, c.unit.Fixes, c.unit.Once = c.kinds["piece"], !choice.Plain, !c.Without(plan.OnceHooks)
	return c
}

// limits returns the limits of a program. The plain forms do many times the work. They are the
// reference for results, not for cost.
func limits(g *model.Game, choice Choice) machine.Limits {
	l := machine.DefaultLimits
	if choice.Plain {
		l.Steps *= 100
	}
	if choice.Watched {
		l.Steps /= watchedStep
	}
	l.Game = machine.GameWork(g.Length)
	return l
}

// watchedStep is how many steps of budget a step of a watched program gets: its expressions are
// plain, inline nothing, and consult the veil.
const watchedStep = 16

func (c *C) compile() {
	g := c.Game
	c.unit.Played = c.played
	c.layout()
	c.queries = query.New(query.Setup{P: c.P, Plan: c.Plan, Lower: c.searching().L, Closing: c.closing.Maker, Counts: c.Choice.Counts, Budget: c.budget})
	c.listers = lister.New(lister.Setup{P: c.P, Plan: c.Plan, Queries: c.queries, Lower: c.node, Num: c.Num, Lies: c.lieOf, Memo: c.memoID, Room: maxMemo})
	for _, r := range g.Rules {
		if c.chosen(r.Extent) && r.Binding == nil {
			c.Rule(r)
		}
	}
	c.begin()
	c.anytime()
	if c.extra != nil {
		c.extra()
	}
	c.drain()
	for _, v := range g.Invariants {
		if c.chosen(v.Extent) {
			c.invariant(v)
		}
	}
	c.P.Standing = c.ofPlayers(g.Standing)
	if c.P.Outlook = c.ofPlayers(g.Outlook); c.P.Outlook == nil {
		c.P.Outlook = c.P.Standing
	}
	c.drain()
	c.policies()
	if !c.plain { // the reference form runs every way to its end
		c.unit.Quiet(!c.Without(plan.Straight))
	}
	c.fastForms()
	c.unit.Finish()
	c.queries.Finish()
	c.P.Digest, c.P.Recalls = digest(g, c.Choice), c.recalls
}

func (c *C) drain() {
	for len(c.todo) > 0 {
		f := c.todo[0]
		c.todo = c.todo[1:]
		f()
	}
}

// chosen reports whether an extent is part of this program.
func (c *C) chosen(x *model.Extent) bool { return c.rules.Chosen(x) }

// layout assigns a slot of the state to everything that can change.
func (c *C) layout() {
	g, ids := c.Game, &c.P.Ids
	piece, place := c.kinds["piece"], c.kinds["place"]
	ids.PieceLo, ids.PieceHi = piece.Lo, piece.Hi
	ids.PlaceLo, ids.PlaceHi = place.Lo, place.Hi
	ids.Supply, ids.Out = g.Supply.ID, g.Out.ID
	ids.Field, ids.Track = map[*model.Field]int32{}, map[*model.Thing]int32{}
	c.stateLayout()
	c.turns()
	blank := &c.P.Blank
	lo, n := piece.Words()
	ids.PieceWord, ids.PieceWords = lo, n
	blank.W = make([]uint64, (piece.Hi-piece.Lo+63)/64+1)
	blank.Result = model.None
}

// Slots lays out the locals of a procedure, once.
func (c *C) Slots(s *model.Scope) (ints, words int32) {
	sz, ok := c.sizes[s]
	if !ok {
		sz = c.layScope(s, size{})
		c.sizes[s] = sz
	}
	return sz.ints, sz.words
}

func (c *C) layScope(s *model.Scope, sz size) size {
	for _, v := range s.Vars {
		if _, done := c.P.Slots[v]; done {
			continue
		}
		c.P.Slots[v] = slotFor(v.Type, &sz)
	}
	return sz
}

func slotFor(t model.Type, sz *size) machine.Slot {
	slot := machine.Slot{I: sz.ints, W: sz.words}
	switch t.Form {
	case model.Set:
		w := WindowOf(t)
		slot.N = w.N
		sz.words += w.N
	case model.List:
		sz.ints += 2
	default:
		sz.ints++
	}
	return slot
}

// Slot returns the slot of a bound name.
func (c *C) Slot(v *model.Var) machine.Slot {
	s, ok := c.P.Slots[v]
	if !ok {
		panic(fmt.Sprintf("compile: %q at %s has no slot", v.Name, v.Range))
	}
	return s
}

// Window is the words that a set spans.
type Window = ir.Window

// WindowOf returns the window of a set type.
func WindowOf(t model.Type) Window { return lower.WindowOf(t) }

// framed compiles a condition or figure that has locals of its own, with a frame for them.
func (c *C) framed(s *model.Scope, e model.Expr) machine.Num {
	var f machine.Num
	c.closing.Within(nil, func() { f = c.Num(e) })
	ints, words := c.Slots(s)
	room := &machine.Room{Ints: ints, Words: words, Work: c.weigh(e), Value: model.None}
	return func(m *machine.M) int32 {
		saved := m.Open(room)
		m.Enter(saved)
		v := f(m)
		m.Close(saved)
		return v
	}
}

// ofPlayers is a value of the game that is asked of each player; nil: there is none.
func (c *C) ofPlayers(v *model.Value) func(m *machine.M, player int32) int32 {
	if v == nil || len(v.Params) != 1 {
		return nil
	}
	cv := c.Value(v)
	c.drain()
	return func(m *machine.M, player int32) int32 { return cv.remembered(m, player, 0) }
}
