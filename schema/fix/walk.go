package fix

import (
	"cmp"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/syntax"
)

// walker goes through one file and collects edits.
type walker struct {
	src      []byte
	declared Declared
	edits    []edit
	changes  []Change
	findings diag.Findings
	rows     []row // of the file's look, which are to be written
}

// scope is what surrounds a block.
type scope struct {
	statements bool             // statements stand here, not declarations
	top        bool             // of a file: whether a block is a statement follows from its shape alone
	proc       *hclsyntax.Block // the rule, phase or action around it
	loops      []loop           // the loops around it, within proc; the innermost is the last
}

// loop is an `each` or a `repeat`, by the slug of its label, which may be empty.
type loop string

func (w *walker) file(body *hclsyntax.Body) {
	fragment := !slices.ContainsFunc(body.Blocks, func(b *hclsyntax.Block) bool { return isDeclaration(b.Type) })
	for _, b := range body.Blocks {
		w.block(b, scope{statements: fragment, top: true})
	}
	w.functions(body)
	w.look(body)
	slices.SortStableFunc(w.changes, func(a, b Change) int { return cmp.Compare(a.At.Start.Byte, b.At.Start.Byte) })
	w.findings = w.findings.Sort()
}

// isDeclaration tells whether a word begins a declaration, today or in the drafts.
func isDeclaration(word string) bool {
	return lang.Find(word) != nil || slices.ContainsFunc(lang.Renames, func(r lang.Renamed) bool {
		return r.Position == lang.Declaration && (r.Old == word || r.New == word)
	})
}

func (w *walker) block(b *hclsyntax.Block, in scope) {
	inner := scope{}
	switch {
	case !in.statements && w.declared.Kinds[b.Type]:
		// a thing of the game's own kind
	case isDeclaration(b.Type):
		w.declaration(b)
		if slices.Contains([]string{"rule", "phase", "action"}, b.Type) {
			inner = scope{statements: true, proc: b}
		}
		if b.Type == "test" {
			inner = scope{statements: true}
		}
	case in.statements && !(in.top && looksLikeThing(b)):
		w.statement(b, in)
		inner = in
		inner.top = false
		if b.Type == "each" || b.Type == "repeat" {
			inner.loops = append(slices.Clone(in.loops), loop(slug(b)))
		}
	}
	for _, c := range b.Body.Blocks {
		w.block(c, inner)
	}
}

// looksLikeThing tells a thing from a statement where both may stand, at the top of a fragment:
// things have names in quotes, and statements bind names without.
func looksLikeThing(b *hclsyntax.Block) bool {
	if len(b.Labels) == 0 || b.LabelRanges[0].End.Byte-b.LabelRanges[0].Start.Byte == len(b.Labels[0]) {
		return false
	}
	switch b.Type {
	case "let":
		return b.Body.Attributes["be"] == nil
	case "place", "put", "give", "return", "each", "roll", "unmark", "choose", "repeat", "draw", "record":
		return true
	}
	return false
}

// slug is the first label as expressions write it, or "" if there is none.
func slug(b *hclsyntax.Block) string {
	if len(b.Labels) == 0 {
		return ""
	}
	return english.Slug(b.Labels[0])
}

// declaration rewrites the words of a declaration itself, not those inside its blocks.
func (w *walker) declaration(b *hclsyntax.Block) {
	kind := b.Type
	if r := lang.RenamedAt(lang.Declaration, "", kind); r != nil {
		w.word(b.TypeRange, r)
	}
	if (kind == "revise" || kind == "add") && len(b.Labels) > 0 {
		kind = slug(b)
		if r := lang.RenamedAt(lang.Declaration, "", kind); r != nil {
			w.label(b, 0, r)
		}
	}
	for _, a := range syntax.SortedAttrs(b.Body) {
		w.attribute(b, kind, a)
		w.types(a)
	}
}

func (w *walker) statement(b *hclsyntax.Block, in scope) {
	switch r := lang.RenamedAt(lang.Statement, "", b.Type); {
	case r == nil:
	case r.Form == lang.ByLabel:
		w.stop(b, in, r)
	default:
		w.word(b.TypeRange, r)
	}
	for _, a := range syntax.SortedAttrs(b.Body) {
		w.attribute(b, b.Type, a)
	}
	if by := b.Body.Attributes["by"]; b.Type == "offer" && by != nil {
		w.offerBy(by)
	}
}

// attribute rewrites the name of an attribute. The block is of this kind, or revises one.
func (w *walker) attribute(b *hclsyntax.Block, kind string, a *hclsyntax.Attribute) {
	r := lang.RenamedAt(lang.Attribute, kind, a.Name)
	switch {
	case r == nil:
	case r.Form == lang.FromLabel:
		w.let(b, a)
	case r.Form == lang.ToNone:
		w.none(b, a, r)
	case r.Form == lang.ToLook:
		w.toLook(b, a, r)
	case r.Form == lang.ToLines:
		w.byHand(a.NameRange, "the %s of a strategy are lines of a policy now: write %s for each option of a row", r.Old, r.New)
	case b.Body.Attributes[r.New] != nil:
		w.byHand(a.NameRange, "%s already has %q, the new name of %q", b.Type, r.New, r.Old)
	default:
		w.word(a.NameRange, r)
	}
}

// word puts the new word in the place of the old one.
func (w *walker) word(at hcl.Range, r *lang.Renamed) {
	w.replace(at, r.New)
	w.changed(at, r.Old, r.New)
}

// label does the same for a word that stands as a label, in quotes or without.
func (w *walker) label(b *hclsyntax.Block, i int, r *lang.Renamed) {
	at, text := b.LabelRanges[i], r.New
	if w.src[at.Start.Byte] == '"' {
		text = `"` + text + `"`
	}
	w.replace(at, text)
	w.changed(at, r.Old, r.New)
}

func (w *walker) changed(at hcl.Range, before, after string) {
	w.changes = append(w.changes, Change{Old: before, New: after, At: at})
}

// byHand notes an old word that needs its author.
func (w *walker) byHand(at hcl.Range, format string, args ...any) {
	w.findings = append(w.findings, diag.Warnf("fix/by-hand", at, format, args...))
}
