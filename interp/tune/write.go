package tune

import (
	"bytes"
	"cmp"
	"slices"
	"strconv"

	"sandtable/schema/format"
)

// Write returns the texts of files with other weights in them, by name: only those that change. The
// numbers are replaced where they stand, so comments and layout stay; a file that was laid out as
// fmt does it is so again.
func Write(files map[string][]byte, weights []Tuned) map[string][]byte {
	out := map[string][]byte{}
	all := Changed(weights)
	slices.SortFunc(all, func(a, b Tuned) int { return cmp.Compare(b.Of.Base.Range().Start.Byte, a.Of.Base.Range().Start.Byte) })
	for _, w := range all {
		at := w.Of.Base.Range()
		text := out[at.Filename]
		if text == nil {
			text = files[at.Filename]
		}
		out[at.Filename] = slices.Concat(text[:at.Start.Byte], []byte(strconv.Itoa(int(w.Now))), text[at.End.Byte:])
	}
	for name, text := range out {
		if was, _ := format.Source(name, files[name]); bytes.Equal(was, files[name]) {
			out[name], _ = format.Source(name, text)
		}
	}
	return out
}
