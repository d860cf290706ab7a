package shell

import (
	"fmt"
	"os"
	"os/signal"
	"time"
)

// patience is how long Ctrl-C waits for the screen to take it before the user is told that the
// program is busy.
const patience = 300 * time.Millisecond

// Interrupts passes each Ctrl-C on to a screen. While the program is busy, with a bot for instance,
// the first is taken where the game next waits for somebody; a second one ends the program at once.
func (s *Shell) Interrupts() (pressed <-chan struct{}, stop func()) {
	signals := make(chan os.Signal, 1)
	taken := make(chan struct{})
	signal.Notify(signals, os.Interrupt)
	go func() {
		for range signals {
			select {
			case taken <- struct{}{}:
				continue
			case <-time.After(patience):
			}
			fmt.Fprintln(s.Err, "\nThe game stops at the next decision. Press Ctrl-C again to exit at once; unsaved decisions are lost.")
			select {
			case taken <- struct{}{}:
			case <-signals:
				os.Exit(Interrupted)
			}
		}
	}()
	return taken, func() { signal.Stop(signals); close(signals) }
}
