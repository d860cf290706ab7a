package diag

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Code is what is known of one kind of finding, wherever it occurs: the page that `explain CODE`
// prints, and the rule that SARIF names. An ID is never used again for something else, and never
// renamed.
type Code struct {
	ID          string   // "stage/slug"
	Severity    Severity // of its findings
	Summary     string   // what is wrong, in a few words
	Explanation string   // why it is wrong, and what to do: a few sentences
	Bad         string   // a fragment that gives the finding
	Good        string   // the fragment repaired
	Since       int      // version of the language that brought it
}

// pages holds a folder for each code, pages/STAGE/SLUG: the text of its page in page.txt, the
// fragments in bad.hcl and good.hcl.
//
//go:embed pages
var pages embed.FS

// codes reads all pages, sorted by ID. They are part of the program, so a page that cannot be read
// is a mistake in the program; a test reads them all.
var codes = sync.OnceValue(func() []Code {
	texts, err := fs.Glob(pages, "pages/*/*/page.txt")
	if err != nil {
		panic(err)
	}
	list := make([]Code, len(texts))
	for i, text := range texts {
		if list[i], err = readCode(path.Dir(text)); err != nil {
			panic(err)
		}
	}
	slices.SortFunc(list, func(a, b Code) int { return strings.Compare(a.ID, b.ID) })
	return list
})

// readCode reads the page in a folder. The first line of page.txt is "SEVERITY, since VERSION:
// SUMMARY". The explanation follows after an empty line, wrapped.
func readCode(folder string) (Code, error) {
	c := Code{ID: strings.TrimPrefix(folder, "pages/")}
	var text string
	for name, to := range map[string]*string{"page.txt": &text, "bad.hcl": &c.Bad, "good.hcl": &c.Good} {
		b, err := pages.ReadFile(path.Join(folder, name))
		if err != nil {
			return c, fmt.Errorf("page of %s: %w", c.ID, err)
		}
		*to = strings.TrimSuffix(string(b), "\n")
	}
	head, explanation, _ := strings.Cut(text, "\n\n")
	kind, summary, _ := strings.Cut(head, ": ")
	severity, since, _ := strings.Cut(kind, ", since ")
	c.Summary, c.Explanation = summary, strings.ReplaceAll(explanation, "\n", " ")
	var err error
	if c.Since, err = strconv.Atoi(since); err != nil {
		return c, fmt.Errorf("page of %s: its first line is not SEVERITY, since VERSION: SUMMARY", c.ID)
	}
	c.Severity, err = severityNamed(severity)
	if err != nil {
		return c, fmt.Errorf("page of %s: %w", c.ID, err)
	}
	return c, nil
}

// severityNamed returns the severity of a name, the inverse of Severity.String.
func severityNamed(name string) (Severity, error) {
	for _, s := range []Severity{Error, Warning, Note} {
		if s.String() == name {
			return s, nil
		}
	}
	return 0, fmt.Errorf("there is no severity %q", name)
}

// LookupCode returns the kind of finding of an ID, and reports whether there is one.
func LookupCode(id string) (Code, bool) {
	i, ok := slices.BinarySearchFunc(codes(), id, func(c Code, id string) int { return strings.Compare(c.ID, id) })
	if !ok {
		return Code{}, false
	}
	return codes()[i], true
}

// Codes returns all kinds of findings, sorted by ID.
func Codes() []Code { return slices.Clone(codes()) }
