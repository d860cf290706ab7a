package load

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

// crowd is a folder without an end, whose entries are all of one kind; it counts what is read of
// it.
type crowd struct {
	mode  fs.FileMode
	name  string // with %d
	depth bool   // each folder holds one folder, and so on
	read  *int
}

func (c crowd) Open(string) (fs.File, error) { return &crowdDir{crowd: c}, nil }

type crowdDir struct {
	crowd
	at int
}

func (d *crowdDir) Stat() (fs.FileInfo, error) { return crowdEntry{d.mode, "."}, nil }
func (d *crowdDir) Read([]byte) (int, error)   { return 0, io.EOF }
func (d *crowdDir) Close() error               { return nil }

func (d *crowdDir) ReadDir(n int) ([]fs.DirEntry, error) {
	if d.depth {
		if d.at++; d.at > 1 {
			return nil, io.EOF
		}
		*d.read++
		return []fs.DirEntry{crowdEntry{fs.ModeDir, d.name}}, nil
	}
	if n <= 0 || n > 10_000 {
		return nil, errors.New("a folder is read without a bound")
	}
	out := make([]fs.DirEntry, n)
	for i := range out {
		out[i] = crowdEntry{d.mode, fmt.Sprintf(d.name, d.at)}
		d.at++
	}
	*d.read += n
	return out, nil
}

type crowdEntry struct {
	mode fs.FileMode
	name string
}

func (e crowdEntry) Name() string               { return e.name }
func (e crowdEntry) IsDir() bool                { return e.mode.IsDir() }
func (e crowdEntry) Type() fs.FileMode          { return e.mode.Type() }
func (e crowdEntry) Info() (fs.FileInfo, error) { return e, nil }
func (e crowdEntry) Size() int64                { return 0 }
func (e crowdEntry) Mode() fs.FileMode          { return e.mode }
func (e crowdEntry) ModTime() time.Time         { return time.Time{} }
func (e crowdEntry) Sys() any                   { return nil }

// TestFoldersWithoutEnd: of a folder that holds more than a game does, no more than its limit is
// read, and one finding names the folder, the limit and the cure.
func TestFoldersWithoutEnd(t *testing.T) {
	long := strings.Repeat("n", 255)
	for what, c := range map[string]crowd{
		"files of content":        {name: "%d.hcl"},
		"other files":             {name: "%d.txt"},
		"links":                   {mode: fs.ModeSymlink, name: "%d"},
		"hidden folders":          {mode: fs.ModeDir, name: ".%d"},
		"devices":                 {mode: fs.ModeDevice, name: "%d.hcl"},
		"names as long as can be": {name: long[:240] + "%d.hcl"},
		"folders within folders":  {mode: fs.ModeDir, name: "d", depth: true},
		"long folders in folders": {mode: fs.ModeDir, name: long, depth: true},
	} {
		read := 0
		c.read = &read
		_, found := Folder(Source{FS: c, Dir: ".", Name: "huge"})
		last := found[len(found)-1]
		if last.Code != "load/too-large" || !strings.Contains(last.Message, "huge has more than") || last.Hint == "" {
			t.Errorf("%s: %+v", what, last)
		}
		if read > MaxEntries+chunk {
			t.Errorf("%s: %d entries are read", what, read)
		}
		if len(last.Message) > 400 || len(found) > MaxEntries {
			t.Errorf("%s: %d findings, the last is %s", what, len(found), last.Message)
		}
	}
}

// counting counts the bytes that are read of files.
type counting struct {
	fs.FS
	bytes *int
}

func (c counting) Open(name string) (fs.File, error) {
	f, err := c.FS.Open(name)
	if err != nil {
		return nil, err
	}
	if d, ok := f.(fs.ReadDirFile); ok {
		return d, nil
	}
	return countingFile{f, c.bytes}, nil
}

type countingFile struct {
	fs.File
	bytes *int
}

func (f countingFile) Read(b []byte) (int, error) {
	n, err := f.File.Read(b)
	*f.bytes += n
	return n, err
}

// TestFolderOfLargeFiles: what exceeds the limits of a folder is told once, and not read.
func TestFolderOfLargeFiles(t *testing.T) {
	for what, text := range map[string]string{
		"bytes":  "# " + strings.Repeat("x", MaxFile-100) + "\n",
		"tokens": strings.Repeat("\n", MaxTokens-1),
	} {
		files := fstest.MapFS{}
		for i := range 40 {
			files[path.Join("sub", fmt.Sprintf("%02d.hcl", i))] = &fstest.MapFile{Data: []byte(text)}
		}
		read := 0
		_, found := Folder(Source{FS: counting{files, &read}, Dir: ".", Name: "large"})
		if len(found) != 1 || found[0].Code != "load/too-large" || found[0].Hint == "" {
			t.Errorf("%s: %d findings, first %+v", what, len(found), found[0])
		}
		if read > MaxTotal+MaxFile {
			t.Errorf("%s: %d MB are read", what, read>>20)
		}
	}
}
