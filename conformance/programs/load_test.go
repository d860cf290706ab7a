package programs

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/schema/diag"
	"sandtable/schema/fix"
	"sandtable/schema/format"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// The names of the files of a program.
const (
	gameFile = "g/game.hcl"
	testFile = "g/game.test.hcl"
	modFile  = "m/mod.hcl"
)

// parts are the files of a program.
func (p *program) parts() map[string]*part {
	out := map[string]*part{gameFile: p.game, testFile: p.tests}
	if p.mod != nil {
		out[modFile] = p.mod
	}
	return out
}

// files are the texts of a program.
func (p *program) files() map[string][]byte {
	out := map[string][]byte{}
	for name, p := range p.parts() {
		text, _ := p.text()
		out[name] = []byte(text)
	}
	return out
}

// show is a program as a failure shows it.
func (p *program) show() string {
	b := &strings.Builder{}
	files := p.files()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintf(b, "-- %s --\n%s", name, files[name])
	}
	return b.String()
}

// loaded takes files through load, resolve, check and lint.
func loaded(files map[string][]byte) (*model.Game, diag.Findings) {
	disk := fstest.MapFS{}
	for name, text := range files {
		disk[name] = &fstest.MapFile{Data: text}
	}
	src := interp.Sources{Game: load.Source{FS: disk, Dir: "g", Name: "g"}}
	if files[modFile] != nil {
		src.Mods = []load.Source{{FS: disk, Dir: "m", Name: "m"}}
	}
	g, found, _ := interp.Load(src)
	return g, found
}

// maxRounds bounds how often what the checker refuses is taken out.
const maxRounds = 60

// clean takes out what the checker refuses until it refuses nothing.
func (p *program) clean() (*model.Game, diag.Findings, error) {
	for range maxRounds {
		g, found := loaded(p.files())
		for _, f := range found {
			if f.Code == "" || f.Message == "" || f.Range.Filename == "" {
				return nil, found, fmt.Errorf("a finding without a code, a text or a place: %+v", f)
			}
		}
		if g != nil {
			return g, found, nil
		}
		if !p.drop(found, false) && !p.drop(found, true) {
			return nil, found, fmt.Errorf("what every program has is not well written: %v", found)
		}
	}
	return nil, nil, nil
}

// drop takes out the parts in which errors stand, names that are not known only if that is asked:
// mostly they have been bound in another part. It reports whether there was one to take out.
func (p *program) drop(found diag.Findings, unknown bool) bool {
	parts, lines := p.parts(), map[string][]*part{}
	for name, file := range parts {
		_, lines[name] = file.text()
	}
	dropped := false
	for _, f := range found {
		of := lines[f.Range.Filename]
		if f.Severity != diag.Error || f.Range.Start.Line > len(of) || strings.Contains(f.Code, "/unknown") != unknown {
			continue
		}
		if x := of[f.Range.Start.Line-1]; !x.fixed {
			x.gone, dropped = true, true
		}
	}
	return dropped
}

// laidOut demands that a layout is stable, changes no meaning, and that no word in it is old.
func laidOut(files map[string][]byte, found diag.Findings) error {
	again := map[string][]byte{}
	for name, text := range files {
		out, findings := format.Source(name, text)
		if len(findings) > 0 {
			return fmt.Errorf("the layout of %s finds %v", name, findings)
		}
		if twice, _ := format.Source(name, out); !bytes.Equal(out, twice) {
			return fmt.Errorf("the layout of %s is not stable:\n%s", name, format.Diff(name, out, twice))
		}
		if r := fix.Source(name, out, fix.Declared{}); len(r.Changes) > 0 || !bytes.Equal(r.Text, out) {
			return fmt.Errorf("fix changes the settled words of %s: %v", name, r.Changes)
		}
		again[name] = out
	}
	if _, after := loaded(again); codes(after) != codes(found) {
		return fmt.Errorf("laid out, the files have other findings:\n%s\nbefore:\n%s", codes(after), codes(found))
	}
	return nil
}

// codes tells findings without their places.
func codes(found diag.Findings) string {
	var out []string
	for _, f := range found {
		out = append(out, f.Code+": "+f.Message)
	}
	slices.Sort(out)
	return strings.Join(out, "\n")
}
