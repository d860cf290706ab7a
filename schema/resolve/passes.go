package resolve

import (
	"sandtable/schema/lang"
	"sandtable/schema/load"
	"sandtable/schema/resolve/look"
	"sandtable/schema/resolve/printed"
)

// pass is one step of the stage: what it needs is there before it runs, what it makes after it.
// What is needed is also that others come first: spaces are numbered after things.
type pass struct {
	makes string
	needs string // of passes before it, by commas
	run   func(*Resolver)
}

// passes stand in their order. Gathered blocks are there before the first.
var passes = []pass{
	{"headers", "blocks", (*Resolver).header},
	{"single blocks", "blocks", (*Resolver).dropTwice},
	{"printed counts", "single blocks", (*Resolver).printCompositions},
	{"revised blocks", "headers, single blocks, printed counts", func(r *Resolver) { r.mods.Revise() }},
	{"declarations", "revised blocks", func(r *Resolver) { r.mods.Add() }},
	{"units", "declarations", (*Resolver).aboutGame},
	{"enums", "declarations", (*Resolver).declareEnums},
	{"kinds", "declarations", (*Resolver).declareKinds},
	{"directions", "enums, kinds", (*Resolver).declareDirections},
	{"surface", "kinds, units", (*Resolver).declareSurface},
	{"owners", "kinds", (*Resolver).declareOwners},
	{"compositions", "declarations", (*Resolver).scanCompositions},
	{"fields", "kinds, enums, directions, surface", (*Resolver).declareFields},
	{"lists", "fields", (*Resolver).declareLists},
	{"things", "owners, fields, lists, compositions, printed counts, units", (*Resolver).declareThings},
	{"spaces", "fields, things", func(r *Resolver) { r.grids.Declare() }},
	{"results", "owners, things, units", (*Resolver).declareResults},
	{"markers", "fields, things", (*Resolver).declareMarkers},
	{"tracks", "enums, things, spaces, results", (*Resolver).declareTracks},
	{"history", "fields, tracks", (*Resolver).declareHistory},
	{"terrain", "fields", (*Resolver).declarePresent},
	{"decks", "owners, things", (*Resolver).declareDecks},
	{"sight", "owners, fields, things, decks", func(r *Resolver) { r.sight.Declare() }},
	{"secrets", "sight", func(r *Resolver) { r.sight.Secrets() }},
	{"ids", "surface, things, spaces, results, tracks, decks", (*Resolver).assignIDs},
	{"place names", "ids", func(r *Resolver) { printed.Names(r.Reader) }},
	{"positions", "ids, markers", (*Resolver).measureState},
	{"adjectives", "ids", (*Resolver).declareAdjectives},
	{"data", "ids, place names", func(r *Resolver) { printed.Data(r.Reader) }},
	{"paths", "lists, data", (*Resolver).readLists},
	{"links along paths", "paths", (*Resolver).linkPaths},
	{"features", "data, spaces, links along paths", func(r *Resolver) { printed.Features(r.Reader) }},
	{"whole data", "data, paths, features", func(r *Resolver) { printed.Missing(r.Reader) }},
	{"settled sight", "sight, whole data", func(r *Resolver) { r.sight.Settle() }},
	{"kept secrets", "secrets, data", func(r *Resolver) { r.sight.Kept() }},
	{"extents", "owners, decks", (*Resolver).declareOptions},
	{"heads", "extents, adjectives, spaces", (*Resolver).declareProcedures},
	{"bases", "heads, data", (*Resolver).checkBases},
	{"looks", "heads, data, markers", func(r *Resolver) { look.Declare(r.Reader) }},
	{"drawings", "looks, paths, whole data", func(r *Resolver) { look.Undrawn(r.Reader) }},
	{"whole game", "heads, results", (*Resolver).finishHeader},
}

// Game resolves the files of a game and of the mods on top of it. What it finds is reported by the
// checker, with its own findings. steps are the blocks that may stand in tests only.
func Game(files []*load.File, steps ...*lang.Block) *Resolver {
	r := newResolver()
	r.steps = lang.Names(steps)
	r.gather(files)
	for _, p := range passes {
		if p.run(r); r.Incomplete {
			break
		}
	}
	return r
}
