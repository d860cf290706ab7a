package save

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// A Record is one line of a save after its header.
type Record interface {
	// take adds the record to what the lines before it hold, or says why it cannot follow them.
	take(l *Log) error
}

// Decision is one decision taken.
type Decision struct {
	N       int    `json:"n"`
	Player  string `json:"player"`
	Name    string `json:"decision"`
	Key     string `json:"key"`
	Options int    `json:"options"`
	Joined  bool   `json:"joined,omitempty"`  // to the decision before: who takes back one takes back both
	Unasked bool   `json:"unasked,omitempty"` // the player had answered before, or had it arranged: they have not seen the game ask
	By      string `json:"by,omitempty"`      // ByBot, ByLot, ByAuto or ByGuide; a person if empty
	Bot     string `json:"bot,omitempty"`     // which bot, as seats name it; of saves that do not tell, the bot of the seat
	Fallen         // how the dice fell since the decision before
	Dice    []Die  `json:"-"` // typed in after it
}

// Those who may decide beside people.
const (
	ByBot  = "bot"
	ByLot  = "lot"  // a bot whose policy has failed
	ByAuto = "auto" // there was only one option

	ByGuide = "guide" // the guide that leads another decision of the game
)

// Die is one throw that a player was asked for.
type Die struct {
	Name  string `json:"die"`
	Value int32  `json:"value,omitempty"` // 0: left to the machine
}

// Undo goes back to the position after some decisions.
type Undo struct {
	To int `json:"undo"`
	// Decisions undone after something was seen or thrown.
	Known   int      `json:"known,omitempty"`
	Took    int      `json:"took,omitempty"`    // decisions undone, where undo is fair
	By      string   `json:"by,omitempty"`      // the player who took them back
	Consent []string `json:"consent,omitempty"` // the players who were asked and agreed
	// Decisions dropped because changed content goes another way.
	Cut int `json:"cut,omitempty"`
}

// Wish asks for the consent of players at other screens to go back to the position after some
// decisions. It is written anew when one of them answers, and is void when anything is decided.
type Wish struct {
	To      int      `json:"wish"`
	By      string   `json:"by"`
	Consent []string `json:"consent,omitempty"` // those who have agreed
	Denied  string   `json:"denied,omitempty"`  // the one who has not
}

// Content says that the game goes on with changed content.
type Content struct {
	Digest  string `json:"digest"`
	Version string `json:"version"`
}

// Seat says who decides for a player from here on: a bot, or a person.
type Seat struct {
	Player string `json:"seat"`
	Bot    string `json:"bot,omitempty"` // "": a person
}

// Among returns the bots of a header with this seat among them.
func (s Seat) Among(bots []string) []string {
	bots = slices.DeleteFunc(bots, func(b string) bool { name, _, _ := strings.Cut(b, "="); return name == s.Player })
	if s.Bot == "" {
		return bots
	}
	return append(bots, s.Player+"="+s.Bot)
}

// Unled says that the player decides without the guide from here on.
type Unled struct {
	Guide string `json:"left"` // which guide was left
}

// End is how a game ended.
type End struct {
	Result string `json:"end"` // "" if it just stopped
	Fallen
}

// Closing says that the game was left in good order after some decisions. A save that ends
// otherwise, and not with the end of its game, lacks lines that were never written or were lost.
// For lists of saves it tells what is decided next, and by whom, in words.
type Closing struct {
	Decisions int    `json:"closed"`
	Next      string `json:"next,omitempty"`
	What      string `json:"what,omitempty"`
}

func (d Decision) take(l *Log) error {
	switch {
	case d.Key == "":
		return errors.New("it has no complete decision")
	case d.N != len(l.Decisions)+1:
		return fmt.Errorf("it has decision %d, expected %d", d.N, len(l.Decisions)+1)
	}
	l.Decisions, l.Wish = append(l.Decisions, d), nil
	return nil
}

func (d Die) take(l *Log) error {
	if d.Value < 0 {
		return errors.New("it has no roll")
	}
	if n := len(l.Decisions); n > 0 {
		l.Decisions[n-1].Dice = append(l.Decisions[n-1].Dice, d)
	} else {
		l.Opening = append(l.Opening, d)
	}
	return nil
}

func (u Undo) take(l *Log) error {
	switch {
	case u.To < 0 || u.To > len(l.Decisions) || u.Known < 0 || u.Cut < 0 || u.Took < 0:
		return fmt.Errorf("it undoes to decision %d, but there are %d", u.To, len(l.Decisions))
	case l.Fair() && u.Known > 0 && len(u.Consent) == 0:
		return errors.New("it undoes what was revealed or rolled without the consent of anybody, and undo is fair in this game")
	}
	if u.Cut > 0 {
		l.Cut += u.Cut
	} else {
		l.Undone += len(l.Decisions) - u.To
	}
	l.Decisions, l.End, l.Wish, l.Orders = l.Decisions[:u.To], nil, nil, nil
	l.dropped(u.To)
	l.Known = l.Known.Back(u)
	if len(u.Consent) > 0 {
		l.Consents++
	}
	return nil
}

func (w Wish) take(l *Log) error {
	if w.To < 0 || w.To >= len(l.Decisions) {
		return fmt.Errorf("it asks to undo to decision %d, but there are %d", w.To, len(l.Decisions))
	}
	if l.Wish = &w; w.Denied != "" {
		l.Wish = nil
	}
	return nil
}

func (c Content) take(l *Log) error {
	l.Current = c.Digest
	return nil
}

func (s Seat) take(l *Log) error {
	if s.Player == "" {
		return errors.New("it has no player")
	}
	l.Bots, l.Reseated = s.Among(l.Bots), true
	return nil
}

func (u Unled) take(l *Log) error {
	if u.Guide == "" || u.Guide != l.Guide {
		return errors.New("it leaves a guide that does not lead")
	}
	l.Guide = ""
	return nil
}

func (e End) take(l *Log) error {
	l.End = &e
	return nil
}

func (c Closing) take(l *Log) error {
	if c.Decisions != len(l.Decisions) {
		return fmt.Errorf("it closes the save after decision %d, but there are %d", c.Decisions, len(l.Decisions))
	}
	return nil
}

// kinds lists the records by the key that only they have.
var kinds = []struct {
	key string
	new func() Record
}{
	{"n", func() Record { return new(Decision) }},
	{"undo", func() Record { return new(Undo) }},
	{"die", func() Record { return new(Die) }},
	{"digest", func() Record { return new(Content) }},
	{"end", func() Record { return new(End) }},
	{"closed", func() Record { return new(Closing) }},
	{"wish", func() Record { return new(Wish) }},
	{"seat", func() Record { return new(Seat) }},
	{"left", func() Record { return new(Unled) }},
	{"orders", func() Record { return new(Orders) }},
	{"checkpoint", func() Record { return new(Checkpoint) }},
}

// decodeRecord reads one record. Its first key tells its kind, if this program has written it.
func decodeRecord(body []byte) (Record, error) {
	if key, _, ok := bytes.Cut(bytes.TrimPrefix(body, []byte(`{"`)), []byte(`":`)); ok {
		for _, k := range kinds {
			if string(key) == k.key {
				rec := k.new()
				return rec, exact(body, rec)
			}
		}
	}
	var keys map[string]json.RawMessage
	if json.Unmarshal(body, &keys) != nil {
		return nil, errors.New("it has no record")
	}
	for _, k := range kinds {
		if _, ok := keys[k.key]; ok {
			rec := k.new()
			return rec, exact(body, rec)
		}
	}
	return nil, errors.New("it has no known record")
}

// exact reads what a line holds, and takes it only if this program would write it so: an unknown
// key, a key that stands twice or a blank too many means that somebody else has written the line.
func exact(body []byte, into any) error {
	if json.Unmarshal(body, into) != nil {
		return errors.New("it has no complete record")
	}
	again, err := json.Marshal(into)
	if err != nil {
		return err
	}
	if bytes.Equal(again, body) {
		return nil
	}
	var have, known map[string]json.RawMessage
	if json.Unmarshal(body, &have) == nil && json.Unmarshal(again, &known) == nil {
		maps.DeleteFunc(have, func(key string, _ json.RawMessage) bool { _, ok := known[key]; return ok })
	}
	if len(have) > 0 {
		return fmt.Errorf("it has the unknown key %q", strings.Join(slices.Sorted(maps.Keys(have)), `", "`))
	}
	return errors.New("its layout differs from what this program writes")
}
