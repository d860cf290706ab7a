package save

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"

	"sandtable/interp/machine"
)

// Checkpoint is a position, for a long game to be taken up there and not played again from its
// beginning. It says nothing that does not follow from the log, and is used only by the very
// program that wrote it, with the same content, and only with the seal of the user: whoever makes
// up a position cannot make the seal. Else the log is played.
type Checkpoint struct {
	After   int    `json:"checkpoint"` // so many decisions
	Content string `json:"content"`    // digest
	Program string `json:"program"`    // of the executable
	Hash    string `json:"hash"`       // of the position
	Work    int64  `json:"work"`       // that it takes to come here from the beginning
	State   []byte `json:"state"`      // the position, packed
	Seal    string `json:"seal"`
}

// Sealer seals checkpoints, and knows its own again. Nil: there are none.
type Sealer struct {
	Program string // digest of the executable
	Key     []byte // of the user: whoever has it can make up positions
}

// seal is the seal of a checkpoint that stands after the lines of a chain.
func (s *Sealer) seal(c Checkpoint, behind *Chain) string {
	c.Seal = ""
	text, err := json.Marshal(c)
	if err != nil {
		return ""
	}
	h := hmac.New(sha256.New, s.Key)
	h.Write(behind.sum[:])
	h.Write(text)
	return hex.EncodeToString(h.Sum(nil))
}

// NewCheckpoint is the checkpoint of where a game stands.
func NewCheckpoint(s *Sealer, p *machine.Program, st *machine.State, after int, work int64) *Checkpoint {
	text := encode(st)
	return &Checkpoint{After: after, Content: p.Digest, Program: s.Program, Hash: hashOf(text), Work: work, State: pack(text)}
}

// hashOf is the hash of a position.
func hashOf(encoded []byte) string {
	sum := sha256.Sum256(encoded)
	return hex.EncodeToString(sum[:16])
}

// Agrees says whether a game stands where a checkpoint says, as far as this program can tell: known
// is false for one of another program or other content, whose positions are written otherwise.
func (c *Checkpoint) Agrees(program string, p *machine.Program, st *machine.State) (agrees, known bool) {
	if c.Program != program || c.Content != p.Digest {
		return false, false
	}
	text, err := unpack(c.State)
	return err == nil && hashOf(text) == c.Hash && hashOf(encode(st)) == c.Hash, true
}

// Open is the position of a checkpoint; an error if it is not to be trusted.
func (s *Sealer) Open(c *Sealed, p *machine.Program) (*machine.State, error) {
	switch {
	case s == nil || len(s.Key) == 0 || !hmac.Equal([]byte(s.seal(c.Checkpoint, &c.behind)), []byte(c.Seal)):
		return nil, errors.New("it was not written by this user")
	case c.Program != s.Program:
		return nil, errors.New("it was written by another version of the program")
	case c.Content != p.Digest:
		return nil, errors.New("it was written with other content")
	}
	text, err := unpack(c.State)
	if err != nil || hashOf(text) != c.Hash {
		return nil, errState
	}
	return decode(text, p)
}

// Sealed is a checkpoint of a log, with the lines that it stands after.
type Sealed struct {
	Checkpoint
	behind Chain
}

func (c Checkpoint) take(l *Log) error {
	if c.After != len(l.Decisions) || c.Work < 0 {
		return fmt.Errorf("it has a checkpoint after decision %d, but there are %d", c.After, len(l.Decisions))
	}
	l.Checkpoints = append(l.Checkpoints, Sealed{c, l.behind})
	return nil
}

// dropped forgets the checkpoints after the position after some decisions.
func (l *Log) dropped(to int) {
	n := len(l.Checkpoints)
	for n > 0 && l.Checkpoints[n-1].After > to {
		n--
	}
	l.Checkpoints = l.Checkpoints[:n]
}

// Check seals a checkpoint and appends it, unless the save is so full that the room is needed for
// decisions. It is returned as a log would hold it.
func (s *File) Check(sealer *Sealer, c *Checkpoint) (*Sealed, error) {
	if s.size+int64(len(c.State))*2 > MaxBytes*3/4 {
		return nil, &FullError{s.Path}
	}
	behind := s.chain
	c.Seal = sealer.seal(*c, &behind)
	if err := s.Append(*c); err != nil {
		return nil, err
	}
	return &Sealed{*c, behind}, nil
}

// Size is how many bytes the save has.
func (s *File) Size() int64 { return s.size }
