package game

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// Policies. A line speaks of places where something is asked: the ways to take an action, the
// answers to a choice, passing. It is checked once for each of these places, with the names that
// are in scope there, and becomes part of a figure of the place's options: the preferences are the
// modifiers of their worth. What a line reads of the procedure that asks are parameters of that
// figure, so that it can be evaluated apart from the procedure.

// occasion is a place of which a line speaks, with the judge of its options.
type occasion struct {
	check.Occasion
	where *model.Judge
}

// policyHeads declares policies, with whose they are and what their weights are: values may read
// these.
func (c *checker) policyHeads() {
	var aside []*model.Policy
	for _, body := range c.r.Bodies.Policies {
		d := body.Decl
		p := &model.Policy{Name: english.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0]}
		p.Origin = c.r.Origin(d, model.Origin{})
		c.policies[p] = body
		if strings.HasSuffix(p.Range.Filename, ".test.hcl") { // it is for tests to name, and nobody's first choice
			aside = append(aside, p)
		} else {
			c.Game.Policies = append(c.Game.Policies, p)
		}
		p.Players = c.policyPlayers(d.Attrs["for"])
		c.policyWeights(p, d)
		c.policyNotes(p, d)
		if a := d.Attrs["search"]; a != nil {
			p.Search = c.r.Boolean(a)
		}
	}
	c.Game.Policies = append(c.Game.Policies, aside...)
	for _, p := range c.Game.Policies {
		c.policyUse(p, c.policies[p].Attrs["use"])
	}
}

func (c *checker) policy(name string) *model.Policy {
	return model.Find(c.Game.Policies, func(p *model.Policy) bool { return p.Name == name })
}

// policyPlayers reads whose policy it is; nil: all players'.
func (c *checker) policyPlayers(a *hclsyntax.Attribute) (out []*model.Thing) {
	add := func(t *model.Thing) {
		if t.Player != nil {
			t = t.Player
		}
		if t.Kind.Is(model.KindPlayer) && !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	for _, e := range c.r.NamesOf(a) {
		known, n := []string(nil), len(out)
		for t := range c.Game.All() {
			if !t.Kind.Is(model.KindPlayer) && !t.Kind.Is(model.KindSide) {
				continue
			}
			known = append(known, t.Name)
			kind := false
			for k := t.Kind; k != nil && !k.Builtin(); k = k.Parent {
				kind = kind || k.Name == e.Key || k.Plural == e.Key
			}
			if t.Name == e.Key || kind || e.Key == "players" {
				add(t)
			}
		}
		if len(out) == n {
			c.Report(diag.Errorf("check/unknown-name", e.At, "unknown player %q", e.Title).WithSuggestion(e.Key, known))
		}
	}
	return out
}

// policyWeights reads the weights, as values without parameters.
func (c *checker) policyWeights(p *model.Policy, d decl.Decl) {
	named := map[string]*model.Value{}
	c.Advised[d.Block] = check.Advice{Weights: named, Notes: map[string]*model.Field{}}
	a := d.Attrs["weights"]
	if a == nil {
		return
	}
	entries, ok := syntax.Entries(a.Expr, c.Report)
	if !ok {
		c.Report(diag.Errorf("check/policy", a.Expr.Range(), "weights must have the form { name = number }"))
		return
	}
	for _, e := range entries {
		n, ok := c.r.Constant(e.Value, model.TNumber)
		if !ok || len(n) != 1 { // that has been reported
			n = []int32{0}
		}
		w := &model.Value{Name: e.Key, Title: e.Title, Type: model.TNumber, Base: check.Const(model.TNumber, n[0], e.Value.Range()),
			Index: model.None}
		w.Range = e.At
		named[e.Key] = w
		p.Weights = append(p.Weights, w)
	}
}

// policyUse finds the policy whose lines another one takes over.
func (c *checker) policyUse(p *model.Policy, a *hclsyntax.Attribute) {
	if a == nil {
		return
	}
	name, known := syntax.Word(a.Expr), []string(nil)
	if name == "" {
		name = c.r.Text(a)
	}
	for _, o := range c.Game.Policies {
		known = append(known, o.Name)
	}
	of := c.policy(english.Slug(name))
	if of == nil {
		c.Report(diag.Errorf("check/unknown-name", a.Expr.Range(), "unknown policy %q", name).WithSuggestion(english.Slug(name), known))
		return
	}
	for o := of; o != nil; o = o.Use {
		if o == p {
			c.Report(diag.Errorf("check/policy", a.Expr.Range(), "policy %q takes over its own lines", p.Title))
			return
		}
	}
	p.Use = of
}

// policiesPass checks the lines of policies.
func (c *checker) policiesPass() {
	for _, p := range c.Game.Policies {
		x := &policing{checker: c, policy: p, dropped: map[string]bool{}, judges: map[judged]*model.Judge{}, later: map[*model.Var]*model.Judgment{}, advice: c.adviceOf(p)}
		x.self = &model.Var{Name: "self", Type: model.OneOf(c.commonKind(p.Players)), Range: p.Range, Used: true}
		x.drop(c.policies[p])
		// Priorities of its own go before those that it takes over; of preferences the later one
		// prevails, so its own come after.
		for o := p; o != nil; o = o.Use {
			x.lines(o, "first")
		}
		used := []*model.Policy{}
		for o := p; o != nil; o = o.Use {
			used = append(used, o)
		}
		for _, o := range slices.Backward(used) {
			x.lines(o, "prefer")
			x.lines(o, "remember")
		}
	}
}

// adviceOf are the weights and notes that the lines of a policy read, by name.
func (c *checker) adviceOf(p *model.Policy) check.Advice {
	out := check.Advice{Weights: map[string]*model.Value{}, Notes: map[string]*model.Field{}}
	for _, w := range p.AllWeights() {
		out.Weights[w.Name] = w
	}
	for _, n := range p.AllNotes() {
		out.Notes[n.Name] = n
	}
	return out
}

// commonKind is the narrowest kind that all of some players are of.
func (c *checker) commonKind(players []*model.Thing) *model.Kind {
	if players == nil {
		players = c.Game.Players
	}
	if len(players) == 0 {
		return c.Game.Kind(model.KindPlayer)
	}
	k := players[0].Kind.Base()
	for !k.Builtin() && slices.ContainsFunc(players, func(t *model.Thing) bool { return !t.Kind.IsA(k) }) {
		k = k.Parent
	}
	return k
}

// policing is one policy under check.
type policing struct {
	*checker
	policy  *model.Policy
	self    *model.Var
	advice  check.Advice
	dropped map[string]bool // labels of lines that it does not take over
	judges  map[judged]*model.Judge
	later   map[*model.Var]*model.Judgment // figures of the position that an option leaves, by the names that stand for them
	rank    int
}

// judged is what a judge is of.
type judged struct {
	action *model.Action
	menu   *model.Menu
	at     hcl.Range
	pass   bool
}

// drop reads which lines are not taken over.
func (x *policing) drop(d decl.PolicyBody) {
	for _, b := range d.Block.Body.Blocks {
		switch b.Type {
		case "except":
			if len(b.Labels) != 1 || len(b.Body.Attributes) > 0 {
				x.Report(diag.Errorf("check/policy", b.DefRange(), "except in a policy needs one label, and nothing else: the reason of a line that it does not take over"))
				continue
			}
			x.dropped[b.Labels[0]] = true
			if !x.takesOver(b.Labels[0]) {
				x.Report(diag.Errorf("check/unknown-modifier", b.LabelRanges[0], "no policy that is used has a line %q", b.Labels[0]))
			}
		case "prefer", "first", "remember", "value", "table":
		default:
			x.Report(diag.Errorf("check/misplaced-block", b.TypeRange, "%s is not allowed in a policy", b.Type).
				WithSuggestion(b.Type, []string{"prefer", "first", "remember", "except", "value", "table"}))
		}
	}
}

// takesOver reports whether a policy that is used has a line of that label.
func (x *policing) takesOver(label string) bool {
	for o := x.policy.Use; o != nil; o = o.Use {
		if slices.Contains(x.labels(o), label) {
			return true
		}
	}
	return false
}

// labels are the labels of the lines of a policy, without those that it takes over.
func (c *checker) labels(p *model.Policy) (out []string) {
	for _, sort := range []string{"first", "prefer", "remember"} {
		for _, d := range c.written(p, sort) {
			if len(d.Block.Labels) == 1 {
				out = append(out, d.Block.Labels[0])
			}
		}
	}
	return out
}

// written are the lines of one sort of a policy, in their order. What mods add goes over what the
// game says: their priorities go before its own, and their preferences after.
func (c *checker) written(p *model.Policy, sort string) []decl.Decl {
	d := c.policies[p]
	var own, added []decl.Decl
	for _, b := range d.Block.Body.Blocks {
		if b.Type == sort {
			own = append(own, decl.Decl{Block: b, Context: d.Context})
		}
	}
	for _, a := range d.Added {
		if a.Block.Type == sort {
			added = append(added, a)
		}
	}
	if sort == "first" {
		return append(added, own...)
	}
	return append(own, added...)
}

// lines checks the lines of one sort of a policy, its own or one that is used.
func (x *policing) lines(of *model.Policy, sort string) {
	for _, d := range x.written(of, sort) {
		b := d.Block
		if of != x.policy && len(b.Labels) == 1 && x.dropped[b.Labels[0]] {
			continue
		}
		report := x.Report
		if of != x.policy {
			report = func(diag.Finding) {} // reported where it is written
		}
		attrs := syntax.Conform(b, lang.Find(sort), report)
		syntax.HoldsNone(b, lang.Find(sort), report)
		l := &line{PolicyLine: &model.PolicyLine{First: sort == "first", Note: sort == "remember"}, attrs: attrs, block: b}
		if l.Origin = x.r.Origin(decl.Decl{Block: b, Attrs: attrs, Context: d.Context}, of.Origin); len(b.Labels) > 0 {
			l.Label = b.Labels[0]
		}
		l.excepts = x.excepts[exceptLine{of, l.Label}]
		if a := attrs["supposing"]; a != nil {
			l.Ahead = x.r.Boolean(a)
		}
		x.policy.Lines = append(x.policy.Lines, l.PolicyLine)
		x.line(l)
	}
}

// line is a line under check.
type line struct {
	*model.PolicyLine
	attrs   syntax.Attrs
	block   *hclsyntax.Block
	excepts []decl.Decl // what drops it from outside, while it is in force
}

// line checks a line at each of the places that it speaks of.
func (x *policing) line(l *line) {
	if l.attrs["action"] == nil && l.attrs["choice"] == nil && l.attrs["pass"] == nil {
		x.Report(diag.Errorf("check/policy", l.block.DefRange(), "the line says nothing of what it is about").
			WithHint("add action, choice or pass; for several, action = [a, b]"))
		return
	}
	if !l.First && !l.Note && l.attrs["worth"] == nil && l.attrs["at_least"] == nil && l.attrs["at_most"] == nil && l.attrs["to"] == nil &&
		l.attrs["share"] == nil && !misnamed(l.block.Type, l.attrs) {
		x.Report(diag.Errorf("check/policy", l.block.DefRange(), "the line has no effect").WithHint("add worth, at_least, at_most, to or share"))
	}
	if l.First {
		x.rank++
	}
	found := x.Errors()
	for i, p := range x.about(l) {
		if i == 0 || x.Errors() == found { // one finding of a line will do
			x.judge(l, p)
		}
	}
}

// judge checks a line at a place.
func (x *policing) judge(l *line, p *occasion) {
	key := judged{p.where.Action, p.where.Menu, p.where.Ask, p.where.Pass}
	j := x.judges[key]
	if j == nil {
		j = p.where
		x.judges[key] = j
		x.policy.Judges = append(x.policy.Judges, j)
	}
	if l.Note {
		x.remember(l, p, j)
		return
	}
	if l.First {
		f := &model.Priority{Line: l.PolicyLine, Rank: x.rank}
		var known *check.Env
		f.When, known = x.condition(l, p)
		if a := l.attrs["narrow"]; a != nil {
			items, ok := syntax.Items(a.Expr)
			if !ok {
				items = []hclsyntax.Expression{a.Expr}
			}
			for _, e := range items {
				f.Narrow = append(f.Narrow, x.figure(l, p, "narrow", model.TNumber, known, func(env *check.Env) model.Expr {
					return x.Want(env, e, model.TNumber)
				}))
			}
		}
		j.Firsts = append(j.Firsts, f)
		return
	}
	if a := l.attrs["share"]; a != nil {
		if l.attrs["worth"] != nil || l.attrs["at_least"] != nil || l.attrs["at_most"] != nil || l.attrs["to"] != nil {
			x.Report(diag.Errorf("check/policy", a.NameRange, "the line states a share and a worth").WithHint("write a line for each"))
		}
		s := &model.Share{Line: l.PolicyLine}
		var known *check.Env
		s.When, known = x.condition(l, p)
		s.Of = x.figure(l, p, "share", model.TNumber, known, func(env *check.Env) model.Expr { return x.Want(env, a.Expr, model.TNumber) })
		j.Shares = append(j.Shares, s)
		return
	}
	if j.Worth == nil {
		v := &model.Value{Name: "worth", Title: x.policy.Title, Type: model.TNumber, Base: check.Const(model.TNumber, 0, x.policy.Range),
			Index: model.None}
		v.Origin = x.policy.Origin
		j.Worth = &model.Judgment{Value: v}
	}
	m := &model.Modifier{Label: l.Label, Origin: l.Origin, Index: len(j.Worth.Value.Modifiers)}
	if l.Ahead {
		x.ahead(l, p, m)
	} else {
		env := x.scope(l, p, &j.Worth.Value.Scope)
		m.When = x.AttrExpr(env, l.attrs, "when", model.TBool)
		x.Assume(env, m.When, true)
		m.By = x.AttrExpr(env, l.attrs, "worth", model.TNumber)
		m.AtLeast = x.AttrExpr(env, l.attrs, "at_least", model.TNumber)
		m.AtMost = x.AttrExpr(env, l.attrs, "at_most", model.TNumber)
		m.To = x.AttrExpr(env, l.attrs, "to", model.TNumber)
		m.Excepts = x.exceptions(l, j.Worth.Value)
	}
	j.Worth.Value.Modifiers = append(j.Worth.Value.Modifiers, m)
	j.Prefers = append(j.Prefers, l.PolicyLine)
	x.give(j.Worth, p, append([]model.Expr{m.When}, m.Figures()...)...)
}

// ahead checks a preference that reads the position which the option leaves: when it holds and what
// it does are figures of their own, handed to the worth.
func (x *policing) ahead(l *line, p *occasion, m *model.Modifier) {
	holds, known := x.condition(l, p)
	if holds != nil {
		m.When = x.foreseen(holds, l.Range)
	}
	figure := func(attr string) model.Expr {
		a := l.attrs[attr]
		if a == nil {
			return nil
		}
		return x.foreseen(x.figure(l, p, attr, model.TNumber, known, func(env *check.Env) model.Expr {
			out := x.Want(env, a.Expr, model.TNumber)
			if holds == nil {
				return out
			}
			return &model.Cond{Node: check.Node(model.TNumber, a.Expr.Range()), If: x.foreseen(holds, l.Range), Then: out,
				Else: check.Const(model.TNumber, 0, a.Expr.Range())}
		}), a.Expr.Range())
	}
	m.By, m.AtLeast, m.AtMost, m.To = figure("worth"), figure("at_least"), figure("at_most"), figure("to")
}

// foreseen is a figure of the position that the option leaves, as other figures read it.
func (x *policing) foreseen(j *model.Judgment, at hcl.Range) model.Expr {
	v := &model.Var{Name: j.Value.Name, Type: j.Value.Type, Range: at, Used: true}
	x.later[v] = j
	return &model.Local{Node: check.Node(v.Type, at), Var: v}
}

// condition checks when a line holds, as a figure of its own; nil: always. What excepts the line
// makes it hold no more. known is a scope in which it holds; nil: nothing follows from it.
func (x *policing) condition(l *line, p *occasion) (of *model.Judgment, known *check.Env) {
	a := l.attrs["when"]
	if a == nil && l.excepts == nil {
		return nil, nil
	}
	of = x.figure(l, p, "when", model.TBool, nil, func(env *check.Env) model.Expr {
		if a == nil {
			return check.Const(model.TBool, 1, l.Range)
		}
		when := x.Want(env, a.Expr, model.TBool)
		known = env
		x.Assume(known, when, true)
		return when
	})
	v := of.Value
	for i, e := range x.exceptions(l, v) {
		v.Modifiers = append(v.Modifiers, &model.Modifier{Label: l.Label, Origin: e.Origin, Extent: e.Extent, Index: i, When: e.When,
			To: check.Const(model.TBool, 0, e.Range)})
	}
	return of, known
}

// figure checks an expression as a figure of its own, where holds what holds in another scope.
func (x *policing) figure(l *line, p *occasion, name string, t model.Type, known *check.Env, check func(env *check.Env) model.Expr) *model.Judgment {
	v := &model.Value{Name: name, Title: l.Label, Type: t, Index: model.None}
	v.Origin = l.Origin
	f := &model.Judgment{Value: v, Ahead: l.Ahead}
	env := x.scope(l, p, &v.Scope)
	if known != nil {
		env = env.Beside(known)
	}
	v.Base = check(env)
	x.give(f, p, v.Base)
	return f
}

// scope is what a line may read at a place; what it binds itself gets its slots in a scope of its
// own. What is known of the table before an option is taken may be untrue after it.
func (x *policing) scope(l *line, p *occasion, own *model.Scope) *check.Env {
	env := p.Env.Child()
	if l.Ahead {
		x.ForgetAll(env, l.Range)
	}
	env.Proc, env.Advice, env.Pure, env.About = own, x.advice, true, p.title()
	if p.One != nil {
		env.See(p.One)
	}
	env.See(x.self)
	return env
}

// give makes parameters of the names that expressions read of the place, and hands these on.
func (x *policing) give(j *model.Judgment, p *occasion, es ...model.Expr) {
	v := j.Value
	for _, e := range es {
		if e == nil {
			continue
		}
		model.Walk(e, func(e model.Expr) {
			l, ok := e.(*model.Local)
			if !ok || slices.Contains(v.Vars, l.Var) {
				return
			}
			i := slices.IndexFunc(j.From, func(s model.Source) bool { return s.Var == l.Var })
			if i < 0 {
				i = len(j.From)
				s := model.Source{Var: l.Var}
				switch l.Var {
				case p.One:
					s.Role = model.Candidate
				case x.self:
					s.Role = model.Oneself
				}
				if s.Of = x.later[l.Var]; s.Of != nil {
					s.Role = model.Foreseen
				}
				j.From = append(j.From, s)
				param := &model.Var{Name: l.Var.Name, Type: l.Var.Type, Range: l.Var.Range, Used: true}
				v.Vars, v.Params = append(v.Vars, param), append(v.Params, param)
			}
			l.Var = v.Params[i]
		})
	}
}
