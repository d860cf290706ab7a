package catalog

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/load"
	"sandtable/schema/model"
	"sandtable/schema/resolve"
)

// header is what a `game` or `mod` block says of itself.
type header struct{ id, title, of string }

// read finds the first block of the kind in the files of a folder; it must stand in the folder
// itself, not in one of its sub-folders. Only files that seem to hold one are parsed; where the
// file does not parse, the folder's name stands for the id, so that the game can still be named and
// its faults be shown.
func read(src load.Source, kind string) (header, bool) {
	entries, _ := fs.ReadDir(src.FS, src.Dir)
	for _, e := range entries {
		if !e.Type().IsRegular() || !strings.HasSuffix(e.Name(), ".hcl") || strings.HasSuffix(e.Name(), ".test.hcl") {
			continue
		}
		if h, ok := readFile(src, e.Name(), kind); ok {
			return h, true
		}
	}
	return header{}, false
}

// readFile finds the first block of the kind in one file of a folder.
func readFile(src load.Source, name, kind string) (header, bool) {
	looksLike := regexp.MustCompile(`(?m)^[ \t]*` + kind + `[ \t]+"([^"\n]*)"`)
	name = path.Join(src.Dir, name)
	if info, err := fs.Stat(src.FS, name); err != nil || info.Size() > load.MaxFile {
		return header{}, false
	}
	text, err := fs.ReadFile(src.FS, name)
	if err != nil {
		return header{}, false
	}
	if m := looksLike.FindSubmatch(text); m != nil {
		if h := parseHeader(name, text, kind, header{id: path.Base(src.Name), title: string(m[1])}); h != nil {
			return *h, true
		}
	}
	return header{}, false
}

// unreadable says which of a folder's files cannot be read, so that nobody looks for a block that
// is there.
func unreadable(src load.Source) error {
	entries, err := fs.ReadDir(src.FS, src.Dir)
	if err != nil {
		return fmt.Errorf("the folder %s cannot be read: %w", src.Name, err)
	}
	for _, e := range entries {
		if !e.Type().IsRegular() || !strings.HasSuffix(e.Name(), ".hcl") {
			continue
		}
		f, err := src.FS.Open(path.Join(src.Dir, e.Name()))
		if err != nil {
			return fmt.Errorf("%s cannot be read: %w", path.Join(src.Name, e.Name()), err)
		}
		f.Close()
	}
	return nil
}

func parseHeader(name string, text []byte, kind string, guess header) *header {
	f, _ := load.Parse(name, text)
	if f == nil || f.Body == nil {
		return &guess
	}
	for _, b := range f.Body.Blocks {
		if b.Type != kind || len(b.Labels) == 0 {
			continue
		}
		h := &header{title: b.Labels[0], id: model.Slug(b.Labels[0]), of: literal(b.Body, "game")}
		if h.of == "" { // its former name, which is reported when the mod is loaded
			h.of = literal(b.Body, "of")
		}
		if id := literal(b.Body, "id"); id != "" {
			h.id = id
		}
		return h
	}
	return nil
}

// literal is the text of an attribute, or "".
func literal(b *hclsyntax.Body, name string) string {
	if a := b.Attributes[name]; a != nil {
		s, _ := resolve.Literal(a.Expr)
		return s
	}
	return ""
}
