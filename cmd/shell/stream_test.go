package shell

import (
	"bytes"
	"testing"
)

// TestStream: what steers a terminal is marked, however it is cut into writes; at a terminal colors
// pass.
func TestStream(t *testing.T) {
	for _, c := range []struct{ text, piped, watched string }{
		{"Größe\t世界\r\n", "Größe\t世界\r\n", "Größe\t世界\r\n"},
		{"\ufeffa\ufeff", "\ufeffa�", "\ufeffa�"},
		{"a\rb\r", "a�b�", "a�b�"},
		{"\x1b[1;31mred\x1b[0m", "�[1;31mred�[0m", "\x1b[1;31mred\x1b[0m"},
		{"\x1b[2J\x1b]0;t\a\x1b", "�[2J�]0;t��", "�[2J�]0;t��"},
		{"\x1b[31", "�[31", "�[31"},
		{"\x9b31m\xc2\u009b\u202e\xe4\xb8", "�31m�����", "�31m�����"},
	} {
		for _, colors := range []bool{false, true} {
			want := c.piped
			if colors {
				want = c.watched
			}
			for _, step := range []int{1, 2, 3, len(c.text)} {
				var out bytes.Buffer
				p := &stream{w: &out, colors: colors}
				for rest := []byte(c.text); len(rest) > 0; rest = rest[min(step, len(rest)):] {
					if n, err := p.Write(rest[:min(step, len(rest))]); n != min(step, len(rest)) || err != nil {
						t.Fatal(n, err)
					}
				}
				p.end()
				if got := out.String(); got != want {
					t.Errorf("%q in steps of %d, colors %v: %q, not %q", c.text, step, colors, got, want)
				}
			}
		}
	}
}
