package diagnostics

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var blockHead = regexp.MustCompile(`^([a-z]+) (?:"([^"]*)" )?(?:"[^"]*" )?\{$`)

// headOf is the kind and the name of the block in which @ stands.
func headOf(text string) (block, name string) {
	head, _, _ := strings.Cut(text, "@")
	lines := strings.Split(strings.TrimSuffix(head, "\n"), "\n")
	depth := 0
	for i := len(lines) - 1; i >= 0; i-- {
		switch l := lines[i]; {
		case l == "}":
			depth++
		case strings.HasSuffix(l, " {") && depth > 0:
			depth--
		case strings.HasSuffix(l, " {"):
			if m := blockHead.FindStringSubmatch(l); m != nil {
				return m[1], m[2]
			}
		}
	}
	return "", ""
}

// TestRevisedAttributes: what a mod revises is as if the game said so itself; or the revision is
// refused.
func TestRevisedAttributes(t *testing.T) {
	t.Parallel()
	refused, done := map[string]bool{}, 0
	for _, p := range places {
		if p.block == "mod" {
			continue
		}
		block, name := headOf(p.text)
		for _, attr := range slices.Sorted(maps.Keys(p.right)) {
			value, rest, _ := strings.Cut(p.right[attr], "\n")
			with, found := understood(t, p.files(attr, p.right[attr]))
			if len(errorsOf(found)) > 0 {
				t.Fatalf("%s %s: %s", p.block, attr, list(found))
			}
			files := p.files("", "")
			if rest != "" {
				files = p.files(strings.Fields(rest)[0], strings.TrimPrefix(rest, strings.Fields(rest)[0]+" = "))
			}
			label := ""
			if name != "" {
				label = ` "` + name + `"`
			}
			id := "outpost"
			if hasGame.MatchString(files["case.hcl"]) {
				id = "small"
			}
			files["mod/mod.hcl"] = "mod \"Loud\" { game = \"" + id + "\" }\nrevise \"" + block + "\"" + label + " {\n" + attr + " = { was = absent, now = " + value + " }\n}\n"
			revised, found := understood(t, files)
			switch errs := errorsOf(found); {
			case len(errs) > 0:
				refused[p.block+" "+attr] = true
				if strings.HasPrefix(errs[0].Code, "load/") {
					t.Errorf("%s %s: %s", p.block, attr, list(errs))
				}
			case withoutMods(revised) != withoutMods(with):
				t.Errorf("a revision of %s of a %s is accepted, and is not as if the game said %s = %s", attr, p.block, attr, p.right[attr])
			default:
				done++
			}
		}
	}
	if done < 60 {
		t.Errorf("only %d revisions are carried out", done)
	}
	t.Log("refused:", slices.Sorted(maps.Keys(refused)))
}

// withoutMods is how a game is understood, but for the mods that it tells of.
func withoutMods(dump string) string { return dump[:strings.LastIndex(dump, "}")] }
