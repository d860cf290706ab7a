package screen

import (
	"fmt"
	"strconv"
	"strings"
)

// AskDie asks for the throw of a die: a number, several at once for the throws that follow, or nothing to let the machine throw.
func (s *Screen) AskDie(name string, sides int32) (int32, bool) {
	for {
		text := ""
		if len(s.throws) > 0 {
			text, s.throws = s.throws[0], s.throws[1:]
		} else {
			fmt.Fprintf(s.out, "Throw for %s, d%d (Enter: the machine throws): ", strings.ReplaceAll(name, "_", " "), sides)
			line, err := s.read()
			if err != nil {
				fmt.Fprintln(s.out)
				return 0, false
			}
			if words := strings.Fields(line); len(words) > 0 {
				text, s.throws = words[0], words[1:]
			}
		}
		if text == "" {
			return 0, true
		}
		if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= int(sides) {
			return int32(n), true
		}
		s.throws = nil
		fmt.Fprintf(s.out, "%q is no throw of a d%d: type a number from 1 to %d.\n", text, sides, sides)
	}
}
