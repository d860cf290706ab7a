package web

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"sandtable/interp/save"
	"sandtable/play/session"
)

// TestRefusals: what is sent to the wrong place, too late, by the wrong seat, or by a page of
// somebody else changes nothing, and is answered with its code.
func TestRefusals(t *testing.T) {
	h := open(t, example(t, "kuhn_poker"), session.Config{Header: save.Header{Seed: 1}})
	ann, ben, watch := 0, 1, 2
	stale := h.form(ann, "key", "check")
	old := h.form(ann, "key", "check")
	old.Set("d", "0-xyz")
	forged := h.form(ann, "key", "check")
	forged.Set("form", h.seats[ben].form)
	none := h.form(ann, "key", "check")
	none.Del("form")
	large := h.form(ann, "key", strings.Repeat("x", mostBody))
	for name, x := range map[string]struct {
		r    *http.Request
		code int
	}{
		"no option":         {h.request("POST", ann, "choose", h.form(ann, "key", "raise")), 422},
		"no option at all":  {h.request("POST", ann, "choose", h.form(ann)), 422},
		"two options":       {h.request("POST", ann, "choose", h.form(ann, "key", "check", "key", "bet")), 422},
		"no set":            {h.request("POST", ann, "choose", h.form(ann, "key", "check", "set", "yes")), 422},
		"another decision":  {h.request("POST", ann, "choose", old), 409},
		"another's":         {h.request("POST", ben, "choose", h.form(ben, "key", "check")), 409},
		"of a spectator":    {h.request("POST", watch, "choose", h.form(watch, "key", "check")), 404},
		"deed of spectator": {h.request("POST", watch, "do", h.form(watch, "line", "undo")), 404},
		"no deed":           {h.request("POST", ann, "do", h.form(ann, "line", "save /tmp/x")), 422},
		"another's deed":    {h.request("POST", ben, "do", h.form(ben, "line", "arrange")), 422},
		"nothing asked":     {h.request("POST", ann, "consent", h.form(ann, "answer", "yes")), 409},
		"another's form":    {h.request("POST", ann, "choose", forged), 403},
		"no form":           {h.request("POST", ann, "choose", none), 403},
		"too large":         {h.request("POST", ann, "choose", large), 413},
		"wrong method":      {h.request("GET", ann, "choose", nil), 405},
		"no such page":      {h.request("GET", ann, "else", nil), 404},
		"no ground":         {h.request("GET", ann, "ground/0123.svg", nil), 404},
		"too long":          {h.request("GET", ann, "?ask="+strings.Repeat("x", 2000), nil), 400},
		"no seat":           {httptest.NewRequest("GET", "http://"+here+"/t/"+NewSecret()+"/", nil), 404},
		"no secret":         {httptest.NewRequest("GET", "http://"+here+"/", nil), 404},
		"another name":      {httptest.NewRequest("GET", "http://evil.example/t/"+h.seats[ann].Secret+"/", nil), 421},
		"another port":      {httptest.NewRequest("GET", "http://localhost:80/t/"+h.seats[ann].Secret+"/", nil), 421},
	} {
		if r := h.answers(x.r); r.StatusCode != x.code {
			t.Errorf("%s: %d, not %d: %s", name, r.StatusCode, x.code, text(t, r))
		}
	}
	for _, header := range [][2]string{{"Origin", "http://evil.example"}, {"Sec-Fetch-Site", "cross-site"}, {"Origin", "null"}} {
		r := h.request("POST", ann, "choose", h.form(ann, "key", "check"))
		r.Header.Set(header[0], header[1])
		if got := h.answers(r); got.StatusCode != http.StatusForbidden {
			t.Errorf("%v: %d", header, got.StatusCode)
		}
	}
	if h.game.At() != 0 {
		t.Fatal("something was decided")
	}
	h.takes(ann, "check")
	if r := h.answers(h.request("POST", ann, "choose", stale)); r.StatusCode != http.StatusConflict || !strings.Contains(text(t, r), "this is how it stands now") && h.game.At() != 1 {
		t.Errorf("a form of before: %d", r.StatusCode)
	}
	if page := h.get(ben, ""); !strings.Contains(page, `value="bet"`) {
		t.Errorf("Ben is not asked:\n%s", page)
	}
}

// TestHeaders: pages are stored nowhere, tell nobody where they come from, and run nothing but
// their own script.
func TestHeaders(t *testing.T) {
	h := open(t, example(t, "kuhn_poker"), session.Config{})
	for _, to := range []string{"", "rules", "log", "events-not"} {
		r := h.answers(h.request("GET", 0, to, nil))
		for name, want := range map[string]string{
			"Cache-Control":           "no-store",
			"Referrer-Policy":         "no-referrer",
			"X-Content-Type-Options":  "nosniff",
			"X-Frame-Options":         "DENY",
			"Content-Security-Policy": policy,
		} {
			if got := r.Header.Get(name); got != want {
				t.Errorf("%q: %s is %q", to, name, got)
			}
		}
		if r.Header.Get("Set-Cookie") != "" {
			t.Error("a cookie is set")
		}
	}
	for _, bad := range []string{"unsafe", "*", "data:"} {
		if strings.Contains(policy, bad) {
			t.Errorf("the policy has %q", bad)
		}
	}
	if page := h.get(0, "rules"); !strings.Contains(page, "The rules &amp; more") {
		t.Error("the rules are not served")
	}
}

// TestTooMany: who asks too often waits, and a seat is open in few places at once.
func TestTooMany(t *testing.T) {
	h := open(t, example(t, "kuhn_poker"), session.Config{})
	x := h.seats[0]
	x.limit.most = inOneGo
	codes := map[int]int{}
	for range 2 * inOneGo {
		codes[h.answers(h.request("GET", 0, "", nil)).StatusCode]++
	}
	if codes[200] < inOneGo-1 || codes[429] == 0 {
		t.Errorf("answers: %v", codes)
	}
	if r := h.answers(h.request("GET", 1, "", nil)); r.StatusCode != 200 {
		t.Errorf("another seat waits, too: %d", r.StatusCode)
	}
	x.limit.most = 1e9
	for range mostStreams {
		if x.listen() == nil {
			t.Fatal("too few streams")
		}
	}
	if r := h.answers(h.request("GET", 0, "events", nil)); r.StatusCode != http.StatusTooManyRequests {
		t.Errorf("one stream too many: %d", r.StatusCode)
	}
}

// TestBucket: it fills again.
func TestBucket(t *testing.T) {
	b := bucket{rate: 2, most: 4}
	now := time.Unix(0, 0)
	spend := func() (n int) {
		for b.allows(now) {
			n++
		}
		return n
	}
	first := spend()
	now = now.Add(time.Second)
	if second := spend(); first != 4 || second != 2 {
		t.Errorf("%d, then %d", first, second)
	}
}

// TestServe: the server ends in good order, with streams open, and takes only so many connections.
func TestServe(t *testing.T) {
	h := open(t, example(t, "kuhn_poker"), session.Config{})
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Skip(err)
	}
	h.Hosts = append(h.Hosts, l.Addr().String())
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- h.Serve(ctx, l) }()
	r, err := http.Get("http://" + l.Addr().String() + "/t/" + h.seats[1].Secret + "/events")
	if err != nil {
		t.Fatal(err)
	}
	read := make(chan string, 1)
	go func() {
		text, _ := io.ReadAll(r.Body)
		read <- string(text)
	}()
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if text := <-read; !strings.Contains(text, "event: page\n") {
		t.Errorf("the stream has sent %q", text)
	}
	if _, err := http.Get("http://" + l.Addr().String() + "/"); err == nil {
		t.Error("it still listens")
	}
}

// TestConnections: one connection more waits until another one is closed.
func TestConnections(t *testing.T) {
	a, b := net.Pipe()
	defer b.Close()
	one := &limited{&once{a}, make(chan struct{}, 1)}
	c, err := one.Accept()
	if err != nil {
		t.Fatal(err)
	}
	if len(one.room) != 1 {
		t.Error("it takes no room")
	}
	c.Close()
	c.Close()
	if len(one.room) != 0 {
		t.Error("it leaves no room")
	}
	if _, err := one.Accept(); err == nil || len(one.room) != 0 {
		t.Errorf("no connection takes room, or there was one: %v", err)
	}
}

// once is a listener with one connection.
type once struct{ net.Conn }

func (o *once) Accept() (net.Conn, error) {
	if o.Conn == nil {
		return nil, errors.New("none")
	}
	c := o.Conn
	o.Conn = nil
	return c, nil
}

func (o *once) Close() error   { return nil }
func (o *once) Addr() net.Addr { return nil }
