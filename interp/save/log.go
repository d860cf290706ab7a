// Package save keeps a game in progress as a log of what was decided: JSON, one record a line, only
// ever appended to.
//
//	header     what is played: game, content, scenario, options, seed
//	decision   who decided what, by key, of how many options
//	die        a throw that a player typed in, or left to the machine
//	undo       back to the position after so many decisions
//	content    the content has changed; from here on the game is played with this one
//	seat       a bot, or a person, decides for a player from here on
//	end        how the game ended
//	closing    the game was left in good order
//	orders     the standing answers of a player
//	wish       a player asks players at other screens to consent to an undo
//	checkpoint the position, for a long game to be taken up there
//
// Each line carries a sum of all lines up to it (Chain), and a save that was left in good order
// ends in a closing or an end. So what was changed or cut off is noticed.
//
// A game is its header and its decisions, played again. So a save survives a change of the content
// as far as the changed game goes the same way, and Replay says where it no longer does. The
// positions of a long game only spare time: see Checkpoint.
package save

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Format names the files of this package, and the version of their records.
const Format = formats + "3"

const formats = "sandtable-save/"

// MaxBytes bounds the size of a save.
const MaxBytes = 16 << 20

// Header says what is played.
type Header struct {
	Format string `json:"format"`
	Game   string `json:"game"`
	// Where the content lies, of a game that is not built in.
	Folder   string            `json:"folder,omitempty"`
	Digest   string            `json:"digest"`
	Language int               `json:"language"`
	Version  string            `json:"version"`
	Mods     []string          `json:"mods,omitempty"` // their folders
	Scenario string            `json:"scenario,omitempty"`
	Options  map[string]string `json:"options,omitempty"`
	Seed     uint64            `json:"seed"`
	Secret   string            `json:"secret,omitempty"` // 256 bits, hexadecimal, from which chance follows besides the seed
	Dice     string            `json:"dice,omitempty"`   // "manual": thrown by hand and typed in
	Undo     string            `json:"undo,omitempty"`   // UndoFair; else anything may be taken back
	// Players who are bots: PLAYER decides at random, PLAYER=search:500 searches.
	Bots []string `json:"bots,omitempty"`
	// The guide that leads a player through the first turn.
	Guide string `json:"guide,omitempty"`
}

// UndoFair is undo that stops at what was revealed or rolled, and at decisions of other players,
// unless they consent.
const UndoFair = "fair"

// Fair reports whether undo is fair.
func (h *Header) Fair() bool { return h.Undo == UndoFair }

// Manual reports whether dice are thrown by hand.
func (h *Header) Manual() bool { return h.Dice == "manual" }

// Log is what a save holds, with what was undone left out.
type Log struct {
	Header
	Opening   []Die // typed in before the first decision
	Decisions []Decision
	End       *End
	Current   string   // the digest of the content that was last played with
	Torn      bool     // the last record was cut off while it was written
	Left      *Closing // where the game was left, if that is the last record
	Closed    bool     // the last record is a closing or an end: the game was left in good order
	Undone    int      // decisions that players took back
	Consents  int      // how many times others consented to that
	Known     Known    // where they had seen or thrown something by then
	Cut       int      // decisions that were dropped because changed content went another way
	Reseated  bool     // a seat was given to a bot, or back, while the game was played

	// The standing answers of players, by name, as they were told last. Undo ends them.
	Orders map[string]Given

	// What a player wants to take back, and asks others for, if nothing has happened since.
	Wish        *Wish
	Checkpoints []Sealed // those that stand, in the order of the game

	behind  Chain // up to the record that is taken up
	chain   Chain // after the last whole record
	whole   int64 // bytes of whole records
	newline bool  // the last of them lacks its end of line
}

// A DamagedError says where a file stops being a save.
type DamagedError struct {
	Line   int
	Reason string
}

// Error is the message.
func (e *DamagedError) Error() string {
	if e.Line == 1 {
		return "this is not a save of a game: " + e.Reason
	}
	return fmt.Sprintf("line %d of the save is damaged: %s; the first %d lines are intact: `head -n %d SAVE > NEW` recovers them", e.Line, e.Reason, e.Line-1, e.Line-1)
}

// Parse reads a save. A last record that was cut off is left out and noted; anything else that is
// no record is an error.
func Parse(r io.Reader) (*Log, error) {
	src, err := io.ReadAll(io.LimitReader(r, MaxBytes+1))
	if err != nil {
		return nil, err
	}
	if len(src) > MaxBytes {
		return nil, &DamagedError{1, fmt.Sprintf("it is larger than %d MB", MaxBytes>>20)}
	}
	if len(src) == 0 {
		return nil, &DamagedError{1, "it is empty"}
	}
	l := &Log{}
	for n, rest := 1, src; len(rest) > 0; n++ {
		line, tail, ended := bytes.Cut(rest, []byte("\n"))
		if err := l.line(n, line); err != nil && n > 1 && !ended {
			l.Torn, l.Closed, l.Left = true, false, nil
			break
		} else if err != nil {
			return nil, err
		}
		l.newline = !ended
		l.whole = int64(len(src) - len(tail))
		rest = tail
	}
	return l, nil
}

// line takes up one line.
func (l *Log) line(n int, line []byte) error {
	if n == 1 {
		return l.header(line)
	}
	rec, err := l.next(line)
	if err != nil {
		return &DamagedError{n, err.Error()}
	}
	left, closing := rec.(*Closing)
	_, end := rec.(*End)
	l.Left, l.Closed = left, closing || end
	return nil
}

// next takes up the record of a line.
func (l *Log) next(line []byte) (Record, error) {
	body, sum, ok := untie(line)
	if !ok {
		return nil, errors.New("it has no checksum")
	}
	rec, err := decodeRecord(body)
	l.behind = l.chain
	if err == nil && !l.chain.fits(body, sum) {
		err = errChanged
	}
	if err == nil {
		err = rec.take(l)
	}
	return rec, err
}

var errChanged = errors.New("its checksum does not match: this line or one before it was changed, added or removed")

// header takes up the first line.
func (l *Log) header(line []byte) error {
	var named struct{ Format string }
	if json.Unmarshal(line, &named) != nil || !strings.HasPrefix(named.Format, formats) {
		return &DamagedError{1, "its first line is no header"}
	}
	switch named.Format {
	case Format, formats + "2": // which lacks policies of undo and checkpoints
	case formats + "1":
		return &DamagedError{1, fmt.Sprintf("it has the format %q of an earlier version of this program, which is no longer read", named.Format)}
	default:
		return &DamagedError{1, fmt.Sprintf("it has the format %q, which this version does not know; a newer one may", named.Format)}
	}
	body, sum, ok := untie(line)
	if !ok {
		return &DamagedError{1, "its header has no checksum"}
	}
	if err := exact(body, &l.Header); err != nil {
		return &DamagedError{1, "its header cannot be read: " + err.Error()}
	}
	if !l.chain.fits(body, sum) {
		return &DamagedError{1, "its header was changed: its checksum does not match"}
	}
	if err := l.sound(); err != nil {
		return &DamagedError{1, "its header cannot be read: " + err.Error()}
	}
	l.Current = l.Digest
	return nil
}
