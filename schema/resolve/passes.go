package resolve

import (
	"sandtable/schema/load"
	"sandtable/schema/resolve/look"
	"sandtable/schema/resolve/printed"
)

// fact is something that passes declare or find out, and that others go by.
type fact string

const (
	blocks       fact = "blocks" // gathered, with the outline of the rulebook
	headers      fact = "headers of the game and the mods"
	once         fact = "blocks without those whose names stand twice"
	asPrinted    fact = "what is printed, without mods"
	revised      fact = "revised blocks"
	declarations fact = "blocks with all that mods change"
	units        fact = "units of figures"
	enums        fact = "enums"
	kinds        fact = "kinds"
	directions   fact = "directions"
	surface      fact = "the surface"
	owners       fact = "players, sides, boxes"
	compositions fact = "which cards are designs"
	fields       fact = "fields"
	lists        fact = "fields that list spaces"
	things       fact = "things"
	spaces       fact = "spaces of grids"
	results      fact = "results"
	markers      fact = "markers"
	tracks       fact = "tracks"
	history      fact = "what is history"
	present      fact = "which terrain is there"
	decks        fact = "decks"
	sight        fact = "who sees what"
	secrets      fact = "secret fields"
	ids          fact = "ids"
	positions    fact = "positions that are not too large"
	adjectives   fact = "adjectives and built-in fields"
	data         fact = "printed data"
	routes       fact = "spaces of paths"
	features     fact = "features"
	filled       fact = "data that is whole"
	kept         fact = "secrets that are kept"
	extents      fact = "options, scenarios"
	heads        fact = "heads of values, tables, rules, menus, actions"
	bases        fact = "bases of pieces"
	looks        fact = "looks"
	whole        fact = "all names of the game block"
)

// pass is one step of the stage: what it needs is there before it runs, what it makes after it.
type pass struct {
	makes fact
	needs []fact
	run   func(*Resolver)
}

// passes stand in their order. Gathered blocks are there before the first.
var passes = []pass{
	{headers, []fact{blocks}, (*Resolver).header},
	{once, []fact{blocks}, (*Resolver).dropTwice},
	{asPrinted, []fact{once}, (*Resolver).printCompositions},
	{revised, []fact{headers, once, asPrinted}, func(r *Resolver) { r.mods.Revise() }},
	{declarations, []fact{revised}, func(r *Resolver) { r.mods.Add() }},
	{units, []fact{declarations}, (*Resolver).aboutGame},
	{enums, []fact{declarations}, (*Resolver).declareEnums},
	{kinds, []fact{declarations}, (*Resolver).declareKinds},
	{directions, []fact{enums, kinds}, (*Resolver).declareDirections},
	{surface, []fact{kinds, units}, (*Resolver).declareSurface},
	{owners, []fact{kinds}, (*Resolver).declareOwners},
	{compositions, []fact{declarations}, (*Resolver).scanCompositions},
	{fields, []fact{kinds, enums, directions, surface}, (*Resolver).declareFields},
	{lists, []fact{fields}, (*Resolver).declareLists},
	{things, []fact{owners, fields, lists, compositions, asPrinted, units}, (*Resolver).declareThings},
	{spaces, []fact{fields, things}, func(r *Resolver) { r.grids.Declare() }},
	{results, []fact{owners, things, units}, (*Resolver).declareResults},
	{markers, []fact{fields, things}, (*Resolver).declareMarkers},
	{tracks, []fact{enums, things, spaces, results}, (*Resolver).declareTracks},
	{history, []fact{fields, tracks}, (*Resolver).declareHistory},
	{present, []fact{fields}, (*Resolver).declarePresent},
	{decks, []fact{owners, things}, (*Resolver).declareDecks},
	{sight, []fact{owners, fields, things, decks}, (*Resolver).declareSight},
	{secrets, []fact{sight}, (*Resolver).declareSecrets},
	{ids, []fact{surface, things, spaces, results, tracks, decks}, (*Resolver).assignIDs},
	{positions, []fact{ids, markers}, (*Resolver).measureState},
	{adjectives, []fact{ids}, (*Resolver).declareAdjectives},
	{data, []fact{ids}, func(r *Resolver) { printed.Data(r.Reader) }},
	{routes, []fact{lists, data}, (*Resolver).readLists},
	{features, []fact{data, spaces}, func(r *Resolver) { printed.Features(r.Reader) }},
	{filled, []fact{data, routes, features}, func(r *Resolver) { printed.Missing(r.Reader) }},
	{kept, []fact{secrets, data}, (*Resolver).checkOwners},
	{extents, []fact{owners, decks}, (*Resolver).declareOptions},
	{heads, []fact{extents, adjectives, spaces}, (*Resolver).declareProcedures},
	{bases, []fact{heads, data}, (*Resolver).checkBases},
	{looks, []fact{heads, data, markers}, func(r *Resolver) { look.Declare(r.Reader) }},
	{whole, []fact{heads, results}, (*Resolver).finishHeader},
}

// Game resolves the files of a game and of the mods on top of it. What it finds is reported by the
// checker, with its own findings.
func Game(files []*load.File) *Resolver {
	r := newResolver()
	r.gather(files)
	for _, p := range passes {
		if p.run(r); r.Incomplete {
			break
		}
	}
	return r
}
