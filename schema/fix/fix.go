// Package fix rewrites the words of the language's drafts to the words it has now (lang.Renames).
//
// It promises to work on any file that parses, alone: a game, a test, a mod, or a fragment of one.
// Nothing is loaded and nothing is resolved. What changes is edited in the text itself, so comments
// and all that stands between the words stay. A second run changes nothing.
//
// Mend, beside it, makes the fixes that the findings of a loaded game carry.
//
// Source does not touch texts, comments and labels, and it does not guess: an old word whose
// replacement needs the author is left, with a finding that says why.
//
// The hardest idea is that a word is old only where it stands. `place` is a statement in a rule and
// a kind in a type, `of` is four words in four blocks, and a game may call a kind or a value as the
// language calls a statement or a function. So every edit follows from the syntax tree: from the
// block that holds the word, and from whether that block is a declaration or a statement.
package fix

import (
	"bytes"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/format"
	"sandtable/schema/load"
)

// Change is one old word and what stands there now.
type Change struct {
	Old, New string
	At       hcl.Range // in the text that came in
}

// Result is what became of one text.
type Result struct {
	Text    []byte // the text that came in, if nothing changed
	Changes []Change
	// An error if the text does not parse; a warning for each old word that is left.
	Findings diag.Findings
}

// Source rewrites the old words of one text. A text that was laid out is laid out again; the layout
// of any other text is left as it is, but for the words.
func Source(name string, src []byte, declared Declared) Result {
	f, findings := load.Parse(name, src)
	if findings.HasErrors() {
		return Result{Text: src, Findings: findings}
	}
	w := &walker{src: src, declared: declaredIn(f.Body)}
	w.declared.Add(declared)
	w.file(f.Body)
	result := Result{Text: src, Changes: w.changes, Findings: w.findings}
	if len(w.changes) == 0 {
		return result
	}
	out, ok := edited(name, src, w.edits)
	if !ok {
		return Result{Text: src, Findings: diag.Findings{unsafe(name)}}
	}
	result.Text = out
	return result
}

// edited is a text with the edits made, laid out if it was. It reports whether it still parses.
func edited(name string, src []byte, edits []edit) ([]byte, bool) {
	out := apply(src, edits)
	if _, findings := load.Parse(name, out); findings.HasErrors() {
		return nil, false
	}
	if tidy, _ := format.Source(name, src); bytes.Equal(tidy, src) {
		out, _ = format.Source(name, out)
	}
	return out, true
}

// unsafe is the finding for a text that the edits would tear. No text is known that gives it.
func unsafe(name string) diag.Finding {
	at := hcl.Range{Filename: name, Start: hcl.InitialPos, End: hcl.InitialPos}
	return diag.Errorf("fix/unsafe", at, "file left unchanged: rewriting its words would break it")
}

// Words lists the changes of one file, each once, with how often it was made.
func Words(changes []Change) string {
	made := english.Each(changes, func(c Change) string { return c.Old + " -> " + c.New })
	slices.Sort(made)
	return strings.Join(english.Times(made), ", ")
}
