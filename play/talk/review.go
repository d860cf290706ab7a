package talk

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"sandtable/play/say"
	"sandtable/play/talk/match"
	"sandtable/schema/english"
)

// Step carries out a word that goes through a game which is only looked at, or tells about it;
// went says that the game has been gone through.
func (tb *Table) Step(text string) (a Answer, went bool) {
	text = strings.TrimSpace(text)
	word, rest, _ := strings.Cut(strings.TrimPrefix(text, ":"), " ")
	rest = strings.TrimSpace(rest)
	from := tb.S.At()
	n, ok := match.Count(rest, 1)
	switch word = strings.ToLower(word); word {
	case "":
		word = "next"
		fallthrough
	case "next", "back":
		if !ok {
			return replyf("%s takes a number: %s 3", word, word), false
		}
		n = min(n, tb.S.Length())
		if word == "back" {
			n = -n
		}
		tb.S.Seek(from + n)
	case "first":
		tb.S.Seek(0)
	case "last":
		tb.S.Seek(tb.S.Length())
	case "turn":
		tb.S.Seek(tb.S.NextTurn(1))
	case "to":
		at, err := tb.place(rest)
		if err != nil {
			return reply(err.Error()), false
		}
		tb.S.Seek(at)
	case "quit", "q", "exit":
		return Answer{Leave: true}, false
	case "help", "?":
		return stepHelp(), false
	default:
		if c := command(word); c.in(reviews) {
			return c.do(tb, rest), false
		}
		return replyf("%q does nothing where a game is shown again; help lists the words.", text), false
	}
	return Answer{}, true
}

// place returns where a decision's number leads, or else the next place in the log that reads so.
func (tb *Table) place(text string) (int, error) {
	if n, err := strconv.Atoi(text); err == nil {
		if n < 0 || n > tb.S.Length() {
			return 0, fmt.Errorf("there is no decision %d: the game has %s", n, english.Count(tb.S.Length(), "decision"))
		}
		return n, nil
	}
	if text == "" {
		return 0, errors.New("to takes the number of a decision, or words of the log: to 12, to Turn: 2")
	}
	if n, ok := tb.S.Find(text, tb.Viewer()); ok {
		return n, nil
	}
	return 0, fmt.Errorf("nothing in the log from here on reads %q", text)
}

// stepHelp lists the words.
func stepHelp() Answer {
	var out []say.Line
	for _, w := range [][2]string{
		{"next [N]", "the next decision, or the N-th; Enter does the same"},
		{"back [N]", "the decision before, or N before"},
		{"to N", "the position after N decisions"},
		{"to WORDS", "the next place where the log reads so"},
		{"turn", "the next decision of another player, or in another phase"},
		{"first, last", "the beginning, the end"},
		{"quit", "leave"},
	} {
		out = append(out, say.Line{Kind: say.Usage, Label: w[0], Text: w[1]})
	}
	return said(append(out, say.Line{Text: "Besides, as in a game: " + strings.Join(among(reviews, false), ", ") + "."})...)
}
