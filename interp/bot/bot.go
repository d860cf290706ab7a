// Package bot implements computer players: random takes any option with equal probability, search
// looks ahead, policy goes by advice that the game gives.
//
// No bot knows a game. What they choose follows from their seed, from the decisions so far, and
// from what their player may see.
package bot

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"sandtable/interp/machine"
	"sandtable/schema/diag"
)

// Player decides: it says which option of the pending decision to take, and leaves the machine as
// it is.
type Player interface {
	Choose(m *machine.M) int
}

// Kind is what kind of bot decides for a player, as the command line and saves write it: random,
// search, search:500, search:2s, policy or policy:NAME.
type Kind struct {
	Search     bool
	Policy     bool
	Name       string        // of the policy; "": the first that is for the player
	Iterations int           // of a searching one: how many continuations it plays; 0: its time is limited instead
	Time       time.Duration // how long it may think
}

// Iterations is how many continuations a searching bot plays if nothing else is said.
const Iterations = 1000

// The most that may be asked for: more is a slip of the hand.
const (
	mostIterations = 1_000_000
	mostTime       = time.Hour
)

// Parse reads a kind of bot.
func Parse(text string) (Kind, error) {
	name, rest, more := strings.Cut(text, ":")
	switch {
	case name == "random" && !more:
		return Kind{}, nil
	case name == "policy" && more && rest == "":
		return Kind{}, fmt.Errorf("name the policy, as policy:NAME, or write policy for the first that is for the player")
	case name == "policy":
		return Kind{Policy: true, Name: rest}, nil
	case name == "random":
		return Kind{}, fmt.Errorf("random takes no number")
	case name == "careful":
		return Kind{}, fmt.Errorf("careful is called search now: write search or search:N, with N continuations in all")
	case name != "search":
		hint := ""
		if s := diag.Suggest(name, []string{"random", "search", "policy"}); s != "" {
			hint = fmt.Sprintf("did you mean %q? ", s)
		}
		return Kind{}, fmt.Errorf("unknown bot %q; %sthe bots are random, policy, policy:NAME, search, search:N with N continuations, and search:TIME", name, hint)
	case !more:
		return Kind{Search: true, Iterations: Iterations}, nil
	}
	return limited(rest)
}

// limited reads how long a searching bot may think.
func limited(text string) (Kind, error) {
	if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= mostIterations {
		return Kind{Search: true, Iterations: n}, nil
	}
	if d, err := time.ParseDuration(text); err == nil && d >= time.Millisecond && d <= mostTime {
		return Kind{Search: true, Time: d}, nil
	}
	return Kind{}, fmt.Errorf("write how many continuations it plays, from 1 to %d, such as search:500, or how long it thinks, from 1ms to 1h, such as search:2s", mostIterations)
}

// work is the budget of one choice in steps of work: a second or two, unless more is asked for. It
// follows from what a short game may take, however long the game is, for people wait for it.
func (k Kind) work(game int) int {
	game = min(game, machine.DefaultLimits.Game)
	if k.Time > 0 {
		return 4 * game * int(k.Time/time.Second+1)
	}
	return game * ((k.Iterations + Iterations - 1) / Iterations)
}

// String writes the kind as Parse reads it.
func (k Kind) String() string {
	switch {
	case k.Policy && k.Name != "":
		return "policy:" + k.Name
	case k.Policy:
		return "policy"
	case !k.Search:
		return "random"
	case k.Time > 0:
		return "search:" + k.Time.String()
	case k.Iterations != Iterations:
		return fmt.Sprintf("search:%d", k.Iterations)
	}
	return "search"
}

// ParseSeat reads who is a bot, as saves have it: PLAYER=BOT; a player alone decides at random.
func ParseSeat(text string) (player string, k Kind, err error) {
	player, how, named := strings.Cut(text, "=")
	if named {
		k, err = Parse(how)
	}
	return player, k, err
}

// Seat writes who is a bot of the kind, as ParseSeat reads it.
func (k Kind) Seat(player string) string {
	if k == (Kind{}) {
		return player
	}
	return player + "=" + k.String()
}
