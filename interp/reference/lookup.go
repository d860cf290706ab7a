package reference

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"sync"

	"sandtable/schema/lang"
	"sandtable/schema/model"
)

// Entry is one meaning of a word of the language. A word may have several: none is a function, a
// value and a block.
type Entry struct {
	Word string
	// Declaration, statement, inner block, test step, attribute, function, event, kind, type or
	// name.
	What    string
	Usage   string // how it is written: its head, its call, or the block that has the attribute
	Doc     string // what it means, in sentences with Markdown's backquotes
	Attrs   []lang.Attr
	Example string
	Section string // the title of the section of LANGUAGE.md that describes it, if one does
}

// Entries lists the words of the language in the order of the reference: declarations, statements,
// test steps, functions, events and kinds. Attributes are found by Lookup alone. The list is made
// once, and is not to be changed.
func Entries() []Entry { return entries() }

var entries = sync.OnceValue(makeEntries)

func makeEntries() []Entry {
	in := described()
	var out []Entry
	kind := map[string]string{"block": "declaration", "step": "test step"}
	for _, x := range terms() {
		e := Entry{Word: x.name, What: cmp.Or(kind[x.what], x.what), Section: in[x.what+"s "+x.name]}
		if b := x.block; b != nil {
			e.Usage, e.Doc, e.Attrs, e.Example = shape(b), b.Doc, b.Attrs, b.Example
			if more := inner(b); more != "" {
				e.Doc += " " + more
			}
		} else {
			e.Usage, e.Doc, e.Example = x.function.Usage, x.function.Doc, x.function.Example
		}
		out = append(out, e)
	}
	for _, e := range lang.Events {
		out = append(out, Entry{Word: e.Name, What: "event", Usage: e.Usage, Doc: e.Doc, Section: in["events"]})
	}
	out = append(out, kindEntries(in["kinds"])...)
	out = append(out, fieldEntries(in["kinds"])...)
	for _, d := range model.DirectionNames {
		out = append(out, Entry{Word: d, What: "name", Usage: d, Doc: "One of the eight directions.", Section: "Grids"})
	}
	return append(out, fixed...)
}

// fieldEntries describes the fields that things have without declaring them.
func fieldEntries(section string) []Entry {
	var out []Entry
	for _, f := range model.SortedKeys(fieldDocs) {
		_, name, _ := strings.Cut(f, ".")
		out = append(out, Entry{Word: name, What: "field", Usage: f, Doc: fieldDocs[f], Section: section})
	}
	return out
}

// fixed are the words that no description of a block, a statement or a function covers.
var fixed = []Entry{
	{Word: "none", What: "inner block", Usage: "none { }", Doc: "In choose, offer and draw: the statements that run where there is nothing to choose, do or draw.", Section: "Choices"},
	{Word: "case", What: "inner block", Usage: "case NAME .. { }", Doc: "In match: the statements for these names.", Section: "Branches and loops"},
	{Word: "supposing", What: "inner block", Usage: "supposing { }", Doc: "In require: statements that are carried out before the condition is asked, and taken back.", Section: "Menus and actions"},
	{Word: "number", What: "type", Usage: "number", Doc: "A whole count of the game's smallest part of a number.", Section: "Types and numbers"},
	{Word: "bool", What: "type", Usage: "bool", Doc: "true or false.", Section: "Types and numbers"},
	{Word: "true", What: "name", Usage: "true, false", Doc: "What a bool is: yes or no.", Section: "Types and numbers"},
	{Word: "false", What: "name", Usage: "true, false", Doc: "What a bool is: yes or no.", Section: "Types and numbers"},
	{Word: "direction", What: "type", Usage: "direction", Doc: "north, north_east, east, south_east, south, south_west, west, north_west; all of them are directions.", Section: "Grids"},
	{Word: "text", What: "type", Usage: "text", Doc: "Words for people; rules never read them.", Section: "Types and numbers"},
	{Word: "die", What: "type", Usage: "die", Doc: "d4, d6, d20: any d with 2 to 100 sides.", Section: "Types and numbers"},
	{Word: "set", What: "type", Usage: "set(T)", Doc: "Things of a kind, or names of an enum, each at most once, without an order of their own.", Section: "Types and numbers"},
	{Word: "list", What: "type", Usage: "list(T)", Doc: "Values in order; repeats are allowed.", Section: "Types and numbers"},
	{Word: "maybe", What: "type", Usage: "maybe(T)", Doc: "A T, or none.", Section: "None, and what is sure"},
	{Word: "optional", What: "type", Usage: "optional(T, x)", Doc: "Of a parameter: a T; x if it is left out.", Section: "Types and numbers"},
	{Word: "design", What: "type", Usage: "design(KIND)", Doc: "A printed counter or card of which there may be several copies.", Section: "Kinds and things"},
	{Word: "supply", What: "name", Usage: "supply", Doc: "The place of all pieces that are not in use: the lid of the box. Of a design: its copies there. Of a marker: how many are left.", Section: "Places and pieces"},
	{Word: "out", What: "name", Usage: "out", Doc: "The place of all pieces that are out of the game.", Section: "Places and pieces"},
	{Word: "self", What: "name", Usage: "self", Doc: "The thing in whose body, or in the body of whose kind, the word stands. In a policy: the player who decides.", Section: "Additions and extents"},
	{Word: "actor", What: "name", Usage: "actor", Doc: "In an action: with whom it is taken, one of the menu's actors.", Section: "Menus and actions"},
	{Word: "act", What: "name", Usage: "act", Doc: "In a menu's requirements, and where a menu is forbidden: the action in question.", Section: "Menus and actions"},
	{Word: "any", What: "name", Usage: "any", Doc: "In a table's cell, an event's argument or up_to: whatever it is.", Section: "Tables"},
	{Word: "none", What: "name", Usage: "none", Doc: "The absent value: what a maybe is if there is no thing, name or number.", Section: "None, and what is sure"},
	{Word: "absent", What: "name", Usage: "absent", Doc: "In revise: what is not there, before or after.", Section: "Mods"},
	{Word: "game", What: "name", Usage: "game.over, game.result", Doc: "Whether the game is over, and its result: none while it goes on.", Section: "The end of the game"},
}

// kindEntries describes the kinds of the language itself.
func kindEntries(section string) []Entry {
	g, err := HostGame()
	if err != nil {
		return nil // the game of the examples is tested
	}
	var out []Entry
	for _, k := range g.Kinds {
		if doc := kindDocs[k.Name]; doc != "" && k.Builtin() {
			out = append(out, Entry{Word: k.Name, What: "kind", Usage: kindUsage(k), Doc: doc, Section: section})
		}
	}
	return out
}

func kindUsage(k *model.Kind) string {
	if k.Parent == nil {
		return "is = " + k.Name
	}
	return "is = " + k.Name + ", which is a " + k.Parent.Name
}

// Lookup returns every meaning of a word: those of Entries, and the blocks that have an attribute
// of this name.
func Lookup(word string) []Entry {
	var out []Entry
	all := Entries()
	for _, e := range all {
		if e.Word == word {
			out = append(out, e)
		}
	}
	for _, e := range all {
		for _, a := range e.Attrs {
			if a.Name == word {
				out = append(out, Entry{Word: word, What: "attribute", Usage: e.Word + " { " + word + " = " + a.Type + " }", Doc: a.Doc, Section: e.Section})
			}
		}
	}
	for _, a := range lang.OriginAttrs {
		if a.Name == word {
			out = append(out, Entry{Word: word, What: "attribute", Usage: "any declaration { " + word + " = " + a.Type + " }", Doc: a.Doc})
		}
	}
	return out
}

// Known lists every word that Lookup finds, each once, for completion and "did you mean".
func Known() []string {
	seen := map[string]bool{}
	var out []string
	add := func(w string) {
		if !seen[w] {
			seen[w] = true
			out = append(out, w)
		}
	}
	for _, e := range Entries() {
		add(e.Word)
		for _, a := range e.Attrs {
			add(a.Name)
		}
	}
	for _, a := range lang.OriginAttrs {
		add(a.Name)
	}
	return out
}

// Mentions lists the words whose pages speak of a word that has no page of its own, each once:
// hexes, which the grid of a map may be.
func Mentions(word string) []string {
	whole := regexp.MustCompile(`(?i)\b` + regexp.QuoteMeta(word) + `\b`)
	var out []string
	for _, e := range Entries() {
		page := e.Usage + "\n" + e.Doc
		for _, a := range e.Attrs {
			page += "\n" + a.Type + "\n" + a.Doc
		}
		if whole.MatchString(page) && !slices.Contains(out, e.Word) {
			out = append(out, e.Word)
		}
	}
	return out
}

// Replacement names what a word of the language's drafts is called now, or "".
func Replacement(word string) string {
	var out []string
	seen := map[string]bool{}
	for _, r := range lang.Renames {
		if r.Old == word && !seen[r.New] {
			seen[r.New] = true
			out = append(out, r.New)
		}
	}
	return strings.Join(out, ", ")
}

// described tells, for each directive of the prose with a word of its own ("statements choose"),
// the title of the section in which it stands.
func described() map[string]string {
	in := map[string]string{}
	for _, s := range Sections() {
		for _, m := range directive.FindAllStringSubmatch(s.text, -1) {
			in[m[1]] = s.Title
			for w := range strings.FieldsSeq(m[2]) {
				in[m[1]+" "+w] = s.Title
			}
		}
	}
	return in
}
