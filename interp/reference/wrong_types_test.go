package reference_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/hashicorp/hcl/v2/hclwrite"

	"sandtable/interp"
	"sandtable/interp/effect"
	"sandtable/schema/diag"
	"sandtable/schema/load"
)

// wrongs are values of every sort, with the words of the descriptions for types that they fit.
var wrongs = []struct {
	value string
	fits  []string
}{
	{`[[{}]]`, nil},
	{`{ zz = [[{}]] }`, nil},
	{`7`, []string{"number", "expression", "[numbers]", "box"}},
	{`"?!"`, []string{"text", "expression"}},
	{`true`, []string{"bool", "expression"}},
	{`nonsense_that_is_no_name`, nil},
}

// TestAttributesOfWrongTypes: each attribute of each statement gives a finding where its value is
// of a wrong type: it is put into the statement's example.
func TestAttributesOfWrongTypes(t *testing.T) {
	for _, e := range effect.All() {
		for _, a := range e.Attrs {
			for _, w := range wrongs {
				if slices.ContainsFunc(strings.FieldsFunc(a.Type, func(r rune) bool { return r == ' ' || r == ',' }), func(word string) bool { return slices.Contains(w.fits, word) }) {
					continue
				}
				text := withAttr(t, e.Example, a.Name, w.value)
				_, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: hostFiles(t, around(text, e.Name)), Dir: ".", Name: "."}})
				if !slices.ContainsFunc(found, func(f diag.Finding) bool { return f.Severity == diag.Error }) {
					t.Errorf("%s: %s = %s gives no finding\n%s", e.Name, a.Name, w.value, text)
				}
			}
		}
	}
}

// withAttr sets an attribute of the statement that an example shows.
func withAttr(t *testing.T, example, name, value string) string {
	t.Helper()
	f, diags := hclwrite.ParseConfig([]byte(example), "example.hcl", hcl.InitialPos)
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	blocks := f.Body().Blocks()
	tokens, _ := hclsyntax.LexConfig([]byte(value), "", hcl.InitialPos)
	var raw hclwrite.Tokens
	for _, x := range tokens[:len(tokens)-1] {
		raw = append(raw, &hclwrite.Token{Type: x.Type, Bytes: x.Bytes})
	}
	body := blocks[len(blocks)-1].Body()
	if len(body.Attributes()) == 0 && len(body.Blocks()) == 0 {
		body.AppendNewline()
	}
	body.SetAttributeRaw(name, raw)
	return string(hclwrite.Format(f.Bytes()))
}
