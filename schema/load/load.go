// Package load is stage 1 of 5: folders -> syntax trees.
//
// It reads the `.hcl` files of a game's folder (and of its mods), within limits that keep hostile
// text away from the HCL parser, and checks that every file parses. What the blocks mean is the
// business of the next stage.
package load

import (
	"errors"
	"io/fs"
	"path"
	"slices"
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

	Overlay map[string][]byte // texts that are read in place of files, by the names in findings
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

// Aside reports whether a file holds tests alone, and so is no part of the game that it tests.
func (f *File) Aside() bool {
	return f.Test && f.Body != nil && !slices.ContainsFunc(f.Body.Blocks, func(b *hclsyntax.Block) bool { return b.Type != "test" })
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
	quota := NewQuota(1, "a game has one folder of its own; move other files out of it")
	err := quota.Tree(src.FS, src.Dir, src.Name, ".hcl", func(p string, d fs.DirEntry) error {
		switch {
		case d.Type()&fs.ModeSymlink != 0:
			fs_ = append(fs_, diag.Errorf("load/link", fileRange(src, p), "%s is a link; links are not followed", p).
				WithHint("replace it with a copy of the file"))
		case !src.skips(p):
			names = append(names, p)
		}
		return nil
	})
	if err != nil {
		return nil, append(fs_, unread(src, err))
	}
	sort.Strings(names)
	var files []*File
	words := 0
	for _, n := range names {
		f, found := one(src, n, quota, &words)
		fs_ = append(fs_, found...)
		if f != nil {
			files = append(files, f)
		}
		if quota.Bytes < 0 || words > MaxWords {
			break // what follows is too much as well
		}
	}
	return files, fs_
}

// unread is the finding of a folder that cannot be read, or not to its end.
func unread(src Source, err error) diag.Finding {
	if c := (*Crowded)(nil); errors.As(err, &c) {
		return diag.Errorf("load/too-large", fileRange(src, src.Dir), "%s has %s", c.Folder, c.Limit).WithHint("%s", c.Cure)
	}
	return diag.Errorf("load/read", fileRange(src, src.Dir), "cannot read %s: %v", src.Name, err)
}

// one reads and parses one file. It takes its bytes from the quota, and adds its tokens to words.
func one(src Source, name string, quota *Quota, words *int) (*File, diag.Findings) {
	shown := display(src, name)
	at := hcl.Range{Filename: shown, Start: hcl.InitialPos, End: hcl.InitialPos}
	text, err := quota.Read(src.FS, name, src.Name)
	if c := (*Crowded)(nil); errors.As(err, &c) {
		return nil, diag.Findings{diag.Errorf("load/too-large", at, "%s has %s", c.Folder, c.Limit).WithHint("%s", c.Cure)}
	}
	if err != nil {
		return nil, diag.Findings{diag.Errorf("load/read", at, "cannot read the file: %v", err)}
	}
	if other, ok := src.Overlay[shown]; ok {
		text = other
	}
	n, refused := counted(shown, text)
	if *words += n; refused == nil && *words > MaxWords {
		return nil, diag.Findings{diag.Errorf("load/too-large", at, "%s has more than %d tokens in all", src.Name, MaxWords).
			WithHint("%s", quota.cure)}
	}
	return parsed(shown, text, refused)
}

// Parse parses one file's text.
func Parse(name string, text []byte) (*File, diag.Findings) {
	return parsed(name, text, guarded(name, text))
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
	found := faults(name, text, diags)
	if len(found) == 0 && f.Body != nil {
		found = append(writtenOut(f.Body, text), longNames(f.Body)...)
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
