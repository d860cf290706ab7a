package line

import (
	"fmt"
	"os"
	"time"

	"sandtable/interp/save"
)

// lookEvery is how often it is looked whether another screen asks for something while a line is
// awaited here.
const lookEvery = 500 * time.Millisecond

// heedCalls says, while a line is awaited, that another screen asks for consent: the line may be
// long in coming. It reads the save alone and touches nothing of the game, which whoever completes
// the line may be reading. The result ends it.
func (s *Screen) heedCalls() (stop func()) {
	if s.Script || s.Seat == nil || s.talk == nil || !s.talk.S.Shared() {
		return func() {}
	}
	file, seat := s.talk.S.File(), s.Seat.Name
	done, over := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(over)
		for size := int64(-1); ; {
			select {
			case <-done:
				return
			case <-time.After(lookEvery):
			}
			info, err := os.Stat(file)
			if err != nil || info.Size() == size {
				continue
			}
			l, err := save.Read(file)
			if err != nil { // a line of it is being written
				continue
			}
			if size = info.Size(); l.Wish != nil && l.Wish.By != seat {
				fmt.Fprint(s.out, "\nYou are asked for your consent to an undo: Enter shows to which.\n")
				return
			}
		}
	}()
	return func() { close(done); <-over }
}
