package resolve

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/load"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/resolve/mods"
	"sandtable/schema/syntax"
)

// Gathering: all blocks of the files, with what they stand in.

// gather walks all files and lists the blocks with their contexts; sections are opened on the way.
func (r *Resolver) gather(files []*load.File) {
	for _, f := range files {
		r.Game.Files[f.Name], r.Game.Aside[f.Name] = f.Src, f.Aside()
	}
	r.spelled = kindNames(files)
	r.renameOld(files)
	modOf, files := r.mods.Folders(files)
	slices.SortStableFunc(files, func(a, b *load.File) int { return mods.ByID(modOf[a], modOf[b]) })
	for _, f := range files {
		if f.Body == nil {
			continue
		}
		syntax.Marked(f.Body, r.Report)
		ctx := decl.Context{Test: f.Test, Mod: modOf[f]}
		if ctx.Mod != nil {
			ctx.Extent = &model.Extent{Kind: model.OfMod, Mod: ctx.Mod, Name: ctx.Mod.Title, Range: ctx.Mod.Range}
		}
		for _, a := range syntax.SortedAttrs(f.Body) {
			r.Errorf("resolve/stray-attribute", a.NameRange, "attribute %q is outside any block", a.Name)
		}
		for _, b := range f.Body.Blocks {
			r.gatherBlock(b, ctx)
		}
	}
	r.sortOutline()
	r.checkOutline()
}

// otherWords are declarations in other languages, and what is written here.
var otherWords = map[string]string{
	"function": "value", "func": "value", "fn": "value", "formula": "value", "expression": "value",
	"procedure": "rule", "proc": "rule", "def": "rule", "sub": "rule", "routine": "rule", "trigger": "rule",
	"chart": "table", "command": "action", "class": "kind", "type": "kind", "bag": "cup", "stage": "phase",
}

// gatherBlock lists one block at the level of declarations.
func (r *Resolver) gatherBlock(b *hclsyntax.Block, ctx decl.Context) {
	if b.Type == "section" {
		r.gatherSection(b, ctx)
		return
	}
	d := lang.Find(b.Type)
	if d == nil {
		if slices.Contains(r.steps, b.Type) {
			r.Errorf("resolve/misplaced-block", b.TypeRange, "%s is allowed only in a test", b.Type)
			return
		}
		if r.spelled == nil || r.spelled[english.Slug(b.Type)] {
			r.Instances = append(r.Instances, decl.Decl{Block: b, Context: ctx})
			return
		}
		known := append(model.SortedKeys(r.spelled), lang.Groups["declaration"]...)
		// A game and a mod begin at the top.
		if ctx.Section == nil && ctx.Extent == nil && ctx.Kind == nil {
			known = append(known, "game", "mod")
		}
		if ctx.Test {
			known = append(known, r.steps...)
		}
		f := diag.Errorf("resolve/unknown-block", b.TypeRange, "unknown block %q", b.Type)
		if lang.IsAttribute(b.Type) {
			r.Report(f.WithHint("%s is an attribute; write %s = ..", b.Type, b.Type))
			return
		}
		if !r.Few() {
			r.Report(f)
			r.LoseThings(b)
			return
		}
		word := cmp.Or(otherWords[english.Slug(b.Type)], english.Slug(b.Type))
		r.Report(f.WithGuess(word, known))
		meant := diag.Suggest(word, known) // go on as if it were meant
		switch {
		case meant == "section":
			r.gatherSection(b, ctx)
			return
		case r.spelled[meant]:
			x := *b
			x.Type = meant
			r.Instances = append(r.Instances, decl.Decl{Block: &x, Context: ctx})
			return
		}
		if d = lang.Find(meant); d == nil {
			r.LoseThings(b)
			return
		}
		x := *b
		x.Type = meant
		b = &x
	}
	if ctx.Kind == nil && (b.Type == "deploy" || b.Type == "modifier" || b.Type == "variant" || b.Type == "prefer" || b.Type == "first" || b.Type == "remember") {
		where := map[string]string{"prefer": "move it into a policy", "first": "move it into a policy", "remember": "move it into a policy",
			"deploy": "move it into a scenario or a variant", "modifier": "move it into a value, or write modify \"VALUE\" \"why\" { .. }",
			"variant": "move it into an option"}[b.Type]
		if ctx.Mod != nil && b.Type == "deploy" {
			where = mods.SetUpMore
		}
		r.Errorf("resolve/misplaced-block", b.TypeRange, "%s is not allowed here", b.Type).Hint(where)
		return
	}
	misread := false
	attrs := syntax.Conform(b, d, func(f diag.Finding) {
		if r.spelled[b.Type] && !builtinKind(b.Type) { // the game calls a kind so, which is reported: a thing of it is meant
			misread = true
			return
		}
		if f.Code == "resolve/missing-attribute" && ctx.Mod != nil && (b.Type == "roster" || b.Type == "composition") && len(b.Labels) == 1 {
			f = f.WithHint("to add rows to those of the game, write add %s %q { .. }", b.Type, b.Labels[0])
		}
		r.Report(f)
	})
	if misread {
		r.LoseThings(b)
		return
	}
	syntax.HoldsNone(b, d, r.Report)
	switch {
	case syntax.Labelled(b, d):
	case len(b.Labels) > len(d.Labels): // a name without quotes
		r.LoseWords(strings.Join(b.Labels, " "))
	default:
		r.LoseName(b.Type)
		b = r.Unnamed(b)
	}
	r.Decls = append(r.Decls, decl.Decl{Block: b, Attrs: attrs, Context: ctx})
	if b.Type == "policy" {
		r.gatherPolicy(b, ctx)
	}
}

func (r *Resolver) gatherSection(b *hclsyntax.Block, ctx decl.Context) {
	d := lang.Find("section")
	attrs := syntax.Conform(b, d, r.Report)
	if len(b.Labels) == 0 {
		return
	}
	id := b.Labels[0]
	s := r.Sections[id]
	if s == nil {
		s = &model.Section{ID: id, Parent: ctx.Section, Group: true}
		if ctx.Section != nil {
			s.Depth = ctx.Section.Depth + 1
		}
		s.Range = b.DefRange()
		s.Mod = ctx.Mod
		s.Ref = id
		r.Sections[id] = s
		r.Game.Sections = append(r.Game.Sections, s)
	}
	if !syntax.Labelled(b, d) { // that has been reported
		r.Doubt(s)
	}
	if len(b.Labels) > 1 {
		if s.Title != "" && s.Title != b.Labels[1] {
			r.Report(diag.Errorf("resolve/section-title", b.LabelRanges[1], "section %s has a different title elsewhere: %q", id, s.Title).
				WithRelated(s.Range, "declared here"))
		}
		s.Title = b.Labels[1]
	}
	if t := r.Text(attrs["text"]); t != "" {
		if s.Text != "" {
			r.Report(diag.Errorf("resolve/section-text", attrs["text"].NameRange, "duplicate text for section %s", id).
				WithRelated(s.Range, "declared here"))
		}
		s.Text = t
	}
	if t := r.Text(attrs["no_rules"]); t != "" {
		s.Open = t
	}
	if t := r.Text(attrs["source"]); t != "" {
		s.Source = t
	}
	inner := ctx
	inner.Section = s
	for _, c := range b.Body.Blocks {
		if c.Type != "section" {
			s.Group = false
		}
		r.gatherBlock(c, inner)
	}
}

// checkOutline reports sections that say nothing.
func (r *Resolver) checkOutline() {
	for _, s := range r.Game.Sections {
		if s.Title == "" && !r.Doubtful(s) {
			r.Errorf("resolve/labels", s.Range, "section %s needs a title", s.ID)
		}
	}
}

// kindNames lists the kinds that files declare, before anything is known of them: so a misspelt
// block can be told from a thing.
func kindNames(files []*load.File) map[string]bool {
	out := map[string]bool{}
	for _, k := range builtinKinds {
		out[k.name] = true
	}
	for _, f := range files {
		if f.Body == nil {
			continue
		}
		for _, b := range syntax.Within(f.Body.Blocks...) {
			if len(b.Labels) > 0 && (b.Type == "kind" || lang.Find(b.Type) == nil && diag.Suggest(b.Type, []string{"kind"}) != "") {
				out[english.Slug(b.Labels[0])] = true
			}
		}
	}
	return out
}

// sortOutline puts the sections in the rulebook's order: files by the number of their first section
// (what has no number comes first, as components and set-up do), sections of one file as they
// stand. Precedence goes by this order, so it must not depend on the names of files.
func (r *Resolver) sortOutline() {
	first := map[string][]int{}
	for _, s := range r.Game.Sections {
		if file := s.Range.Filename; first[file] == nil {
			first[file] = s.Number()
		}
	}
	slices.SortStableFunc(r.Game.Sections, func(a, b *model.Section) int {
		if a.Range.Filename == b.Range.Filename {
			return 0
		}
		return slices.Compare(first[a.Range.Filename], first[b.Range.Filename])
	})
}

// calledByName are declarations whose name stands for one of them alone, and that make no symbol or
// several: what is declared twice is seen here. Other names are seen to clash where they are
// entered (decl.Reader.Enter), so titles that differ make names that differ.
var calledByName = map[string]bool{"enum": true, "feature": true, "guide": true, "map": true, "marker": true, "option": true, "policy": true,
	"scenario": true, "test": true}

// dropTwice reports what is declared a second time under one name, and leaves the second out. Tests
// of several mods may have one name.
func (r *Resolver) dropTwice() {
	type name struct {
		block, label string
		mod          *model.Mod
	}
	first := map[name]hcl.Range{}
	kept := r.Decls[:0]
	for _, d := range r.Decls {
		if !calledByName[d.Block.Type] || len(d.Block.Labels) == 0 {
			kept = append(kept, d)
			continue
		}
		key := name{d.Block.Type, english.Slug(d.Block.Labels[0]), nil}
		if key.block == "test" {
			key.mod, key.label = d.Mod, d.Block.Labels[0]
		}
		at, twice := first[key]
		if !twice {
			first[key] = d.Block.LabelRanges[0]
			kept = append(kept, d)
			continue
		}
		f := diag.Errorf("resolve/duplicate", d.Block.LabelRanges[0], "duplicate %s %q", key.block, d.Block.Labels[0]).
			WithRelated(at, "other declaration").WithHint("rename one of them")
		if d.Mod != nil && key.block == "option" {
			f = f.WithHint("to add a variant to the option of the game, write add option %q { .. }", d.Block.Labels[0])
		}
		r.Report(f)
	}
	r.Decls = kept
}
