package talk

import (
	"cmp"
	"encoding/json"
	"strings"

	"sandtable/interp/view"
	"sandtable/play/say"
	"sandtable/play/talk/match"
	"sandtable/schema/english"
)

// verb is a command that may be typed beside options.
type verb struct {
	name, args string
	also       scope                    // where else it may be typed than at the screen of the game
	about      string                   // what it does, in a line of the list; "": the command before it tells
	details    string                   // what else help on it says
	takes      func(tb *Table) []string // the names that may stand after it; nil: none
	do         func(s *Table, args string) Answer
}

// scope says where a command may be typed besides at the screen that a game is played at.
type scope uint8

// The scopes. At other machines sits whoever sends lines from there: what they may type writes no
// file, and decides for no other player.
const (
	asks    scope = 1 << iota // at other machines: it only tells
	acts                      // at other machines: it changes the game
	owned                     // of these, only at one's own decision
	reviews                   // where a game is shown again
)

// in reports whether a command may be typed in a scope.
func (v *verb) in(s scope) bool { return v != nil && v.also&s != 0 }

// among lists the commands of a scope: those of one's own decisions, or the others.
func among(s scope, mine bool) (out []string) {
	for i := range verbs {
		if v := &verbs[i]; v.in(s) && v.in(owned) == mine {
			out = append(out, v.name)
		}
	}
	return out
}

// verbs lists the commands as help tells of them. It is filled below because help itself reads it.
var verbs []verb

func init() {
	verbs = []verb{
		{"undo", "[N]", acts, "take decisions back, or take them again; the last, or N", "", nil, (*Table).undo},
		{"redo", "[N]", acts, "", "", nil, (*Table).redo},
		{"arrange", "[lot]", acts | owned, "let a set-up be laid as the game advises", "What the game leaves to you it does not decide. arrange lot draws all choices up to the next action, and so does arrange where the game advises nothing: it sets up an army at once.", nil, (*Table).arrange},
		{"skip", "[WHEN]", acts | owned, "answer this whenever it comes; orders says how", "Alone, until the phase in progress ends; skip until WHAT: WHAT is such a phase, end for the end of the game, a track that moves, or near N: what the decision is about comes within N of what may be chosen. skip unless 40% asks all the same where an option has odds of 40 % that anything comes of it, skip unless near N where something is so near, and skip unless advised where the game advises otherwise; the order stays in force. skip off ends all such orders; always advised does as the game advises; orders lists those that may be given here. Each pass is a decision like any other: it stands in the log and in the save, and undo takes it back and ends the skipping.", nil, (*Table).skip},
		{"always", "OPTION", acts | owned, "", "Takes it now and whenever the same is asked and it may be taken: always yes, always b_20 until turn, always yes unless near 2. What ends it, and how, is as with skip. always advised all does as the game advises whatever is asked.", (*Table).optionKeys, (*Table).always},
		{"orders", "", asks | owned, "", "Each line is typed as it stands, and answers what is asked now, too.", nil, (*Table).orders},
		{"more", "[WHAT]", 0, "all options, however many; help more: all ways to answer", "options does the same.", nil, (*Table).more},
		{"show", "WHAT", asks | reviews, "a place, piece, card, table, track, action or rule", "A number shows what that option is about, as far as the list shown last has it.", (*Table).showable, (*Table).show},
		{"board", "[WHERE]", reviews, "the board, all or around a place; zoom: around what acts", "", (*Table).seenNames, (*Table).board},
		{"zoom", "[WHERE]", 0, "", "", nil, (*Table).zoom},
		{"status", "", asks | reviews, "phase, tracks; what decides the game; who sits where", "status tells the phase, tracks and what lies beside; score tells how to win, and the figures that decide it as they stand, with what each is made of.", nil, (*Table).status},
		{"score", "", asks | reviews, "", "", nil, (*Table).score},
		{"players", "", asks | reviews, "", "Of each player: who decides for it, a person or which bot; the figures of it and of what it owns, and of what score tells what is asked about it.", nil, (*Table).players},
		{"look", "[WHERE]", asks | reviews, "what stands there, or everywhere; what the signs mean", "legend tells what the short names and signs on the board mean.", (*Table).seenNames, (*Table).look},
		{"legend", "", asks | reviews, "", "help SIGN tells of one sign.", nil, (*Table).legend},
		{"why", "[VALUE]", asks | reviews, "how a figure comes about; alone, what may be asked", "why move tells why a bot has taken its last decision, why move 3 of the third before. why VALUE, why VALUE(THING, THING), why VALUE(NAME = THING), why THING.VALUE. A word that is no value lists the values with it in their names.", (*Table).valueNames, (*Table).why},
		{"hint", "", asks | owned, "what a bot would do; why each has moved; a first turn", "As a regular bot: by the advice of the game, where it has a policy for who decides; else by trial. A bot knows no more than you. teach explains the moves of bots as they come, as why move does; teach off ends that.", nil, (*Table).hintTo},
		{"teach", "[off]", 0, "", "", nil, (*Table).teach},
		{"guide", "[off]", acts | owned, "", "guide tells again what the guide of a first turn has to say, and what it waits for; guide off ends it.", nil, (*Table).guide},
		{"why-not", "WHAT", asks | owned, "what refuses an option; for whom an action, whom what", "why-not ACTION tells of everybody who could take it whether they may; why-not PIECE which actions it may take; why-not OPTION which requirement refuses it.", (*Table).refusable, (*Table).whyNot},
		{"odds", "[OPTION]", asks | owned, "what may come of an option, such as a whole attack", "Alone it tells of the options listed last, or of all. Odds go to the end of what the option sets going, such as the rounds of an attack: a short question that you are asked on the way is told of with each answer; whoever else may pass does, or says no; at any other choice they end. odds OPTION next ends at the next decision, whoever has it. Below stand the figures that the game has of the two pieces concerned. A text that may mean several options compares them.", (*Table).optionKeys, (*Table).odds},
		{"way", "OPTION", asks | owned, "its way; measure A B: how far; try POINT: its view", "Tells how an option gets to its destination, with the cost of each step; way OPTION via PLACE: through there.", (*Table).optionKeys, (*Table).way},
		{"measure", "A B", asks, "", "measure A B tells how far it is from A to B, and what values say of the two: places, pieces or points.", (*Table).showable, (*Table).measure},
		{"try", "POINT", asks | owned, "", "Tells what could be seen and done from a point. Nothing goes there: try 12.5,30, try MARCH UNIT e 4 n 2.", (*Table).optionKeys, (*Table).try},
		{"cite", "[SECTION]", asks | reviews, "the rules in our own words, where they are in force", "rules does the same. A word of a section's title, or the name of what it declares, finds it; help WORD looks in the texts too.", (*Table).sectionNames, (*Table).cite},
		{"log", "[N]", asks | reviews, "what happened, the last N lines; news: since you decided", "", nil, (*Table).log},
		{"news", "", asks, "", "", nil, (*Table).news},
		{"save", "[FILE]", 0, "save the game from now on; view: all you may see, as JSON", "", nil, (*Table).save},
		{"view", "", reviews, "", "", nil, (*Table).asJSON},
		{"help", "[TOPIC]", asks, "this list; or a command, action, sign, word of the rules", "", (*Table).topics, (*Table).help},
		{"quit", "", 0, "leave the game; again: play it anew, once it is over", "", nil, (*Table).quit},
		{"again", "", 0, "", "The same scenario, choices and seats, with another chance.", nil, (*Table).again},
	}
}

// obey carries out a command with what stands after it.
func (v *verb) obey(tb *Table, args string) Answer {
	if args != "" && v.args == "" {
		return reply(strings.TrimSpace(v.name + " takes nothing after it. " + v.details))
	}
	return v.do(tb, args)
}

// command finds a command by its name.
func command(word string) *verb {
	word = strings.ToLower(word)
	for i := range verbs {
		if verbs[i].name == cmp.Or(match.Commands[word], word) {
			return &verbs[i]
		}
	}
	return nil
}

// Verb returns the name of the command that a line is; "" if it is none.
func Verb(line string) string {
	if v := command(strings.TrimPrefix(line, ":")); v != nil {
		return v.name
	}
	return ""
}

// quit leaves the game; where somebody can be asked, a game without a save is not dropped without a
// question.
func (tb *Table) quit(string) Answer {
	if !tb.Attended || tb.Kept() {
		return Answer{Leave: true}
	}
	tb.Asked = true
	return reply("The game is not saved: save (or save FILE) keeps it, quit once more drops it.")
}

// again leaves a game that is over, for the same one to be begun anew.
func (tb *Table) again(string) Answer {
	switch {
	case tb.Strict:
		return wrong("a script plays one game")
	case !tb.Over():
		return reply("The game is not over; again then begins it anew.")
	case tb.S.Shared():
		return reply("The game was played at several screens: begin a new one as this was begun.")
	}
	tb.Another = true
	return Answer{Leave: true}
}

func (tb *Table) redo(args string) Answer {
	n, ok := match.Count(args, 1)
	if !ok {
		return reply("redo takes a number: redo 3")
	}
	switch taken, err := tb.S.Redo(n); {
	case err != nil && tb.Faults != nil:
		return tb.failure(err)
	case err != nil:
		return alarm(err.Error())
	case taken == 0:
		return reply("There is nothing to redo.")
	}
	return tb.elsewhere()
}

func (tb *Table) more(of string) Answer {
	found := tb.All()
	switch {
	case len(found) == 0:
		return reply(afterEnd)
	case of != "":
		found = tb.meant(of)
	}
	if len(found) == 0 {
		return tb.unknown(of)
	}
	return said(say.Line{Kind: say.Listed, Of: found, Full: true})
}

// All returns all options.
func (tb *Table) All() []int {
	return match.Which(tb.S.Options(), func(int) bool { return true })
}

func (tb *Table) log(args string) Answer {
	n, ok := match.Count(args, 20)
	if !ok {
		return reply("log takes a number of lines: log 50")
	}
	lines := tb.S.Lines(tb.Viewer(), -1)
	return said(say.Folds(lines[max(len(lines)-n, 0):])...)
}

// asJSON returns what the one at the table may see, for programs.
func (tb *Table) asJSON(string) Answer {
	v := view.Position(tb.S.M, tb.Viewer())
	if v.Turn != nil && v.Turn.Mine {
		v.List(tb.S.Options())
	}
	text, err := json.MarshalIndent(&v, "", "  ")
	if err != nil {
		return Answer{Err: err}
	}
	return said(say.Line{Kind: say.Verbatim, Text: string(text)})
}

// Verbs returns the name of each command.
func Verbs() []string { return english.Each(verbs, func(v verb) string { return v.name }) }
