package save

import (
	"bytes"
	"io"
	"os"
)

// GoesOn reports whether a file looks like the save of a game that is not over, by its first line
// and its last.
func GoesOn(path string) bool {
	const end = 4 << 10
	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
		return false
	}
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	first := make([]byte, len(`{"format":"`+formats))
	if _, err := io.ReadFull(f, first); err != nil || string(first) != `{"format":"`+formats {
		return false
	}
	size, err := f.Seek(0, io.SeekEnd)
	if err != nil {
		return false
	}
	last := make([]byte, min(size, end))
	if _, err := f.ReadAt(last, size-int64(len(last))); err != nil && err != io.EOF {
		return false
	}
	last = bytes.TrimSuffix(last, []byte("\n"))
	return !bytes.HasPrefix(last[bytes.LastIndexByte(last, '\n')+1:], []byte(`{"end":`))
}

// Remove removes a save, unless somebody plays its game.
func Remove(path string) error {
	held, err := lockFor(path)
	if err != nil {
		return err
	}
	defer held.release()
	return os.Remove(path)
}
