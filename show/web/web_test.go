package web

import (
	"encoding/xml"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/session"
	"sandtable/schema/load"
)

// here is what browsers call the server of a test.
const here = "localhost:7117"

// programs compiles every game that comes with the program, and those that hide things for tests.
func programs(t *testing.T, f func(t *testing.T, p *machine.Program)) {
	for _, root := range []load.Source{{FS: content.Games, Dir: "."}, {FS: examples.Games, Dir: "games"}, {FS: os.DirFS("../../interp/view/testdata"), Dir: "."}} {
		entries, err := fs.ReadDir(root.FS, root.Dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if e.IsDir() {
				t.Run(e.Name(), func(t *testing.T) { f(t, build(t, root.FS, path.Join(root.Dir, e.Name()), interp.Setup{})) })
			}
		}
	}
}

func build(t testing.TB, files fs.FS, dir string, setup interp.Setup) *machine.Program {
	t.Helper()
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: files, Dir: dir, Name: path.Base(dir)}})
	if g == nil {
		t.Fatalf("%s does not load: %v", dir, found)
	}
	setup.Policies = true
	p, err := interp.Build(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func example(t testing.TB, name string) *machine.Program {
	return build(t, examples.Games, "games/"+name, interp.Setup{})
}

// hall is a server with a seat for each player and one for spectators, as those who sit there use
// it.
type hall struct {
	t testing.TB
	*Server
	game *session.Session
}

// open begins a game and serves it. Players who are bots have no seat.
func open(t testing.TB, p *machine.Program, c session.Config) *hall {
	t.Helper()
	c.Program, c.Apart = p, true
	c.Header.Game, c.Header.Digest = p.Game.ID, p.Digest
	game := session.New(c)
	if err := game.Start(); err != nil {
		t.Fatal(err)
	}
	return serve(t, game)
}

// serve serves a game in progress.
func serve(t testing.TB, game *session.Session) *hall {
	t.Helper()
	var list []Seat
	for _, x := range game.People() {
		list = append(list, Seat{Secret: NewSecret(), Player: x})
	}
	return at(t, game, append(list, Seat{Secret: NewSecret(), Watches: true}))
}

func at(t testing.TB, game *session.Session, list []Seat) *hall {
	t.Helper()
	h := &hall{t: t, game: game, Server: New(Config{
		Game:   game,
		Seats:  list,
		Hosts:  []string{here},
		Rules:  func(w io.Writer) { _, _ = io.WriteString(w, "The rules & more") },
		Faults: func(err error) { t.Errorf("fault: %v", err) },
	})}
	t.Cleanup(h.Close)
	for _, x := range h.seats {
		x.limit.most = 1e9 // but where limits are tested
	}
	h.rests()
	return h
}

// rests waits until the game goes on no more.
func (h *hall) rests() {
	<-h.desk
	h.leave()
}

// request returns a request of a seat.
func (h *hall) request(method string, seat int, to string, form url.Values) *http.Request {
	body := io.Reader(nil)
	if form != nil {
		body = strings.NewReader(form.Encode())
	}
	r := httptest.NewRequest(method, "http://"+here+"/t/"+h.seats[seat].Secret+"/"+to, body)
	if form != nil {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	return r
}

func (h *hall) answers(r *http.Request) *http.Response {
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Result()
}

// get returns what a seat is shown.
func (h *hall) get(seat int, to string) string {
	h.t.Helper()
	r := h.answers(h.request("GET", seat, to, nil))
	if r.StatusCode != http.StatusOK {
		h.t.Fatalf("%s: %s", to, r.Status)
	}
	return text(h.t, r)
}

func text(t testing.TB, r *http.Response) string {
	t.Helper()
	out, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// form is a form of a page of a seat, with more fields by turns.
func (h *hall) form(seat int, more ...string) url.Values {
	out := url.Values{"form": {h.seats[seat].form}, "d": {h.decision()}}
	for i := 0; i < len(more); i += 2 {
		out.Add(more[i], more[i+1])
	}
	return out
}

// post sends a form, and returns the code of the answer.
func (h *hall) post(seat int, to string, more ...string) int {
	h.t.Helper()
	r := h.answers(h.request("POST", seat, to, h.form(seat, more...)))
	h.rests()
	return r.StatusCode
}

// takes has a seat take an option.
func (h *hall) takes(seat int, key string) {
	h.t.Helper()
	if code := h.post(seat, "choose", "key", key); code != http.StatusSeeOther {
		h.t.Fatalf("%q: %d", key, code)
	}
}

// mover returns the seat that decides; -1 if none does.
func (h *hall) mover() int {
	for i, x := range h.seats {
		if h.Server.decides(x) {
			return i
		}
	}
	return -1
}

// sound holds that a page is well-formed, that each address in it is one, and that nothing in it
// runs or is styled inside the page.
func sound(t *testing.T, page string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(page))
	ids := map[string]bool{}
	for {
		tok, err := d.Token()
		if err == io.EOF {
			return
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, page)
		}
		e, is := tok.(xml.StartElement)
		if !is {
			continue
		}
		for _, a := range e.Attr {
			switch name := strings.ToLower(a.Name.Local); {
			case name == "style", strings.HasPrefix(name, "on"):
				t.Fatalf("<%s %s=%q>", e.Name.Local, name, a.Value)
			case name == "id" && ids[a.Value]:
				t.Fatalf("there are two of %q", a.Value)
			case name == "id":
				ids[a.Value] = true
			case name == "href":
				if u, err := url.Parse(a.Value); err != nil || u.IsAbs() {
					t.Fatalf("the address %q", a.Value)
				}
			}
		}
		if e.Name.Local == "script" && len(e.Attr) == 0 || e.Name.Local == "style" {
			t.Fatalf("the page holds a <%s>", e.Name.Local)
		}
	}
}

// TestPagesAreSound plays each game at random, by its forms alone, and looks at the pages of all.
func TestPagesAreSound(t *testing.T) {
	key := regexp.MustCompile(`<button name="key" value="([^"]*)"`)
	walk := regexp.MustCompile(`href="(\?d=[^"]*w=[^"]*)"`)
	programs(t, func(t *testing.T, p *machine.Program) {
		h := open(t, p, session.Config{Header: save.Header{Seed: 3}})
		for n := range 5 {
			for i := range h.seats {
				sound(t, h.get(i, ""))
			}
			x := h.mover()
			if x < 0 {
				break
			}
			page := h.get(x, "")
			for range 4 { // into the tree, by what leads somewhere
				links := walk.FindAllStringSubmatch(page, -1)
				if len(links) == 0 {
					break
				}
				page = h.get(x, strings.ReplaceAll(links[n*7%len(links)][1], "&amp;", "&"))
				sound(t, page)
			}
			keys := key.FindAllStringSubmatch(page, -1)
			if len(keys) == 0 {
				keys = [][]string{{"", h.game.Options()[0].Key}}
			}
			h.takes(x, unescaped(keys[n*5%len(keys)][1]))
		}
		if h.game.At() == 0 && h.game.M.Pending() != nil {
			t.Error("nothing was decided")
		}
	})
}

// unescaped returns what stands in an attribute.
func unescaped(text string) string {
	var out struct {
		X string `xml:"x,attr"`
	}
	_ = xml.Unmarshal([]byte(`<a x="`+text+`"/>`), &out)
	return out.X
}
