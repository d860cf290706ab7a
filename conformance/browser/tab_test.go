package browser

import (
	"context"
	"iter"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// patience is how long a page may take to show what has happened.
const patience = 30 * time.Second

// tab is the page of one seat in the browser.
type tab struct {
	t    *testing.T
	ctx  context.Context
	seat string

	mu     sync.Mutex
	faults []string // what the console says
}

// browse opens a tab for each link.
func browse(t *testing.T, links []string) (tabs []*tab) {
	opts := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.ExecPath(chromium(t)), chromedp.WindowSize(1400, 1000))
	ctx, end := chromedp.NewExecAllocator(context.Background(), opts...)
	t.Cleanup(end)
	ctx, end = chromedp.NewContext(ctx)
	t.Cleanup(end)
	if err := chromedp.Do(ctx); err != nil {
		t.Fatal("the browser does not start:", err)
	}
	for _, link := range links {
		at, end := chromedp.NewContext(ctx)
		t.Cleanup(end)
		x := &tab{t: t, ctx: at}
		go x.hear(chromedp.Console(at))
		if err := chromedp.Do(at, chromedp.Navigate(link)); err != nil {
			t.Fatal(err)
		}
		x.seat = x.text(".you")
		tabs = append(tabs, x)
	}
	return tabs
}

// chromium returns the path of the browser: what CHROME names, or one of the usual names.
func chromium(t *testing.T) string {
	for _, name := range []string{os.Getenv("CHROME"), "chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); name != "" && err == nil {
			return path
		}
	}
	t.Fatal("there is no Chromium: install one, or name it in CHROME")
	return ""
}

// hear notes what goes wrong in a page: exceptions of its script, and what its policy refuses. That
// the server does not answer is none of it, for it is killed on purpose.
func (x *tab) hear(console iter.Seq2[chromedp.ConsoleMessage, error]) {
	for m, err := range console {
		if err != nil {
			return
		}
		if !strings.Contains(m.Text, "net::ERR") {
			x.mu.Lock()
			x.faults = append(x.faults, m.Text)
			x.mu.Unlock()
		}
	}
}

// sound holds that nothing has gone wrong in the page.
func (x *tab) sound() {
	x.t.Helper()
	x.mu.Lock()
	defer x.mu.Unlock()
	if len(x.faults) > 0 {
		x.t.Errorf("%s: %q", x.seat, slices.Compact(x.faults))
	}
}

// eval evaluates a script in a page.
func eval[T any](x *tab, script string) T {
	x.t.Helper()
	out, err := chromedp.Run(x.ctx, chromedp.Evaluate[T](script))
	if err != nil {
		x.t.Fatalf("%s: %s: %v", x.seat, script, err)
	}
	return out
}

// text returns what a reader sees of an element; "" if there is none.
func (x *tab) text(selector string) string {
	x.t.Helper()
	return eval[string](x, "document.querySelector("+quote(selector)+")?.innerText ?? ''")
}

// told returns what an element tells, without the buttons that only some readers have.
func (x *tab) told(selector string) string {
	x.t.Helper()
	return eval[string](x, `(e => { e = e?.cloneNode(true); e?.querySelectorAll("form").forEach(f => f.remove()); return e?.textContent.replace(/\s+/g, " ").trim() ?? ''; })(document.querySelector(`+quote(selector)+"))")
}

// decision returns the number of the decision that a page shows, and whether it is its reader's.
func (x *tab) decision() (number string, own bool) {
	x.t.Helper()
	both := eval[[]string](x, "(m => [m.dataset.decision, m.dataset.own ?? ''])(document.querySelector('main'))")
	return both[0], both[1] != ""
}

// shown returns, of one moment, the number of the decision and what the page says of it.
func (x *tab) shown() [2]string {
	x.t.Helper()
	return eval[[2]string](x, "[document.querySelector('main').dataset.decision, document.querySelector('.ask')?.innerText ?? '']")
}

// until waits for something that a page is to show.
func (x *tab) until(what string, holds func() bool) {
	x.t.Helper()
	for end := time.Now().Add(patience); !holds(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			x.t.Fatalf("%s: %s does not come about; the page says:\n%s", x.seat, what, x.text("body"))
		}
	}
}
