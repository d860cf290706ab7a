package machine

import (
	"strings"

	"sandtable/schema/model"
)

// Observer is told what happens. Logs, screens, statistics and coverage are observers; the machine
// knows none of them.
type Observer func(m *M, e Event)

// Event is one thing that happened.
type Event struct {
	Kind EventKind
	Proc *Proc
	A    int32 // the thing: piece, host, track, deck
	B    int32 // from, marker, side
	C    int32 // to, count
	Name string
	List []int32
	At   *Place
	Type model.Type // of B, where the machine alone cannot tell
}

// EventKind says what happened.
type EventKind uint8

// The kinds of events.
const (
	Entered   EventKind = iota // a procedure began
	Left                       // a procedure ended
	Moved                      // piece A from place B to place C
	Flipped                    // thing A to side B
	Marked                     // host A, marker B, C of them (negative: taken off)
	Advanced                   // track A from box B to box C
	Changed                    // field Name of thing A, from B to C
	Rolled                     // the throw Name: List; C is its table's result if B is 1
	Drew                       // piece A from B to C
	Revealed                   // piece A
	Concealed                  // piece A, which still lies face up
	Shuffled                   // deck A
	Chose                      // player A took option B of the decision Name
	Said                       // Name is the text
	Ended                      // result A
	Disclosed                  // player A has chosen B, of the type Type, as Name, for piece C or none
	Skipped                    // the decision Name was not asked: there was nothing to choose
)

// eventWork is the number of steps charged for an event that is observed: to describe it takes
// longer than most statements.
const eventWork = 16

// Tell reports an event to the observer.
func (m *M) Tell(e Event) {
	if m.Watch != nil && m.trial == 0 {
		m.Spend(eventWork)
		if m.proc != nil && m.pc > 0 && int(m.pc) <= len(m.proc.Code) {
			e.At = m.proc.Code[m.pc-1].At
		}
		m.Watch(m, e)
	}
}

// maxSaid bounds the bytes of a line; nobody reads more.
const maxSaid = 10_000

// Say tells the observer a line for people.
func (m *M) Say(text string) {
	m.SpendList(len(text))
	m.Tell(Event{Kind: Said, Name: strings.ToValidUTF8(text[:min(len(text), maxSaid)], "")})
}
