package browser

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// program is the path of the sandtable that is tested.
var program string

func TestMain(m *testing.M) {
	os.Exit(func() int {
		dir, err := os.MkdirTemp("", "browser")
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		defer os.RemoveAll(dir)
		program = filepath.Join(dir, "sandtable")
		build := exec.Command("go", "build", "-o", program, "./cmd/sandtable")
		build.Dir = filepath.Join("..", "..")
		if out, err := build.CombinedOutput(); err != nil {
			fmt.Fprintf(os.Stderr, "sandtable cannot be built: %v\n%s", err, out)
			return 1
		}
		return m.Run()
	}())
}

// server is a served game.
type server struct {
	t     *testing.T
	cmd   *exec.Cmd
	args  []string // what it is called with, but for where it listens
	save  string
	host  string
	links []string // of the players in their order, of spectators last
}

// link is the address of a seat as serve prints it.
var link = regexp.MustCompile(`http://(\S+?)/t/\S+/`)

// serve serves a game until the test ends.
func serve(t *testing.T, args ...string) *server {
	s := &server{t: t, save: filepath.Join(t.TempDir(), "game.save"), host: "localhost:0"}
	s.args = append(args, "--seed", "5", "--save", s.save)
	s.up()
	t.Cleanup(func() { s.kill() })
	return s
}

// up starts the program and reads the links.
func (s *server) up() {
	s.cmd = exec.Command(program, append(append([]string{"serve"}, s.args...), "--listen", s.host)...)
	s.cmd.Stderr = os.Stderr
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		s.t.Fatal(err)
	}
	if err := s.cmd.Start(); err != nil {
		s.t.Fatal(err)
	}
	s.links = nil
	in := bufio.NewScanner(out)
	for in.Scan() && !strings.Contains(in.Text(), "Ctrl-C") {
		if found := link.FindStringSubmatch(in.Text()); found != nil {
			s.links, s.host = append(s.links, found[0]), found[1]
		}
	}
	if len(s.links) < 2 {
		s.t.Fatalf("serve printed %d links", len(s.links))
	}
	go func() {
		for in.Scan() {
		}
	}()
}

// kill ends the program without letting it put anything in order.
func (s *server) kill() {
	if s.cmd.ProcessState == nil {
		s.cmd.Process.Kill()
		s.cmd.Wait()
	}
}

// again starts the program anew from the save, at the same address.
func (s *server) again() {
	before := s.links
	s.args = []string{s.save}
	s.up()
	if strings.Join(before, " ") != strings.Join(s.links, " ") {
		s.t.Fatalf("the links were %q and are %q", before, s.links)
	}
}
