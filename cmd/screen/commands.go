package screen

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"sandtable/schema/diag"
	"sandtable/schema/layout"
)

// verb is a command that may be typed beside options.
type verb struct {
	name, args string
	about      string // what it does, in a line of the list; "": the command before it tells
	details    string // what else help on it says
	takes      argument
	do         func(s *Screen, args string) error
}

// verbs lists the commands as help tells of them. It is filled below because help itself reads it.
var verbs []verb

func init() {
	verbs = []verb{
		{"undo", "[N]", "take decisions back, or take them again; the last, or N", "", takesNothing, (*Screen).undo},
		{"redo", "[N]", "", "", takesNothing, (*Screen).redo},
		{"arrange", "", "let legal choices be drawn, up to the next action", "It sets up an army at once.", takesNothing, (*Screen).arrange},
		{"skip", "[until WHAT]", "pass this now and whenever it comes, until WHAT; skip off", "Alone, until the phase in progress ends. WHAT is such a phase, a track that moves, or near N: what the decision is about comes within N of what may be chosen. Each pass is a decision like any other: it stands in the log and in the save, and undo takes it back and ends the skipping.", takesNothing, (*Screen).skip},
		{"more", "", "all options, however many", "options does the same.", takesNothing, (*Screen).more},
		{"show", "WHAT", "a place, piece, card, table, track, action or rule", "A number shows what that option is about, as far as the list shown last has it.", takesThing, (*Screen).showThing},
		{"board", "[WHERE]", "the board, all or around a place; zoom: around what acts", "", takesPlace, (*Screen).drawBoard},
		{"zoom", "", "", "", takesNothing, (*Screen).zoom},
		{"status", "", "phase, tracks, players, what lies beside the board", "", takesNothing, (*Screen).showStatus},
		{"look", "[WHERE]", "what stands where: on the whole board, or in one place", "", takesPlace, (*Screen).look},
		{"legend", "", "what the short names on the board mean", "help SIGN tells of one sign.", takesNothing, (*Screen).legend},
		{"why", "[VALUE]", "how a figure comes about; alone, what may be asked", "why VALUE, why VALUE(THING, THING), why VALUE(NAME = THING), why THING.VALUE. A word that is no value lists the values with it in their names.", takesValue, (*Screen).why},
		{"why-not", "WHAT", "what refuses an option; for whom an action, whom what", "why-not ACTION tells of everybody who could take it whether they may; why-not PIECE which actions it may take; why-not OPTION which requirement refuses it.", takesRefused, (*Screen).whyNot},
		{"odds", "OPTION", "what may come of an option, up to the next decision", "A short question that you are asked first is looked through, with each answer; who else decides then is told. odds OPTION through goes on to the end of all that the option sets going, such as the rounds of an attack: whoever may pass does, or says no, and other choices are even. Below stand the figures that the game has of the two pieces concerned. A text that may mean several options compares them.", takesOption, (*Screen).odds},
		{"way", "OPTION", "how it gets to its destination, with each step's cost", "way OPTION via PLACE: through there.", takesOption, (*Screen).way},
		{"measure", "A B", "how far from A to B, and what values say of them", "A and B are places, pieces or points.", takesThing, (*Screen).measure},
		{"try", "POINT", "what could be seen and done from a point", "Nothing goes there: try 12.5,30, try MARCH UNIT e 4 n 2.", takesOption, (*Screen).try},
		{"cite", "[SECTION]", "the rules in our own words, where they are in force", "rules does the same. A word of a section's title, or the name of what it declares, finds it; help WORD looks in the texts too.", takesSection, (*Screen).cite},
		{"log", "[N]", "what happened, the last N lines; news: since you decided", "", takesNothing, (*Screen).log},
		{"news", "", "", "", takesNothing, (*Screen).sayNews},
		{"view", "", "all that you may see, as JSON", "", takesNothing, (*Screen).asJSON},
		{"save", "[FILE]", "save the game, from now on after every decision", "", takesNothing, (*Screen).save},
		{"help", "[TOPIC]", "this list; or a command, action, sign, word of the rules", "", takesTopic, (*Screen).help},
		{"quit", "", "leave the game", "", takesNothing, (*Screen).quit},
	}
}

// command finds a command by its name.
func command(word string) *verb {
	word = strings.ToLower(word)
	switch word {
	case "?", "h":
		word = "help"
	case "whynot", "why_not":
		word = "why-not"
	case "options":
		word = "more"
	case "rules":
		word = "cite"
	case "exit", "q":
		word = "quit"
	}
	for i := range verbs {
		if verbs[i].name == word {
			return &verbs[i]
		}
	}
	return nil
}

// count reads how many times a command is meant.
func count(args string, usual int) (int, bool) {
	if args == "" {
		return usual, true
	}
	n, err := strconv.Atoi(args)
	return n, err == nil && n > 0
}

// quit leaves the game; on a terminal a game without a save is not dropped without a question.
func (s *Screen) quit(string) error {
	if !s.Terminal || s.Script || s.kept() {
		return errQuit
	}
	s.asked = true
	return s.answer("The game is not saved: save (or save FILE) keeps it, quit once more drops it.")
}

func (s *Screen) redo(args string) error {
	n, ok := count(args, 1)
	if !ok {
		return s.answer("redo takes a number: redo 3")
	}
	taken, err := s.S.Redo(n)
	switch {
	case err != nil:
		return s.alarm(err.Error())
	case taken == 0:
		return s.answer("There is nothing to redo.")
	}
	s.changed()
	return nil
}

// changed notes that the game stands elsewhere: what was seen of later decisions is to be seen
// again.
func (s *Screen) changed() {
	for v, n := range s.seen {
		s.seen[v] = min(n, s.S.At())
	}
	s.failed, s.halt, s.ended, s.redraw = nil, false, false, true
}

func (s *Screen) more(string) error {
	if len(s.S.Options()) == 0 {
		return s.reply(afterEnd)
	}
	all := make([]int, len(s.S.Options()))
	for i := range all {
		all[i] = i
	}
	return s.answer(s.list(all, true)...)
}

// showStatus tells where the game stands, without the board.
func (s *Screen) showStatus(string) error {
	sc := s.scene()
	f := &face{head: s.header(sc), figures: s.figures(sc), beside: append(s.standings(sc, false), s.offMap(sc)...)}
	if s.Reader {
		f.head, f.figures = append(s.saidWhere(sc), s.path(sc)...), append(s.saidFigures(sc), s.others(sc, unscored)...)
	}
	return s.answer(f.lines()...)
}

func (s *Screen) log(args string) error {
	n, ok := count(args, 20)
	if !ok {
		return s.answer("log takes a number of lines: log 50")
	}
	lines := s.S.Lines(s.viewer(), -1)
	return s.answer(s.folded(lines[max(len(lines)-n, 0):])...)
}

func (s *Screen) save(args string) error {
	if f := s.S.File(); f != "" && (args == "" || args == f) {
		return s.reply(fmt.Sprintf("Every decision is in %s already; `sandtable %s` goes on with it.", f, s.again(f)))
	}
	if strings.IndexFunc(args, unicode.IsControl) >= 0 {
		return s.alarm("The game was not saved: a file is called by letters that can be seen.")
	}
	if args != "" {
		if err := s.S.Save(args); err != nil {
			return s.alarm("The game was not saved: " + err.Error())
		}
		return s.saved(args)
	}
	name, err := s.saveHere()
	if err != nil {
		return s.alarm("The game was not saved: " + err.Error())
	}
	return s.saved(name)
}

// SaveTells warns of a save of a game with secrets.
const SaveTells = "The save holds all that is hidden, and the dice to come. Only the screens of play and replay hide them: hand the save on to players whom you trust."

// saved says where the game is kept.
func (s *Screen) saved(name string) error {
	out := layout.Wrap(fmt.Sprintf("Saved in %s, from now on after every decision; `sandtable %s` goes on with it.", name, s.again(name)), s.Width)
	if s.S.P.Hides() {
		out = append(out, layout.Wrap(SaveTells, s.Width)...)
	}
	return s.answer(out...)
}

// word writes the name of a file as it is typed behind a command: in quotes, if it has blanks.
func word(name string) string {
	if strings.ContainsAny(name, " \t'") {
		return `"` + name + `"`
	}
	return name
}

// asJSON prints what the one at the screen may see, for programs.
func (s *Screen) asJSON(string) error {
	v := s.view()
	text, err := json.MarshalIndent(&v, "", "  ")
	if err != nil {
		return err
	}
	s.still = true
	fmt.Fprintln(s.out, string(text))
	return nil
}

// suggest is what a misspelt word may have meant: a key, or a command.
func suggest(text string, known []string) string {
	for _, v := range verbs {
		if initial(v.name) == initial(text) {
			known = append(known, v.name)
		}
	}
	return diag.Suggest(strings.ToLower(text), known)
}

// Verbs is the name of each command.
func Verbs() (names []string) {
	for _, v := range verbs {
		names = append(names, v.name)
	}
	return names
}
