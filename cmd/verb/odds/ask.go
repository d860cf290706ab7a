// Package odds answers what the command line asks about chance: the odds of the results of a game,
// of what a rule leads to, of a throw on a table, and of what may come of an option.
//
// All but the throw are one question of interp/odds or interp/preview: who decides how, where it
// starts, what counts of an end. An answer is a report, as text or JSON.
package odds

import (
	"time"

	"sandtable/cmd/shell"
	"sandtable/interp/odds"
)

// MaxPositions is how many positions are searched if nothing else is said.
const MaxPositions = odds.MaxPositions

// Ask is what is asked.
type Ask struct {
	shell.Setup
	Bots      []string // PLAYER=BOT, or BOT for all others
	Best      string   // the player who decides optimally
	From      string   // a save to start from
	Script    string   // a file of decisions to take first
	Seed      uint64
	Table     string // the odds of one throw on it
	Rule      string // the odds of what it leads to
	Option    string // the odds of what may come of it
	Next      bool   // with Option: only up to the next decision
	Positions int    // how many are searched at most
	Budget    time.Duration
	JSON      bool
}
