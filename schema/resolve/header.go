package resolve

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// header reads the game block and the blocks of the mods.
func (r *Resolver) header() {
	r.readGame()
	r.mods.Headers()
}

// readGame reads the game block.
func (r *Resolver) readGame() {
	g := r.Game
	r.Each(func(d decl.Decl) {
		if d.Mod != nil {
			r.Incomplete = true
			r.Errorf("resolve/misplaced-block", d.Block.TypeRange, "a game block is not allowed in a mod").Hint("write a mod block instead")
			return
		}
		if r.game != nil {
			r.Report(diag.Errorf("resolve/duplicate", d.Block.DefRange(), "duplicate game block").
				WithRelated(r.game.Block.DefRange(), "first declared here"))
			return
		}
		r.game = &d
		g.Title = d.Block.Labels[0]
		g.ID = english.Slug(g.Title)
		if t := r.ID(d.Attrs["id"]); t != "" {
			g.ID = t
		}
		g.Version = r.Text(d.Attrs["version"])
		if n, ok := r.Integer(d.Attrs["language"]); ok {
			g.Language = n
			if n < 1 || n > lang.Version {
				r.Errorf("resolve/language", d.Attrs["language"].Expr.Range(), "this program supports version %d of the language, not %d",
					lang.Version, n)
			}
		}
	}, "game")
	if r.game == nil {
		at := syntax.StartOf("")
		if names := model.SortedKeys(g.Files); len(names) > 0 {
			at = syntax.StartOf(names[0])
		}
		r.Errorf("resolve/no-game", at, "missing game block in the folder").Hint("add game \"Title\" { language = 1 ... begin = first_rule }")
	}
}

// finishHeader resolves the names in the game block, when rules and players are known.
func (r *Resolver) finishHeader() {
	g, d := r.Game, r.game
	if d == nil {
		return
	}
	if a := d.Attrs["begin"]; a != nil {
		g.Begin = r.ruleNamed(a.Expr)
	}
	if g.Players = r.PlayersOf(d.Attrs["players"]); d.Attrs["players"] == nil {
		g.Players = r.Things(r.Kinds["player"])
	}
	g.Standing, g.Outlook = r.Names.Value("standing"), r.Names.Value("outlook")
	g.Goal, g.Sitting = r.goal(d.Attrs["goal"]), r.sitting(d.Attrs)
	if a := d.Attrs["start_with"]; a != nil {
		name, known := syntax.Word(a.Expr), []string{}
		for _, s := range g.Scenarios {
			if known = append(known, s.Name); s.Name == name {
				g.StartWith = s
			}
		}
		if g.StartWith == nil {
			r.Report(diag.Errorf("resolve/unknown-name", a.Expr.Range(), "unknown scenario %q", name).WithSuggestion(name, known))
		}
	}
}

// sitting reads what a play asks of people.
func (r *Resolver) sitting(attrs syntax.Attrs) (out model.Sitting) {
	if n, ok := r.Integer(attrs["minutes"]); ok {
		if out.Minutes = n; n < 1 {
			r.Errorf("resolve/number", attrs["minutes"].Expr.Range(), "minutes must be above 0")
		}
	}
	if a := attrs["weight"]; a != nil {
		if out.Weight = syntax.Word(a.Expr); !slices.Contains(model.Weights, out.Weight) {
			r.Errorf("resolve/weight", a.Expr.Range(), "weight must be light, medium or heavy")
		}
	}
	return out
}

// goal reads how to win: a text, or one for each player.
func (r *Resolver) goal(a *hclsyntax.Attribute) model.Goal {
	if a == nil {
		return model.Goal{}
	}
	if _, own := a.Expr.(*hclsyntax.ObjectConsExpr); !own {
		return model.Goal{All: r.Text(a)}
	}
	g := model.Goal{Own: map[*model.Thing]string{}}
	entries, _ := syntax.Entries(a.Expr, r.Report)
	for _, e := range entries {
		p := r.Names.Thing(r.Kinds["player"], e.Key)
		if p == nil {
			r.Unknown(e, "player", r.ThingNames(r.Kinds["player"]))
			continue
		}
		g.Own[p] = r.Text(&hclsyntax.Attribute{Name: "goal of " + e.Key, Expr: e.Value})
	}
	return g
}

// ruleNamed finds the rule that a word names.
func (r *Resolver) ruleNamed(e hclsyntax.Expression) *model.Rule {
	w := syntax.Word(e)
	rule := r.Names.Rule(w)
	if rule == nil {
		known := r.Names.Of(r.Names.Procs, func(s symbol.Symbol) bool { return s.Rule != nil })
		phases := r.Names.Of(r.Names.Procs, func(s symbol.Symbol) bool { return s.Rule != nil && s.Rule.Phase })
		if diag.Suggest(w, known) == "" && len(phases) > 0 { // play mostly begins with one
			known = phases
		}
		r.Report(diag.Errorf("resolve/unknown-rule", e.Range(), "unknown rule or phase %q", w).WithSuggestion(w, known))
	}
	return rule
}

// aboutGame reads what else the game block says, as mods have revised it.
func (r *Resolver) aboutGame() {
	g := r.Game
	g.Length = 1000
	if r.game == nil {
		return
	}
	d := *r.game
	g.Origin = r.OriginOf(d)
	g.Text = g.Origin.Text
	g.Rulebook = r.Text(d.Attrs["rulebook"])
	if n, ok := r.Integer(d.Attrs["parts"]); ok {
		if n < 1 || n > 100 {
			r.Errorf("resolve/parts", d.Attrs["parts"].Expr.Range(), "parts must be from 1 to 100")
		} else {
			g.Unit = int32(n)
		}
	}
	if n, ok := r.Integer(d.Attrs["length"]); ok {
		if n < 1 {
			r.Errorf("resolve/number", d.Attrs["length"].Expr.Range(), "length must be above 0: it is how many decisions a play takes")
		}
		g.Length = max(n, 1)
	}
}
