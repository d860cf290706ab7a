package talk

import (
	"fmt"

	"sandtable/play/say"
)

// An Answer is what a table has to say to a line that somebody typed, or to what was decided.
type Answer struct {
	Lines  []say.Line
	Still  bool  // nothing has changed: the position need not be shown again
	Anew   bool  // the game stands elsewhere than it was seen: all of it is to be shown
	Leave  bool  // the game is to be left
	Paused bool  // somebody wanted the game to wait
	Err    error // why the game cannot go on, or a line of a strict table cannot be followed
}

// said returns an answer that changes nothing.
func said(lines ...say.Line) Answer { return Answer{Lines: lines, Still: true} }

// reply returns an answer of one sentence.
func reply(text string) Answer { return said(say.Line{Text: text}) }

// replyf returns a reply by a format.
func replyf(format string, args ...any) Answer { return reply(fmt.Sprintf(format, args...)) }

// alarm returns an answer that something went wrong.
func alarm(text string) Answer { return said(say.Line{Text: text, Role: say.Alarm}) }

// wrong returns an answer to a line of a strict table that cannot be followed.
func wrong(format string, args ...any) Answer {
	return Answer{Err: Wrong(fmt.Sprintf(format, args...))}
}
