package diagnostics

import (
	"maps"
	"slices"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// A change takes one attribute away, or calls one declaration or field otherwise, where it stands;
// all that uses it is as it was.
type change struct {
	file, what string
	at         hcl.Range
	now        string
}

// in returns the files of a game with the change.
func (c change) in(files map[string]string) map[string]string {
	out := maps.Clone(files)
	src := files[c.file]
	out[c.file] = src[:c.at.Start.Byte] + c.now + src[c.at.End.Byte:]
	return out
}

// changesOf lists all changes of a game. Rows are left out: each of them declares something of its
// own, and who takes a roster's rows away has lost all of it.
func changesOf(files map[string]string) []change {
	var out []change
	for _, name := range slices.Sorted(maps.Keys(files)) {
		f, diags := hclsyntax.ParseConfig([]byte(files[name]), name, hcl.InitialPos)
		if !diags.HasErrors() {
			out = append(out, changesIn(name, f.Body.(*hclsyntax.Body))...)
		}
	}
	return out
}

func changesIn(file string, body *hclsyntax.Body) []change {
	var out []change
	for _, name := range slices.Sorted(maps.Keys(body.Attributes)) {
		a := body.Attributes[name]
		if name == "rows" {
			continue
		}
		out = append(out, change{file, "without " + name, a.SrcRange, ""})
		if o, ok := a.Expr.(*hclsyntax.ObjectConsExpr); ok {
			for _, item := range o.Items {
				out = append(out, change{file, "a key of " + name, item.KeyExpr.Range(), "renamed_thing"})
			}
		}
	}
	for _, b := range body.Blocks {
		if b.Type != "section" {
			for _, r := range b.LabelRanges {
				out = append(out, change{file, "the name of a " + b.Type, r, `"Renamed Thing"`})
			}
		}
		out = append(out, changesIn(file, b.Body)...)
	}
	return out
}

// TestOneChangeIsFewFindings: whatever single thing is taken away from an example or called
// otherwise, the game is not flooded: nearly always one finding tells it, with all places.
func TestOneChangeIsFewFindings(t *testing.T) {
	t.Parallel()
	nth := sample(5, 15) // of the changes, one in so many; all of them take a minute
	games, wrong, all, many := realGames(t), 0, 0, 0
	for _, name := range slices.Sorted(maps.Keys(games)) {
		files := games[name]
		if len(files) > 4 {
			continue
		}
		for i, c := range changesOf(files) {
			if i%nth != 0 {
				continue
			}
			found := errorsOf(check(gameOf(c.in(files)), nil))
			if len(found) == 0 {
				continue
			}
			wrong++
			all += len(found)
			if len(found) > 2 {
				many++
				t.Logf("%s %s:%d: %s: %d findings: %s", name, c.file, c.at.Start.Line, c.what, len(found), list(found[:3]))
			}
		}
	}
	t.Logf("%d changes that are wrong have %d findings; %d have more than two", wrong, all, many)
	if wrong < 1000/nth {
		t.Errorf("only %d changes are wrong", wrong)
	}
	if mean := float64(all) / float64(wrong); mean > 1.2 {
		t.Errorf("%.2f findings a change", mean)
	}
	if 50*many > wrong {
		t.Errorf("%d of %d changes have more than two findings", many, wrong)
	}
}
