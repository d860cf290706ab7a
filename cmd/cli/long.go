package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"time"

	"github.com/spf13/pflag"
)

// Long computations stop when their budget is used up, or when Ctrl-C is pressed, and print what
// they have by then. A second Ctrl-C ends the program at once.

// errInterrupted and errBudget are the causes for which a computation stops.
var (
	errInterrupted = errors.New("interrupted")
	errBudget      = errors.New("the time budget is exhausted")
)

// budgetFlag adds the flag for the time limit of a command.
func budgetFlag(fl *pflag.FlagSet, budget *time.Duration) {
	fl.DurationVar(budget, "budget", 0, "time limit, such as 90s or 5m; then print the results so far (default: no limit)")
}

// long begins a computation that may take so long (0: as long as it likes). Whoever calls it calls
// stop in the end.
func long(budget time.Duration) (ctx context.Context, stop func()) {
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

// checkBudget rejects a negative budget.
func checkBudget(budget time.Duration) error {
	if budget < 0 {
		return usage("--budget %s: must not be negative; write 90s or 5m", budget)
	}
	return nil
}

// stopped tells on stderr that a computation was stopped, and how far it has come. Interrupted, it
// gives the error with the exit code for that; else none.
func (a *app) stopped(ctx context.Context, format string, args ...any) error {
	cause := context.Cause(ctx)
	if cause == nil {
		return nil
	}
	fmt.Fprintf(a.err, "stopped, for %s: %s\n", because(cause), fmt.Sprintf(format, args...))
	if errors.Is(cause, errInterrupted) {
		return &exit{exitInterrupted, nil}
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
