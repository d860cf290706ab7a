package cli

import (
	"bytes"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"sandtable/cmd/shell"
	"sandtable/schema/layout"
)

// steering names a file and a thing as a stranger could who wants to steer a terminal.
const steering = "n\x1b[31m\x1b]0;owned\a\x7f\u009b2J\u202e\u200b\r"

// hostileFolders writes games that steer a terminal: by letters as they are, by escapes that spell
// them, by the names of folders and files.
func hostileFolders(t *testing.T, root string) (targets []string) {
	t.Helper()
	escaped := `n\u001b[31m\u001b]0;owned\u0007\u007f\u009b2J\u202e\u200b\r`
	rest := "language = 1\n begin = go\n}\nplayer \"P\" {}\nkind \"spot\" { is = space }\nspot \"A\" {}\nspot \"B\" {}\nrule \"Go\" {\n choose x { from = spots }\n}\n"
	for dir, head := range map[string]string{
		"raw":      "game \"" + steering + "\" {\n id = \"raw\"\n ",
		"rawid":    "game \"Raw\" {\n id = \"" + strings.TrimSuffix(steering, "\r") + "\"\n ",
		"escaped":  "game \"" + escaped + "\" {\n id = \"" + escaped + "\"\n version = \"" + escaped + "\"\n ",
		"wrong":    "game \"Wrong\" {\n " + steering + " = 1\n ",
		"modded":   "mod \"" + escaped + "\" {\n game = \"escaped\"\n}\nenum \"" + steering + "\" { names = [a] }\n/*\n{",
		steering:   "game \"Named\" {\n ",
		"outer/of": "game \"Inner\" {\n ",
	} {
		path := filepath.Join(root, dir)
		if err := os.MkdirAll(path, 0o755); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"game.hcl", steering + ".test.hcl"} {
			text := head + rest
			if name != "game.hcl" {
				text = "test \"" + escaped + "\" { expect { that = 1 == 2 } }\n" + steering
			}
			if err := os.WriteFile(filepath.Join(path, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		targets = append(targets, path, dir)
	}
	save := filepath.Join(root, steering+".save")
	if err := os.WriteFile(save, []byte("{\"game\":\""+escaped+"\"}\n"+steering+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	return append(targets, save, steering, filepath.Join(root, "no"+steering))
}

// TestNothingSteersTheTerminal: whatever verb runs on whatever game, nothing that it prints acts on
// a terminal.
func TestNothingSteersTheTerminal(t *testing.T) {
	root := t.TempDir()
	t.Chdir(t.TempDir()) // where verbs write
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	targets := hostileFolders(t, root)
	short := map[string][]string{"sim": {"--games", "1"}, "bench": {"--seconds", "0.01"}, "new": {"game"}, "perft": {"--depth", "1"}}
	for _, c := range newApp(&shell.Shell{}).root().Commands() {
		verb := append([]string{c.Name()}, short[c.Name()]...)
		t.Run(c.Name(), func(t *testing.T) {
			tried := [][]string{append(verb[:1:1], "--"+steering), append(verb[:1:1], "--content", root, "raw", "--json")}
			if c.Name() != "test" { // of all games, which is another test's
				tried = append(tried, verb)
			}
			for _, target := range targets {
				tried = append(tried, append(verb[:len(verb):len(verb)], target), append(verb[:len(verb):len(verb)], "--content", root, target),
					append(verb[:len(verb):len(verb)], "--mod", target, "alder_crossing"), append(verb[:len(verb):len(verb)], "alder_crossing", target))
			}
			if c.Name() == "serve" { // it ends when it is told to
				defer interrupt(t)()
			}
			for _, args := range tried {
				var out, said bytes.Buffer
				Main(args, strings.NewReader("1\n"+steering+"\nquit\n"), &out, &said)
				for _, text := range []string{out.String(), said.String()} {
					for i, r := range strings.ReplaceAll(text, "\r\n", "\n") {
						if what := layout.Unseen(r); what != "" {
							t.Errorf("%q prints a %s, U+%04X: %q", args, what, r, text[max(i-60, 0):min(i+60, len(text))])
							break
						}
					}
				}
			}
		})
	}
}

// interrupt presses Ctrl-C again and again, until the function that it returns is called.
func interrupt(t *testing.T) (stop func()) {
	if runtime.GOOS == "windows" {
		t.Skip("no process can interrupt itself here")
	}
	self, err := os.FindProcess(os.Getpid())
	if err != nil {
		t.Fatal(err)
	}
	caught, done, ended := make(chan os.Signal, 1), make(chan struct{}), make(chan struct{})
	signal.Notify(caught, os.Interrupt) // else it would end the test
	go func() {
		defer close(ended)
		for {
			select {
			case <-done:
				return
			case <-time.After(50 * time.Millisecond):
				_ = self.Signal(os.Interrupt)
			}
		}
	}()
	return func() {
		close(done)
		<-ended
		time.Sleep(100 * time.Millisecond) // the last one arrives
		signal.Stop(caught)
	}
}
