//go:build unix

package cli

import (
	"bufio"
	"io"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"

	"sandtable/interp/save"
)

// TestServe: a game is begun in browsers, killed in the middle, goes on at the same links, and then
// at a terminal: the save is that of any other game.
func TestServe(t *testing.T) {
	file := filepath.Join(t.TempDir(), "stones.save")
	links, kill := served(t, syscall.SIGKILL, "serve", "last_stone", "--save", file, "--listen", "localhost:0")
	if len(links) != 3 {
		t.Fatalf("links: %q", links)
	}
	take := func(link, key string) (page string) {
		t.Helper()
		page = fetched(t, link)
		form := url.Values{"key": {key}}
		for _, name := range []string{"form", "d"} {
			form.Set(name, regexp.MustCompile(`name="` + name + `" value="([^"]*)"`).FindStringSubmatch(page)[1])
		}
		r, err := http.PostForm(link+"choose", form)
		if err != nil || r.StatusCode != http.StatusOK {
			t.Fatal(err, r)
		}
		return fetched(t, link)
	}
	take(links[0], "3")
	take(links[1], "1")
	kill()
	info, err := os.Stat(file + ".links")
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the file of the links: %v, %v", info, err)
	}
	again, stop := served(t, syscall.SIGTERM, "serve", file, "--listen", "localhost:0")
	for i := range links {
		if path(again[i]) != path(links[i]) {
			t.Errorf("link %d is another one", i)
		}
	}
	if page := fetched(t, again[2]); !strings.Contains(page, "White decides") {
		t.Errorf("the spectators see another game:\n%s", page)
	}
	begun, err := save.Read(file)
	if err != nil || begun.Secret == "" {
		t.Fatalf("the save has no secret: %v", err)
	}
	if page := fetched(t, again[2]); !strings.Contains(page, begun.Commitment()) || strings.Contains(page, begun.Secret) {
		t.Errorf("the page does not commit to the secret, or tells it:\n%s", page)
	}
	take(again[0], "2")
	if code := stop(); code != 0 {
		t.Errorf("exit code %d", code)
	}
	log, err := save.Read(file)
	if err != nil || len(log.Decisions) != 3 || !log.Closed {
		t.Fatalf("the save: %d decisions, %v", len(log.Decisions), err)
	}
	out, msg, code := interruptedAfter(t, 1<<40, "replay", file, "--verify")
	if code != 0 || !strings.Contains(out, "3 decisions, all as recorded") {
		t.Errorf("exit code %d\n%s\n%s", code, out, msg)
	}
	out, msg, code = interruptedAfter(t, 1<<40, "resume", file)
	if code != 0 || !strings.Contains(out, "Black: ") {
		t.Errorf("exit code %d\n%s\n%s", code, out, msg)
	}
}

func path(link string) string {
	u, _ := url.Parse(link)
	return u.Path
}

func fetched(t *testing.T, link string) string {
	t.Helper()
	r, err := http.Get(link)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	text, err := io.ReadAll(r.Body)
	if err != nil || r.StatusCode != http.StatusOK {
		t.Fatalf("%s: %s, %v", link, r.Status, err)
	}
	return string(text)
}

// served runs a server, and returns the links of its seats. What it also returns ends the server by
// a signal, and returns the exit code.
func served(t *testing.T, by syscall.Signal, args ...string) (links []string, end func() int) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(self, args...)
	c.Env = append(os.Environ(), asProgram+"=1", "XDG_STATE_HOME="+t.TempDir())
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	c.Stderr = os.Stderr
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Process.Kill() })
	lines := bufio.NewScanner(out)
	for lines.Scan() && lines.Text() != "Ctrl-C ends." {
		if i := strings.Index(lines.Text(), "http://"); i >= 0 {
			links = append(links, lines.Text()[i:])
		}
	}
	if slices.Contains(links, "") || len(links) == 0 {
		t.Fatal("no links")
	}
	return links, func() int {
		_ = c.Process.Signal(by)
		_, _ = io.Copy(io.Discard, out)
		_ = c.Wait()
		return c.ProcessState.ExitCode()
	}
}
