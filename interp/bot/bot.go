// Package bot implements computer players: random takes any option with equal probability, search
// looks ahead, policy goes by advice that the game gives, and guided does both. A level is what of
// these a game has for a player.
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
// it is. A game begins with Begin, from whose seed all that it chooses follows.
type Player interface {
	Begin(seed uint64, player int32)
	Choose(m *machine.M) int
}

// Kind is what kind of bot decides for a player, as the command line and saves write it: random,
// search, search:500, search:2s, policy, policy:NAME, guided like search, or a level.
type Kind struct {
	Level      Level
	Search     bool
	Guided     bool // of a searching one: by the policies of the game
	Policy     bool
	Name       string        // of the policy; "": the first that is for the player
	Iterations int           // of a searching one: how many continuations it plays; 0: as is usual, or its time is limited
	Time       time.Duration // how long it may think; 0: its continuations are limited
}

// usual is how many continuations a searching bot plays at most if nothing else is said, and
// usualWork in how many steps of work: of dear ones it plays fewer. So whoever waits for it waits
// for a fraction of a second in any game, and it chooses alike on every machine.
const (
	usual     = 1000
	usualWork = 6_000_000
)

// New makes the bot of a kind for a player of a program, who thinks in so many goroutines; nil for
// one who takes any option alike. It belongs to one goroutine itself.
func New(p *machine.Program, player int32, kind Kind, workers int) (Player, error) {
	switch kind = kind.For(p.Game, p.Game.Things[player]); {
	case kind.Search:
		return NewSearch(p, kind, workers), nil
	case kind.Policy:
		policy, err := FindPolicy(p, player, kind.Name)
		if err != nil {
			return nil, err
		}
		b := NewPolicy(p, policy)
		b.overlooks = kind.Level == Cadet
		return b, nil
	}
	return nil, nil
}

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
	case level(name) != NoLevel && !more:
		return Kind{Level: level(name)}, nil
	case level(name) != NoLevel:
		return Kind{}, fmt.Errorf("%s is a level, and takes nothing after it", name)
	case name == "policy" && more && rest == "":
		return Kind{}, fmt.Errorf("name the policy, as policy:NAME, or write policy for the first that is for the player")
	case name == "policy":
		return Kind{Policy: true, Name: rest}, nil
	case name == "random":
		return Kind{}, fmt.Errorf("random takes no number")
	case name == "careful":
		return Kind{}, fmt.Errorf("careful is called search now: write search or search:N, with N continuations in all")
	case name != "search" && name != "guided":
		hint := ""
		if s := diag.Suggest(name, Names); s != "" {
			hint = fmt.Sprintf("did you mean %q? ", s)
		}
		return Kind{}, fmt.Errorf("unknown bot %q; %sthe bots are %s; policy:NAME, search:N with N continuations, and search:TIME", name, hint, strings.Join(Names, ", "))
	case !more:
		return Kind{Search: true, Guided: name == "guided"}, nil
	}
	return limited(name, rest)
}

// Names are the bots as they are named, the levels first.
var Names = []string{"cadet", "regular", "veteran", "random", "policy", "search", "guided"}

// limited reads how long a searching bot may think.
func limited(name, text string) (Kind, error) {
	k := Kind{Search: true, Guided: name == "guided"}
	if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= mostIterations {
		k.Iterations = n
		return k, nil
	}
	if d, err := time.ParseDuration(text); err == nil && d >= time.Millisecond && d <= mostTime {
		k.Time = d
		return k, nil
	}
	return Kind{}, fmt.Errorf("write how many continuations it plays, from 1 to %d, such as %s:500, or how long it thinks, from 1ms to 1h, such as %s:2s", mostIterations, name, name)
}

// most is how many continuations it plays at most; 0: its time is limited instead.
func (k Kind) most() int {
	if k.Iterations == 0 && k.Time == 0 {
		return usual
	}
	return k.Iterations
}

// fits reports whether fewer continuations are played of a game in which they are dear.
func (k Kind) fits() bool { return k.Iterations == 0 && k.Time == 0 }

// work is the budget of one choice in steps of work: far more than what was asked for takes, in all
// but hostile content. It follows from what a short game may take, however long the game is, for
// people wait for it.
func (k Kind) work(game int) int {
	game = min(game, machine.DefaultLimits.Game)
	switch {
	case k.Time > 0:
		return 4 * game * int(k.Time/time.Second+1)
	case k.fits():
		return min(game, usualWork)
	}
	return game * ((k.Iterations + usual - 1) / usual)
}

// Plays says what a kind goes by, in a word.
func (k Kind) Plays() string {
	k.Level, k.Name, k.Iterations, k.Time = NoLevel, "", 0, 0
	return k.String()
}

// String writes the kind as Parse reads it.
func (k Kind) String() string {
	name := "search"
	if k.Guided {
		name = "guided"
	}
	switch {
	case k.Level != NoLevel:
		return k.Level.String()
	case k.Policy && k.Name != "":
		return "policy:" + k.Name
	case k.Policy:
		return "policy"
	case !k.Search:
		return "random"
	case k.Time > 0:
		return name + ":" + k.Time.String()
	case k.Iterations > 0:
		return fmt.Sprintf("%s:%d", name, k.Iterations)
	}
	return name
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
