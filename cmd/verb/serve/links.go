package serve

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"sandtable/show/web"
)

// The names of seats that are no player's.
const (
	everybody  = "all players"
	spectators = "spectators"
)

// titleOf says whose a seat is.
func titleOf(x web.Seat) string {
	switch {
	case x.Watches:
		return spectators
	case x.Player == nil:
		return everybody
	}
	return x.Player.Title
}

// links makes the seats: of each player who is no bot, or of all together, and of spectators. Their
// secrets stay the same as long as the game has its save: they lie in a file beside it that only
// the user can read. Who removes that file has new links made.
func (t *table) links() ([]web.Seat, error) {
	known, err := t.known()
	if err != nil {
		return nil, err
	}
	made := false
	secret := func(name string) string {
		if known[name] == "" {
			known[name], made = web.NewSecret(), true
		}
		return known[name]
	}
	var out []web.Seat
	people := t.game.People()
	if t.f.HotSeat && len(people) > 1 {
		out = append(out, web.Seat{Secret: secret(everybody)})
	} else {
		for _, p := range people {
			out = append(out, web.Seat{Secret: secret(p.Name), Player: p})
		}
	}
	out = append(out, web.Seat{Secret: secret(spectators), Watches: true})
	if made {
		t.keep(known)
	}
	return out, nil
}

// linksOf returns the secrets of seats by their names.
func linksOf(list []web.Seat) map[string]string {
	out := map[string]string{}
	for _, x := range list {
		switch {
		case x.Player != nil:
			out[x.Player.Name] = x.Secret
		default:
			out[titleOf(x)] = x.Secret
		}
	}
	return out
}

// linkFile returns the file of the links; "" without a save.
func (t *table) linkFile() string {
	if f := t.game.File(); f != "" {
		return f + ".links"
	}
	return ""
}

// leastSecret is how long a secret is at least that is taken from a file.
const leastSecret = 26

// known reads the links of before.
func (t *table) known() (map[string]string, error) {
	out := map[string]string{}
	file := t.linkFile()
	if file == "" {
		return out, nil
	}
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return out, nil
	}
	if err == nil {
		err = json.Unmarshal(text, &out)
	}
	seen := map[string]bool{}
	for name, s := range out {
		if len(s) < leastSecret || seen[s] {
			err = errors.Join(err, fmt.Errorf("the link of %q is no secret", name))
		}
		seen[s] = true
	}
	if err != nil {
		return nil, fmt.Errorf("the links of the seats cannot be read: %w; remove %s to have new ones made", err, file)
	}
	return out, nil
}

// keep writes the links down.
func (t *table) keep(links map[string]string) {
	file := t.linkFile()
	if file == "" {
		return
	}
	text, err := json.MarshalIndent(links, "", "  ")
	if err == nil {
		err = os.WriteFile(file, append(text, '\n'), 0o600)
	}
	if err != nil {
		fmt.Fprintf(t.Err, "The links of the seats could not be kept: %v. When the game is served again they are other ones.\n", err)
	}
}

// notes are what players are told of the table as it stands.
func (t *table) notes() []string {
	out := []string{"Your link is your seat: whoever has it plays for you, or looks into your hand."}
	h := t.game.Header()
	switch fixed := h.Commitment(); {
	case fixed == "":
		out = append(out, "Chance follows from a number of 53 bits. Who sees many dice can work it out with some effort, and then knows the dice to come and what lies hidden: play with people whom you trust.")
	case t.game.M.Pending() == nil:
		out = append(out, "Chance followed from the secret "+h.Secret+". Its SHA-256 is "+fixed+", as you were told from the beginning.")
	default:
		out = append(out, "Chance follows from a secret of 256 bits, which is told when the game is over. Its SHA-256 is "+fixed+": note it down, and you will know that the secret was not exchanged.")
	}
	return out
}
