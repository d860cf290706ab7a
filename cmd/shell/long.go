package shell

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"time"
)

// Long computations stop when their budget is used up, or when Ctrl-C is pressed, and print what
// they have by then. A second Ctrl-C ends the program at once.

// errInterrupted and errBudget are the causes for which a computation stops.
var (
	errInterrupted = errors.New("interrupted")
	errBudget      = errors.New("the time budget is exhausted")
)

// Long begins a computation that may take so long (0: as long as it likes). Whoever calls it calls
// stop in the end.
func Long(budget time.Duration) (ctx context.Context, stop func()) {
	ctx, cancel := context.WithCancelCause(context.Background())
	signals, quit := make(chan os.Signal, 1), make(chan struct{})
	signal.Notify(signals, os.Interrupt)
	go func() {
		select {
		case <-signals:
			signal.Stop(signals) // a second one has its usual effect
			cancel(errInterrupted)
		case <-quit:
		}
	}()
	timer := func() bool { return true }
	if budget > 0 {
		timer = time.AfterFunc(budget, func() { cancel(errBudget) }).Stop
	}
	return ctx, func() {
		timer()
		signal.Stop(signals)
		close(quit)
	}
}

// Stopped tells on stderr that a computation was stopped, and how far it has come. Interrupted, it
// gives the error with the exit code for that; else none.
func (s *Shell) Stopped(ctx context.Context, format string, args ...any) error {
	cause := context.Cause(ctx)
	if cause == nil {
		return nil
	}
	fmt.Fprintf(s.Err, "stopped, for %s: %s\n", because(cause), fmt.Sprintf(format, args...))
	if errors.Is(cause, errInterrupted) {
		return Exit(Interrupted, nil)
	}
	return nil
}

// because describes the cause of a stop.
func because(cause error) string {
	if errors.Is(cause, errInterrupted) {
		return "Ctrl-C was pressed"
	}
	return cause.Error()
}
