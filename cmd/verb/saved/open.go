// Package saved opens the saves that the command line names: their logs, and the games with the
// mods that they were played with, also out of a report that brings its content along. It verifies
// them, packs them into reports, and lists and removes those of the user's folder.
//
// A save may come from anybody: folders that it names are opened only if the user agrees. What it
// says is printed in characters that can be seen.
package saved

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"sandtable/cmd/catalog"
	"sandtable/cmd/shell"
	"sandtable/cmd/verb/bugreport"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/schema/layout"
	"sandtable/schema/load"
)

// Opener opens saves.
type Opener struct {
	*shell.Shell
	Follow bool // load from the folders that a save names

	packed *bugreport.Report // what is opened is a report, which brings its content along
}

// Save is a save with what it was played with.
type Save struct {
	Log     *save.Log
	Program *machine.Program
	Game    catalog.Game
	Mods    []load.Source
}

// Open reads a save, or that of a report, and compiles its game.
func (o *Opener) Open(name string) (*Save, error) {
	log, err := o.readSave(name)
	if err != nil {
		return nil, err
	}
	return o.With(name, log, true)
}

// Packed opens a report; nil of a file that is none.
func (o *Opener) Packed(name string) (*Save, error) {
	if r, err := report(name); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	} else if r == nil {
		return nil, nil
	}
	return o.Open(name)
}

// With compiles the game of a save that has been read. If it names folders to load from, somebody
// at a terminal is asked, unless the input belongs to a script.
func (o *Opener) With(name string, log *save.Log, asks bool) (*Save, error) {
	if err := o.trust(name, log, asks); err != nil {
		return nil, err
	}
	from, mods, err := o.contentOf(log)
	if err != nil {
		return nil, err
	}
	g, err := o.LoadFrom(from, mods, nil)
	if err != nil {
		return nil, fmt.Errorf("the game of this save: %w", err)
	}
	p, err := interp.Build(g.Game, interp.Setup{Scenario: log.Scenario, Options: log.Options, Policies: true})
	if err != nil {
		return nil, shell.Exit(shell.Broken, fmt.Errorf("the scenario and options of the save no longer fit the game: %w", err))
	}
	return &Save{log, p, from, mods}, nil
}

// contentOf finds what a save was played with: in its report, in the folders that the command line
// names, and else in those of the save, which trust has been asked about.
func (o *Opener) contentOf(log *save.Log) (catalog.Game, []load.Source, error) {
	if o.packed != nil {
		return catalog.Game{ID: log.Game, Kind: catalog.Folder, Source: o.packed.Game}, o.packed.Mods, nil
	}
	t := o.traced(log)
	for _, m := range t.mods {
		if !shell.IsFolder(m) {
			return catalog.Game{}, nil, fmt.Errorf("this save uses the mod %s, which does not exist; if it was moved, give its new place with --mod PATH", m)
		}
		o.Mods = append(o.Mods, m)
	}
	name := log.Game
	if t.game != "" {
		name = t.game
		if !shell.IsFolder(name) {
			return catalog.Game{}, nil, fmt.Errorf("this save uses the game in the folder %s, which does not exist; if it was moved, give its new place with --content PATH", name)
		}
	}
	from, mods, err := o.Find(name)
	if err != nil {
		err = fmt.Errorf("the game of this save: %w", err)
	}
	return from, mods, err
}

// readSave reads a save, or the save of a report; the content of a report is then what is loaded.
func (o *Opener) readSave(name string) (*save.Log, error) {
	r, err := report(name)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if r == nil {
		log, err := save.Read(name)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		return log, nil
	}
	o.packed = r
	if r.Seat != "" {
		return nil, shell.Exit(shell.Misuse, fmt.Errorf("%s is a report of what %s saw, without the game and its dice: \"sandtable replay\" shows it", name, layout.Visible(r.Seat)))
	}
	log, err := r.Log()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return log, nil
}

// report opens a file if it is a report; nil if it is something else.
func report(name string) (*bugreport.Report, error) {
	if !shell.IsFile(name) {
		return nil, nil
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, 4))
	if err != nil || !bugreport.Is(text) {
		return nil, err
	}
	rest, err := io.ReadAll(io.LimitReader(f, bugreport.MaxSize))
	if err != nil {
		return nil, err
	}
	text = append(text, rest...)
	return bugreport.Open(bytes.NewReader(text), int64(len(text)), name)
}
