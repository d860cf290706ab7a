package shell

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// IsFile reports whether an argument is a file, and so a save: games are folders.
func IsFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// IsFolder reports whether an argument is a folder.
func IsFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

// WriteFile writes a file whole or not at all. A link stays one: what it leads to is written.
func WriteFile(path string, write func(io.Writer) error) error {
	target, mode := path, fs.FileMode(0o644)
	if info, err := os.Stat(path); err == nil {
		if info.IsDir() {
			return fmt.Errorf("cannot write %s: it is a folder", path)
		}
		mode = info.Mode().Perm()
		if target, err = filepath.EvalSymlinks(path); err != nil {
			return fmt.Errorf("cannot write %s: %w", path, reason(err))
		}
	}
	out, err := os.CreateTemp(filepath.Dir(target), ".sandtable-*")
	if err != nil {
		return fmt.Errorf("cannot write %s: %w", path, reason(err))
	}
	defer os.Remove(out.Name())
	err = errors.Join(write(out), out.Close())
	if err == nil {
		err = os.Chmod(out.Name(), mode)
	}
	if err == nil {
		err = os.Rename(out.Name(), target)
	}
	if err != nil {
		return fmt.Errorf("cannot write %s: %w", path, reason(err))
	}
	return nil
}

// Rewrite gives a file another text, unless it is read-only: then the error says why it was to be
// written.
func Rewrite(path string, text []byte, why string) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	if info.Mode().Perm()&0o222 == 0 {
		return fmt.Errorf("%s is read-only; %s", path, why)
	}
	return WriteFile(path, func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	})
}

// reason returns why an operation on a file failed, without the name of the file that stands for it
// until it is whole.
func reason(err error) error {
	var at *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &at):
		return at.Err
	case errors.As(err, &link):
		return link.Err
	}
	return err
}
