package compile

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestJoin(t *testing.T) {
	for _, c := range []struct{ list, more, want string }{
		{"", "abc", "abc"},
		{"abc", "", "abc"},
		{"abd", "acd", "acbd"}, // c stands behind a there; b knows nothing of c
		{"ad", "abcde", "abcde"},
		{"bd", "abcd", "abcd"},
	} {
		if got := string(join([]byte(c.list), []byte(c.more))); got != c.want {
			t.Errorf("join(%s, %s): %s", c.list, c.more, cmp.Diff(c.want, got))
		}
	}
}
