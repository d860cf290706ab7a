package talk

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"sandtable/interp/naming"
	"sandtable/play/say"
	"sandtable/play/talk/match"
	"sandtable/schema/english"
)

// LongestLine is how long a line may be that means something.
const LongestLine = 1000

// Wrong says why a line of a strict table cannot be followed.
type Wrong string

// Error returns the message.
func (w Wrong) Error() string { return string(w) }

// Obey carries out one line: an option or a command. An option's whole key comes before a command,
// a command before the beginning of a key.
func (tb *Table) Obey(text string) Answer {
	text = strings.TrimSpace(text)
	if len(text) > LongestLine { // nothing is called so, and to look for it would take long
		if tb.Strict {
			return wrong("the line is too long for the key of an option")
		}
		return replyf("That line is longer than %d letters; nothing is called so.", LongestLine)
	}
	word, rest, _ := strings.Cut(text, " ")
	opts := tb.S.Options()
	c := command(strings.TrimPrefix(word, ":"))
	if c != nil && (strings.HasPrefix(word, ":") || !match.IsKey(opts, text)) {
		return c.obey(tb, strings.TrimSpace(rest))
	}
	if tb.S.M.Pending() == nil {
		if !tb.Strict {
			return reply(afterEnd)
		}
		if tb.forced(text) {
			return Answer{}
		}
		return wrong("the game is over")
	}
	if c == nil && naming.Points(tb.S.M, text) {
		return tb.point(text)
	}
	switch key, err := tb.relative(text); {
	case err != nil && tb.Strict:
		return wrong("%s", err)
	case err != nil:
		return reply(english.Sentence(err.Error()))
	case key != "":
		return tb.point(key)
	}
	return tb.answer(text)
}

// Ask answers a question that is asked at another machine. Any other line is refused.
func (tb *Table) Ask(line string) Answer {
	v, rest := typed(line)
	tb.Listed = nil
	switch {
	case !v.in(asks):
		return replyf("That is no question. These are: %s; of your own decisions %s.", strings.Join(among(asks, false), ", "), strings.Join(among(asks, true), ", "))
	case v.name == "help" && rest == "":
		return tb.asked()
	case tb.Mine():
		tb.Number(tb.All()...)
	case v.in(owned):
		return replyf("%s is told of your own decisions.", v.name)
	}
	return v.obey(tb, rest)
}

// Do carries out a deed of a player at another machine: undo, redo, and of one's own decision
// arrange and skip. Ok is false of any other line.
func (tb *Table) Do(line string) (a Answer, ok bool) {
	v, rest := typed(line)
	if !v.in(acts) || v.in(owned) && !tb.Mine() {
		return Answer{}, false
	}
	return v.obey(tb, rest), true
}

// typed returns the command that a line begins with, and what stands after it; nil if there is
// none, or nothing that means something is so long.
func typed(line string) (v *verb, rest string) {
	if len(line) > LongestLine {
		return nil, ""
	}
	word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	return command(strings.TrimPrefix(word, ":")), strings.TrimSpace(rest)
}

// answer takes the option that a text means, or several.
func (tb *Table) answer(text string) Answer {
	opts := tb.S.Options()
	found := tb.meant(text)
	_, shown := tb.shownAt(text)
	if n, err := strconv.Atoi(text); err == nil && (tb.Strict || !shown) {
		if found = match.Keyed(opts, text); len(found) == 0 && tb.Strict {
			found = tb.meant(text)
		} else if pass := slices.IndexFunc(tb.All(), tb.passes); len(found) == 0 && n == 0 && pass >= 0 {
			found = []int{pass}
		} else if len(found) == 0 {
			return reply(tb.unlisted(n))
		}
	}
	if len(found) == 0 && !tb.Strict {
		if text == everyMember && tb.Set() != nil {
			return tb.ChooseSet(tb.members())
		}
		if keys := tb.several(text); keys != nil {
			return tb.chooseAll(keys)
		}
	}
	switch {
	case len(found) == 1:
		return tb.Choose(found[0])
	case len(found) == 0:
		return tb.unknown(text)
	case tb.Strict:
		return wrong("it may mean %d options, such as %q and %q", len(found), opts[found[0]].Key, opts[found[1]].Key)
	}
	return said(say.Line{Kind: say.Listed, Of: found})
}

// Means lists the options that a text may mean; none if it is a command, a point, or several
// answers.
func (tb *Table) Means(text string) []int {
	word, _, _ := strings.Cut(text, " ")
	if tb.S.M.Pending() == nil || command(strings.TrimPrefix(word, ":")) != nil && !match.IsKey(tb.S.Options(), text) ||
		naming.Points(tb.S.M, text) {
		return nil
	}
	if found := tb.meant(text); len(found) > 0 {
		return found
	}
	if tb.several(text) != nil || text == everyMember && tb.Set() != nil {
		return nil
	}
	return match.Mentions(tb.S.Options(), text)
}

// forced reports whether a line of a script is one of the decisions that have just answered
// themselves: it need not stand there, but it may, once.
func (tb *Table) forced(text string) bool {
	if tb.forcedAt != tb.S.At() {
		tb.forcedAt, tb.forcedBy = tb.S.At(), 0
	}
	for i, key := range tb.S.Forced() {
		if i >= tb.forcedBy && (match.Plain(key) == match.Plain(text) || match.Declines(key) && match.Declines(text)) {
			tb.forcedBy = i + 1
			return true
		}
	}
	return false
}

// unlisted refuses a number that is not shown: it would choose something unseen.
func (tb *Table) unlisted(n int) string {
	all := len(tb.S.Options())
	if n < 1 || n > all {
		return fmt.Sprintf("There is no option %d; there are %s.", n, english.Count(all, "option"))
	}
	return fmt.Sprintf("Option %d is not in the list shown last: type more to see all, or a key.", n)
}

// unknown answers an input that is neither an option nor a command.
func (tb *Table) unknown(text string) Answer {
	if tb.Strict && tb.forced(text) {
		return Answer{}
	} else if tb.Strict {
		return wrong("it is no legal option now; %s", tb.hint(text))
	}
	found := match.Mentions(tb.S.Options(), text)
	switch len(found) {
	case 0:
		if match.Declines(text) {
			return reply("This cannot be passed: type one of the options, or more to see them.")
		}
		return replyf("%q is neither an option nor a command; %s", text, tb.hint(text))
	case 1:
		return said(say.Line{Kind: say.Listed, Of: found}, say.Line{Text: fmt.Sprintf("type %q to choose it", tb.S.Options()[found[0]].Key), Role: say.Faint})
	}
	return said(say.Line{Kind: say.Listed, Of: found})
}

// hint says what might have been meant, or why it is not legal.
func (tb *Table) hint(text string) string {
	parts := match.Apart(tb.seenNames(), strings.ToLower(strings.Join(strings.Fields(text), "")))
	for _, name := range append([]string{text}, parts...) { // of several answers the first that is refused
		if why := tb.refusal(name); why != "" && tb.answerNamed(name) == "" {
			if name != text {
				return name + ": " + why
			}
			return why
		}
	}
	known, last := []string(nil), ""
	for _, o := range tb.S.Options() {
		known = append(known, o.Key)
		if word, _, more := strings.Cut(o.Key, " "); more && word != last {
			known, last = append(known, word), word // the action, which lists its options
		}
	}
	word, _, _ := strings.Cut(text, " ")
	if instead := match.Elsewhere[strings.ToLower(word)]; instead != "" && !tb.Strict {
		return instead
	}
	if near := match.Suggest(text, known, Verbs()); near != "" {
		return fmt.Sprintf("did you mean %q?", near)
	}
	if sec := tb.section(text); sec != nil && !tb.Strict {
		return fmt.Sprintf("the rules speak of it: cite %s", sec.ID)
	}
	if tb.Strict {
		return fmt.Sprintf("%s is to decide %s, one of %d options, such as %q", tb.S.Player().Title, tb.S.M.Pending().Name, len(known),
			append(known, "")[0])
	}
	return "help lists the commands"
}

// meant returns the options that an input means now, by their keys or by the names that places have
// besides.
func (tb *Table) meant(input string) []int {
	opts := match.Options{List: tb.S.Options(), Passing: tb.S.M.Passing(), Passes: tb.passes}
	if out := opts.Meant(input); len(out) > 0 || !strings.ContainsFunc(input, unicode.IsLetter) {
		return out
	}
	if plain := match.Plain(input); tb.labels(plain) != plain {
		return opts.Meant(tb.labels(plain))
	}
	return nil
}

// labels returns an input with what the map calls places in the stead of the names that they have
// besides.
func (tb *Table) labels(input string) string {
	out, longest := input, 0
	for t := range tb.S.P.Game.All() {
		called := match.Plain(t.Called)
		if before, after, found := strings.Cut(" "+input+" ", " "+called+" "); found && len(called) > longest {
			longest = len(called)
			out = strings.TrimSpace(before + " " + match.Plain(t.Name) + " " + after)
		}
	}
	return out
}
