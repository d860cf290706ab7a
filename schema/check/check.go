// Package check is stage 3 of 5: nouns and syntax -> the checked game (schema/model).
//
// It gives every expression a type, resolves every name, checks every statement against its
// effect's description and hands out a model in which nothing is left to look up. It knows no
// effect and no function by name: the vocabulary is a table that the caller hands in
// (interp/effect, interp/function and interp/step fill it), so that a word of the language lives in
// one file.
//
// Its hardest idea: narrowing. A `maybe` may be used only where a condition has proved that it is
// not none, and nothing since then may have changed it; see facts.go and deeds.go.
package check

import (
	"fmt"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/blame"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/proof"
	"sandtable/schema/resolve"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// Effect describes a statement of the language and checks it.
type Effect struct {
	lang.Block
	Check func(s *Site)
	// Leading says whether the statement, if it stands in front in an action, belongs to the
	// action's one decision. Such statements neither act nor consult chance. Nil: never.
	Leading func(b *hclsyntax.Block) bool
	// Traits are what the stages ask of its statements.
	model.Traits
	// Changes says what the statement does to the table and what it sets going, whatever stands
	// inside it. Nil: nobody has said, so it may change everything.
	Changes func(st *model.Stmt, d *Deeds)
}

// Nothing is the Changes of statements that change nothing themselves.
func Nothing(*model.Stmt, *Deeds) {}

// Always is the Leading of statements that may always stand in front.
func Always(*hclsyntax.Block) bool { return true }

// Function describes a built-in function and checks a call.
type Function struct {
	Name    string
	Usage   string // as in "count(set) number"
	Doc     string
	Example string // an expression and its value: "count([1, 2]) == 2"
	Since   int
	Check   func(c *Call) ([]model.Expr, model.Type)
	// FuncTraits are what the stages ask of its calls.
	model.FuncTraits
	// Reads is what its result goes by.
	Reads Reading
}

// Reading says what the result of a function goes by.
type Reading uint8

// What results go by.
const (
	ReadsAll    Reading = iota // nobody has said: everything on the table
	ReadsArgs                  // its arguments
	ReadsPieces                // its arguments, and where the pieces are that they mean, how they lie and face
)

// TestStep describes a step of tests and checks it. A step is checked as a statement is, but
// statements know nothing of it: it may stand in a test only, and in nothing else.
type TestStep struct {
	lang.Block
	Check func(s *Site)
	Stand Standing // where it may stand
	// Traits are what the stages ask of it.
	model.Traits
}

// Standing says where a step may stand.
type Standing uint8

// Where steps stand.
const (
	Anywhere Standing = iota
	InTests           // in tests alone: nobody could play it
	InGuides          // in guides alone: it is for somebody who reads
)

// Vocabulary is all effects, functions and steps of tests.
type Vocabulary struct {
	Effects   []*Effect
	Functions []*Function
	Steps     []*TestStep
}

// Effect finds an effect by name.
func (v *Vocabulary) Effect(name string) *Effect {
	return model.Find(v.Effects, func(e *Effect) bool { return e.Name == name })
}

// Demands reports whether a word says what must hold for an action to be legal.
func (v *Vocabulary) Demands(word string) bool {
	e := v.Effect(word)
	return e != nil && e.Demands
}

// Function finds a function by name.
func (v *Vocabulary) Function(name string) *Function {
	return model.Find(v.Functions, func(f *Function) bool { return f.Name == name })
}

// Step finds a step of tests by name.
func (v *Vocabulary) Step(name string) *TestStep {
	return model.Find(v.Steps, func(s *TestStep) bool { return s.Name == name })
}

// StepBlocks lists the descriptions of the steps of tests.
func (v *Vocabulary) StepBlocks() []*lang.Block {
	var out []*lang.Block
	for _, s := range v.Steps {
		out = append(out, &s.Block)
	}
	return out
}

// Checker carries what all checks share.
type Checker struct {
	Game   *model.Game
	Names  *symbol.Table
	Words  *Vocabulary
	r      *resolve.Resolver
	report func(diag.Finding)
	found  diag.Findings        // its own findings so far
	count  int                  // how many of them are its own
	state  map[*model.Value]int // 0 unchecked, 1 in progress, 2 done

	depth   int                     // of values under check
	arms    map[*model.Stmt]arms    // how the branches before an else end
	Choices map[string][]model.Type // what is asked anywhere, by name: for tests

	Occasions []*Occasion                 // where something is asked
	Advised   map[*hclsyntax.Block]Advice // of policies, by their blocks

	// Bodies are checked to learn what they do: nothing is reported, and facts do not end.
	learning bool
	heeding  bool // the wanted type is unknown, so an ambiguous name is no fault
	loops    map[*hclsyntax.Block]*model.Stmt
	ledger   *ledger // what rules, actions and events do; nil until that has been learnt
	excepted map[string]bool
	inferred map[*model.Var]bool // names whose type is that of what they were bound to
	Keys     model.Keys
	claims   *proof.Claims
	proved   map[model.Expr]bool // whether only a fact says that it is there
	evidence *blame.Evidence     // what the blame for findings is found by; nil while learning
}

// New returns a checker of what resolve has declared.
func New(r *resolve.Resolver, words *Vocabulary) *Checker {
	c := &Checker{
		Game:     r.Game,
		Names:    r.Names,
		Words:    words,
		r:        r,
		state:    map[*model.Value]int{},
		Choices:  map[string][]model.Type{},
		arms:     map[*model.Stmt]arms{},
		loops:    map[*hclsyntax.Block]*model.Stmt{},
		excepted: map[string]bool{},
		inferred: map[*model.Var]bool{},
		Advised:  map[*hclsyntax.Block]Advice{},
		Keys:     model.Keys{Alias: map[*model.Var]*model.Var{}},
		proved:   map[model.Expr]bool{},
		evidence: blame.NewEvidence(),
	}
	c.claims = proof.ClaimsBy(&c.Keys)
	c.report = func(f diag.Finding) {
		if c.learning {
			return
		}
		c.count++
		c.found = append(c.found, f)
	}
	return c
}

// Findings returns what resolve and the checker have found, but for what follows from other
// findings.
func (c *Checker) Findings() diag.Findings {
	return c.r.Nouns().Told(c.evidence.Blame(c.Game, c.r.Fillings, c.r.Findings, c.found))
}

// notes keeps an expression as read.
func (c *Checker) notes(x model.Expr) model.Expr {
	c.evidence.Read(x)
	return x
}

// Fills notes that an expression fills something that is declared elsewhere.
func (c *Checker) Fills(at, decl hcl.Range) { c.evidence.Fills(at, decl) }

// reportMiss reports a name that the procedure does not bind.
func (c *Checker) reportMiss(e *Env, name string, f diag.Finding) {
	c.evidence.Misses(len(c.found), name, e.Proc)
	c.report(f)
}

// Errors is how many findings there are so far.
func (c *Checker) Errors() int { return c.count }

// Errorf reports an error.
func (c *Checker) Errorf(code string, at hcl.Range, format string, args ...any) {
	c.report(diag.Errorf(code, at, format, args...))
}

// Report reports a finding.
func (c *Checker) Report(f diag.Finding) { c.report(f) }

// Env is what is in scope at a point of a procedure.
type Env struct {
	Proc     *model.Scope    // where new names get their slots
	vars     []*model.Var    // visible, innermost last
	ever     map[string]bool // the names that were ever visible in the procedure
	facts    *fact
	lost     *loss
	Rule     *model.Rule
	Act      *model.Action
	Menu     *model.Menu
	Loops    []string // labels of enclosing loops, "" where one has none
	Test     bool
	Pure     bool // inside supposing: nothing may ask or throw
	Choosing bool // inside a choose: require filters a candidate

	Open  bool               // more names would be known here, if all could be read that gives them
	Begin func(at hcl.Range) // before the first statement that acts, in an action

	Advice        // of the policy around
	About  string // what a line of a policy speaks of, as findings name it

	Member *model.Var // of a loop in which all choose at once: who chooses, if nothing else is said

	untested hcl.Range // the statement around that lacks its condition
}

// Advice is the names that the lines and values of a policy read: its weights and notes.
type Advice struct {
	Weights map[string]*model.Value
	Notes   map[string]*model.Field
}

// NewEnv opens a procedure: its parameters are in scope.
func NewEnv(p *model.Scope) *Env {
	e := &Env{Proc: p}
	for _, v := range p.Vars {
		e.See(v)
	}
	return e
}

// See makes a name known from here on.
func (e *Env) See(v *model.Var) {
	if e.ever == nil {
		e.ever = map[string]bool{}
	}
	e.vars = append(e.vars, v)
	e.ever[v.Name] = true
}

// Child opens an inner scope: names bound there are not seen outside.
func (e *Env) Child() *Env {
	c := *e
	c.vars = e.vars[:len(e.vars):len(e.vars)] // a name bound inside makes it a list of its own
	c.Begin = nil
	return &c
}

// Beside opens a scope with the names of this one, in which holds what holds in the other.
func (e *Env) Beside(o *Env) *Env {
	c := e.Child()
	c.facts, c.lost = o.facts, o.lost
	return c
}

// Take makes the names of a copy of this scope known in it.
func (e *Env) Take(c *Env) {
	e.vars, e.ever, e.facts, e.lost = c.vars, c.ever, c.facts, c.lost
}

// Find looks a bound name up.
func (e *Env) Find(name string) *model.Var {
	if !e.ever[name] {
		return nil
	}
	for i := len(e.vars) - 1; i >= 0; i-- {
		if e.vars[i].Name == name {
			return e.vars[i]
		}
	}
	return nil
}

// visible lists the bound names, for "did you mean".
func (e *Env) visible() []string {
	return english.Each(e.vars, func(v *model.Var) string { return v.Name })
}

// lineReads says which names a line of a policy may read; "" elsewhere. A line about two actions is
// often written with a name of the one.
func (e *Env) lineReads() string {
	if e.About == "" {
		return ""
	}
	return fmt.Sprintf("a line about %s reads %s", e.About, english.Some(e.visible(), mostKnown))
}

// Bind binds a name from here on.
func (c *Checker) Bind(e *Env, name string, t model.Type, at hcl.Range) *model.Var {
	v := &model.Var{Name: name, Type: t, Range: at}
	if old := e.Find(name); old != nil {
		c.report(diag.Errorf("check/shadow", at, "name %q is already bound", name).WithRelated(old.Range, "declared here").
			WithHint("choose another name"))
	}
	c.notAThing(name, at)
	e.Proc.Vars = append(e.Proc.Vars, v)
	e.See(v)
	return v
}

// notAThing reports a bound name that hides a thing's name, except that it may be its kind's.
func (c *Checker) notAThing(name string, at hcl.Range) {
	for _, s := range c.Names.Read[name] {
		if s.Kind != nil || s.Table != nil || s.Value != nil || s.Action != nil || s.Marker != nil || s.Set != nil || s.Yields {
			continue
		}
		c.report(diag.Errorf("check/shadow", at, "name %q shadows the %s of that name", name, s.What()).WithRelated(s.Range, "declared here").
			WithHint("choose another name"))
		return
	}
}

// AttrExpr checks an attribute's expression; nil if the attribute is missing.
func (c *Checker) AttrExpr(e *Env, attrs syntax.Attrs, name string, want model.Type) model.Expr {
	a := attrs[name]
	if a == nil {
		return nil
	}
	return c.Want(e, a.Expr, want)
}

// Asked notes that some statement asks for a name; tests answer by it.
func (c *Checker) Asked(v *model.Var) { c.Choices[v.Name] = append(c.Choices[v.Name], v.Type) }

// Kind returns a kind of the language itself.
func (c *Checker) Kind(b model.Builtin) *model.Kind { return c.Game.Kind(b) }

// Decided checks that something is Decided under a name: a menu, a reaction or a choice.
func (c *Checker) Decided(name, written string, at hcl.Range) {
	if a := c.Names.Action(name); c.Names.Menu(name) != nil || a != nil && a.Binding != nil || len(c.Choices[name]) > 0 {
		return
	}
	known := append(symbol.Keys(c.Names, c.Choices), c.Names.Of(c.Names.Procs, func(y symbol.Symbol) bool { return y.Menu != nil })...)
	c.report(diag.Errorf("check/unknown-choice", at, "unknown decision %q", written).WithSuggestion(name, known))
}

// PlayerNames lists the names of all players.
func (c *Checker) PlayerNames() []string {
	var out []string
	for t := range c.Game.Of(model.KindPlayer) {
		out = append(out, t.Name)
	}
	return out
}
