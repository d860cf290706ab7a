// Package saves finds the games that a user has saved, and names new ones.
//
// It reads saves and never writes to one; a file that is no save, or a damaged one, is an entry
// with a problem and hides none of the others. It knows no content: what stands in an entry is what
// the save says.
package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"time"

	"sandtable/interp/save"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// Suffix ends the names of saves.
const Suffix = ".save"

// Entry is one save of a folder.
type Entry struct {
	Name      string    `json:"name"` // of the file, without its suffix
	Path      string    `json:"path"`
	Game      string    `json:"game,omitempty"` // its id
	Scenario  string    `json:"scenario,omitempty"`
	Decisions int       `json:"decisions"`
	Next      string    `json:"next,omitempty"`     // title of the player who decides; "" if the save does not tell
	Decision  string    `json:"decision,omitempty"` // title of what is decided
	Finished  bool      `json:"finished"`
	Result    string    `json:"result,omitempty"` // of a finished game
	Saved     time.Time `json:"saved"`            // when it was written last
	Problem   string    `json:"problem,omitempty"`
}

// Names lists the saves of a folder by their names and times alone, the one written last first. A
// folder that does not exist holds none.
func Names(dir string) ([]Entry, error) {
	files, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) || dir == "" {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("cannot list the saves: %w", err)
	}
	var out []Entry
	for _, f := range files {
		if strings.HasSuffix(f.Name(), Suffix) && !f.IsDir() {
			out = append(out, named(filepath.Join(dir, f.Name())))
		}
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].Saved.After(out[j].Saved) })
	return out, nil
}

// named returns a save that is not read.
func named(path string) Entry {
	e := Entry{Path: path, Name: strings.TrimSuffix(filepath.Base(path), Suffix)}
	if info, err := os.Stat(path); err == nil {
		e.Saved = info.ModTime()
	}
	return e
}

// List is Names, with what is known of each save.
func List(dir string) ([]Entry, error) {
	out, err := Names(dir)
	for i := range out {
		out[i] = read(out[i].Path)
	}
	return out, err
}

// read tells of one save. What keeps it from being read is its problem.
func read(path string) Entry {
	e := named(path)
	l, err := save.Read(path)
	if err != nil {
		e.Problem = layout.Visible(err.Error())
		return e
	}
	e.Game, e.Scenario, e.Decisions = layout.Visible(l.Game), layout.Visible(l.Scenario), len(l.Decisions)
	if e.Finished = l.End != nil; e.Finished {
		e.Result = layout.Visible(l.End.Result)
	} else if l.Left != nil {
		e.Next, e.Decision = layout.Visible(l.Left.Next), layout.Visible(l.Left.What)
	}
	return e
}

// Stands tells where the game of a save stands.
func (e Entry) Stands() string {
	game := e.Game
	if e.Scenario != "" {
		game += ", " + english.Spaced(e.Scenario)
	}
	after := english.Count(e.Decisions, "decision")
	switch {
	case e.Problem != "":
		return "cannot be read: " + e.Problem
	case e.Finished && e.Result != "":
		return fmt.Sprintf("%s: over after %s, %s", game, after, e.Result)
	case e.Finished:
		return fmt.Sprintf("%s: over after %s", game, after)
	case e.Next != "":
		return fmt.Sprintf("%s: %s, next %s: %s", game, after, e.Next, e.Decision)
	}
	return fmt.Sprintf("%s: %s", game, after)
}

// Newest returns the save of a folder that was written last and whose game is not over; false if
// there is none. It looks only at the beginning and the end of a save, so one that is damaged
// between may be it.
func Newest(dir string) (Entry, bool, error) {
	list, err := Names(dir)
	for _, e := range list {
		if save.GoesOn(e.Path) {
			return e, true, nil
		}
	}
	return Entry{}, false, err
}

// A NameError says that a name means no save of a list, or several.
type NameError struct {
	Name string
	Many []string // what it may mean
	Near string   // what was probably meant, if it means none
}

// Error returns the message.
func (e *NameError) Error() string {
	switch {
	case len(e.Many) > 0:
		return fmt.Sprintf("%q may mean %d saves: %s", e.Name, len(e.Many), strings.Join(e.Many, ", "))
	case e.Near != "":
		return fmt.Sprintf("no such save: %s; did you mean %q?", e.Name, e.Near)
	}
	if info, err := os.Stat(e.Name); err == nil && info.IsDir() {
		return e.Name + " is a folder, not a save"
	}
	return fmt.Sprintf("no such save: %s", e.Name)
}

// Find finds a save by its name, or by the beginning of the name if no other begins so.
func Find(list []Entry, name string) (Entry, error) {
	var found []Entry
	var names []string
	for _, e := range list {
		if e.Name == strings.TrimSuffix(name, Suffix) {
			return e, nil
		}
		if strings.HasPrefix(strings.ToLower(e.Name), strings.ToLower(name)) {
			found = append(found, e)
		}
		names = append(names, e.Name)
	}
	switch {
	case name == "" || len(found) == 0:
		return Entry{}, &NameError{Name: name, Near: diag.Suggest(name, names)}
	case len(found) == 1:
		return found[0], nil
	}
	many := make([]string, len(found))
	for i, e := range found {
		many[i] = e.Name
	}
	return Entry{}, &NameError{Name: name, Many: many}
}

// Create calls begin with the path of a new save in a folder, which is made if need be: the name
// tells the game, the scenario and when. While the path that begin was given exists, begin is
// called again with another one.
func Create(dir, game, scenario string, now time.Time, begin func(path string) error) error {
	if dir == "" {
		return errors.New("the system does not tell where programs keep their state")
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	for i := 1; ; i++ {
		path := filepath.Join(dir, name(game, scenario, now, i)+Suffix)
		err := begin(path)
		if err == nil || i == maxNames {
			return err
		}
		if _, there := os.Lstat(path); there != nil {
			return err
		}
	}
}

// maxNames bounds how many saves may begin in one second.
const maxNames = 100

// name returns what a save is called that nobody has named.
func name(game, scenario string, now time.Time, i int) string {
	parts := []string{plain(game)}
	if scenario != "" {
		parts = append(parts, plain(scenario))
	}
	parts = append(parts, now.Format("2006-01-02-150405"))
	if i > 1 {
		parts = append(parts, fmt.Sprint(i))
	}
	return strings.Join(parts, "-")
}

// plain returns a name as every file system takes it.
func plain(name string) string {
	const most = 60
	out := strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9', r == '_':
			return r
		}
		return '_'
	}, name)
	return out[:min(len(out), most)]
}

// CreateHere begins a save of a game in the folder where the program runs, under the first name
// that is free there, which it returns.
func CreateHere(game string, begin func(path string) error) (string, error) {
	for i := 1; ; i++ {
		name := game + Suffix
		if i > 1 {
			name = fmt.Sprintf("%s-%d%s", game, i, Suffix)
		}
		err := begin(name)
		if err == nil {
			return name, nil
		}
		if _, not := os.Lstat(name); errors.Is(not, fs.ErrNotExist) || i > 1000 {
			return "", err
		}
	}
}
