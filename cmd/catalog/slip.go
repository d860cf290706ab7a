package catalog

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/agext/levenshtein"

	"sandtable/schema/lang"
)

var opening = regexp.MustCompile(`^([A-Za-z_]+)[ \t]*("[^"]*")?[^{=]*\{`)

// slip looks in a folder without a game for the line that was meant to begin one: a game or mod
// block whose word is misspelt, or that has no title.
func (f *folder) slip() string {
	for _, name := range f.names {
		if strings.HasSuffix(name, ".test.hcl") {
			continue
		}
		text := f.text(name)
		for i, line := range strings.Split(string(text), "\n") {
			m := opening.FindStringSubmatch(line)
			if m == nil {
				continue
			}
			at := fmt.Sprintf("; %s:%d: ", path.Join(f.src.Name, name), i+1)
			switch word := m[1]; {
			case (word == "game" || word == "mod") && m[2] == "":
				return at + "the block needs a title: " + word + ` "Title" {`
			case lang.Find(word) == nil && alike(word, "game"):
				return at + fmt.Sprintf("unknown block %q; did you mean game?", word)
			case lang.Find(word) == nil && alike(word, "mod"):
				return at + fmt.Sprintf("unknown block %q; did you mean mod?", word)
			}
		}
	}
	return ""
}

// alike reports whether a word is another one but for one letter, or for the order of its letters.
func alike(word, other string) bool {
	word = strings.ToLower(word)
	sorted := func(s string) string {
		b := []byte(s)
		slices.Sort(b)
		return string(b)
	}
	return levenshtein.Distance(word, other, nil) <= 1 || sorted(word) == sorted(other)
}

// declares reports whether a file that holds no tests has a block: whoever wrote it means a game or
// a mod.
func (f *folder) declares() bool {
	return slices.ContainsFunc(f.names, func(name string) bool {
		return !strings.HasSuffix(name, ".test.hcl") && block.Match(f.text(name))
	})
}

// block is a line that begins a block, as authors lay them out.
var block = regexp.MustCompile(`(?m)^[a-z_]+( "[^"\n]*")* \{`)
