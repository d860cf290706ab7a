// Package bugreport packs a saved game with the content that it was played with into one file, to
// be opened elsewhere at the same decision: for reports of bugs.
//
// A report is a ZIP archive of report.json, the save, and the content files of the game and its
// mods. It may come from anybody, so Open believes nothing of it: how large it is, how much it
// unpacks to, how many files there are, and what they are called is bounded, and nothing is ever
// written to disk. A report for a seat holds what that player saw, and neither the save nor the
// dice.
package bugreport

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"

	"sandtable/interp/save"
	"sandtable/schema/load"
)

// format names the files of this package, and their version.
const format = "sandtable-report/1"

// About says what a report holds.
type About struct {
	Format    string            `json:"format"`
	Program   string            `json:"program"` // version that wrote it
	Language  int               `json:"language"`
	Game      string            `json:"game"`
	Digest    string            `json:"digest"` // of the content packed
	Scenario  string            `json:"scenario,omitempty"`
	Options   map[string]string `json:"options,omitempty"`
	Mods      int               `json:"mods,omitempty"`
	Decisions int               `json:"decisions"`
	// Whose eyes it is seen through; "": all of it is there.
	Seat string `json:"seat,omitempty"`
}

// Report is one report.
type Report struct {
	About
	Save []byte      // the save; nil in a report for a seat
	Seen []byte      // what the player saw, as text; nil in a whole report
	View []byte      // the same as JSON
	Game load.Source // content
	Mods []load.Source
}

// The names of what is in the archive.
const (
	aboutFile = "report.json"
	saveFile  = "game.save"
	seenFile  = "seen.txt"
	viewFile  = "view.json"
	gameDir   = "game"
	modsDir   = "mods"
)

// The limits of a report that is opened.
const (
	MaxSize  = 32 << 20 // bytes of the archive
	maxTotal = 64 << 20 // bytes of what it unpacks to
	maxFiles = 2 * load.MaxFiles
	maxMods  = 50
)

// Write packs a report. Game and Mods are read; tests are left out.
func (r *Report) Write(to io.Writer) error {
	r.Format, r.About.Mods = format, len(r.Mods)
	z := zip.NewWriter(to)
	about, err := json.MarshalIndent(r.About, "", "  ")
	if err != nil {
		return err
	}
	for _, f := range []struct {
		name string
		text []byte
	}{{aboutFile, append(about, '\n')}, {saveFile, r.Save}, {seenFile, r.Seen}, {viewFile, r.View}} {
		if f.text != nil {
			if err := add(z, f.name, f.text); err != nil {
				return err
			}
		}
	}
	if err := addAll(z, gameDir, r.Game); err != nil {
		return err
	}
	for i, m := range r.Mods {
		if err := addAll(z, modDir(i), m); err != nil {
			return err
		}
	}
	return z.Close()
}

// modDir returns the folder of a mod; the order of mods matters.
func modDir(i int) string { return fmt.Sprintf("%s/%02d", modsDir, i) }

func add(z *zip.Writer, name string, text []byte) error {
	// Without a time: the same report is the same file.
	w, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate})
	if err == nil {
		_, err = w.Write(text)
	}
	return err
}

// addAll packs the content files of a folder, but for those that hold tests alone.
func addAll(z *zip.Writer, dir string, src load.Source) error {
	quota := load.NewQuota(1, "a game has one folder of its own")
	var names []string
	err := quota.Tree(src.FS, src.Dir, src.Name, ".hcl", func(p string, d fs.DirEntry) error {
		if d.Type().IsRegular() {
			names = append(names, p)
		}
		return nil
	})
	slices.Sort(names)
	for _, p := range names {
		if err != nil {
			break
		}
		var text []byte
		if text, err = quota.Read(src.FS, p, src.Name); err != nil {
			break
		}
		if f, _ := load.Parse(p, text); !f.Aside() {
			err = add(z, path.Join(dir, strings.TrimPrefix(strings.TrimPrefix(p, src.Dir), "/")), text)
		}
	}
	return err
}

// A BadError says why a file is no report that may be opened.
type BadError struct{ Reason string }

// Error returns the message.
func (e *BadError) Error() string { return "this is not a report of a game: " + e.Reason }

func bad(format string, args ...any) error { return &BadError{fmt.Sprintf(format, args...)} }

// Is reports whether a file begins as an archive does.
func Is(start []byte) bool { return bytes.HasPrefix(start, []byte("PK\x03\x04")) }

// Open opens a report; name is how findings call its files. Everything in it has been unpacked
// once, within the limits.
func Open(in io.ReaderAt, size int64, name string) (*Report, error) {
	if size > MaxSize {
		return nil, bad("it is larger than %d MB", MaxSize>>20)
	}
	z, err := zip.NewReader(in, size)
	if err != nil {
		return nil, bad("%v", err)
	}
	files, err := unpack(z)
	if err != nil {
		return nil, err
	}
	r := &Report{}
	about, ok := files[aboutFile]
	if !ok || json.Unmarshal(about, &r.About) != nil {
		return nil, bad("it has no %s", aboutFile)
	}
	switch {
	case r.Format != format:
		return nil, bad("it has the format %.40q, which this version does not know", r.Format)
	case r.About.Mods < 0 || r.About.Mods > maxMods:
		return nil, bad("it has %d mods", r.About.Mods)
	case r.Seat == "" && files[saveFile] == nil:
		return nil, bad("it has no save")
	case r.Seat != "" && files[seenFile] == nil:
		return nil, bad("it has nothing that %.40q saw", r.Seat)
	}
	r.Save, r.Seen, r.View = files[saveFile], files[seenFile], files[viewFile]
	if r.Seat != "" {
		r.Save = nil
	}
	r.Game = load.Source{FS: z, Dir: gameDir, Name: name + "/" + gameDir}
	for i := range r.About.Mods {
		r.Mods = append(r.Mods, load.Source{FS: z, Dir: modDir(i), Name: name + "/" + modDir(i)})
	}
	return r, nil
}

// unpack reads all that an archive holds.
func unpack(z *zip.Reader) (map[string][]byte, error) {
	if len(z.File) > maxFiles {
		return nil, bad("it has more than %d files", maxFiles)
	}
	out := map[string][]byte{}
	left := int64(maxTotal)
	for _, f := range z.File {
		switch _, twice := out[f.Name]; {
		case twice:
			return nil, bad("it has the file %.80q twice", f.Name)
		case !fs.ValidPath(f.Name) || strings.ContainsAny(f.Name, `\:`) || !known(f.Name):
			return nil, bad("it has the file %.80q, which no report has", f.Name)
		case !f.Mode().IsRegular():
			return nil, bad("%.80q in it is a link or no file", f.Name)
		case f.Method != zip.Deflate && f.Method != zip.Store:
			return nil, bad("%.80q in it is packed in a way that this version does not know", f.Name)
		}
		text, err := read(f, left)
		if err != nil {
			return nil, err
		}
		left -= int64(len(text))
		out[f.Name] = text
	}
	return out, nil
}

// known reports whether a report may have a file of that name.
func known(name string) bool {
	switch name {
	case aboutFile, saveFile, seenFile, viewFile:
		return true
	}
	return (strings.HasPrefix(name, gameDir+"/") || strings.HasPrefix(name, modsDir+"/")) && strings.HasSuffix(name, ".hcl")
}

// read unpacks a file, of which so many bytes are left. What the archive says of its size is not
// believed.
func read(f *zip.File, left int64) ([]byte, error) {
	in, err := f.Open()
	if err != nil {
		return nil, bad("%.80q in it: %v", f.Name, err)
	}
	defer in.Close()
	text, err := io.ReadAll(io.LimitReader(in, left+1))
	switch {
	case err != nil:
		return nil, bad("%.80q in it: %v", f.Name, err)
	case int64(len(text)) > left:
		return nil, bad("it unpacks to more than %d MB", maxTotal>>20)
	}
	return text, nil
}

// Log returns the log of the save.
func (r *Report) Log() (*save.Log, error) {
	if r.Save == nil {
		return nil, errors.New("it holds only what one player saw, and neither the game nor its dice")
	}
	return save.Parse(bytes.NewReader(r.Save))
}
