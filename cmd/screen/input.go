package screen

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"sandtable/cmd/session"
	"sandtable/interp"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// A ScriptError says which line of a script could not be followed.
type ScriptError struct {
	Line   int
	Text   string
	Reason string
}

// Error is the message.
func (e *ScriptError) Error() string {
	return fmt.Sprintf("line %d of the script, %q: %s", e.Line, e.Text, e.Reason)
}

// input reads a line and does what it says.
func (s *Screen) input() error {
	if s.ended && s.Echo && !s.Script { // nobody is there who could still want something
		return errQuit
	}
	text, err := s.prompt()
	if err != nil {
		return err
	}
	if s.asking != nil {
		return s.decide(text)
	}
	if text == "" || strings.HasPrefix(text, "#") {
		s.redraw, s.still = text == "", text != ""
		return nil
	}
	if len(text) > longestLine { // nothing is called so, and to look for it would take long
		if s.Script {
			return &ScriptError{s.line, text[:40] + "..", "the line is too long for the key of an option"}
		}
		return s.reply(fmt.Sprintf("That line is longer than %d letters; nothing is called so.", longestLine))
	}
	return s.obey(text)
}

// longestLine is how long a line may be that means something.
const longestLine = 1000

// prompt asks for a line.
func (s *Screen) prompt() (string, error) {
	if s.asking != nil {
		return s.read(s.asking.ask + "> ")
	}
	who := "the end"
	if p := s.S.Player(); p != nil {
		who = p.Title
	}
	if s.Reader {
		return s.read(who + ": ")
	}
	return s.read(who + "> ")
}

// read asks for a line of input, and reads it without blanks around it. A script is not asked.
func (s *Screen) read(ask string) (string, error) {
	stop := func() {}
	if s.asking == nil {
		stop = s.heedCalls()
	}
	text, err := s.typed(ask)
	stop()
	if errors.Is(err, errInterrupted) {
		return "", err
	}
	s.line++
	if err != nil && text == "" {
		if !s.Script {
			fmt.Fprintln(s.out)
		}
		return "", io.EOF
	}
	text = strings.TrimSpace(text)
	if s.Echo && !s.Script {
		fmt.Fprintln(s.out, layout.Visible(text)) // a terminal would obey what else stands in a file
	}
	return text, nil
}

// typed asks for a line: at a terminal with editing and completion.
func (s *Screen) typed(ask string) (string, error) {
	if s.Editor != nil {
		return s.Editor.Line(ask, s.completions)
	}
	if !s.Script {
		fmt.Fprint(s.out, ask)
	}
	return s.keys.line()
}

// obey carries out one line: an option or a command. An option's whole key comes before a command,
// a command before the beginning of a key.
func (s *Screen) obey(text string) error {
	word, rest, _ := strings.Cut(text, " ")
	opts := s.S.Options()
	if c := command(strings.TrimPrefix(word, ":")); c != nil && (strings.HasPrefix(word, ":") || !isKey(opts, text)) {
		return c.do(s, strings.TrimSpace(rest))
	}
	if s.S.M.Pending() == nil {
		if s.Script && !s.forced(text) {
			return &ScriptError{s.line, text, "the game is over"}
		} else if s.Script {
			return nil
		}
		return s.reply(afterEnd)
	}
	if c := command(word); c == nil && interp.Points(s.S.M, text) {
		return s.point(text)
	}
	switch key, err := s.relative(text); {
	case err != nil && s.Script:
		return &ScriptError{s.line, text, err.Error()}
	case err != nil:
		return s.reply(english.Sentence(err.Error()))
	case key != "":
		return s.point(key)
	}
	found := s.meant(text)
	_, shown := s.shownAt(text)
	if n, err := strconv.Atoi(text); err == nil && (s.Script || !shown) {
		if found = keyed(opts, text); len(found) == 0 && s.Script {
			found = s.meant(text)
		} else if len(found) == 0 {
			return s.reply(s.unlisted(n))
		}
	}
	if len(found) == 0 && !s.Script {
		if keys := s.several(text); keys != nil {
			return s.answerAll(keys)
		}
	}
	switch len(found) {
	case 1:
		s.failed, s.halt, s.asked = s.S.Choose(found[0], ""), false, false
		if s.takeBack {
			return s.takenBack(false)
		}
		if errors.Is(s.failed, session.ErrStopped) {
			return s.failed
		}
		return nil
	case 0:
		return s.unknown(text)
	default:
		return s.ambiguous(text, found)
	}
}

// forced says whether a line of a script is one of the decisions that have just answered
// themselves: it need not stand there, but it may, once.
func (s *Screen) forced(text string) bool {
	if s.forcedAt != s.S.At() {
		s.forcedAt, s.forcedBy = s.S.At(), 0
	}
	for i, key := range s.S.Forced() {
		if i >= s.forcedBy && (plainKey(key) == plainKey(text) || declines(key) && declines(text)) {
			s.forcedBy = i + 1
			return true
		}
	}
	return false
}

func isKey(opts []interp.Option, text string) bool {
	for _, o := range opts {
		if strings.EqualFold(o.Key, text) || plainKey(o.Key) == plainKey(text) {
			return true
		}
	}
	return false
}

// keyed is the option with exactly this key.
func keyed(opts []interp.Option, key string) []int {
	for i, o := range opts {
		if strings.EqualFold(o.Key, key) {
			return []int{i}
		}
	}
	return nil
}

// unlisted refuses a number that is not shown: it would choose something unseen.
func (s *Screen) unlisted(n int) string {
	all := len(s.S.Options())
	if n < 1 || n > all {
		return fmt.Sprintf("There is no option %d; there are %s.", n, english.Count(all, "option"))
	}
	return fmt.Sprintf("Option %d is not in the list shown last: type more to see all, or a key.", n)
}

// unknown answers an input that is neither an option nor a command.
func (s *Screen) unknown(text string) error {
	if s.Script && s.forced(text) {
		return nil
	} else if s.Script {
		return &ScriptError{s.line, text, "it is no legal option now; " + s.hint(text)}
	}
	if found := mentions(s.S.Options(), text); len(found) > 0 {
		lines := s.list(found, false)
		if len(found) == 1 {
			lines = append(lines, s.paint(faint, fmt.Sprintf("type %q to choose it", s.S.Options()[found[0]].Key)))
		}
		return s.answer(lines...)
	}
	return s.reply(fmt.Sprintf("%q is neither an option nor a command; %s", text, s.hint(text)))
}

// hint says what might have been meant, or why it is not legal.
func (s *Screen) hint(text string) string {
	if why := s.refusal(text); why != "" {
		return why
	}
	var known []string
	last := ""
	for _, o := range s.S.Options() {
		known = append(known, o.Key)
		if word, _, more := strings.Cut(o.Key, " "); more && word != last {
			known, last = append(known, word), word // the action, which lists its options
		}
	}
	if near := suggest(text, known); near != "" {
		return fmt.Sprintf("did you mean %q?", near)
	}
	if s.Script {
		return fmt.Sprintf("%s is to decide %s, one of %d options, such as %q", s.S.Player().Title, s.S.M.Pending().Name, len(known), first(known))
	}
	return "help lists the commands"
}

func first(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return list[0]
}

// ambiguous lists the options that an input may mean.
func (s *Screen) ambiguous(text string, found []int) error {
	if s.Script {
		opts := s.S.Options()
		return &ScriptError{s.line, text, fmt.Sprintf("it may mean %d options, such as %q and %q", len(found), opts[found[0]].Key, opts[found[1]].Key)}
	}
	return s.answer(s.list(found, false)...)
}

// reply answers with a sentence, as many lines as it takes.
func (s *Screen) reply(text string) error { return s.answer(layout.Wrap(text, s.Width)...) }

// alarm answers that something went wrong.
func (s *Screen) alarm(text string) error {
	lines := layout.Wrap(text, s.Width)
	for i, l := range lines {
		lines[i] = s.paint(alarm, l)
	}
	return s.answer(lines...)
}

// answer prints what a command has to say; the screen is not drawn again for it.
func (s *Screen) answer(lines ...string) error {
	s.still = true
	s.print(lines...)
	return nil
}
