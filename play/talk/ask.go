package talk

import (
	"slices"
	"strings"
)

// Whoever sits at another machine asks and acts by means of the face. A line that they send is a
// question, or one of few deeds: none writes a file, and none decides for another player.

// questions are the commands that tell something to anybody, and own are those that tell something
// of a decision to the player whose it is.
var (
	questions = []string{"show", "status", "look", "legend", "why", "measure", "cite", "log", "news", "help"}
	own       = []string{"hint", "why-not", "odds", "way", "try"}
	deeds     = []string{"undo", "redo", "arrange", "skip"}
	ownDeeds  = []string{"arrange", "skip"}
)

// Ask answers a question. Any other line is refused.
func (tb *Table) Ask(line string) Answer {
	word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	name := Verb(word)
	tb.Listed = nil
	switch {
	case len(line) > LongestLine || !slices.Contains(questions, name) && !slices.Contains(own, name):
		return replyf("That is no question. These are: %s; of your own decisions %s.", strings.Join(questions, ", "), strings.Join(own, ", "))
	case tb.Mine():
		tb.Number(tb.All()...)
	case slices.Contains(own, name):
		return replyf("%s is told of your own decisions.", name)
	}
	return command(name).do(tb, strings.TrimSpace(rest))
}

// Do carries out a deed of a player: undo, redo, and of one's own decision arrange and skip. Ok is
// false of any other line.
func (tb *Table) Do(line string) (a Answer, ok bool) {
	word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	name := Verb(word)
	if len(line) > LongestLine || !slices.Contains(deeds, name) || slices.Contains(ownDeeds, name) && !tb.Mine() {
		return Answer{}, false
	}
	return command(name).do(tb, strings.TrimSpace(rest)), true
}
