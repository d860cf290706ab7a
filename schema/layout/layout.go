// Package layout measures and lays out text for terminals. Widths are columns of the screen: a
// Chinese character takes two, an accent set on a letter takes none.
//
// Whatever the program prints in columns or breaks into lines goes through this package; text is
// content's, and content is written in any language.
package layout

import (
	"strings"

	"github.com/rivo/uniseg"
)

// Width is how many columns a text takes.
func Width(s string) int {
	for i := range len(s) {
		if s[i] < ' ' || s[i] > '~' {
			return uniseg.StringWidth(s)
		}
	}
	return len(s) // the common case
}

// Pad fills a text up to a width with blanks, or cuts it.
func Pad(s string, n int) string {
	s = Cut(s, n)
	return s + blanks(n-Width(s))
}

// PadLeft is Pad with the blanks before the text; a text that is too wide stays whole.
func PadLeft(s string, n int) string { return blanks(n-Width(s)) + s }

// Fill is Pad, but a text that is too wide stays whole.
func Fill(s string, n int) string { return s + blanks(n-Width(s)) }

func blanks(n int) string { return strings.Repeat(" ", max(n, 0)) }

// Cut shortens a text to a width. A wide character that would reach over the edge is left out.
func Cut(s string, n int) string {
	if Width(s) <= n {
		return s
	}
	end, used, state := 0, 0, -1
	for rest := s; rest != ""; {
		var cluster string
		var w int
		cluster, rest, w, state = uniseg.FirstGraphemeClusterInString(rest, state)
		if used += w; used > n {
			break
		}
		end += len(cluster)
	}
	return s[:end]
}

// Cells is a text column by column: each character as its reader sees it, and "" for the columns
// over which a wide one goes on.
func Cells(s string) []string {
	out := make([]string, 0, len(s))
	state := -1
	for s != "" {
		var cluster string
		var w int
		cluster, s, w, state = uniseg.FirstGraphemeClusterInString(s, state)
		if w == 0 { // it takes no column of its own
			if last := len(out) - 1; last >= 0 {
				for last > 0 && out[last] == "" {
					last--
				}
				out[last] += cluster
			}
			continue
		}
		out = append(out, cluster)
		for range w - 1 {
			out = append(out, "")
		}
	}
	return out
}

// Dedent takes away the indentation that all lines with words have in common.
func Dedent(lines []string) []string {
	common := -1
	for _, l := range lines {
		if n := len(l) - len(strings.TrimLeft(l, " ")); n < len(l) && (common < 0 || n < common) {
			common = n
		}
	}
	out := make([]string, len(lines))
	for i, l := range lines {
		out[i] = l[min(max(common, 0), len(l)):]
	}
	return out
}
