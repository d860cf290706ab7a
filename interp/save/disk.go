package save

import (
	"errors"
	"io"
	"os"
	"path/filepath"
)

// Disk is the open file of a save.
type Disk interface {
	io.Writer // after the end
	Sync() error
	Truncate(size int64) error
	Size() (int64, error)
	Close() error
}

// Drive opens the files of saves. The zero Drive is the system's; tests put one before it that
// fails.
type Drive struct {
	Through func(Disk) Disk // what stands between a save and its file; nil: nothing
}

// open opens a file for writing after its end.
func (d Drive) open(path string, flag int) (Disk, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_APPEND|flag, 0o644)
	if err != nil {
		return nil, err
	}
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		f.Close()
		return nil, errors.Join(err, &DamagedError{1, "it is not a file"})
	}
	if d.Through != nil {
		return d.Through(file{f}), nil
	}
	return file{f}, nil
}

// file is a file of the system.
type file struct{ *os.File }

// Size is how long the file is now.
func (f file) Size() (int64, error) {
	info, err := f.Stat()
	if err != nil {
		return 0, err
	}
	return info.Size(), nil
}

// syncFolder makes the system keep a new file's name, where it knows how: some open no folder, and
// some sync none.
func syncFolder(path string) {
	if dir, err := os.Open(filepath.Dir(path)); err == nil {
		_ = dir.Sync()
		_ = dir.Close()
	}
}
