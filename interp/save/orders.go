package save

import (
	"errors"
	"fmt"
	"regexp"
)

// Orders are the standing answers of a player from here on, all of them: what was said of them
// before holds no more. They are written after they have changed, with the next decision or when
// the game is left.
type Orders struct {
	Player string  `json:"orders"`
	List   []Order `json:"list,omitempty"`
}

// An Order is a standing answer: what passes a decision, or answers it alike, whenever it comes.
type Order struct {
	Decision string `json:"decision"`
	Nth      int    `json:"nth,omitempty"` // of the decisions of that name in the compiled game
	Answer   string `json:"answer,omitempty"`
	Advised  bool   `json:"advised,omitempty"` // what the game advises is taken; without an answer, too, it is passed
	All      bool   `json:"all,omitempty"`     // so is whatever else its player is asked

	// What ends it, beside the end of the game: the phase that is in progress in this frame,
	// counted from 1; a track that no longer stands where it was; something so near.
	Phase int    `json:"phase,omitempty"`
	Track string `json:"track,omitempty"`
	Was   int32  `json:"was,omitempty"`
	Near  int    `json:"near,omitempty"`

	Unless string `json:"unless,omitempty"` // when it is asked all the same: 40%, near 2, advised
}

const (
	mostOrders = 1000 // how many standing answers a player may have
	MostNear   = 9999 // how near something may be that ends a standing answer, or has it asked
)

var exception = regexp.MustCompile(`^(advised|near [1-9][0-9]{0,3}|[1-9][0-9]?%|100%)$`)

func (o Orders) take(l *Log) error {
	if o.Player == "" {
		return errors.New("it has standing answers of nobody")
	}
	if len(o.List) > mostOrders {
		return fmt.Errorf("it has %d standing answers; a player has %d at most", len(o.List), mostOrders)
	}
	for _, x := range o.List {
		if reason := x.wrong(); reason != "" {
			return fmt.Errorf("it has a standing answer of %s to %q %s", o.Player, x.Decision, reason)
		}
	}
	if l.Orders == nil {
		l.Orders = map[string]Given{}
	}
	l.Orders[o.Player] = Given{len(l.Decisions), o.List}
	return nil
}

// wrong says what no game can make of a standing answer; "" if there is nothing.
func (o *Order) wrong() string {
	ends := 0
	for _, is := range []bool{o.Phase != 0, o.Track != "", o.Near != 0} {
		if is {
			ends++
		}
	}
	switch {
	case o.Decision == "" || o.Nth < 0:
		return "that names no decision"
	case o.All && !o.Advised:
		return "that answers all without advice"
	case o.Answer != "" && o.Advised:
		return "that both has an answer and takes advice"
	case ends > 1 || o.Phase < 0 || o.Near < 0 || o.Near > MostNear || o.Was != 0 && o.Track == "":
		return "that does not say when it ends"
	case o.Unless != "" && !exception.MatchString(o.Unless):
		return fmt.Sprintf("with the unknown exception %q", o.Unless)
	}
	return ""
}

// Given are standing answers as they stood after some decisions.
type Given struct {
	After int
	List  []Order
}
