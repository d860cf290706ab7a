package diagnostics

import (
	"fmt"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"pgregory.net/rapid"

	"sandtable/interp"
	"sandtable/schema/model"
)

// TestDamageNeverPanics: whatever is done to a game, the checker answers with findings: it never
// panics, and a finding always has a place and a code. What it passes compiles and plays without a
// panic, too.
func TestDamageNeverPanics(t *testing.T) {
	var names []string
	games := realGames(t)
	for n := range games {
		// The small ones; a big game costs much and has the same words.
		if n == "prelude" || len(games[n]) < 3 {
			names = append(names, n)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		files := map[string]string{}
		for f, src := range games[rapid.SampledFrom(names).Draw(t, "game")] {
			files[f] = src
		}
		for f, src := range files {
			files[f] = damage(t, src)
		}
		lawful(t, files)
	})
}

func FuzzLoad(f *testing.F) {
	f.Add(prelude(f))
	for _, game := range realGames(f) {
		for _, src := range game {
			f.Add(src)
		}
	}
	f.Fuzz(func(t *testing.T, src string) { lawful(t, map[string]string{"fuzz.hcl": src}) })
}

// lawful checks content and reports a panic as a failure with the content that made it.
func lawful(t interface{ Fatalf(string, ...any) }, files map[string]string) {
	defer func() {
		if r := recover(); r != nil {
			if knownPanic(fmt.Sprintf("%v\n%s", r, debug.Stack())) {
				return
			}
			var b strings.Builder
			for n, src := range files {
				fmt.Fprintf(&b, "-- %s --\n%s", n, src)
			}
			t.Fatalf("panic: %v\n%s\nin\n%s", r, debug.Stack(), b.String())
		}
	}()
	g, found := checked(gameOf(files), nil)
	for _, f := range found {
		if (f.Code == "" || f.Message == "" || f.Range.Filename == "") && !knownPanic(fmt.Sprintf("%+v", f)) {
			t.Fatalf("a finding without a code, a text or a place: %+v", f)
		}
	}
	if g == nil {
		return
	}
	if err := try(g, 1); err != nil {
		t.Fatalf("%v", err)
	}
	for _, test := range g.Tests {
		// A setup that cannot be played is an error, never a fault.
		interp.BuildTests(g, interp.TestSetup(test), []*model.Test{test})
	}
}

// damage takes out, doubles, swaps or replaces tokens, or moves whole lines.
func damage(t *rapid.T, src string) string {
	for range rapid.IntRange(1, 4).Draw(t, "changes") {
		tokens, _ := hclsyntax.LexConfig([]byte(src), "", hcl.InitialPos)
		if len(tokens) < 3 {
			return src
		}
		pick := func() hclsyntax.Token { return tokens[rapid.IntRange(0, len(tokens)-2).Draw(t, "token")] }
		a, b := pick(), pick()
		from, to := a.Range.Start.Byte, a.Range.End.Byte
		switch rapid.IntRange(0, 6).Draw(t, "change") {
		case 0:
			src = src[:from] + src[to:]
		case 1:
			src = src[:to] + " " + src[from:]
		case 2, 3:
			src = src[:from] + string(b.Bytes) + src[to:]
		case 4:
			src = src[:from] + rapid.SampledFrom(pieces).Draw(t, "piece") + src[to:]
		case 5: // the value of some attribute
			if eq := strings.Index(src[from:], " = "); eq >= 0 {
				end := strings.IndexByte(src[from+eq:], '\n')
				if end < 0 {
					end = len(src) - from - eq
				}
				src = src[:from+eq] + " = " + rapid.SampledFrom(pieces).Draw(t, "value") + src[from+eq+end:]
			}
		case 6: // a line goes elsewhere
			lines := strings.Split(src, "\n")
			i, j := a.Range.Start.Line-1, b.Range.Start.Line-1
			if i < len(lines) && j < len(lines) {
				lines[i], lines[j] = lines[j], lines[i]
				src = strings.Join(lines, "\n")
			}
		}
	}
	return src
}

var pieces = []string{
	"none", "true", "0", "-1", "2.5", "1e9", `"x"`, `""`, `"${x}"`, "null", "[]", "[[]]", "[[], 1]", "{}", "{ a = 1 }", "{ was = 1, now = 2 }", "any", "else", "self", "actor", "x", "x.y", "x[0]", "x[*]", "x.*",
	"[for s in x : s]", "{ for k, v in x : k => v }", "f()", "count()", "count(1, 2)", "numbers(0, 5)", "pool(0, d6)", "pool(2, d6)", "d6", "d0", "set(number)", "list(list(number))", "maybe(maybe(number))", "design(piece)",
	"optional(number, 1)", "optional()", "piece", "card", "box", "path", "space", "player", "track", "players", "pieces", "game", "game.over", "game.result", "enter()", "enter(any)", "enter(1, 2, 3, 4)", "set_up(1)",
	"mark(any, x)", "inferred(4)", "inferred()", "source(1)", "!1", "-true", "1 / 0", "1 % 0", "1 ? 2 : 3", "<<E\nx\nE\n", "(1)", "x...", "*", "with", "case", "else {}", "offer", "[a, a]", "2147483647", "4294967296",
}
