// Package bot implements computer players: random takes any option with equal probability, careful
// evaluates each.
//
// No bot knows a game. What they choose follows from their seed, from the decisions so far, and
// from what their player may see.
package bot

import (
	"fmt"
	"strconv"
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/diag"
)

// Player decides: it says which option of the pending decision to take, and leaves the machine as
// it is.
type Player interface {
	Choose(m *machine.M) int
}

// Kind is what kind of bot decides for a player, as the command line and saves write it: random,
// careful, careful:8, careful:8:40, policy or policy:NAME.
type Kind struct {
	Careful bool
	Policy  bool
	Name    string // of the policy; "": the first that is for the player
	Tries   int    // of a careful one: how many continuations it plays for each option
	Ahead   int    // and how many decisions long each is
}

// What a careful bot does if nothing else is said.
const (
	Tries = 8
	Ahead = 20
)

// The most that may be asked for: more is a slip of the hand.
const (
	mostTries = 10_000
	mostAhead = 100_000
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
	case name != "careful":
		hint := ""
		if s := diag.Suggest(name, []string{"random", "careful", "policy"}); s != "" {
			hint = fmt.Sprintf("did you mean %q? ", s)
		}
		return Kind{}, fmt.Errorf("unknown bot %q; %sthe bots are random, policy, policy:NAME, careful and careful:N, with N continuations per option", name, hint)
	}
	k := Kind{Careful: true, Tries: Tries, Ahead: Ahead}
	if !more {
		return k, nil
	}
	tries, ahead, longer := strings.Cut(rest, ":")
	var err error
	if k.Tries, err = number(tries, 1, mostTries); err != nil {
		return Kind{}, fmt.Errorf("the number of continuations per option: %w", err)
	}
	if longer {
		if k.Ahead, err = number(ahead, 0, mostAhead); err != nil {
			return Kind{}, fmt.Errorf("the length of a continuation: %w", err)
		}
	}
	return k, nil
}

func number(text string, least, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < least || n > most {
		return 0, fmt.Errorf("write a whole number from %d to %d, such as careful:8 or careful:8:40", least, most)
	}
	return n, nil
}

// work is the budget of one choice in steps of work: a few seconds, unless more continuations or
// longer ones are asked for. It follows from what a short game may take, however long the game is,
// for people wait for it: the dearest of 665 choices of careful:2:10 in the largest content took
// 57 million steps.
func (k Kind) work(game int) int {
	game = min(game, machine.DefaultLimits.Game)
	return game + game/2*((k.Tries+Tries-1)/Tries)*((k.Ahead+Ahead-1)/max(Ahead, 1))
}

// String writes the kind as Parse reads it.
func (k Kind) String() string {
	switch {
	case k.Policy && k.Name != "":
		return "policy:" + k.Name
	case k.Policy:
		return "policy"
	case !k.Careful:
		return "random"
	case k.Ahead != Ahead:
		return fmt.Sprintf("careful:%d:%d", k.Tries, k.Ahead)
	case k.Tries != Tries:
		return fmt.Sprintf("careful:%d", k.Tries)
	}
	return "careful"
}
