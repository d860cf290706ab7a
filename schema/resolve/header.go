package resolve

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// modBlocks finds the `mod` block of each mod's folder, before anything else: all that stands in
// the folder belongs to it.
func (r *Resolver) modBlocks(files []*load.File) map[*load.File]*model.Mod {
	byFolder := map[string]*model.Mod{}
	for _, f := range files {
		if !f.Mod || f.Body == nil {
			continue
		}
		for _, b := range f.Body.Blocks {
			if b.Type != "mod" || len(b.Labels) == 0 {
				continue
			}
			if byFolder[f.Folder] != nil {
				r.errorf("resolve/duplicate", b.DefRange(), "duplicate mod block in the folder")
				continue
			}
			m := &model.Mod{ID: english.Slug(b.Labels[0]), Title: b.Labels[0], Dir: f.Folder, Range: b.DefRange()}
			if a := b.Body.Attributes["id"]; a != nil {
				if id, ok := Literal(a.Expr); ok {
					m.ID = id
				}
			}
			byFolder[f.Folder] = m
			r.Game.Mods = append(r.Game.Mods, m)
		}
	}
	slices.SortStableFunc(r.Game.Mods, byID)
	out := map[*load.File]*model.Mod{}
	for _, f := range files {
		if !f.Mod {
			continue
		}
		if byFolder[f.Folder] == nil {
			m := &model.Mod{ID: f.Folder, Title: f.Folder, Dir: f.Folder}
			byFolder[f.Folder] = m
			r.errorf("resolve/no-mod-block", hclRange(f.Name), "missing mod block in the folder").hint(r, "add mod \"Name\" { game = \"game\" }")
		}
		out[f] = byFolder[f.Folder]
	}
	return out
}

// header reads the game block and the mods' blocks.
func (r *Resolver) header() {
	g := r.Game
	r.each(func(d Decl) {
		if d.Mod != nil {
			r.wrongMod = true
			r.errorf("resolve/misplaced-block", d.Block.TypeRange, "a game block is not allowed in a mod").hint(r, "write a mod block instead")
			return
		}
		if r.gameDecl != nil {
			r.report(diag.Errorf("resolve/duplicate", d.Block.DefRange(), "duplicate game block").WithRelated(r.gameDecl.Block.DefRange(), "first declared here"))
			return
		}
		r.gameDecl = &d
		g.Title = d.Block.Labels[0]
		g.ID = english.Slug(g.Title)
		if t := r.id(d.Attrs["id"]); t != "" {
			g.ID = t
		}
		g.Version = r.text(d.Attrs["version"])
		if n, ok := r.integer(d.Attrs["language"]); ok {
			g.Language = n
			if n < 1 || n > lang.Version {
				r.errorf("resolve/language", d.Attrs["language"].Expr.Range(), "this program supports version %d of the language, not %d", lang.Version, n)
			}
		}
	}, "game")
	if r.gameDecl == nil {
		at := hclRange("")
		if names := model.SortedKeys(g.Files); len(names) > 0 {
			at = hclRange(names[0])
		}
		r.errorf("resolve/no-game", at, "missing game block in the folder").hint(r, "add game \"Title\" { language = 1 ... begin = first_rule }")
	}
	r.each(func(d Decl) {
		m := d.Mod
		if m == nil {
			r.errorf("resolve/misplaced-block", d.Block.TypeRange, "a mod needs its own folder").hint(r, "everything inside a game's folder belongs to the game: move the mod to a folder outside it, and load that with --mod FOLDER")
			return
		}
		if id := r.id(d.Attrs["id"]); id != "" {
			m.ID = id
		}
		for _, other := range r.Game.Mods {
			if other == m {
				break
			}
			if other.ID == m.ID {
				r.report(diag.Errorf("resolve/duplicate", d.Block.DefRange(), "duplicate mod %q", m.ID).WithRelated(other.Range, "other declaration"))
			}
		}
		m.Version = r.text(d.Attrs["version"])
		for _, e := range r.names(d.Attrs["over"]) {
			m.Over = append(m.Over, e.Key)
		}
		r.neitherOver(m, d.Attrs["over"])
		if of := r.text(d.Attrs["game"]); of != "" && of != g.ID && d.Attrs["game"] != nil {
			r.wrongMod = true
			r.errorf("resolve/mod-game", d.Attrs["game"].Expr.Range(), "the mod is for game %q, not %q", of, g.ID)
		}
		if wants := r.text(d.Attrs["game_version"]); wants != "" {
			ok, err := fits(g.Version, wants)
			switch {
			case err != nil:
				r.errorf("resolve/game-version", d.Attrs["game_version"].Expr.Range(), "%v", err).hint(r, "write one comparison, \">= 1.0\", or two, \">= 1.0, < 2\"")
			case !ok:
				r.errorf("resolve/game-version", d.Attrs["game_version"].Expr.Range(), "the mod needs game version %s, found %q", wants, g.Version)
			}
		}
	}, "mod")
}

// neitherOver reports a mod that goes over another one which goes over it.
func (r *Resolver) neitherOver(m *model.Mod, over *hclsyntax.Attribute) {
	for _, other := range r.Game.Mods {
		if other == m {
			break // the later of the two is told
		}
		if slices.Contains(m.Over, other.ID) && slices.Contains(other.Over, m.ID) {
			r.errorf("resolve/mod-conflict", over.Expr.Range(), "mods %q and %q each declare over for the other", other.ID, m.ID).hint(r, "remove over from one of them")
		}
	}
}

// finishHeader resolves the names in the game block, when rules and players are known.
func (r *Resolver) finishHeader() {
	g, d := r.Game, r.gameDecl
	if d == nil {
		return
	}
	if a := d.Attrs["begin"]; a != nil {
		g.Begin = r.ruleNamed(a.Expr)
	}
	all := r.kinds["player"]
	if a := d.Attrs["players"]; a != nil {
		for _, e := range r.names(a) {
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

func (r *Resolver) unknown(e Entry, what string, known []string) {
	r.report(diag.Errorf("resolve/unknown-name", e.At, "unknown %s %q", what, e.Key).WithSuggestion(e.Key, known))
}

// noField reports a field that a kind does not have.
func (r *Resolver) noField(k *model.Kind, e Entry) {
	if r.Doubtful(k) {
		return
	}
	r.report(diag.Errorf("resolve/unknown-name", e.At, "unknown field of %s %q", k.Name, e.Key).
		WithSuggestion(e.Key, r.Names.Few(r.dataFields(k))).WithCause(NoField(k, e.Key)))
}

// id reads what a game or a mod is called on command lines and in saves.
func (r *Resolver) id(a *hclsyntax.Attribute) string {
	t := r.text(a)
	if t != "" {
		r.short(t, a.Expr.Range())
	}
	if t != "" && english.Slug(t) != t {
		r.errorf("resolve/id", a.Expr.Range(), "invalid id %q: only lowercase letters, digits, _ and - are allowed", t).hint(r, fmt.Sprintf("write id = %q", english.Slug(t)))
	}
	return t
}

// integer reads a whole number.
func (r *Resolver) integer(a *hclsyntax.Attribute) (int, bool) {
	if a == nil {
		return 0, false
	}
	x, sign := a.Expr, int64(1)
	if u, ok := x.(*hclsyntax.UnaryOpExpr); ok && u.Op == hclsyntax.OpNegate {
		x, sign = u.Val, -1
	}
	l, ok := x.(*hclsyntax.LiteralValueExpr)
	if !ok || l.Val.Type() != cty.Number || !l.Val.AsBigFloat().IsInt() {
		hint := ""
		if text, ok := Literal(a.Expr); ok {
			if _, err := strconv.Atoi(text); err == nil {
				hint = "write the number without quotes: " + text
			}
		}
		r.errorf("resolve/number", a.Expr.Range(), "%s must be a whole number", a.Name).hint(r, hint)
		return 0, false
	}
	n, _ := l.Val.AsBigFloat().Int64()
	if n < -1<<31 || n >= 1<<31 {
		r.errorf("resolve/number", a.Expr.Range(), "%s is out of range", a.Name)
		return 0, false
	}
	return int(n * sign), true
}

// unrevised are what mods go by: they cannot revise it.
var unrevised = []string{"id", "language", "version"}

// aboutGame reads what else the game block says, as mods have revised it.
func (r *Resolver) aboutGame() {
	g := r.Game
	g.Length = 1000
	if r.gameDecl == nil {
		return
	}
	d := *r.gameDecl
	g.Origin = r.origin(d)
	g.Text = g.Origin.Text
	g.Rulebook = r.text(d.Attrs["rulebook"])
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
