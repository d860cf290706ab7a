package load

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Limits of the folders that are read. They count every entry, so that a folder of a million
// pictures ends as early as one of a million rules.
const (
	MaxEntries = 20_000 // files, links and folders below one folder
	MaxNest    = 64     // folders within folders
	chunk      = 512    // entries that are read at once
)

// Quota is what may still be read of folders. Every reader of folders takes from one, so that no
// folder costs more than its limits, whatever it holds.
type Quota struct {
	amounts
	most amounts // of all that it was made for
	cure string  // what a user does where it ends
}

type amounts struct {
	Entries int // files, links and folders
	Files   int // files of content
	Bytes   int // of these files
}

// NewQuota is the quota of n games, with the cure that an error names where it ends.
func NewQuota(n int, cure string) *Quota {
	all := amounts{Entries: MaxEntries, Files: n * MaxFiles, Bytes: n * MaxTotal}
	return &Quota{amounts: all, most: all, cure: cure}
}

// Crowded is the error of a folder that holds more than may be read.
type Crowded struct{ Folder, Limit, Cure string }

// Error names the folder, the limit and the cure.
func (e *Crowded) Error() string {
	return fmt.Sprintf("%s has %s; %s", e.Folder, e.Limit, e.Cure)
}

func (q *Quota) crowded(folder, format string, args ...any) error {
	return &Crowded{Folder: shortened(folder), Limit: fmt.Sprintf(format, args...), Cure: q.cure}
}

// shortened is a path of which a message shows both ends.
func shortened(name string) string {
	const most = 200
	if len(name) <= most {
		return name
	}
	return strings.ToValidUTF8(name[:most/2], "") + ".." + strings.ToValidUTF8(name[len(name)-most/2:], "")
}

// List is the entries of one folder, by name. It reads no more of a folder than the quota has left,
// and fails with a Crowded if there is more; shown is the folder as messages name it.
func (q *Quota) List(fsys fs.FS, dir, shown string) ([]fs.DirEntry, error) {
	f, err := fsys.Open(dir)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	folder, ok := f.(fs.ReadDirFile)
	if !ok {
		return nil, &fs.PathError{Op: "readdir", Path: shown, Err: errors.New("not a folder")}
	}
	var out []fs.DirEntry
	for {
		some, err := folder.ReadDir(chunk)
		out = append(out, some...)
		if q.Entries -= len(some); q.Entries < 0 {
			return nil, q.crowded(shown, "more than %d files and folders", q.most.Entries)
		}
		if errors.Is(err, io.EOF) || err == nil && len(some) == 0 {
			break
		}
		if err != nil {
			return nil, err
		}
	}
	slices.SortFunc(out, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return out, nil
}

// Tree calls each for the plain files whose names end so, and for the links, of a folder and of all
// folders below it, in the order of names. Links are not followed, so no loop of links matters;
// folders whose name begins with a dot are left out. A Crowded names the folder where it began.
func (q *Quota) Tree(fsys fs.FS, dir, shown, ending string, each func(p string, d fs.DirEntry) error) error {
	return (&tree{q, fsys, shown, ending, each}).below(dir, 0)
}

// tree is one walk over a folder.
type tree struct {
	*Quota
	fsys   fs.FS
	shown  string
	ending string
	each   func(p string, d fs.DirEntry) error
}

func (t *tree) below(dir string, depth int) error {
	if depth > MaxNest {
		return t.crowded(t.shown, "more than %d folders one within another", MaxNest)
	}
	entries, err := t.List(t.fsys, dir, t.shown)
	if err != nil {
		return err
	}
	for _, d := range entries {
		if err := t.entry(path.Join(dir, d.Name()), d, depth); err != nil {
			return err
		}
	}
	return nil
}

func (t *tree) entry(p string, d fs.DirEntry, depth int) error {
	switch {
	case d.IsDir() && strings.HasPrefix(d.Name(), "."):
		return nil
	case d.IsDir():
		return t.below(p, depth+1)
	case d.Type()&fs.ModeSymlink != 0:
		return t.each(p, d)
	case !d.Type().IsRegular() || !strings.HasSuffix(p, t.ending):
		return nil
	}
	if err := t.Take(1, t.shown); err != nil {
		return err
	}
	return t.each(p, d)
}

// Take takes n content files of a folder from the quota.
func (q *Quota) Take(n int, folder string) error {
	if q.Files -= n; q.Files < 0 {
		return q.crowded(folder, "more than %d content files", q.most.Files)
	}
	return nil
}

// Read reads one file of a folder, unless it is larger than content may be, or the quota ends.
func (q *Quota) Read(fsys fs.FS, p, folder string) ([]byte, error) {
	info, err := fs.Stat(fsys, p)
	if err != nil {
		return nil, err
	}
	if info.Size() > MaxFile {
		return nil, &Crowded{"the file", fmt.Sprintf("%d KB; the limit is %d KB", info.Size()>>10, MaxFile>>10),
			"split the file; a game may have any number of files up to " + fmt.Sprint(MaxFiles)}
	}
	if err := q.Room(info.Size(), folder); err != nil {
		return nil, err
	}
	f, err := fsys.Open(p)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, MaxFile)) // it may have grown since, or state no size
}

// Room takes the bytes of a file from the quota.
func (q *Quota) Room(bytes int64, folder string) error {
	if q.Bytes -= int(bytes); q.Bytes < 0 {
		return q.crowded(folder, "more than %d MB of content", q.most.Bytes>>20)
	}
	return nil
}
