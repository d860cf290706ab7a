package catalog

import (
	"bytes"
	"path"
	"regexp"
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/load"
	"sandtable/schema/syntax"
)

// header is what a `game` or `mod` block says of itself.
type header struct{ id, title, of string }

// read finds the first block of the kind in the files of a folder; it must stand in the folder
// itself, not in one of its sub-folders. Only files that seem to hold one are parsed; where the
// file does not parse, the folder's name stands for the id, so that the game can still be named and
// its faults be shown.
func (f *folder) read(kind string) (header, bool) {
	for _, name := range f.names {
		if strings.HasSuffix(name, ".test.hcl") {
			continue
		}
		if h, ok := f.readFile(name, kind); ok {
			return h, true
		}
	}
	return header{}, false
}

// readFile finds the first block of the kind in one file of a folder.
func (f *folder) readFile(name, kind string) (header, bool) {
	text := f.text(name)
	if !bytes.Contains(text, []byte(kind)) {
		return header{}, false
	}
	looksLike := regexp.MustCompile(`(?m)^[ \t]*` + kind + `[ \t]+"([^"\n]*)"`)
	m := looksLike.FindSubmatch(text)
	if m == nil {
		return header{}, false
	}
	h := parseHeader(path.Join(f.src.Dir, name), text, kind, header{id: layout.Visible(path.Base(f.src.Name)),
		title: layout.Visible(string(m[1]))})
	if h == nil {
		return header{}, false
	}
	return *h, true
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
		h := &header{title: b.Labels[0], id: english.Slug(b.Labels[0]), of: syntax.LiteralOf(b.Body, "game")}
		if h.of == "" { // its former name, which is reported when the mod is loaded
			h.of = syntax.LiteralOf(b.Body, "of")
		}
		if id := syntax.LiteralOf(b.Body, "id"); id != "" {
			h.id = id
		}
		h.id, h.title = layout.Visible(h.id), layout.Visible(h.title) // the game may yet be refused
		return h
	}
	return nil
}
