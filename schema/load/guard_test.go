package load

import (
	"bytes"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"

	"pgregory.net/rapid"
)

// hostile are texts that would crash or stall HCL's parser or scanner, or whatever walks the tree
// after them.
var hostile = []struct {
	name string
	text func() string
	code string
}{
	{"brackets", func() string { return "a = " + strings.Repeat("[", 100_000) }, "load/too-deep"},
	{"balanced brackets", func() string { return "a = " + strings.Repeat("[", 100_000) + strings.Repeat("]", 100_000) }, "load/too-deep"},
	{"parentheses", func() string { return "a = " + strings.Repeat("(", 100_000) }, "load/too-deep"},
	{"objects", func() string { return "a = " + strings.Repeat("{ a = ", 100_000) }, "load/too-deep"},
	{"blocks", func() string { return strings.Repeat("a {\n", 100_000) }, "load/too-deep"},
	{"calls", func() string { return "a = " + strings.Repeat("f(", 100_000) }, "load/too-deep"},
	{"indexes", func() string { return "a = " + strings.Repeat("f[", 100_000) }, "load/too-deep"},
	{"texts in texts", func() string { return "a = " + strings.Repeat(`"${`, 100_000) }, "load/too-deep"},
	{"heredocs in heredocs", func() string { return "a = " + strings.Repeat("<<E\n${", 100_000) }, "load/too-deep"},
	{"brackets of all sorts", func() string { return "a = " + strings.Repeat(`[({"x${`, 30_000) }, "load/too-deep"},
	{"mismatched brackets", func() string { return "a = " + strings.Repeat(`[()`, 100_000) }, "load/too-deep"},
	{"sum", func() string { return "a = 1" + strings.Repeat("+1", 100_000) }, "load/too-long"},
	{"negations", func() string { return "a = " + strings.Repeat("!", 100_000) + "b" }, "load/too-long"},
	{"minus signs", func() string { return "a = " + strings.Repeat("- ", 100_000) + "b" }, "load/too-long"},
	{"conditions", func() string { return "a = " + strings.Repeat("b ? c : ", 100_000) + "d" }, "load/too-long"},
	{"fields", func() string { return "a = b" + strings.Repeat(".c", 100_000) }, "load/too-long"},
	{"splats", func() string { return "a = b" + strings.Repeat("[*]", 100_000) }, "load/too-long"},
	{"attribute splats", func() string { return "a = b" + strings.Repeat(".*", 100_000) }, "load/too-long"},
	{"sum over lines in a for", func() string { return "a = { for k, v in b : k => 1" + strings.Repeat("+\n1", 100_000) + "}" }, "load/too-long"},
	{"sum over lines after a late for", func() string {
		return "a = {\n# c\n for k, v in b : k => 1" + strings.Repeat("+\n1", 100_000) + "}"
	}, "load/too-long"},
	{"sum shared over levels", func() string {
		return "a = " + strings.Repeat(strings.Repeat("!", 100)+"(", 199)
	}, "load/too-long"},
	{"template directives", func() string { return `a = "` + strings.Repeat("%{ if a }", 100_000) + `"` }, "load/too-long"},
	{"heredoc of many lines", func() string { return "a = <<E\n" + strings.Repeat("x\n", MaxFile/4) + "E\n" }, "load/too-long"},
	{"text of many signs", func() string { return `a = "` + strings.Repeat("$a", MaxFile/4) + `"` }, "load/too-long"},
	{"unterminated text", func() string { return `a = "` + strings.Repeat("\n", MaxFile/4) }, "load/too-long"},
	{"long number", func() string { return "a = " + strings.Repeat("9", MaxFile-100) }, "load/too-long"},
	{"long fraction", func() string { return "a = 1." + strings.Repeat("9", MaxFile-100) }, "load/too-long"},
	{"huge number", func() string { return "a = 1e999999999" }, "load/too-long"},
	{"many tokens", func() string { return "a = [" + strings.Repeat("1,", 3_000_000) + "]" }, "load/too-large"},
	{"many lines", func() string { return strings.Repeat("\n", 8_000_000) }, "load/too-large"},
	{"many strange signs", func() string { return "a = " + strings.Repeat("“\n", 2_000_000) }, "load/too-large"},
	{"many names", func() string { return strings.Repeat("a\n", 4_000_000) }, "load/too-large"},
	{"many comments", func() string { return strings.Repeat("/**/", 2_000_000) }, "load/too-large"},
	{"comments without end", func() string { return strings.Repeat("/* ", MaxFile/3) }, "load/unclosed-comment"},
	{"large text", func() string { return `a = "` + strings.Repeat("x", 100<<20) + `"` }, "load/too-large"},
	{"NUL", func() string { return "a = 1\nb = \x00" }, "load/encoding"},
	{"latin 1", func() string { return "a = \"M\xfcller\"" }, "load/encoding"},
	{"UTF-16", func() string { return "\xff\xfea\x00 \x00=\x00" }, "load/encoding"},
}

// allocated is how many bytes something allocates: a measure of its work that is the same on every
// machine.
func allocated(f func()) int64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return int64(after.TotalAlloc - before.TotalAlloc)
}

func TestHostileTextIsRefusedQuickly(t *testing.T) {
	for _, h := range hostile {
		t.Run(h.name, func(t *testing.T) {
			src := []byte(h.text())
			var f *diag.Finding
			if took := allocated(func() { f = guarded("hostile.hcl", src) }); took > int64(2*len(src)+1<<20) { // to tell a column the line is copied
				t.Errorf("%d bytes are read with %d bytes of memory", len(src), took)
			}
			switch {
			case f == nil:
				t.Fatal("not refused")
			case f.Code != h.code:
				t.Errorf("refused with %s (%s), want %s", f.Code, f.Message, h.code)
			case f.Hint == "" || f.Range.Filename != "hostile.hcl" || f.Range.Start.Line < 1:
				t.Errorf("the finding lacks a hint or a place: %+v", f)
			}
		})
	}
}

// TestParserSurvivesWhatIsAllowed: what lies just inside the limits must not harm HCL's parser:
// that is what the limits are for.
func TestParserSurvivesWhatIsAllowed(t *testing.T) {
	deep := maxDepth - 1
	for name, text := range map[string]string{
		"brackets":     "a = " + strings.Repeat("[", deep) + strings.Repeat("]", deep),
		"objects":      "a = " + strings.Repeat("{ a = ", deep) + strings.Repeat("}", deep),
		"blocks":       strings.Repeat("a {\n", deep) + strings.Repeat("}\n", deep),
		"texts":        "a = " + strings.Repeat(`"${`, deep) + "x" + strings.Repeat(`}"`, deep),
		"sum":          "a = 1" + strings.Repeat("+1", maxChain/2-5),
		"negations":    "a = " + strings.Repeat("!", maxChain-5) + "b",
		"conditions":   "a = " + strings.Repeat("b ? c : ", maxChain/4-5) + "d",
		"fields":       "a = b" + strings.Repeat(".c", maxChain/2-5),
		"splats":       "a = b" + strings.Repeat("[*]", maxChain/2-5),
		"both":         "a = " + strings.Repeat(strings.Repeat("!", maxChain/deep-2)+"(", deep) + "b" + strings.Repeat(")", deep),
		"directives":   `a = "` + strings.Repeat("%{ if a }", maxPieces-5) + strings.Repeat("%{ endif }", 4) + `"`,
		"heredocs":     strings.Repeat("a = <<E\n"+strings.Repeat(strings.Repeat("x", 250)+"\n", maxPieces-5)+"E\n", 4),
		"many items":   "a = [" + strings.Repeat("1,", MaxTokens/2-10) + "]",
		"many faults":  strings.Repeat("a ]\n", MaxTokens/4),
		"long comment": "/*" + strings.Repeat("[", MaxFile-10) + "*/",
	} {
		t.Run(name, func(t *testing.T) {
			if f := guarded("x.hcl", []byte(text)); f != nil {
				t.Fatalf("refused: %s %s", f.Code, f.Message)
			}
			took := allocated(func() { hclsyntax.ParseConfig([]byte(text), "x.hcl", hcl.InitialPos) })
			t.Logf("%d MB allocated", took>>20)
			if took > 4<<30 {
				t.Errorf("parsing allocates %d MB", took>>20)
			}
		})
	}
}

func TestGuardPassesOrdinaryText(t *testing.T) {
	for _, text := range []string{
		"",
		"a = 1",
		"a = \"$\"\nb = \"%\"\nc = \"$${x}\"\nd = \"%%{x}\"\ne = \"a\\\"b\"\n",
		"a = <<E\n  [[[[ ((( {{{ \"\n  E\nb = 1\n",
		"a = <<-E\n$ 100 % [\n${ b[\"x\"] }\nE\n",
		"# [[[[\n// ((((\n/* {{{{ */\n",
		strings.Repeat("a \"b\" {\n  c = [1, 2, 3]\n}\n", 5_000),
		"a = [\n" + strings.Repeat("  [1, any, \"2-3\"],\n", 8_000) + "]\n",
		"a = {\n" + strings.Repeat("  b = [1, 2]\n", 10_000) + "}\n",
		"a = f(\n" + strings.Repeat("  b,\n", 20_000) + ")\n",
		"a = \"Besançon – “Höhe 627”\"\n",
	} {
		if f := guarded("x.hcl", []byte(text)); f != nil {
			t.Errorf("%.60q refused: %s %s", text, f.Code, f.Message)
		}
	}
}

func TestGuardSaysWhere(t *testing.T) {
	f := guarded("x.hcl", []byte("a = 1\nbé = \"\x00\"\n"))
	want := hcl.Range{Filename: "x.hcl", Start: hcl.Pos{Line: 2, Column: 7, Byte: 13}, End: hcl.Pos{Line: 2, Column: 8, Byte: 14}}
	if diff := cmp.Diff(want, f.Range); diff != "" {
		t.Error(diff)
	}
}

// guardAgrees compares the guard's idea of a text with that of HCL's scanner: never fewer tokens,
// and the same texts, interpolations and braces open at the end.
func guardAgrees(t interface{ Fatalf(string, ...any) }, src []byte) {
	if notText(src) >= 0 {
		return
	}
	g := guard{name: "x.hcl", src: src}
	if f := g.scan(); f != nil {
		return
	}
	tokens, _ := hclsyntax.LexConfig(src, "x.hcl", hcl.InitialPos)
	last := tokens[max(0, len(tokens)-2)]
	if last.Type == hclsyntax.TokenInvalid && len(last.Bytes) > 1 {
		return // HCL's scanner gave up in the middle; all after that is one token
	}
	if g.tokens < len(tokens)-1 {
		t.Fatalf("%q: %d tokens counted, HCL has %d", src, g.tokens, len(tokens)-1)
	}
	var got, want []byte
	for _, l := range g.levels {
		if l.isText() || l.kind == '$' || l.kind == '{' {
			got = append(got, l.kind)
		}
	}
	for _, tok := range tokens {
		switch tok.Type {
		case hclsyntax.TokenOQuote:
			want = append(want, '"')
		case hclsyntax.TokenOHeredoc:
			want = append(want, '<')
		case hclsyntax.TokenTemplateInterp, hclsyntax.TokenTemplateControl:
			want = append(want, '$')
		case hclsyntax.TokenOBrace:
			want = append(want, '{')
		case hclsyntax.TokenCQuote, hclsyntax.TokenCHeredoc, hclsyntax.TokenTemplateSeqEnd, hclsyntax.TokenCBrace:
			if len(want) > 0 {
				want = want[:len(want)-1]
			}
		}
	}
	if !bytes.Equal(got, want) {
		t.Fatalf("%q: open at the end %q, HCL has %q", src, got, want)
	}
}

var fragments = []string{
	"a", "for", "E", "in", " ", "\t", "\n", "\r\n", "\r", "1", "1.5", "1e5", "1e+", "1..", "=", "+", "-", "!", "?", ":", ".", "*", "...", "==", "=>", "<", "<<", "<<E\n",
	"<<-E\n", "<<E\r\n", "<<<E\n", "<<É\n", "\nE\n", "\n  E\n", "\r\nE\r\n", "{", "}", "~}", "[", "]", "(", ")", ",", "\"", "\\", "\\\"", "$", "%", "${", "%{", "${~", "$${", "%%{", "$$${", "$\n",
	"%\n", "#", "//", "/*", "*/", "/", "~", "é", "“", "`", "&", "&&", "|", "\ufeff",
}

func TestGuardAgreesWithScanner(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		parts := rapid.SliceOfN(rapid.SampledFrom(fragments), 0, 25).Draw(t, "parts")
		guardAgrees(t, []byte(strings.Join(parts, "")))
	})
}

func FuzzGuard(f *testing.F) {
	for _, s := range []string{"a = \"${b}\"\n", "a = <<E\n${ b }\nE\n", "a { b = [1, (2)] }\n", "a = \"$${ %%{ $\"\n"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, src []byte) { guardAgrees(t, src) })
}

func BenchmarkGuard(b *testing.B) {
	src := []byte(strings.Repeat("a \"b\" {\n  c = [1, 2, x.y] # why\n  d = \"text ${e} more\"\n}\n", 2_000))
	b.SetBytes(int64(len(src)))
	for b.Loop() {
		guarded("x.hcl", src)
	}
}
