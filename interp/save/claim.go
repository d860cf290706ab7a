package save

import "errors"

// Claim is the right to decide for one player of a save that several programs play: a bot belongs
// to one of them. It ends with the program.
type Claim struct{ lock *lock }

// Take takes the claim on a player; nil if another program has it.
func Take(path, player string) (*Claim, error) {
	held, err := lockFor(path + "." + player)
	if errors.As(err, new(*BusyError)) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &Claim{held}, nil
}

// Release gives the player to others.
func (c *Claim) Release() { c.lock.release() }
