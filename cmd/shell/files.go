package shell

import "os"

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
