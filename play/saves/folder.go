package saves

import (
	"os"
	"path/filepath"
	"runtime"
)

// Folder returns where games are saved for which nobody has named a file; "" if the system does not
// tell where a program keeps its state. It need not exist.
func Folder() string {
	if dir := os.Getenv("XDG_STATE_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "sandtable")
	}
	switch runtime.GOOS {
	case "windows":
		if dir := os.Getenv("LocalAppData"); dir != "" {
			return filepath.Join(dir, "sandtable")
		}
		return ""
	case "darwin":
		if home, err := os.UserHomeDir(); err == nil {
			return filepath.Join(home, "Library", "Application Support", "sandtable")
		}
		return ""
	}
	if home, err := os.UserHomeDir(); err == nil {
		return filepath.Join(home, ".local", "state", "sandtable")
	}
	return ""
}
