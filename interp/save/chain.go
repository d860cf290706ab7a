package save

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
)

// Chain ties the lines of a save together. Each line ends in a sum of what it says and of the sum
// of the line before it, so that a line that was changed, added or taken out is noticed. Whoever
// wants to deceive can compute the sums again: they are no signature.
type Chain struct{ sum [8]byte }

// What ends a line: its sum as 16 digits.
const (
	sumKey  = `,"sum":"`
	sumEnd  = `"}`
	sumSize = len(sumKey) + 16 + len(sumEnd)
)

// Tie is the line that says something, with its sum and the end of the line.
func (c *Chain) Tie(body []byte) []byte {
	c.add(body)
	line := bytes.Clone(bytes.TrimSuffix(body, []byte("}")))
	line = append(line, sumKey...)
	line = hex.AppendEncode(line, c.sum[:])
	return append(line, sumEnd+"\n"...)
}

func (c *Chain) add(body []byte) {
	sum := sha256.Sum256(append(c.sum[:], body...))
	copy(c.sum[:], sum[:])
}

// line is the line of a record.
func (c *Chain) line(rec any) ([]byte, error) {
	body, err := json.Marshal(rec)
	if err != nil {
		return nil, err
	}
	return c.Tie(body), nil
}

// untie splits a line into what it says and its sum.
func untie(line []byte) (body, sum []byte, ok bool) {
	n := len(line) - sumSize
	if n < 1 || line[0] != '{' || !bytes.HasPrefix(line[n:], []byte(sumKey)) || !bytes.HasSuffix(line, []byte(sumEnd)) {
		return nil, nil, false
	}
	sum = line[n+len(sumKey) : len(line)-len(sumEnd)]
	return append(bytes.Clone(line[:n]), '}'), sum, true
}

// fits reports whether a line that says this, and carries this sum, follows; the chain then goes on
// after it.
func (c *Chain) fits(body, sum []byte) bool {
	next := *c
	next.add(body)
	if !bytes.Equal(hex.AppendEncode(nil, next.sum[:]), sum) {
		return false
	}
	*c = next
	return true
}
