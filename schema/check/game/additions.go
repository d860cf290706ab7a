package game

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// additionsPass checks forbid and except. Their conditions see the names of what they change.
func (c *checker) additionsPass() {
	for _, d := range c.r.Bodies.Forbids {
		f := &model.Forbid{Extent: d.Extent}
		f.Origin = c.r.Origin(d, model.Origin{})
		if a := d.Attrs["because"]; a != nil {
			f.Because = c.r.Text(a)
		}
		name := english.Slug(d.Block.Labels[0])
		f.Action, f.Menu = c.Names.Action(name), c.Names.Menu(name)
		var env *check.Env
		switch {
		case f.Action != nil:
			env = check.NewEnv(&f.Action.Scope)
			f.Menu = nil
			f.Action.Forbids = append(f.Action.Forbids, f)
		case f.Menu != nil:
			env = check.NewEnv(&f.Menu.Scope)
			c.inQuestion(env, f.Menu)
		default:
			known := c.Names.Of(c.Names.Procs, func(s symbol.Symbol) bool { return s.Action != nil || s.Menu != nil })
			c.Report(diag.Errorf("check/unknown-action", d.Block.LabelRanges[0], "unknown action or menu %q", d.Block.Labels[0]).
				WithSuggestion(name, known))
			continue
		}
		f.Self = c.self(d.Extent, env)
		f.When = c.AttrExpr(env, d.Attrs, "when", model.TBool)
		c.Game.Forbids = append(c.Game.Forbids, f)
	}
	c.keepActs()
	for _, d := range c.r.Bodies.Excepts {
		c.except(d)
	}
}

func (c *checker) except(d decl.Decl) {
	x := &model.Except{Extent: d.Extent}
	x.Origin = c.r.Origin(d, model.Origin{})
	name := english.Slug(d.Block.Labels[0])
	x.Rule, x.Value = c.Names.Rule(name), c.Names.Value(name)
	if x.Rule == nil && len(d.Block.Labels) == 1 {
		// A rule inside an extent is not called by name, but can be switched off.
		for _, r := range c.Game.Rules {
			if r.Name == name {
				x.Rule = r
			}
		}
	}
	if p := c.policy(name); p != nil && x.Rule == nil && x.Value == nil {
		c.exceptAdvice(p, d)
		return
	}
	var env *check.Env
	switch {
	case x.Rule != nil && len(d.Block.Labels) == 1:
		x.Value = nil
		env = check.NewEnv(&x.Rule.Scope)
	case x.Value != nil && len(d.Block.Labels) == 2:
		x.Rule = nil
		x.Label = d.Block.Labels[1]
		var known []string
		for _, m := range x.Value.Modifiers {
			known = append(known, m.Label)
			if m.Label == x.Label {
				x.Modifier = m
				m.Excepts = append(m.Excepts, x)
			}
		}
		if x.Modifier == nil {
			c.Report(diag.Errorf("check/unknown-modifier", d.Block.LabelRanges[1], "value %q has no modifier %q", x.Value.Title, x.Label).
				WithSuggestion(x.Label, known))
			return
		}
		env = check.NewEnv(&model.Scope{Vars: x.Value.Params})
		env.Proc = &x.Value.Scope
	default:
		known := c.Names.Of(c.Names.Procs, func(s symbol.Symbol) bool { return s.Rule != nil })
		f := diag.Errorf("check/unknown-rule", d.Block.LabelRanges[0], "unknown rule %q", d.Block.Labels[0]).WithSuggestion(name, known)
		if c.Names.Action(name) != nil {
			f = diag.Errorf("check/unknown-rule", d.Block.LabelRanges[0], "%q is an action; except applies to rules", d.Block.Labels[0]).
				WithHint("write forbid %q to prevent it", d.Block.Labels[0])
		}
		if x.Rule != nil {
			f = diag.Errorf("check/unknown-modifier", d.Block.LabelRanges[1], "rule %q has no modifiers", d.Block.Labels[0]).
				WithHint("write except %q {} to switch it off", d.Block.Labels[0])
		}
		if x.Value != nil {
			f = diag.Errorf("check/unknown-modifier", d.Block.LabelRanges[0], "except %q needs a second label: one of its modifiers",
				d.Block.Labels[0])
		}
		c.Report(f)
		return
	}
	x.Self = c.self(d.Extent, env)
	x.When = c.AttrExpr(env, d.Attrs, "when", model.TBool)
	c.Game.Excepts = append(c.Game.Excepts, x)
}

// deploysPass checks the rows of set-ups.
func (c *checker) deploysPass() {
	legend := c.legend()
	for _, b := range c.r.Bodies.Deploys {
		face := c.Facing(b.Attrs["face"])
		c.drawnSetUp(b, legend, face)
		a := b.Attrs["rows"]
		if a == nil {
			continue
		}
		rows, ok := syntax.Items(a.Expr)
		if !ok {
			c.Errorf("check/deploy", a.Expr.Range(), "rows must have the form [[place, [pieces]], ..]")
			continue
		}
		if len(rows) == 0 && b.Attrs["drawn"] == nil {
			c.Report(diag.Errorf("check/deploy", a.Expr.Range(), "the set-up is empty").WithHint("add rows = [[place, [pieces]], ..]"))
		}
		scope := &model.Scope{}
		for _, row := range rows {
			cells, ok := syntax.Items(row)
			if !ok || len(cells) != 2 {
				c.Report(c.looseRow(row, cells))
				continue
			}
			env := &check.Env{Proc: scope}
			dep := &model.Deploy{Range: row.Range(), Extent: b.Extent, Scope: scope}
			if c.turnedRow(cells) {
				continue
			}
			place := c.SpotIn(env, cells[0], true)
			dep.Place = place
			items, isList := syntax.Items(cells[1])
			if !isList {
				items = append(items, cells[1])
			}
			dep.Pieces = c.Pieces(env, items)
			for i := range dep.Pieces {
				dep.Pieces[i].Face = cmp.Or(dep.Pieces[i].Face, face)
			}
			c.askedToDeploy(dep)
			c.deploy(b, dep)
		}
	}
	c.checkDeployTwice()
}

// askedToDeploy notes that a row of a set-up asks where to lay its pieces, if it does.
func (c *checker) askedToDeploy(d *model.Deploy) {
	t := d.Place.Type()
	if t.Form != model.Set {
		return
	}
	place := &model.Var{Name: "place", Type: t.Elem(), Range: d.Range, Used: true}
	c.Asked(place)
	k := c.Game.Kind(model.KindPiece)
	for i, p := range d.Pieces {
		if of := p.X.Type().Kind; of != nil && (i == 0 || k.IsA(of)) {
			k = of
		} else {
			for of != nil && !of.IsA(k) && k.Parent != nil {
				k = k.Parent
			}
		}
	}
	d.Piece = &model.Var{Name: "piece", Type: model.OneOf(k), Range: d.Range, Used: true}
	d.Scope.Vars = append(d.Scope.Vars, d.Piece, place)
	d.Choice = &model.Stmt{Word: "deploy", Traits: model.Traits{Names: model.NamesChoice}, Range: d.Range, Bind: place, Args: map[string]model.Expr{"from": d.Place}}
	env := check.NewEnv(&model.Scope{})
	env.See(d.Piece)
	c.Occasions = append(c.Occasions, &check.Occasion{Name: place.Name, Env: env, One: place, At: d.Range, In: "deploy"})
}

// looseRow is the finding on a row of a set-up that has not two cells: its pieces may lack
// brackets.
func (c *checker) looseRow(row hclsyntax.Expression, cells []hclsyntax.Expression) diag.Finding {
	f := diag.Errorf("check/deploy", row.Range(), "a set-up row must have the form [place, [pieces]]")
	if len(cells) < 3 {
		return f
	}
	var pieces []string
	for _, x := range cells[1:] {
		if !c.names(x, model.KindPiece) {
			return f
		}
		pieces = append(pieces, c.TextAt(x.Range()))
	}
	list := "[" + strings.Join(pieces, ", ") + "]"
	f = f.WithHint("write [%s, %s]", c.TextAt(cells[0].Range()), list)
	f.Fixes = []diag.Fix{{Title: "put the pieces in brackets", Range: hcl.RangeBetween(cells[1].Range(), cells[len(cells)-1].Range()),
		Text: list, Sure: true, Verbatim: true}}
	return f
}

// turnedRow reports a row of a set-up that names the piece first, and then the place.
func (c *checker) turnedRow(cells []hclsyntax.Expression) bool {
	items, ok := syntax.Items(cells[1])
	if !ok {
		items = cells[1:]
	}
	if len(items) != 1 || !c.names(cells[0], model.KindPiece) || !c.names(items[0], model.KindPlace) {
		return false
	}
	c.Report(diag.Errorf("check/deploy", hcl.RangeBetween(cells[0].Range(), cells[1].Range()), "the place comes first, then the pieces").
		WithHint("write [%s, [%s]]", c.TextAt(items[0].Range()), c.TextAt(cells[0].Range())))
	return true
}

// names reports whether a word names a thing of a kind, or a design of it, and nothing else.
func (c *checker) names(x hclsyntax.Expression, kind model.Builtin) bool {
	t, diags := hcl.AbsTraversalForExpr(x)
	if diags.HasErrors() || len(t) > 2 {
		return false
	}
	word := t.RootName()
	if len(t) == 2 {
		a, ok := t[1].(hcl.TraverseAttr)
		if !ok {
			return false
		}
		word = a.Name
	}
	all := c.Names.Read[english.Slug(word)]
	return len(all) > 0 && !slices.ContainsFunc(all, func(s symbol.Symbol) bool {
		k := s.Design
		if s.Thing != nil {
			k = s.Thing.Kind
		}
		return k == nil || !k.Is(kind)
	})
}

// checkDeployTwice reports a piece that a set-up places twice.
func (c *checker) checkDeployTwice() {
	for _, s := range c.Game.Scenarios {
		seen := map[int32]hcl.Range{}
		left := map[*model.Extent]map[int32]int{}
		for _, d := range s.Deploy {
			for _, p := range d.Pieces {
				k, ok := p.X.(*model.Const)
				if ok && k.T.Is(model.DesignOf) {
					c.takeCopy(left, d.Extent, k)
					continue
				}
				if !ok || !k.T.Is(model.ThingOf) || k.T.Base == model.Invalid {
					continue
				}
				if first, twice := seen[k.N]; twice {
					c.Report(diag.Errorf("check/deployed-twice", k.R, "duplicate set-up of %s", c.Game.Things[k.N].Title).
						WithRelated(first, "first set up here"))
				}
				seen[k.N] = k.R
			}
		}
	}
}

// takeCopy counts what a set-up takes of a design, and reports the first piece of which there is
// none any more.
func (c *checker) takeCopy(left map[*model.Extent]map[int32]int, under *model.Extent, k *model.Const) {
	of := left[under]
	if of == nil {
		of = map[int32]int{}
		left[under] = of
	}
	design := c.Game.Kinds[k.N]
	if _, met := of[k.N]; !met {
		exist, decked := c.copies(design)
		of[k.N] = exist - decked
		if exist == decked && exist > 0 && !c.r.Doubtful(design) {
			of[k.N]--
			c.Report(diag.Errorf("check/deploy", k.R, "no %s is left in the supply: all lie in decks", design.Title).
				WithHint("remove it, or take it out of its deck in a rule after = set_up()").WithRelated(design.Range, "declared here"))
			return
		}
	}
	have := of[k.N]
	of[k.N]--
	if have == 0 {
		if c.r.Doubtful(design) {
			return
		}
		c.Report(diag.Errorf("check/deploy", k.R, "the set-up uses more of %s than exist", design.Title).
			WithRelated(design.Range, "count declared here"))
	}
}

// copies counts how many pieces of a design there are, and how many of them begin in a deck or cup.
func (c *checker) copies(design *model.Kind) (exist, decked int) {
	for _, t := range c.Game.Things {
		switch {
		case t == nil:
		case t.Kind == design:
			exist++
		case t.Deck != nil:
			for _, card := range t.Deck.Cards {
				if card.Kind == design {
					decked++
				}
			}
		}
	}
	return exist, decked
}

// startsPass checks where things and markers start.
func (c *checker) startsPass() {
	for t := range c.Game.All() {
		x := c.r.Bodies.Starts[t]
		if x == nil {
			continue
		}
		env := &check.Env{Proc: &c.Game.StartScope}
		e := c.SpotIn(env, x, true)
		if c.NotListed(e) {
			e = check.Bad(x.Range())
		}
		t.At = e
	}
	for _, m := range c.Game.Markers {
		if x := c.r.Bodies.MarkStarts[m]; x != nil {
			m.StartExpr = c.Want(&check.Env{Proc: &c.Game.StartScope}, x, model.SetOf(m.On))
		}
	}
}

func (c *checker) invariantsPass() {
	for _, d := range c.r.Bodies.Invariants {
		inv := &model.Invariant{Label: d.Block.Labels[0], Extent: d.Extent}
		inv.Origin = c.r.Origin(d, model.Origin{})
		env := check.NewEnv(&inv.Scope)
		if inv.That = c.AttrExpr(env, d.Attrs, "that", model.TBool); inv.That != nil {
			c.Game.Invariants = append(c.Game.Invariants, inv)
		}
	}
}
