// Package load is stage 1 of 5: folders -> syntax trees.
//
// It reads the `.hcl` files of a game's folder (and of its mods), within limits that keep hostile text away from the HCL parser, and
// checks that every file parses. What the blocks mean is the business of the next stage.
package load

import (
	"errors"
	"io/fs"
	"path"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
)

// Source is a folder to read: a game, a mod, or a lone folder of tests.
type Source struct {
	FS   fs.FS
	Dir  string // folder inside FS
	Name string // what findings put before the file names; usually the path that the user gave

	Skip func(name string) bool // which files are not read, by the names in findings; nil: none
}

// File is one parsed file.
type File struct {
	Name   string // as findings print it
	Src    []byte
	Body   *hclsyntax.Body
	Mod    bool   // belongs to a mod
	Folder string // the folder it was read from, as the user named it
	Test   bool   // *.test.hcl
}

// Limits of what is read.
const (
	MaxFiles = 500
	MaxTotal = 4 << 20       // bytes of all files of a folder
	MaxWords = 2 * MaxTokens // words, figures, signs and line ends of all files of a folder
)

// Folder reads all content files of a folder and its sub-folders, in the order of their names.
// Links are not followed: content never leads out of its folder.
func Folder(src Source) ([]*File, diag.Findings) {
	var names []string
	var fs_ diag.Findings
	err := fs.WalkDir(src.FS, src.Dir, func(p string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.Type()&fs.ModeSymlink != 0:
			fs_ = append(fs_, diag.Errorf("load/link", fileRange(src, p), "%s is a link; links are not followed", p).
				WithHint("replace it with a copy of the file"))
			return nil
		case d.IsDir() && strings.HasPrefix(d.Name(), ".") && p != src.Dir:
			return fs.SkipDir
		case d.Type().IsRegular() && strings.HasSuffix(p, ".hcl") && !src.skips(p):
			names = append(names, p)
		}
		if len(names) > MaxFiles {
			return errors.New("too many files")
		}
		return nil
	})
	if err != nil {
		return nil, append(fs_, diag.Errorf("load/read", fileRange(src, src.Dir), "cannot read %s: %v", src.Name, err))
	}
	sort.Strings(names)
	var files []*File
	var read size
	for _, n := range names {
		f, found := one(src, n, &read)
		fs_ = append(fs_, found...)
		if f != nil {
			files = append(files, f)
		}
	}
	return files, fs_
}

// size is how much of a folder has been read.
type size struct{ bytes, words int }

func one(src Source, name string, read *size) (*File, diag.Findings) {
	shown := display(src, name)
	at := hcl.Range{Filename: shown, Start: hcl.InitialPos, End: hcl.InitialPos}
	if info, err := fs.Stat(src.FS, name); err == nil && info.Size() > MaxFile {
		return nil, diag.Findings{diag.Errorf("load/too-large", at, "file has %d KB; the limit is %d KB", info.Size()>>10, MaxFile>>10)}
	}
	text, err := fs.ReadFile(src.FS, name)
	if err != nil {
		return nil, diag.Findings{diag.Errorf("load/read", at, "cannot read the file: %v", err)}
	}
	if read.bytes += len(text); read.bytes > MaxTotal {
		return nil, diag.Findings{diag.Errorf("load/too-large", at, "folder has more than %d MB in all", MaxTotal>>20)}
	}
	words, refused := counted(shown, text)
	if read.words += words; refused == nil && read.words > MaxWords {
		return nil, diag.Findings{diag.Errorf("load/too-large", at, "folder has more than %d tokens in all", MaxWords)}
	}
	return parsed(shown, text, refused)
}

// Parse parses one file's text.
func Parse(name string, text []byte) (*File, diag.Findings) {
	return parsed(name, text, Guard(name, text))
}

// parsed parses a text, unless it is refused.
func parsed(name string, text []byte, refused *diag.Finding) (*File, diag.Findings) {
	if refused != nil {
		return &File{Name: name, Src: text, Test: strings.HasSuffix(name, ".test.hcl")}, diag.Findings{*refused}
	}
	hf, diags := hclsyntax.ParseConfig(text, name, hcl.InitialPos)
	f := &File{Name: name, Src: text, Test: strings.HasSuffix(name, ".test.hcl")}
	if hf != nil {
		f.Body, _ = hf.Body.(*hclsyntax.Body)
	}
	found := syntaxFindings(text, diags)
	if len(found) == 0 && f.Body != nil {
		found = writtenOut(f.Body, text)
	}
	return f, found
}

func display(src Source, name string) string {
	rel := strings.TrimPrefix(strings.TrimPrefix(name, src.Dir), "/")
	if rel == "" {
		return src.Name
	}
	return path.Join(src.Name, rel)
}

func (src Source) skips(p string) bool { return src.Skip != nil && src.Skip(display(src, p)) }

func fileRange(src Source, p string) hcl.Range {
	return hcl.Range{Filename: display(src, p), Start: hcl.InitialPos, End: hcl.InitialPos}
}
