package match

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"sandtable/interp/naming"
)

// TestPlainKey: a plain key is its words in small letters, with one blank between them.
func TestPlainKey(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		key := rapid.StringOf(rapid.RuneFrom([]rune("aZ9 -_:,.\té世ⱺȺ"))).Draw(t, "key")
		words := strings.FieldsFunc(strings.ToLower(key), func(r rune) bool { return strings.ContainsRune(" -_\t:,.", r) })
		if got := Plain(key); got != strings.Join(words, " ") {
			t.Fatalf("%q becomes %q", key, got)
		}
	})
}

// TestMatchOfMany: a word that means no option is looked for in a list of very many with long names
// in a few steps for each.
func TestMatchOfMany(t *testing.T) {
	opts := make([]naming.Option, 1000)
	for i := range opts {
		opts[i].Key = fmt.Sprintf("move %s-%d", strings.Repeat("long_name-", 30), i)
	}
	for _, word := range []string{"zz", "move zz 1"} {
		made := testing.AllocsPerRun(1, func() {
			if IsKey(opts, word) || len(Mentions(opts, word)) > 0 {
				t.Error(word, "means something")
			}
		})
		if made > 4000 {
			t.Errorf("%q: %v strings are made", word, made)
		}
	}
}

// TestHeaded: where keys leave out the one action that there is, it may be typed in front of them.
func TestHeaded(t *testing.T) {
	o := Options{
		List: []naming.Option{
			{Key: "11th_foot-0202", Title: "March: 11th Foot, 0202"},
			{Key: "12th_foot-0202", Title: "March: 12th Foot, 0202"},
			{Key: "dig 12th_foot", Title: "Dig: 12th Foot"},
			{Key: "pass", Title: "pass"},
		},
		Passing: 3,
		Passes:  func(i int) bool { return i == 3 },
	}
	for input, want := range map[string]string{
		"march 11 0202": "[0]", "March 0202": "[0 1]", "march 12th": "[1]", "march pass": "[]", "march": "[]", "dig 11th": "[]", "fire 11th": "[]",
	} {
		if got := fmt.Sprint(o.Meant(input)); got != want {
			t.Errorf("%q means %s, want %s", input, got, want)
		}
	}
}
