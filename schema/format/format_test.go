package format

import (
	"bytes"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"pgregory.net/rapid"

	"sandtable/schema/diag"
	"sandtable/schema/load"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestLayout: the cases are pairs of files in testdata: name.in and name.golden.
func TestLayout(t *testing.T) {
	inputs, err := filepath.Glob("testdata/*.in")
	if err != nil || len(inputs) == 0 {
		t.Fatalf("no cases: %v", err)
	}
	for _, in := range inputs {
		t.Run(strings.TrimSuffix(filepath.Base(in), ".in"), func(t *testing.T) {
			src, err := os.ReadFile(in)
			if err != nil {
				t.Fatal(err)
			}
			got, findings := Source(in, src)
			if len(findings) > 0 {
				t.Fatal(findings)
			}
			file := strings.TrimSuffix(in, ".in") + ".golden"
			if *update {
				if err := os.WriteFile(file, got, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), string(got)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
			lawful(t, src)
		})
	}
}

func TestRefusesWhatDoesNotParse(t *testing.T) {
	for text, code := range map[string]string{
		"a = [\n":                       "load/syntax",
		"a  =  1   b = 2\n":             "load/syntax",
		"a = \"\x00\"\n":                "load/encoding",
		strings.Repeat("a {\n", 10_000): "load/too-deep",
	} {
		got, findings := Source("x.hcl", []byte(text))
		if len(findings) == 0 || findings[0].Code != code {
			t.Errorf("%.40q: %v, want %s", text, findings, code)
		}
		if string(got) != text {
			t.Errorf("%.40q: touched", text)
		}
	}
}

func TestDiff(t *testing.T) {
	before := []byte("a=1\nb = 2\n")
	after, _ := Source("x.hcl", before)
	want := "--- x.hcl\n+++ x.hcl\n@@ -1,2 +1,2 @@\n-a=1\n+a = 1\n b = 2\n"
	if diff := cmp.Diff(want, Diff("x.hcl", before, after)); diff != "" {
		t.Error(diff)
	}
	if d := Diff("x.hcl", after, after); d != "" {
		t.Errorf("a difference where there is none: %s", d)
	}
}

func TestMeaningIsSeen(t *testing.T) {
	for _, c := range []struct {
		a, b string
		same bool
	}{
		{"a = 1", "a   =   1\n\n\n", true},
		{"\n\na = 1 # x \n", "a = 1 # x", true},
		{"a = 1\r\nb = 2\r\n", "a = 1\n\n\nb = 2\n", true},
		{"a = 1\n", "a = 2\n", false},
		{"a = b - c\n", "a = b-c\n", false},
		{"a = \"x  y\"\n", "a = \"x y\"\n", false},
		{"a = <<E\n x\nE\n", "a = <<E\nx\nE\n", false},
		{"a = 1 # x\n", "a = 1\n", false},
		{"a {\n  b = 1\n}\n", "a { b = 1 }\n", false},
	} {
		if got := new(lexer).sameMeaning([]byte(c.a), []byte(c.b)); got != c.same {
			t.Errorf("%q and %q: %v", c.a, c.b, got)
		}
	}
}

// lawful checks what holds for every text: unreadable text comes back untouched; formatting twice
// is formatting once; the tree is the same; heredocs keep their bytes; the lines are clean.
func lawful(t interface{ Fatalf(string, ...any) }, src []byte) {
	once, findings := Source("x.hcl", src)
	if len(findings) > 0 {
		if !bytes.Equal(once, src) {
			t.Fatalf("%q was refused and touched: %q", src, once)
		}
		return
	}
	twice, again := Source("x.hcl", once)
	if len(again) > 0 {
		t.Fatalf("%q became %q, which is refused: %v", src, once, again)
	}
	if !bytes.Equal(once, twice) {
		t.Fatalf("%q is formatted as %q, then as %q", src, once, twice)
	}
	was, is := new(lexer).heredocs(src), new(lexer).heredocs(once)
	if len(was) != len(is) {
		t.Fatalf("%q lost a heredoc: %q", src, once)
	}
	for i := range was {
		if !bytes.Equal(was[i].SliceBytes(src), is[i].SliceBytes(once)) {
			t.Fatalf("%q: a heredoc changed: %q", src, once)
		}
	}
	if c := notInLine(once); c != "" {
		t.Fatalf("%q: this comprehension is not laid out: %s", src, c)
	}
	if a, b := tree(src), tree(once); a != b {
		t.Fatalf("the tree of %q changed (-want +got):\n%s", src, cmp.Diff(a, b))
	}
	if len(once) > 0 && (!bytes.HasSuffix(once, []byte("\n")) || bytes.HasSuffix(once, []byte("\n\n"))) && len(is) == 0 {
		t.Fatalf("%q does not end in one line end: %q", src, once)
	}
	if len(is) == 0 {
		for line := range bytes.Lines(once) {
			if s := strings.TrimSuffix(string(line), "\n"); strings.TrimRight(s, " \t\r") != s && !strings.Contains(s, `"`) {
				t.Fatalf("%q: a line ends in blanks: %q", src, line)
			}
		}
	}
}

// notInLine finds a comprehension that is on one line and reaches too far, or is on several and has
// its parts not on lines of their own.
func notInLine(src []byte) string {
	s := new(lexer).shapeOf(src)
	first := func(i int) bool { // on its line
		return i == 0 || s.tokens[i-1].Range.End.Line < s.tokens[i].Range.Start.Line || endsLine(s.tokens[i-1])
	}
	for i, c := range s.fors {
		text := string(s.src[s.tokens[i].Range.Start.Byte:s.tokens[c.end].Range.Start.Byte]) + "]"
		if t, ok := s.twin(c); ok && t.lines != c.lines {
			return text
		}
		line := bytes.LastIndexByte(src[:s.tokens[i].Range.Start.Byte], '\n') + 1
		switch {
		case !c.lines:
			if s.wide(c, width(src[line:s.tokens[i].Range.Start.Byte])) {
				return text
			}
		case !first(c.end), c.cond >= 0 && !first(c.cond), s.tokens[i+1].Type != hclsyntax.TokenComment && !first(i+1) && !endsLine(s.tokens[i+1]):
			return text
		}
	}
	return ""
}

// tree prints a text's syntax tree without places: an independent witness for the comparison of
// tokens.
func tree(src []byte) string {
	f, _ := hclsyntax.ParseConfig(src, "", hcl.InitialPos)
	var b strings.Builder
	body(&b, f.Body.(*hclsyntax.Body))
	return b.String()
}

func body(b *strings.Builder, n *hclsyntax.Body) {
	attributes := slices.Collect(maps.Values(n.Attributes))
	slices.SortFunc(attributes, func(x, y *hclsyntax.Attribute) int { return x.SrcRange.Start.Byte - y.SrcRange.Start.Byte })
	for _, a := range attributes {
		b.WriteString("\n" + a.Name + " = ")
		hclsyntax.Walk(a.Expr, walker{b})
	}
	for _, block := range n.Blocks {
		b.WriteString("\n" + block.Type + " " + strings.Join(block.Labels, " ") + " {")
		body(b, block.Body)
		b.WriteString("\n}")
	}
}

type walker struct{ b *strings.Builder }

func (w walker) Enter(n hclsyntax.Node) hcl.Diagnostics {
	switch n := n.(type) {
	case *hclsyntax.LiteralValueExpr:
		w.b.WriteString("(" + n.Val.GoString() + " ")
	case *hclsyntax.ScopeTraversalExpr:
		w.b.WriteString("(" + traversal(n.Traversal) + " ")
	case *hclsyntax.RelativeTraversalExpr:
		w.b.WriteString("(" + traversal(n.Traversal) + " ")
	case *hclsyntax.FunctionCallExpr:
		w.b.WriteString("(" + n.Name + " ")
	case *hclsyntax.BinaryOpExpr:
		w.b.WriteString("(op ")
	case *hclsyntax.ParenthesesExpr: // fmt may put brackets around a whole expression
	default:
		w.b.WriteString("(")
	}
	return nil
}

func (w walker) Exit(n hclsyntax.Node) hcl.Diagnostics {
	if _, ok := n.(*hclsyntax.ParenthesesExpr); !ok {
		w.b.WriteString(")")
	}
	return nil
}

func traversal(t hcl.Traversal) string {
	var b strings.Builder
	for _, step := range t {
		switch s := step.(type) {
		case hcl.TraverseRoot:
			b.WriteString(s.Name)
		case hcl.TraverseAttr:
			b.WriteString("." + s.Name)
		case hcl.TraverseIndex:
			b.WriteString("[" + s.Key.GoString() + "]")
		}
	}
	return b.String()
}

// repositoryFiles is all content files of the repository.
func repositoryFiles(t testing.TB) map[string][]byte {
	files := map[string][]byte{}
	err := filepath.WalkDir("../..", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(p) != ".hcl" {
			return err
		}
		src, err := os.ReadFile(p)
		files[p] = src
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, in := range []string{"testdata/signs.in", "testdata/blanks.in", "testdata/heredocs.in", "testdata/game.in", "testdata/comprehensions.in", "testdata/chains.in"} {
		src, err := os.ReadFile(in)
		if err != nil {
			t.Fatal(err)
		}
		files[in] = src
	}
	return files
}

func TestRepositoryFiles(t *testing.T) {
	for name, src := range repositoryFiles(t) {
		t.Run(name, func(t *testing.T) { lawful(t, src) })
	}
}

// TestMutations: random damage to real files: blanks, brackets, quotes and words are put in, taken
// out and doubled.
func TestMutations(t *testing.T) {
	var sources [][]byte
	for _, src := range repositoryFiles(t) {
		if len(src) < 20_000 {
			sources = append(sources, src)
		}
	}
	bits := []string{" ", "\t", "\n", "\n\n\n", "\r\n", "  \n", "-", "- ", "!", "(", ")", "[", "]", "{", "}", "\"", "${", "#", "# c\n", "//x\n", "/* c */", "/* \n\t c\n */", "<<E\n", "E\n", ".", ",", "=", "=>", "if", "in", "? ", ":", "1", "x", "..."}
	rapid.Check(t, func(t *rapid.T) {
		src := bytes.Clone(rapid.SampledFrom(sources).Draw(t, "source"))
		for range rapid.IntRange(1, 6).Draw(t, "changes") {
			i := rapid.IntRange(0, len(src)).Draw(t, "at")
			cut := min(len(src), i+rapid.SampledFrom([]int{0, 0, 0, 1, 2, 10}).Draw(t, "cut"))
			src = bytes.Join([][]byte{src[:i], []byte(rapid.SampledFrom(bits).Draw(t, "put")), src[cut:]}, nil)
		}
		lawful(t, src)
	})
}

// TestRandomTrees: random trees with random blanks between their words: most of them parse, and
// reach corners that real files do not.
func TestRandomTrees(t *testing.T) {
	parsed, all := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		var b strings.Builder
		for range rapid.IntRange(1, 5).Draw(t, "items") {
			item(t, &b, 3)
		}
		src := []byte(b.String())
		all++
		if _, f := load.Parse("", src); len(f) == 0 {
			parsed++
		}
		lawful(t, src)
	})
	if parsed < all/4 {
		t.Errorf("only %d of %d texts parse: the generator has gone wrong", parsed, all)
	}
}

// item writes an attribute or a block.
func item(t *rapid.T, b *strings.Builder, depth int) {
	pick := func(from ...string) string { return rapid.SampledFrom(from).Draw(t, "pick") }
	b.WriteString(pick("", " ", "\t", "\n", "\n\n\n", "# c  \n", "/* a\n\tb */ "))
	if depth > 0 && rapid.Bool().Draw(t, "block") {
		b.WriteString(pick("b", "if", "for") + pick(" ", "  ") + pick("", "x ", `"x y"`, `"x" "y"  `) + "{" + pick("\n", " # c\n", "\n\n\n", "\r\n"))
		for range rapid.IntRange(0, 3).Draw(t, "items") {
			item(t, b, depth-1)
		}
		b.WriteString(pick("", "\n\n", "  ") + "}" + pick("\n", " # c\n", "  \n", "\r\n"))
		return
	}
	if rapid.IntRange(0, 3).Draw(t, "line") == 0 {
		b.WriteString("b " + pick("", "x ", `"x  y"`) + "{" + pick("", " ") + "a = ")
		expr(t, b, depth, "")
		b.WriteString(pick("", " ") + "}" + pick("\n", " # c\n"))
		return
	}
	// one name for each attribute, or the text would not parse
	b.WriteString(fmt.Sprintf("a%d", b.Len()) + pick("=", " = ", "\t=  "))
	expr(t, b, depth, "")
	b.WriteString(pick("\n", " # c\n", "  // c\t\n", "\r\n", "\n\n\n"))
}

// expr writes an expression; blank is what may stand between its words beside a space: line ends
// and comments, inside brackets.
func expr(t *rapid.T, b *strings.Builder, depth int, blank string) {
	pick := func(from ...string) string { return rapid.SampledFrom(from).Draw(t, "pick") }
	gap := func() { b.WriteString(pick("", " ", "  ", "\t", blank)) }
	word := func(s string) { gap(); b.WriteString(s); gap() }
	if depth == 0 {
		word(pick("a", "b-1", "1", "-1", "2.5", "true", `"x  y"`, `"$${ % \\" "`, `""`, "if", "in", "a_rather_long_name_of_a_thing"))
		return
	}
	const loose = "\n# c\n\n\n"
	switch pick("atom", "binary", "unary", "cond", "list", "call", "object", "for", "forobject", "field", "index", "splat", "paren", "text", "heredoc") {
	case "atom":
		expr(t, b, 0, blank)
	case "binary":
		expr(t, b, depth-1, blank)
		b.WriteString(pick(" - ", "-", " -", "+", "*", "==", ">=", "&&", " || "))
		expr(t, b, depth-1, blank)
	case "unary":
		word(pick("-", "- ", "!", "! ", "- -"))
		expr(t, b, depth-1, blank)
	case "cond":
		expr(t, b, depth-1, blank)
		word("?")
		expr(t, b, depth-1, blank)
		word(":")
		expr(t, b, depth-1, blank)
	case "list", "call":
		b.WriteString(pick("[", "f("))
		closing := map[byte]string{'[': "]", '(': ")"}[b.String()[b.Len()-1]]
		for range rapid.IntRange(0, 3).Draw(t, "n") {
			expr(t, b, depth-1, loose)
			b.WriteString(",")
		}
		expr(t, b, depth-1, loose)
		b.WriteString(pick("", "\n", "\n\n\n") + closing)
	case "object":
		b.WriteString("{" + pick("", "\n", "\n\n\n", " # c\n"))
		for i := range rapid.IntRange(0, 3).Draw(t, "n") {
			b.WriteString(fmt.Sprintf("k%d", i) + pick("=", " = ", ": ", "  =\t"))
			expr(t, b, depth-1, "")
			b.WriteString(pick(",", "\n", "  # c\n", ",\n\n\n"))
		}
		b.WriteString("}")
	case "for":
		b.WriteString(pick("[for x in ", "[ for x,y in"+" "))
		expr(t, b, depth-1, loose)
		word(":")
		expr(t, b, depth-1, loose)
		b.WriteString(pick(" ", "\n") + "if ")
		expr(t, b, depth-1, loose)
		b.WriteString("]")
	case "forobject":
		b.WriteString("{ for k, v in ")
		expr(t, b, depth-1, loose)
		word(":")
		b.WriteString("k" + pick("=>", " => ", "=>\n"))
		expr(t, b, depth-1, loose)
		b.WriteString(pick("", "...", " if -v > 1", "  ") + "}")
	case "field":
		b.WriteString("a" + pick(".b", " . b", ".b-1.c", ".0", ".0 .b"))
	case "index":
		b.WriteString("a" + pick("[", " [", "[ "))
		expr(t, b, depth-1, loose)
		b.WriteString("]" + pick("", ".b", "[1]"))
	case "splat":
		b.WriteString("a" + pick("[*]", "[*].b", ".*", ".*.b"))
	case "paren":
		b.WriteString("(")
		expr(t, b, depth-1, loose)
		b.WriteString(")")
	case "text":
		b.WriteString(`"x ` + pick("${", "${~ ", "${ -"))
		expr(t, b, depth-1, loose)
		b.WriteString(pick("}", " }", "~}") + ` y"`)
	case "heredoc":
		b.WriteString(pick("<<E\n", "<<-E\n", "<<E\r\n") + pick("", "  x  \n", "\t[ \n\n\n", " ${ a+b }  \n", "%{ if a ~}\n x %{ endif }\n", " ${\n\n\n a }\n") + pick("E", "  E"))
	}
}

func FuzzFormat(f *testing.F) {
	for _, src := range repositoryFiles(f) {
		f.Add(src)
	}
	f.Add([]byte("a = { for k, v in b : k => -v if -v > 1 }\n"))
	f.Fuzz(func(t *testing.T, src []byte) { lawful(t, src) })
}

// TestFragmentsOfCodesAreFormatted: the fragments that explain findings are models for writers, so
// they are laid out as fmt lays out.
func TestFragmentsOfCodesAreFormatted(t *testing.T) {
	for _, c := range diag.Codes() {
		for _, text := range []string{c.Bad, c.Good} {
			got, findings := Source("x.hcl", []byte(text))
			if len(findings) > 0 {
				continue // what does not parse is the point of some
			}
			if diff := cmp.Diff(text+"\n", string(got)); diff != "" {
				t.Errorf("%s (-is +should be):\n%s", c.ID, diff)
			}
		}
	}
}
