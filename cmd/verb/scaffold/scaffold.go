// Package scaffold writes the first files of a game, a scenario or a mod: something that lints
// clean and plays, to be changed bit by bit.
package scaffold

import (
	"bytes"
	"embed"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"text/template"

	"sandtable/schema/english"
	"sandtable/schema/format"
	"sandtable/schema/model"
	"sandtable/schema/source"
)

//go:embed templates/*
var templates embed.FS

// Kinds are what can be scaffolded.
var Kinds = []string{"game", "scenario", "mod"}

// Order says what to write.
type Order struct {
	Kind string
	Name string
	Dir  string      // where the new folder goes
	Game *model.Game // of a scenario or mod: the game that it is for
	Of   string      // and how the user names it
}

// facts is what the templates read.
type facts struct {
	Name, ID, Folder         string
	Of, Game, Title, Version string
	Scenario, From, Body     string
	Value, Action            string
	Sections                 bool // the game has sections, so the mod has one
}

// plain is a name that can stand in a text of HCL and become a name of the language.
var plain = regexp.MustCompile(`^\pL[\pL\pN' ,.:;!?&()_-]*$`)

// CheckName says what is wrong with a name.
func CheckName(name string) error {
	if !plain.MatchString(name) || english.Slug(name) == "" {
		return fmt.Errorf("%q cannot be a name: a name begins with a letter, and contains letters, digits, spaces and , . : ; ! ? & ( ) ' - _", name)
	}
	return nil
}

// Write writes the files into a new folder and returns it, with the names of the files.
func Write(o Order) (folder string, files []string, err error) {
	id := english.Slug(o.Name)
	folder = filepath.Join(o.Dir, id)
	f := facts{Name: titled(o.Name), ID: id, Folder: filepath.ToSlash(folder), Scenario: "standard"}
	if o.Game != nil {
		f.describe(o)
	}
	parts := map[string][][2]string{
		"game":     {{"game.hcl", "game.hcl"}, {"game.test.hcl", "game.test.hcl"}},
		"mod":      {{"mod.hcl", "mod.hcl"}, {"mod.test.hcl", "mod.test.hcl"}},
		"scenario": {{"scenario.hcl", "mod.hcl"}, {"mod.test.hcl", "mod.test.hcl"}},
	}[o.Kind]
	texts := map[string][]byte{}
	for _, p := range parts {
		text, err := render(p[0], f)
		if err != nil {
			return "", nil, err
		}
		texts[p[1]] = text
	}
	if _, err := os.Lstat(folder); err == nil {
		return "", nil, fmt.Errorf("%s already exists; nothing was written", folder)
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", nil, err
	}
	for _, p := range parts {
		path := filepath.Join(folder, p[1])
		if err := os.WriteFile(path, texts[p[1]], 0o644); err != nil {
			return "", nil, err
		}
		files = append(files, filepath.ToSlash(path))
	}
	return folder, files, nil
}

// titled makes a title of a name that was written as an id: River Duel of river_duel.
func titled(name string) string {
	if strings.ToLower(name) != name || strings.Contains(name, " ") {
		return name
	}
	words := strings.FieldsFunc(name, func(r rune) bool { return r == '_' || r == '-' })
	for i, w := range words {
		words[i] = english.Capital(w)
	}
	return strings.Join(words, " ")
}

func render(name string, f facts) ([]byte, error) {
	t, err := template.ParseFS(templates, "templates/"+name)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	if err := t.Execute(&b, f); err != nil {
		return nil, err
	}
	out, found := format.Source(name, b.Bytes())
	if found.HasErrors() {
		return nil, fmt.Errorf("the scaffold does not parse: %s", found[0].Message)
	}
	return out, nil
}

// describe reads from a game what a mod of it can speak of.
func (f *facts) describe(o Order) {
	g := o.Game
	f.Of, f.Game, f.Title, f.Sections = g.ID, o.Of, g.Title, len(g.Sections) > 0
	if v := strings.SplitN(g.Version, ".", 3); len(v) >= 2 {
		f.Version = v[0] + "." + v[1]
	}
	for _, v := range g.Values {
		if v.Of == nil && v.Type == model.TNumber {
			f.Value = v.Title
			break
		}
	}
	for _, a := range g.Actions {
		if a.Extent == nil {
			f.Action = a.Title
			break
		}
	}
	if len(g.Scenarios) > 0 {
		first := g.Scenarios[0]
		f.Scenario, f.From = first.Name, first.Title
		if o.Kind == "scenario" {
			f.Body = bodyOf(g, first, o.Name)
		}
	}
	if o.Kind == "scenario" {
		f.Scenario = f.ID
	}
}

// bodyOf returns what stands in a scenario but for its text. Its rules get names of their own,
// since the game has those of the original.
func bodyOf(g *model.Game, s *model.Scenario, name string) string {
	texts := source.Of(g.Files)
	b := texts.Block(s.Range)
	if b == nil {
		return ""
	}
	src := g.Files[s.Range.Filename]
	from, to := b.OpenBraceRange.End.Byte, b.CloseBraceRange.Start.Byte
	body := []byte(string(src[from:to]))
	type edit struct {
		from, to int
		text     string
	}
	var edits []edit
	for _, a := range b.Body.Attributes {
		if a.Name == "text" {
			edits = append(edits, edit{a.SrcRange.Start.Byte - from, a.SrcRange.End.Byte - from, ""})
		}
	}
	for _, in := range b.Body.Blocks {
		if (in.Type == "rule" || in.Type == "action" || in.Type == "while") && len(in.Labels) > 0 {
			r := in.LabelRanges[0]
			edits = append(edits, edit{r.Start.Byte - from, r.End.Byte - from, fmt.Sprintf("%q", in.Labels[0]+" ("+name+")")})
		}
	}
	for len(edits) > 0 { // the last one first, so that places stay
		last := 0
		for i, e := range edits {
			if e.from > edits[last].from {
				last = i
			}
		}
		e := edits[last]
		body = append(append(append([]byte(nil), body[:e.from]...), e.text...), body[e.to:]...)
		edits = append(edits[:last], edits[last+1:]...)
	}
	return strings.Trim(string(body), "\n ")
}
