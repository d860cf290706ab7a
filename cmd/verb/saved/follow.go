package saved

import (
	"fmt"
	"io"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/interp/save"
)

// trace is the folders that a save names and the command line does not.
type trace struct {
	game string
	mods []string
}

// traced finds what a save would have loaded from folders of its choice.
func (o *Opener) traced(log *save.Log) trace {
	var t trace
	if o.packed != nil { // it brings its content along
		return t
	}
	if len(o.Content) == 0 {
		t.game = log.Folder
	}
	if len(o.Mods) == 0 {
		t.mods = log.Mods
	}
	return t
}

// trust makes sure that the user wants the folders opened that a save names: a save may come from
// anybody. At a terminal it asks, unless the input belongs to a script.
func (o *Opener) trust(name string, log *save.Log, asks bool) error {
	t := o.traced(log)
	if o.Follow || t.game == "" && len(t.mods) == 0 {
		return nil
	}
	typed, _ := shell.Terminal(o.In)
	shown, _ := shell.Terminal(o.Err)
	if !asks || !typed || !shown {
		return shell.Usage("%s names folders to load from, and a save may come from anyone:\n%sadd --follow if you trust it, or name the folders yourself:%s", name, t.list(), t.flags())
	}
	fmt.Fprintf(o.Err, "%s names folders to load from:\n%sLoad from there? [y/N] ", name, t.list())
	if answer := strings.ToLower(readLine(o.In)); answer != "y" && answer != "yes" {
		return shell.Usage("nothing is loaded; name the folders yourself:%s", t.flags())
	}
	return nil
}

// list names the folders, one a line.
func (t trace) list() string { return t.each("  game  %q\n", "  mod   %q\n") }

// flags returns the folders as they are named on the command line.
func (t trace) flags() string { return t.each(" --content %q", " --mod %q") }

func (t trace) each(game, mod string) (text string) {
	if t.game != "" {
		text = fmt.Sprintf(game, t.game)
	}
	for _, m := range t.mods {
		text += fmt.Sprintf(mod, m)
	}
	return text
}

// readLine reads one line and nothing of what comes after it.
func readLine(in io.Reader) string {
	var line []byte
	for b := make([]byte, 1); len(line) < 100; {
		if n, err := in.Read(b); err != nil || n == 1 && b[0] == '\n' {
			break
		} else if n == 1 {
			line = append(line, b[0])
		}
	}
	return strings.TrimSpace(string(line))
}
