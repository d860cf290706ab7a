package save

import (
	"bytes"
	"errors"
)

// Share is a save for others: the same game, without the folders of this machine in its header and
// without checkpoints. What was undone stays in it. A last record that was cut off is left out.
func Share(text []byte) ([]byte, error) {
	l, err := Parse(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	h := l.Header
	h.Format, h.Folder, h.Mods = Format, "", nil
	var c Chain
	out, err := c.line(h)
	if err != nil {
		return nil, err
	}
	for i, line := range bytes.Split(text[:l.whole], []byte("\n")) {
		if i == 0 || len(line) == 0 {
			continue
		}
		body, _, ok := untie(line)
		if !ok {
			return nil, errors.New("a line of the save has no checksum")
		}
		if rec, err := decodeRecord(body); err == nil {
			if _, is := rec.(*Checkpoint); is {
				continue
			}
		}
		out = append(out, c.Tie(body)...)
	}
	return out, nil
}
