// Package save keeps a game in progress as a log of what was decided: JSON, one record a line, only ever appended to.
//
//	header     what is played: game, content, scenario, options, seed
//	decision   who decided what, by key, of how many options
//	die        a throw that a player typed in, or left to the machine
//	undo       back to the position after so many decisions
//	content    the content has changed; from here on the game is played with this one
//	end        how the game ended
//
// A save holds no position: a game is its header and its decisions, played again. So a save survives a change of the content as far as the
// changed game goes the same way, and Replay says where it no longer does.
package save

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
)

// Format names the files of this package, and the version of their records.
const Format = "sandtable-save/1"

// MaxBytes bounds the size of a save that is read.
const MaxBytes = 64 << 20

// Header says what is played.
type Header struct {
	Format   string            `json:"format"`
	Game     string            `json:"game"`
	Folder   string            `json:"folder,omitempty"` // where the content lies, of a game that is not built in
	Digest   string            `json:"digest"`
	Language int               `json:"language"`
	Version  string            `json:"version"`
	Mods     []string          `json:"mods,omitempty"` // their folders
	Scenario string            `json:"scenario,omitempty"`
	Options  map[string]string `json:"options,omitempty"`
	Seed     uint64            `json:"seed"`
	Dice     string            `json:"dice,omitempty"` // "manual": thrown by hand and typed in
	Bots     []string          `json:"bots,omitempty"` // players who are bots: PLAYER decides at random, PLAYER=careful:8 is careful
}

// Manual says whether dice are thrown by hand.
func (h *Header) Manual() bool { return h.Dice == "manual" }

// Decision is one decision taken.
type Decision struct {
	N       int       `json:"n"`
	Player  string    `json:"player"`
	Name    string    `json:"decision"`
	Key     string    `json:"key"`
	Options int       `json:"options"`
	By      string    `json:"by,omitempty"`     // "bot", or "auto" where there was but one option; a person if empty
	Rolled  [][]int32 `json:"rolled,omitempty"` // how the dice fell since the decision before
	Dice    []Die     `json:"-"`                // typed in after it
}

// Those who may decide beside people.
const (
	ByBot  = "bot"
	ByAuto = "auto"
)

// Die is one throw that a player was asked for.
type Die struct {
	Name  string `json:"die"`
	Value int32  `json:"value,omitempty"` // 0: left to the machine
}

// End is how a game ended.
type End struct {
	Result string    `json:"end"` // "" if it just stopped
	Rolled [][]int32 `json:"rolled,omitempty"`
}

// Log is what a save holds, with what was undone left out.
type Log struct {
	Header
	Opening   []Die // typed in before the first decision
	Decisions []Decision
	End       *End
	Current   string // the digest of the content that was last played with
	Torn      bool   // the last record was cut off while it was written
	Undone    int    // decisions that players took back
	Known     Known  // where they had seen or thrown something by then
	Cut       int    // decisions that were dropped because changed content went another way

	whole   int64 // bytes of whole records
	newline bool  // the last of them lacks its end of line
}

// record is any line behind the header. What it holds tells its kind.
type record struct {
	Format *string `json:"format"`
	N      *int    `json:"n"`
	Undo   *int    `json:"undo"`
	Known  int     `json:"known"`
	Cut    int     `json:"cut"`
	Die    *string `json:"die"`
	Digest *string `json:"digest"`
	End    *string `json:"end"`
}

// A DamagedError says where a file stops being a save.
type DamagedError struct {
	Line   int
	Reason string
}

// Error is the message.
func (e *DamagedError) Error() string {
	if e.Line == 1 {
		return "this is no save of a game: " + e.Reason
	}
	return fmt.Sprintf("line %d of the save is damaged: %s; the first %d lines are whole: `head -n %d SAVE > NEW` rescues them", e.Line, e.Reason, e.Line-1, e.Line-1)
}

// Parse reads a save. A last record that was cut off is left out and noted; anything else that is no record is an error.
func Parse(r io.Reader) (*Log, error) {
	src, err := io.ReadAll(io.LimitReader(r, MaxBytes+1))
	if err != nil {
		return nil, err
	}
	if len(src) > MaxBytes {
		return nil, &DamagedError{1, fmt.Sprintf("it is more than %d MB large", MaxBytes>>20)}
	}
	l := &Log{}
	for n, rest := 1, src; len(rest) > 0; n++ {
		line, tail, ended := bytes.Cut(rest, []byte("\n"))
		if !ended && n > 1 && !json.Valid(line) {
			l.Torn = true
			break
		}
		if err := l.line(n, line); err != nil {
			return nil, err
		}
		l.newline = !ended
		l.whole = int64(len(src) - len(tail))
		rest = tail
	}
	if l.Format == "" {
		return nil, &DamagedError{1, "it is empty"}
	}
	return l, nil
}

// line takes up one record.
func (l *Log) line(n int, line []byte) error {
	damaged := func(format string, args ...any) error { return &DamagedError{n, fmt.Sprintf(format, args...)} }
	if n == 1 {
		return l.header(line)
	}
	var rec record
	if err := json.Unmarshal(line, &rec); err != nil {
		return damaged("it holds no record")
	}
	switch {
	case rec.N != nil:
		var d Decision
		if err := json.Unmarshal(line, &d); err != nil || d.Key == "" {
			return damaged("it holds no whole decision")
		}
		if d.N != len(l.Decisions)+1 {
			return damaged("it holds decision %d, where %d is due", d.N, len(l.Decisions)+1)
		}
		l.Decisions = append(l.Decisions, d)
	case rec.Undo != nil:
		if *rec.Undo < 0 || *rec.Undo > len(l.Decisions) || rec.Known < 0 {
			return damaged("it goes back to decision %d, but there are %d", *rec.Undo, len(l.Decisions))
		}
		if rec.Cut > 0 {
			l.Cut += rec.Cut
		} else {
			l.Undone += len(l.Decisions) - *rec.Undo
		}
		l.Decisions, l.End = l.Decisions[:*rec.Undo], nil
		l.Known = l.Known.Back(*rec.Undo, rec.Known)
	case rec.Die != nil:
		var d Die
		if err := json.Unmarshal(line, &d); err != nil || d.Value < 0 {
			return damaged("it holds no throw")
		}
		l.throw(d)
	case rec.Digest != nil:
		l.Current = *rec.Digest
	case rec.End != nil:
		l.End = &End{}
		if err := json.Unmarshal(line, l.End); err != nil {
			return damaged("it holds no end of a game")
		}
	default:
		return damaged("it holds none of the records of a save")
	}
	return nil
}

// throw adds a typed throw to the decision that it followed.
func (l *Log) throw(d Die) {
	if n := len(l.Decisions); n > 0 {
		l.Decisions[n-1].Dice = append(l.Decisions[n-1].Dice, d)
	} else {
		l.Opening = append(l.Opening, d)
	}
}

func (l *Log) header(line []byte) error {
	if err := json.Unmarshal(line, &l.Header); err != nil {
		l.Header = Header{}
		return &DamagedError{1, "its first line is no header"}
	}
	if l.Format != Format {
		got := l.Format
		l.Header = Header{}
		if len(got) > 15 && got[:15] == Format[:15] {
			return &DamagedError{1, fmt.Sprintf("it has the format %q, which this version does not know; a newer one may", got)}
		}
		return &DamagedError{1, "its first line is no header"}
	}
	l.Current = l.Digest
	return nil
}
