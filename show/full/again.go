package full

import (
	"fmt"

	"sandtable/schema/english"
)

// again takes what the same player took last where the same was asked.
func (d *desk) again() *Moment {
	key, ok := d.game.Last()
	if !ok {
		return d.saying("You have not decided this before.")
	}
	for i, o := range d.game.Options() {
		if o.Key == key {
			return d.choose(i)
		}
	}
	return d.saying(fmt.Sprintf("You took %s last; it may not be chosen now.", english.Spaced(key)))
}

// saying returns the position as it is, with something to say of it.
func (d *desk) saying(text string) *Moment {
	m := d.moment()
	m.says(text)
	return m
}
