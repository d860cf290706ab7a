package catalog

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"strings"
	"unicode/utf8"

	"sandtable/schema/load"
)

// folder is a folder in which blocks are looked for: its content files, each read at most once.
type folder struct {
	src   load.Source
	quota *load.Quota
	names []string // its content files, tests among them
	texts map[string][]byte
	full  error // why not all files were read
	lost  error // why one of them was not
}

// look lists a folder. What it and its files cost is taken from the quota.
func look(src load.Source, quota *load.Quota) (*folder, error) {
	entries, err := quota.List(src.FS, src.Dir, src.Name)
	if err != nil {
		return nil, err
	}
	f := &folder{src: src, quota: quota, texts: map[string][]byte{}}
	for _, e := range entries {
		if e.Type().IsRegular() && strings.HasSuffix(e.Name(), ".hcl") {
			f.names = append(f.names, e.Name())
		}
	}
	return f, quota.Take(len(f.names), src.Name)
}

// alone looks at a folder that the user has named.
func alone(src load.Source) (*folder, error) {
	return look(src, load.NewQuota(1, "name the folder of one game, without other files"))
}

// holds reports whether a game or a mod is declared in the folder.
func (f *folder) holds() bool {
	_, game := f.read("game")
	_, mod := f.read("mod")
	return game || mod
}

// text returns the text of a file; nil if it cannot be read, or not within the quota.
func (f *folder) text(name string) []byte {
	if text, ok := f.texts[name]; ok || f.full != nil {
		return text
	}
	text, err := f.quota.Read(f.src.FS, path.Join(f.src.Dir, name), f.src.Name)
	if c := (*load.Crowded)(nil); errors.As(err, &c) && f.quota.Bytes < 0 {
		f.full = err
	}
	text = bytes.TrimPrefix(text, []byte("\ufeff")) // a mark of the byte order
	if err == nil && !utf8.Valid(text) {
		err = errors.New("it is not UTF-8, or no text; save it as UTF-8")
	}
	if err != nil && f.lost == nil {
		f.lost = fmt.Errorf("cannot read %s: %w", path.Join(f.src.Name, name), err)
	}
	f.texts[name] = text
	return text
}

// unreadable says why files in which a block was looked for were not read, so that nobody looks for
// one that is there.
func (f *folder) unreadable() error { return cmp.Or(f.full, f.lost) }

// subfolders returns the folders in a folder.
func subfolders(src load.Source, quota *load.Quota) ([]load.Source, error) {
	entries, err := quota.List(src.FS, src.Dir, src.Name)
	var out []load.Source
	for _, e := range entries {
		if e.IsDir() {
			out = append(out, load.Source{FS: src.FS, Dir: path.Join(src.Dir, e.Name()), Name: path.Join(src.Name, e.Name())})
		}
	}
	return out, err
}

// readable says why a folder cannot be listed; nil if it can.
func readable(dir fs.FS) error {
	f, err := dir.Open(".")
	if err != nil {
		return err
	}
	defer f.Close()
	if d, ok := f.(fs.ReadDirFile); ok {
		_, err = d.ReadDir(1)
	}
	if errors.Is(err, io.EOF) {
		return nil
	}
	return err
}
