package full

import (
	"fmt"
	"strconv"
	"strings"

	"sandtable/schema/english"
)

// dieLead is what a line begins with that asks for a throw.
const dieLead = "throw"

// askDie asks for a throw.
func (f *face) askDie(d dieMsg) {
	f.die = &d
	f.note = []string{fmt.Sprintf("%s: throw a d%d. Enter: the machine throws; Esc: take the decision back.", english.Spaced(d.name), d.sides)}
	if d.why != "" {
		f.note = append([]string{d.why}, f.note...)
	}
	f.startTyping(dieLead, "", nil)
}

// throwDie answers with what was typed.
func (f *face) throwDie(text string) {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	switch {
	case text == "":
		n = 0
	case err != nil || n < 1 || n > int(f.die.sides):
		f.note = []string{fmt.Sprintf("%q is no throw of a d%d: type a number from 1 to %d.", text, f.die.sides, f.die.sides)}
		f.startTyping(dieLead, "", nil)
		return
	}
	f.die, f.note = nil, nil
	f.dice <- throw{int32(n), true, false}
}
