package saves

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"path/filepath"
	"sync"

	"sandtable/interp/save"
)

// Sealer seals the checkpoints of long games with the key of the user, which lies in the folder of
// their saves and is made when it is first needed. It is nil where there can be no key, or nobody
// can tell which program this is; then long games are played again from their logs.
var Sealer = sync.OnceValue(func() *save.Sealer {
	key := userKey(Folder())
	program := executable()
	if key == nil || program == "" {
		return nil
	}
	return &save.Sealer{Program: program, Key: key}
})

const keySize = 32

// userKey returns the key in a folder.
func userKey(dir string) []byte {
	if dir == "" {
		return nil
	}
	path := filepath.Join(dir, "key")
	if key := readKey(path); key != nil {
		return key
	}
	if os.MkdirAll(dir, 0o700) != nil {
		return nil
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return nil
	}
	key := make([]byte, keySize)
	_, _ = rand.Read(key) // it never fails
	_, err = f.Write(key)
	if f.Close() != nil || err != nil {
		_ = os.Remove(path)
		return nil
	}
	return key
}

// readKey reads a key; nil if there is none.
func readKey(path string) []byte {
	info, err := os.Lstat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() != keySize {
		return nil
	}
	key, err := os.ReadFile(path)
	if err != nil || len(key) != keySize {
		return nil
	}
	return key
}

// executable returns a digest of the program that runs: what it writes down of positions, only it
// can read. "" if the system does not show the file.
func executable() string {
	path, err := os.Executable()
	if err != nil {
		return ""
	}
	f, err := os.Open(path)
	if err != nil {
		return ""
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return ""
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}
