package check

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// Site is one statement under check: its syntax, what is in scope, and the checked statement in the
// making.
type Site struct {
	*Checker
	Env   *Env
	Block *hclsyntax.Block
	Attrs syntax.Attrs
	Stmt  *model.Stmt
	Prev  *model.Stmt // the statement before it in the same body

	said     []*model.Stmt // statements that the block says before Stmt
	happened bool
}

// Next begins a further statement of the same block: what has been checked so far is one of its
// own.
func (s *Site) Next(at hcl.Range) {
	s.said = append(s.said, s.Stmt)
	s.Stmt = &model.Stmt{Word: s.Stmt.Word, Traits: s.Stmt.Traits, Range: at, Line: at.Start.Line}
}

// InLoop says whether a loop of that name stands around the statement.
func (s *Site) InLoop(name string) bool {
	return slices.ContainsFunc(s.Env.Loops, func(l string) bool { return english.Slug(l) == english.Slug(name) })
}

// Label returns the i-th label, or "".
func (s *Site) Label(i int) string {
	if i < len(s.Block.Labels) {
		return s.Block.Labels[i]
	}
	return ""
}

// LabelRange is the place of the i-th label, or of the head.
func (s *Site) LabelRange(i int) hcl.Range {
	if i < len(s.Block.LabelRanges) {
		r := s.Block.LabelRanges[i]
		if r.End.Byte-r.Start.Byte == len(s.Block.Labels[i])+2 { // quoted
			r.Start.Byte++
			r.Start.Column++
			r.End.Byte--
			r.End.Column--
		}
		return r
	}
	return s.Block.DefRange()
}

// NounRange is the place of what the statement acts on.
func (s *Site) NounRange() hcl.Range {
	if a := s.Attrs["the"]; a != nil {
		return a.Expr.Range()
	}
	return s.LabelRange(0)
}

// Noun checks what the statement acts on: its label, or `the = expression`. It accepts any of the
// types; the first is named in findings.
func (s *Site) Noun(wants ...model.Type) model.Expr {
	var x model.Expr
	switch {
	case s.Label(0) != "" && s.Attrs["the"] != nil:
		s.report(diag.Errorf("check/noun", s.Attrs["the"].NameRange, "%s has both a label and the attribute \"the\"", s.Block.Type).
			WithHint("remove one of them"))
		return Bad(s.Block.DefRange())
	case s.Label(0) != "":
		x = s.Name(s.Label(0), s.LabelRange(0), wants[0])
	case s.Attrs["the"] != nil:
		x = s.Expr(s.Env, s.Attrs["the"].Expr, wants[0])
	default:
		s.report(diag.Errorf("check/noun", s.Block.DefRange(), "%s has no object to act on", s.Block.Type).
			WithHint("write %s NAME { ... }, or add the = expression", s.Block.Type))
		return Bad(s.Block.DefRange())
	}
	if x.Type().Base == model.Invalid {
		return x
	}
	accepted := func(t model.Type) bool {
		return slices.ContainsFunc(wants, func(w model.Type) bool { return w.Accepts(t) })
	}
	// Nothing at all is an empty set: nothing is done.
	if accepted(x.Type()) || wants[0].Form == model.Set && x.Type().Maybe && accepted(x.Type().Sure()) {
		return x
	}
	// Any one of the design.
	if x.Type().Is(model.DesignOf) && wants[0].Is(model.ThingOf) && x.Type().Kind.IsA(wants[0].Kind) {
		return &model.Func{Node: Node(model.OneOf(x.Type().Kind), x.Range()), Name: "one_of", Args: []model.Expr{x}}
	}
	return s.Coerce(s.Env, x, wants[0])
}

// Name looks a label up as an expression would.
func (s *Site) Name(label string, at hcl.Range, want model.Type) model.Expr {
	name := english.Slug(label)
	if v := s.Env.Find(name); v != nil {
		v.Used = true
		return s.notes(s.sure(s.Env, &model.Local{Node: Node(v.Type, at), Var: v}))
	}
	x, ok := s.lookup(s.Env, name, at, want, nil)
	if !ok {
		return Bad(at)
	}
	return s.notes(x)
}

// Heed checks attributes of which nobody knows what they are wanted for: all but those that the
// statement itself has.
func (s *Site) Heed() {
	for _, a := range syntax.SortedAttrs(s.Block.Body) {
		if s.Words.Effect(s.Stmt.Word).Attr(a.Name) == nil {
			s.HeedExpr(s.Env, a.Expr)
		}
	}
}

// Attr checks an attribute against a type (TInvalid: any); nil if it is missing.
func (s *Site) Attr(name string, want model.Type) model.Expr {
	a := s.Attrs[name]
	if a == nil {
		return nil
	}
	var x model.Expr
	if want.Base == model.Invalid {
		x = s.Expr(s.Env, a.Expr, want)
	} else {
		x = s.Want(s.Env, a.Expr, want)
	}
	s.Set(name, x)
	return x
}

// Text reads an attribute that is a text; "" if it is missing.
func (s *Site) Text(name string) string {
	if a := s.Attrs[name]; a != nil {
		return s.r.Text(a)
	}
	return ""
}

// Constant reads an attribute that is known before play; nil if it is missing or wrong.
func (s *Site) Constant(name string, t model.Type) []int32 {
	if a := s.Attrs[name]; a != nil {
		v, _ := s.r.Constant(a.Expr, t)
		return v
	}
	return nil
}

// Set notes a checked expression under a name.
func (s *Site) Set(name string, x model.Expr) {
	if s.Stmt.Args == nil {
		s.Stmt.Args = map[string]model.Expr{}
	}
	s.Stmt.Args[name] = x
}

// Bound binds the i-th label as a name.
func (s *Site) Bound(i int, t model.Type) *model.Var {
	v := s.Bind(s.Env, english.Slug(s.Label(i)), t, s.LabelRange(i))
	s.Stmt.Bind = v
	return v
}

// LoseName notes that the statement binds a name of which nobody knows what it is.
func (s *Site) LoseName() { s.evidence.Nameless(s.Env.Proc, s.Block.DefRange()) }

// Inferred notes that the type of a name is that of the expression that it stands for.
func (s *Site) Inferred(v *model.Var) {
	s.inferred[v] = true
	if x := s.Stmt.Args["value"]; x != nil {
		s.evidence.Derives(v.Range, x)
	}
}

// Bool reads an attribute that is the word true or false.
func (s *Site) Bool(name string) bool {
	a := s.Attrs[name]
	if a == nil {
		return false
	}
	l, ok := a.Expr.(*hclsyntax.LiteralValueExpr)
	if !ok || l.Val.IsNull() || l.Val.Type().FriendlyName() != "bool" {
		s.Errorf("check/type", a.Expr.Range(), "%s must be true or false", name)
		return false
	}
	return l.Val.True()
}

// Piece and Place are the types that most statements act on.
func (s *Site) Piece() model.Type { return model.OneOf(s.Kind(model.KindPiece)) }

// Place is the type of a place.
func (s *Site) Place() model.Type { return model.OneOf(s.Kind(model.KindPlace)) }

// Player is the type of a player.
func (s *Site) Player() model.Type { return model.OneOf(s.Kind(model.KindPlayer)) }

// By reads who decides: a player, or a side (its player). Without the attribute it is the menu's or
// the game's first player.
func (s *Site) By(name string) model.Expr {
	a := s.Attrs[name]
	if a == nil {
		return nil
	}
	x := s.PlayerExpr(s.Env, a.Expr)
	s.Set(name, x)
	return x
}

// PlayerExpr checks an expression that says who decides.
func (c *Checker) PlayerExpr(e *Env, x hclsyntax.Expression) model.Expr {
	p := c.Expr(e, x, model.OneOf(c.Game.Kind(model.KindPlayer)))
	t := p.Type()
	if t.Is(model.ThingOf) && t.Kind.Is(model.KindSide) {
		return &model.Func{Node: Node(model.OneOf(c.Game.Kind(model.KindPlayer)), x.Range()), Name: "controller", Args: []model.Expr{p}}
	}
	return c.Coerce(e, p, model.OneOf(c.Game.Kind(model.KindPlayer)))
}

// Body checks the statements inside the block, in a scope of their own.
func (s *Site) Body(env *Env) []*model.Stmt {
	return s.Checker.BodyOf(env, s.Block.Body, nil)
}

// Part checks some of the blocks inside as statements.
func (s *Site) Part(env *Env, blocks []*hclsyntax.Block) []*model.Stmt {
	return s.Checker.BodyOf(env, &hclsyntax.Body{Blocks: blocks}, nil)
}

// Inner returns the blocks of a kind that stand inside.
func (s *Site) Inner(kind string) []*hclsyntax.Block {
	var out []*hclsyntax.Block
	for _, b := range s.Block.Body.Blocks {
		if b.Type == kind {
			out = append(out, b)
		}
	}
	return out
}

// Statements checks the statements of an inner block.
func (s *Site) Statements(env *Env, b *hclsyntax.Block) []*model.Stmt {
	return s.Checker.BodyOf(env, b.Body, nil)
}

// One checks a single inner block as a statement, such as a `require` inside a `choose`.
func (s *Site) One(env *Env, b *hclsyntax.Block) *model.Stmt {
	return s.Checker.Statement(env, b, nil)
}

// Doubt is a finding about an expression that may be none where it must not be.
func (s *Site) Doubt(x model.Expr, wanted string, args ...any) diag.Finding {
	return s.doubt(s.Env, x, wanted, args...)
}

// Required adds what a requirement has made sure of.
func (s *Site) Required(env *Env, st *model.Stmt) {
	if len(st.Body) == 0 { // not of a position that is only supposed
		s.Assume(env, st.Args["that"], true)
	}
}

// BodyOf checks the statements of a body in order.
func (c *Checker) BodyOf(e *Env, body *hclsyntax.Body, skip map[string]bool) []*model.Stmt {
	return c.row(e, body, skip, c.StatementsOf)
}

// TestBody checks the steps and statements of a test in order.
func (c *Checker) TestBody(e *Env, body *hclsyntax.Body) []*model.Stmt {
	return c.row(e, body, nil, c.stepsOf)
}

// row checks blocks that follow one another. A further branch belongs to what stands before it.
func (c *Checker) row(e *Env, body *hclsyntax.Body, skip map[string]bool, check func(*Env, *hclsyntax.Block,
	*model.Stmt) []*model.Stmt) []*model.Stmt {
	var out []*model.Stmt
	var prev *model.Stmt
	for _, b := range body.Blocks {
		if skip[b.Type] {
			continue
		}
		said := check(e, b, prev)
		if len(said) == 0 {
			continue
		}
		st := said[len(said)-1]
		if st.Arm == model.FurtherArm {
			if prev != nil {
				prev = st
			}
			continue
		}
		out = append(out, said...)
		prev = st
	}
	return out
}

// Statement checks a block that is one statement.
func (c *Checker) Statement(e *Env, b *hclsyntax.Block, prev *model.Stmt) *model.Stmt {
	if said := c.StatementsOf(e, b, prev); len(said) > 0 {
		return said[0]
	}
	return nil
}

// StatementsOf checks a block: one statement, or several in a row.
func (c *Checker) StatementsOf(e *Env, b *hclsyntax.Block, prev *model.Stmt) []*model.Stmt {
	eff := c.Words.Effect(b.Type)
	if eff == nil {
		return c.unknownStatement(e, b, prev)
	}
	if e.Begin != nil && !eff.leads(b) {
		e.Begin(b.DefRange())
		e.Begin = nil
	}
	st, attrs := c.begun(b, &eff.Block, eff.Traits, func(f diag.Finding) { c.report(c.whoTakes(b, f)) })
	if e.Pure && (eff.Asks || eff.Chance) {
		c.report(diag.Errorf("check/supposing", b.TypeRange, "%s is not allowed in supposing: it asks a player or uses chance", b.Type))
	}
	need := 0
	for _, l := range eff.Labels {
		if !l.Optional {
			need++
		}
	}
	if len(b.Labels) < need { // reported: nobody knows what it would bind
		if eff.Names != model.NamesOther && eff.Names != model.NamesResult {
			c.evidence.Nameless(e.Proc, st.Range)
			if from := attrs["from"]; from != nil {
				c.HeedExpr(e, from.Expr)
			}
		}
		if eff.Loops {
			inner := e.Child()
			inner.Open = true
			st.Body = c.BodyOf(inner, b.Body, nil)
		}
		return []*model.Stmt{st}
	}
	s := &Site{Checker: c, Env: e, Block: b, Attrs: attrs, Stmt: st, Prev: prev}
	// In front of an action all is asked at once, and nothing is done.
	if s.happened = e.Begin != nil; eff.Asks && !s.happened {
		c.Forget(e, deeds{runs: []any{asking{}}}, b.DefRange())
	}
	eff.Check(s)
	if eff.Loops && c.learning {
		c.loops[b] = st
	}
	s.Happen()
	return append(s.said, s.Stmt)
}

// stepsOf checks a block of a test: a step, or statements.
func (c *Checker) stepsOf(e *Env, b *hclsyntax.Block, prev *model.Stmt) []*model.Stmt {
	step := c.Words.Step(b.Type)
	if step == nil {
		return c.StatementsOf(e, b, prev)
	}
	st, attrs := c.begun(b, &step.Block, step.Traits, c.report)
	step.Check(&Site{Checker: c, Env: e, Block: b, Attrs: attrs, Stmt: st, Prev: prev})
	return []*model.Stmt{st}
}

// begun returns the statement of a block in the making, and its attributes.
func (c *Checker) begun(b *hclsyntax.Block, d *lang.Block, traits model.Traits, report func(diag.Finding)) (*model.Stmt, syntax.Attrs) {
	st := &model.Stmt{Word: b.Type, Traits: traits, Range: b.DefRange(), Line: b.DefRange().Start.Line}
	if len(b.Labels) > 0 {
		st.Label = b.Labels[0]
	}
	attrs := syntax.Conform(b, d, report)
	if len(d.Blocks) == 0 && len(b.Body.Blocks) > 0 {
		c.report(diag.Errorf("check/misplaced-block", b.Body.Blocks[0].TypeRange, "blocks are not allowed in %s", b.Type))
	}
	return st, attrs
}

// whoTakes says of an attribute that a statement does not have which statements have it.
func (c *Checker) whoTakes(b *hclsyntax.Block, f diag.Finding) diag.Finding {
	if f.Code != "resolve/unknown-attribute" || len(f.Fixes) > 0 {
		return f
	}
	for name, a := range b.Body.Attributes {
		if a.NameRange != f.Range {
			continue
		}
		if words := c.Takers(name); words != "" {
			return f.WithHint("%s is an attribute of %s", name, words)
		}
	}
	return f
}

// Takers lists the statements that have an attribute; "" if none has.
func (c *Checker) Takers(attr string) string {
	var words []string
	for _, e := range c.Words.Effects {
		if e.Attr(attr) != nil {
			words = append(words, e.Name)
		}
	}
	if len(words) == 0 {
		return ""
	}
	slices.Sort(words)
	return english.Some(words, 4)
}

// otherWords are statements of other languages, and what is written here.
var otherWords = map[string]string{
	"for":       "write each, with the name of a member, to loop over a set",
	"foreach":   "write each, with the name of a member, to loop over a set",
	"loop":      "write repeat for a loop",
	"switch":    "write match, with a case for each",
	"elif":      "write else, with when = condition in it",
	"elseif":    "write else, with when = condition in it",
	"print":     "write say { text = .. }",
	"log":       "write say { text = .. }",
	"assign":    "write set",
	"call":      "write run to run a rule",
	"increment": "write advance, or set",
	"function":  "write a value to declare a function of the game",
}

// leads says whether a statement belongs to the one decision of an action in which it stands in
// front.
func (eff *Effect) leads(b *hclsyntax.Block) bool { return eff.Leading != nil && eff.Leading(b) }

// unknownStatement reports a word that is no statement, and goes on as if the one stood there that
// was probably meant.
func (c *Checker) unknownStatement(e *Env, b *hclsyntax.Block, prev *model.Stmt) []*model.Stmt {
	known := english.Each(c.Words.Effects, func(w *Effect) string { return w.Name })
	if e.Test {
		known = append(known, lang.Names(c.Words.StepBlocks())...)
	}
	f := diag.Errorf("check/unknown-statement", b.TypeRange, "unknown statement %q", b.Type)
	switch {
	case lang.Find(b.Type) != nil || c.Words.Step(b.Type) != nil:
		f = diag.Errorf("check/misplaced-block", b.TypeRange, "%s is not a statement and is not allowed here", b.Type)
		if b.Type == "while" {
			f = f.WithHint("write repeat { while = condition } for a loop")
		}
	case otherWords[b.Type] != "":
		f = f.WithHint("%s", otherWords[b.Type])
	case c.isAttribute(b.Type):
		f = f.WithHint("%s is an attribute; write %s = ..", b.Type, b.Type)
	default:
		f = f.WithGuess(b.Type, known)
	}
	c.report(f)
	if len(f.Fixes) > 0 && c.Words.Effect(f.Fixes[0].Text) != nil {
		meant := *b
		meant.Type = f.Fixes[0].Text
		return c.StatementsOf(e, &meant, prev)
	}
	inner := e.Child()
	inner.Open = true // nobody knows which names the word would bind
	c.BodyOf(inner, b.Body, nil)
	return nil
}

// isAttribute says whether a word is an attribute of some block or statement.
func (c *Checker) isAttribute(word string) bool {
	return lang.IsAttribute(word) || slices.ContainsFunc(c.Words.Effects, func(e *Effect) bool { return e.Attr(word) != nil })
}
