package fix

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
)

// Mend makes in one text the sure fixes of its errors and warnings: those that are verbatim, and
// those that replace the very word that a finding misses, or an old word. Fixes that overlap are
// left to the author: they do not agree.
func Mend(name string, src []byte, found diag.Findings) Result {
	var edits []edit
	var changes []Change
	for _, c := range apart(mends(name, src, found)) {
		edits = append(edits, edit{c.At.Start.Byte, c.At.End.Byte, c.New})
		changes = append(changes, c)
	}
	if len(edits) == 0 {
		return Result{Text: src}
	}
	out, ok := edited(name, src, edits)
	if !ok {
		return Result{Text: src}
	}
	return Result{Text: out, Changes: changes}
}

// mends lists the changes that the findings ask for, in order, each once.
func mends(name string, src []byte, found diag.Findings) []Change {
	var out []Change
	for _, f := range found.Apart() {
		if f.Severity == diag.Note || f.Range.Filename != name || !f.Range.CanSliceBytes(src) {
			continue
		}
		for _, x := range f.Fixes {
			switch {
			case !x.Sure:
				continue
			case x.Verbatim && x.Range.Filename == name && x.Range.CanSliceBytes(src):
				out = append(out, Change{Old: string(x.Range.SliceBytes(src)), New: x.Text, At: x.Range})
				continue
			case x.Verbatim || x.Range != f.Range:
				continue
			}
			if word, ok := inPlaceOf(src, x.Range, f.Missing, x.Text); ok {
				out = append(out, Change{Old: string(f.Range.SliceBytes(src)), New: word, At: x.Range})
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Change) int { return a.At.Start.Byte - b.At.Start.Byte })
	return slices.Compact(out)
}

// inPlaceOf writes a word as the one at a place is written, which it is to replace. It reports
// whether that is one word, the missing one if a finding tells it.
func inPlaceOf(src []byte, at hcl.Range, missing, word string) (string, bool) {
	from, to := at.Start.Byte, at.End.Byte
	bare, quotes := string(src[from:to]), ""
	inside := from > 0 && to < len(src) && src[from-1] == '"' && src[to] == '"'
	if n := len(bare); n > 1 && bare[0] == '"' && bare[n-1] == '"' {
		bare, quotes = bare[1:n-1], `"`
	}
	if missing != "" && bare != missing && english.Slug(bare) != missing {
		return "", false
	}
	if inside || quotes != "" {
		return quotes + spelled(bare, word) + quotes, !strings.ContainsAny(bare+word, "\"\\$%\n")
	}
	return word, hclsyntax.ValidIdentifier(bare) && hclsyntax.ValidIdentifier(word)
}

// spelled writes a word with the capitals and blanks of the label that it replaces: labels may be
// written as titles.
func spelled(label, word string) string {
	was, is := strings.Fields(label), strings.Split(word, "_")
	if english.Slug(label) == label || len(was) != len(is) || slices.Contains(is, "") {
		return word
	}
	for i, w := range was {
		if capital, _ := utf8.DecodeRuneInString(w); unicode.IsUpper(capital) {
			first, n := utf8.DecodeRuneInString(is[i])
			is[i] = strings.ToUpper(string(first)) + is[i][n:]
		}
	}
	return strings.Join(is, " ")
}

// apart leaves the changes that overlap no other. They come in order.
func apart(changes []Change) []Change {
	var out []Change
	end := 0 // of those before
	for i, c := range changes {
		alone := c.At.Start.Byte >= end && (i+1 == len(changes) || changes[i+1].At.Start.Byte >= c.At.End.Byte)
		if end = max(end, c.At.End.Byte); alone {
			out = append(out, c)
		}
	}
	return out
}

// Worse returns the findings of a changed text that it had not before: by code, and by line or
// message, for a change moves what stands after it, and may move what stands below it. What a
// change was to mend must be gone.
func Worse(name string, changes []Change, before, after diag.Findings) diag.Findings {
	mended := func(at hcl.Range) bool {
		return slices.ContainsFunc(changes, func(c Change) bool { return c.At.Overlaps(at) || c.At == at })
	}
	allowed := map[string][]diag.Finding{} // by code
	for _, f := range before.Apart() {
		if f.Range.Filename == name && !mended(f.Range) {
			allowed[f.Code] = append(allowed[f.Code], f)
		}
	}
	var out diag.Findings
	for _, f := range after.Apart() {
		if f.Range.Filename != name || f.Severity != diag.Error && before.HasErrors() {
			continue // beside errors nothing else is looked for, so it may have been there
		}
		old := allowed[f.Code]
		i := slices.IndexFunc(old, func(o diag.Finding) bool { return o.Range.Start.Line == f.Range.Start.Line })
		if i < 0 {
			i = slices.IndexFunc(old, func(o diag.Finding) bool { return o.Message == f.Message })
		}
		if i < 0 {
			out = append(out, f)
			continue
		}
		allowed[f.Code] = slices.Delete(old, i, i+1)
	}
	return out
}
