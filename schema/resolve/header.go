package resolve

import (
	"fmt"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

// header reads the game block and the blocks of the mods.
func (r *Resolver) header() {
	r.readGame()
	r.mods.readMods()
}

// readGame reads the game block.
func (r *Resolver) readGame() {
	g := r.Game
	r.each(func(d Decl) {
		if d.Mod != nil {
			r.Incomplete = true
			r.errorf("resolve/misplaced-block", d.Block.TypeRange, "a game block is not allowed in a mod").hint("write a mod block instead")
			return
		}
		if r.game != nil {
			r.report(diag.Errorf("resolve/duplicate", d.Block.DefRange(), "duplicate game block").WithRelated(r.game.Block.DefRange(), "first declared here"))
			return
		}
		r.game = &d
		g.Title = d.Block.Labels[0]
		g.ID = english.Slug(g.Title)
		if t := r.id(d.Attrs["id"]); t != "" {
			g.ID = t
		}
		g.Version = r.Text(d.Attrs["version"])
		if n, ok := r.integer(d.Attrs["language"]); ok {
			g.Language = n
			if n < 1 || n > lang.Version {
				r.errorf("resolve/language", d.Attrs["language"].Expr.Range(), "this program supports version %d of the language, not %d", lang.Version, n)
			}
		}
	}, "game")
	if r.game == nil {
		at := hclRange("")
		if names := model.SortedKeys(g.Files); len(names) > 0 {
			at = hclRange(names[0])
		}
		r.errorf("resolve/no-game", at, "missing game block in the folder").hint("add game \"Title\" { language = 1 ... begin = first_rule }")
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
	all := r.kinds["player"]
	if a := d.Attrs["players"]; a != nil {
		for _, e := range r.NamesOf(a) {
			if p := r.Names.Thing(all, e.Key); p != nil {
				g.Players = append(g.Players, p)
			} else {
				r.unknown(e, "player", r.thingNames(all))
			}
		}
	} else {
		for _, t := range g.Things {
			if t != nil && t.Kind.IsA(all) {
				g.Players = append(g.Players, t)
			}
		}
	}
	g.Standing = r.Names.Value("standing")
}

// ruleNamed finds the rule that a word names.
func (r *Resolver) ruleNamed(e hclsyntax.Expression) *model.Rule {
	w := Word(e)
	rule := r.Names.Rule(w)
	if rule == nil {
		known := r.Names.Of(r.Names.Procs, func(s Symbol) bool { return s.Rule != nil })
		phases := r.Names.Of(r.Names.Procs, func(s Symbol) bool { return s.Rule != nil && s.Rule.Phase })
		if diag.Suggest(w, known) == "" && len(phases) > 0 { // play mostly begins with one
			known = phases
		}
		r.report(diag.Errorf("resolve/unknown-rule", e.Range(), "unknown rule or phase %q", w).WithSuggestion(w, known))
	}
	return rule
}

func (r *Reader) unknown(e Entry, what string, known []string) {
	r.report(diag.Errorf("resolve/unknown-name", e.At, "unknown %s %q", what, e.Key).WithSuggestion(e.Key, known))
}

// noField reports a field that a kind does not have.
func (r *Reader) noField(k *model.Kind, e Entry) {
	if r.Doubtful(k) {
		return
	}
	r.report(diag.Errorf("resolve/unknown-name", e.At, "unknown field of %s %q", k.Name, e.Key).
		WithSuggestion(e.Key, r.Names.Few(r.dataFields(k))).WithCause(NoField(k, e.Key)))
}

// id reads what a game or a mod is called on command lines and in saves.
func (r *Reader) id(a *hclsyntax.Attribute) string {
	t := r.Text(a)
	if t != "" {
		r.short(t, a.Expr.Range())
	}
	if t != "" && english.Slug(t) != t {
		r.errorf("resolve/id", a.Expr.Range(), "invalid id %q: only lowercase letters, digits, _ and - are allowed", t).hint(fmt.Sprintf("write id = %q", english.Slug(t)))
	}
	return t
}

// aboutGame reads what else the game block says, as mods have revised it.
func (r *Resolver) aboutGame() {
	g := r.Game
	g.Length = 1000
	if r.game == nil {
		return
	}
	d := *r.game
	g.Origin = r.originOf(d)
	g.Text = g.Origin.Text
	g.Rulebook = r.Text(d.Attrs["rulebook"])
	if n, ok := r.integer(d.Attrs["parts"]); ok {
		if n < 1 || n > 100 {
			r.errorf("resolve/parts", d.Attrs["parts"].Expr.Range(), "parts must be from 1 to 100")
		} else {
			g.Unit = int32(n)
		}
	}
	if n, ok := r.integer(d.Attrs["length"]); ok {
		g.Length = n
	}
}
