package interp_test

import (
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/interp"
)

// shrunk makes a game in which the forms part smaller: blocks are left out and expressions replaced
// by parts of themselves or by something simple, as long as the forms still part in the same
// manner.
func shrunk(text string, why error) (string, error) {
	until := time.Now().Add(20 * time.Second)
	for again := true; again && time.Now().Before(until); {
		again = false
		for i := 0; time.Now().Before(until); i++ {
			all := cuts(text)
			if i >= len(all) {
				break
			}
			less := all[i].in(text)
			g, _ := written(less)
			if g == nil {
				continue
			}
			if err := formsAgree(g, interp.Setup{}, 2, 60); err != nil && manner(err) == manner(why) {
				text, why, again = less, err, true
				i--
			}
		}
	}
	return blank.ReplaceAllString(text[strings.Index(text, "\naction "):], "\n"), why
}

var blank = regexp.MustCompile(`\n(\s*\n)+`)

// manner tells a panic from a difference, and one difference from another.
func manner(err error) string {
	s := err.Error()
	if i := strings.Index(s, "panic: "); i >= 0 {
		at := regexp.MustCompile(`interp/(compile|function|machine|effect)/\w+\.go:\d+`).FindAllString(s, -1)
		return s[i:i+strings.Index(s[i:], "\n")] + strings.Join(at[:min(1, len(at))], "")
	}
	for _, m := range []string{"fail otherwise", "list otherwise", "other tables"} {
		if strings.Contains(s, m) {
			return m
		}
	}
	return ""
}

// cut is a piece of text, and what to put in its place.
type cut struct {
	from, to int
	with     string
}

func (c cut) in(text string) string { return text[:c.from] + c.with + text[c.to:] }

// cuts are all ways to make a game a little smaller, the largest first. What all such games have
// stays as it is, but for their actions.
func cuts(text string) (out []cut) {
	f, diags := hclsyntax.ParseConfig([]byte(text), "", hcl.InitialPos)
	if diags.HasErrors() {
		return nil
	}
	var body func(b *hclsyntax.Body)
	body = func(b *hclsyntax.Body) {
		for _, x := range b.Blocks {
			out = append(out, cut{x.TypeRange.Start.Byte, x.CloseBraceRange.End.Byte, ""})
			body(x.Body)
		}
		for _, a := range b.Attributes {
			for _, part := range partsOf(a.Expr) {
				p := part.Range()
				for _, simple := range []string{"men", "squares", "true", "false", "1", "a1", "m1"} {
					if p.End.Byte-p.Start.Byte > len(simple) {
						out = append(out, cut{p.Start.Byte, p.End.Byte, simple})
					}
				}
				for _, inner := range partsOf(part) {
					if q := inner.Range(); q != p {
						out = append(out, cut{p.Start.Byte, p.End.Byte, text[q.Start.Byte:q.End.Byte]})
					}
				}
			}
		}
	}
	fixed := strings.Index(text, "\naction ")
	body(f.Body.(*hclsyntax.Body))
	out = slices.DeleteFunc(out, func(c cut) bool { return c.from < fixed })
	slices.SortStableFunc(out, func(a, b cut) int { return (b.to - b.from - len(b.with)) - (a.to - a.from - len(a.with)) })
	return out
}

// partsOf is an expression and everything in it.
func partsOf(e hclsyntax.Expression) (out []hclsyntax.Expression) {
	_ = hclsyntax.VisitAll(e, func(n hclsyntax.Node) hcl.Diagnostics {
		if x, ok := n.(hclsyntax.Expression); ok {
			out = append(out, x)
		}
		return nil
	})
	return out
}
