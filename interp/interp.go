// Package interp is the way in: it takes folders of content through the five stages and hands out
// programs to run.
//
//	load     schema/load      folders        -> syntax trees
//	resolve  schema/resolve   syntax trees   -> nouns
//	check    schema/check     nouns, syntax  -> the checked game (schema/model)
//	compile  interp/compile   checked game   -> a program for one scenario and one choice of options
//	run      interp/machine   program        -> a game in progress
//
// The first three make findings; nothing after them fails on content that they have passed, except
// at run time, with an error that names the statement (machine.Error).
package interp

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/compile"
	"sandtable/interp/effect"
	"sandtable/interp/function"
	"sandtable/interp/lower"
	"sandtable/interp/step"
	"sandtable/schema/check"
	"sandtable/schema/check/game"
	"sandtable/schema/diag"
	"sandtable/schema/lint"
	"sandtable/schema/load"
	"sandtable/schema/model"
	"sandtable/schema/resolve"
)

// Vocabulary is all statements, functions and steps of tests, as the checker sees them.
func Vocabulary() *check.Vocabulary {
	v := &check.Vocabulary{}
	for _, e := range effect.All() {
		v.Effects = append(v.Effects, &e.Effect)
	}
	for _, f := range function.All() {
		v.Functions = append(v.Functions, &f.Function)
	}
	for _, x := range step.All() {
		v.Steps = append(v.Steps, &x.TestStep)
	}
	return v
}

// words is the compiling half of the vocabulary.
func words() compile.Words {
	w := compile.Words{Lowering: lower.Words{Functions: map[string]lower.Word{}, Effects: map[string]lower.Effect{}}}
	for _, e := range effect.All() {
		w.Lowering.Effects[e.Name] = e.Lower
	}
	for _, f := range function.All() {
		w.Lowering.Functions[f.Name] = f.Word()
	}
	return w
}

// Sources is what to load: a game's folder, folders of mods on top of it, and further folders of
// tests.
type Sources struct {
	Game  load.Source
	Mods  []load.Source
	Tests []load.Source
}

// Load takes the sources through the stages load, resolve and check, and lints the result. The game
// is nil if there are errors. Findings are sorted by place. Files holds the source texts for
// snippets, also when there are errors.
func Load(src Sources) (*model.Game, diag.Findings, map[string][]byte) {
	var found diag.Collector
	all, fs := load.Folder(src.Game)
	found.Add(fs...)
	for _, s := range src.Mods {
		mod, fs := load.Folder(s)
		found.Add(fs...)
		if len(mod) == 0 && len(fs) == 0 {
			at := hcl.Range{Filename: s.Name, Start: hcl.InitialPos, End: hcl.InitialPos}
			found.Add(diag.Errorf("resolve/no-mod-block", at, "the folder of the mod holds no .hcl files").
				WithHint(`"sandtable new mod NAME --of GAME" begins a mod`))
		}
		for _, f := range mod {
			f.Mod, f.Folder = true, s.Name
		}
		all = append(all, mod...)
	}
	for _, s := range src.Tests {
		tests, fs := load.Folder(s)
		found.Add(fs...)
		all = append(all, tests...)
	}
	files := map[string][]byte{}
	for _, f := range all {
		files[f.Name] = f.Src
	}
	if found.HasErrors() {
		return nil, found.Findings(), files
	}
	report := func(f diag.Finding) { found.Add(f) }
	words := Vocabulary()
	r := resolve.Game(all, words.StepBlocks()...)
	game.Check(r, words, report)
	if !found.HasErrors() {
		lint.Game(r.Game, report)
	}
	told := r.Nouns().Together(found.Findings())
	if found.HasErrors() {
		return nil, told, files
	}
	return r.Game, told, files
}
