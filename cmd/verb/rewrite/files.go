package rewrite

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"sandtable/schema/load"
)

// filesBelow lists the files of a path: itself, or all files below it whose names end so. Links are
// not followed. The quota bounds what all arguments of a run hold together.
func filesBelow(arg, ending string, quota *load.Quota) ([]string, error) {
	info, err := os.Stat(arg)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("no such file or folder: %s", arg)
	}
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		return []string{arg}, nil
	}
	var out []string
	err = quota.Tree(os.DirFS(arg), ".", arg, ending, func(p string, d fs.DirEntry) error {
		if d.Type().IsRegular() {
			out = append(out, filepath.Join(arg, filepath.FromSlash(p)))
		}
		return nil
	})
	return out, err
}

// many returns the quota of a run over many files: of all games of a project.
func many() *load.Quota { return load.NewQuota(manyGames, "name fewer folders at once") }

// manyGames is how many games' worth of files fmt and fix work on.
const manyGames = 4

// readContent reads one file that is not too large for content, nor for what the quota has left.
func readContent(path string, quota *load.Quota) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is not a regular file", path)
	}
	if info.Size() > load.MaxFile {
		return nil, fmt.Errorf("%s has %d KB; the limit for a file is %d KB", path, info.Size()>>10, load.MaxFile>>10)
	}
	if err := quota.Room(info.Size(), filepath.Dir(path)); err != nil {
		return nil, err
	}
	return os.ReadFile(path)
}
