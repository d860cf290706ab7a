package cli

import (
	"fmt"
	"os"
	"strings"

	"sandtable/cmd/catalog"
	"sandtable/cmd/shell"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/schema/layout"
	"sandtable/schema/load"
)

// program loads and compiles what a save was played with.
func (a *app) program(log *save.Log) (*machine.Program, error) {
	from, mods, err := a.contentOf(log)
	if err != nil {
		return nil, err
	}
	return a.built(from, mods, log)
}

// contentOf finds what a save was played with: in its report, in the folders that the command line
// names, and else in those of the save, which trust has been asked about.
func (a *app) contentOf(log *save.Log) (catalog.Game, []load.Source, error) {
	if a.packed != nil {
		return catalog.Game{ID: log.Game, Kind: catalog.Folder, Source: a.packed.Game}, a.packed.Mods, nil
	}
	t := a.traced(log)
	for _, m := range t.mods {
		if !isFolder(m) {
			return catalog.Game{}, nil, fmt.Errorf("this save uses the mod %s, which does not exist; if it was moved, give its new place with --mod PATH", m)
		}
		a.Mods = append(a.Mods, m)
	}
	name := log.Game
	if t.game != "" {
		name = t.game
		if !isFolder(name) {
			return catalog.Game{}, nil, fmt.Errorf("this save uses the game in the folder %s, which does not exist; if it was moved, give its new place with --content PATH", name)
		}
	}
	from, mods, err := a.Find(name)
	if err != nil {
		err = fmt.Errorf("the game of this save: %w", err)
	}
	return from, mods, err
}

// built compiles the game of a save.
func (a *app) built(from catalog.Game, mods []load.Source, log *save.Log) (*machine.Program, error) {
	g, err := a.LoadFrom(from, mods, nil)
	if err != nil {
		return nil, fmt.Errorf("the game of this save: %w", err)
	}
	p, err := interp.Build(g.Game, interp.Setup{Scenario: log.Scenario, Options: log.Options, Policies: true})
	if err != nil {
		return nil, shell.Exit(shell.Broken, fmt.Errorf("the scenario and options of the save no longer fit the game: %w", err))
	}
	return p, nil
}

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

// sayChanged says that a save was made with other content.
func (a *app) sayChanged(log *save.Log, p *machine.Program) {
	if log.Current == p.Digest {
		return
	}
	text := "The content has changed since this game was saved"
	if log.Version != p.Game.Version {
		text += fmt.Sprintf(" (it was version %s, now it is %s)", layout.Visible(log.Version), p.Game.Version)
	}
	fmt.Fprintln(a.Err, text+".")
}

// divergence says where a game does not go as its save says, and what would be legal there.
func divergence(d *save.Divergence) string {
	text := "The game diverges from its save: " + layout.Visible(d.Error()) + "."
	if d.Soft || len(d.Legal) == 0 {
		return text
	}
	const most = 8
	var keys []string
	for i, o := range d.Legal {
		if i == most {
			keys = append(keys, fmt.Sprintf("and %d more", len(d.Legal)-most))
			break
		}
		keys = append(keys, o.Key)
	}
	return text + "\nLegal there now: " + strings.Join(keys, ", ") + "."
}
