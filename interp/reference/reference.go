// Package reference tells what the words of the language mean. Its tests write LANGUAGE.md.
//
// What a word means is said where the word is described: block kinds in schema/lang, statements in
// interp/effect, functions in interp/function, steps of tests in interp/step. What a concept means
// is said in prose, one file for each section under prose/. The page weaves the two: a line such as
// {{statements choose may}} in the prose stands for the descriptions of these words. Words that no
// section calls for are listed at the end.
//
// go test ./interp/reference -update writes the page again; without -update the test fails when the
// page is stale.
package reference

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"sort"
	"strings"
)

//go:embed prose/*.md
var prose embed.FS

//go:embed host/*.hcl
var host embed.FS

// Host is the game that the examples speak of: its folder.
func Host() fs.FS {
	sub, err := fs.Sub(host, "host")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	return sub
}

// Section is one section of the reference.
type Section struct {
	// Its file is prose/NN_ANCHOR.md; its tests are conformance/language/ANCHOR.test.hcl.
	Anchor   string
	Title    string
	Untested bool // nothing in it can be tested in the language
	text     string
}

var fileName = regexp.MustCompile(`^\d+_([a-z_]+)\.md$`)

// Sections lists the sections in order.
func Sections() []Section {
	files, err := fs.Glob(prose, "prose/*.md")
	if err != nil {
		panic(err) // the pattern is constant
	}
	sort.Strings(files)
	var out []Section
	for _, f := range files {
		m := fileName.FindStringSubmatch(path.Base(f))
		text, err := fs.ReadFile(prose, f)
		if err != nil || m == nil {
			panic(fmt.Sprintf("%s: a section's file is NN_anchor.md", f))
		}
		s := Section{Anchor: m[1]}
		head, body, _ := strings.Cut(string(text), "\n")
		s.Title = strings.TrimPrefix(head, "# ")
		if rest, ok := strings.CutPrefix(body, "<!-- no tests -->\n"); ok {
			s.Untested, body = true, rest
		}
		s.text = strings.TrimSpace(body)
		out = append(out, s)
	}
	return out
}

var directive = regexp.MustCompile(`(?m)^\{\{([a-z]+)((?: [a-z_]+)*)\}\}$`)
