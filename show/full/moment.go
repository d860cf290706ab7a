package full

import (
	"strings"

	"sandtable/interp/choice"
	"sandtable/interp/scene"
	"sandtable/play/log"
	"sandtable/play/say"
	"sandtable/play/standing"
	"sandtable/play/talk"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/show/board"
)

// Moment is all that the face shows of one position: plain data, made when something has happened.
// What keys and the mouse do until something is decided needs nothing else.
type Moment struct {
	Scene *scene.Scene
	Ask   *Ask       // nil: nobody decides here
	Log   []log.Told // as the viewer reads it
	News  int        // where in it begins what has happened since somebody last decided
	// What has become of the table since the viewer decided, and whether others did, out of sight.
	Changes []scene.Change
	Foreign bool
	How     []log.Told // how that came about, without what the viewer decided
	At      int        // how many decisions have been taken
	End     []say.Line // how the game has ended; nil: it goes on
	Cover   string     // the title of the player to whom the screen is to be handed first
	Said    []say.Line // what the last command or failure has to say
	Asks    string     // a question of the game to the players, to be answered with yes or no
	Leave   bool       // the face is to be left
	Going   bool       // bots go on

	Tables bool       // the game has tables
	About  string     // what the game is about
	Goals  []say.Line // how to win
	Shared bool       // others play from the same save
	Wait   string     // the title of the player who decides at another screen
	Review *Review    // a game that is only looked at; nil: it is played
	Among  []int      // options that a typed text may mean

	Pointed *Pointed         // points worth a look, where they were asked for
	Near    string           // the key of the point nearest to one that was refused
	Whys    []talk.Question  // the figures that were asked for; nil: none were
	Charts  []Shown          // the tables of the game, where they were asked for
	Orders  []standing.Order // the standing answers to the decision, where they were asked for
}

// Ask is the pending decision.
type Ask struct {
	Who, Title string
	Round      string // "action 3 of 5"
	Section    string
	About      string
	Guide      string    // the prompt of the guide, in a line
	Acts       talk.Acts // what the rules say of the actions, by their names
	Options    []choice.Option
	Told       []scene.Ref                       // pieces that the decision is about
	See        []scene.Ref                       // what the guide wants looked at
	Set        *talk.Set                         // nil: no set is chosen
	Recurs     bool                              // a standing answer is worth a word
	LedOn      bool                              // to take back the last decision is one step back
	Left       int                               // how many times the same is to be decided, where that is counted; else 1
	Way        func(i int, via []scene.Ref) *Way // how an option gets to where it goes, through some places; nil: it is not told
	Between    func(i int) []string              // what lies between who acts and the piece that an option chooses; nil: it is not told
	Costs      func(of []int) map[int]string     // what options of a list take; nil: it is not told
	Reach      *board.Reach                      // where on a measured map a point may be chosen; nil: nowhere
}

// says has the moment say one thing.
func (m *Moment) says(text string) { m.Said = []say.Line{{Text: text}} }

// answers takes up an answer of the table: options that it lists are opened; of all of them the
// keys are told.
func (m *Moment) answers(a talk.Answer) {
	m.Said, m.Leave = a.Lines, a.Leave
	if a.Err != nil && !a.Leave {
		m.Said = append(m.Said, say.Line{Text: english.Sentence(a.Err.Error()), Role: say.Alarm})
	}
	if a.Paused {
		m.Said = append(m.Said, say.Line{Text: "Stopped. Enter lets the game go on, u takes back."})
	}
	for _, l := range a.Lines {
		switch {
		case l.Kind != say.Listed || m.Ask == nil:
		case l.Full:
			for _, o := range m.Ask.Options {
				m.Said = append(m.Said, say.Line{Kind: say.Fold, Text: layout.Fill(o.Key, 24) + " " + o.Title})
			}
		default:
			m.Among = l.Of
		}
	}
}

// words returns lines as one text.
func words(lines []say.Line) string {
	return strings.Join(english.Each(lines, func(l say.Line) string { return l.Text }), " ")
}

// again reports whether another moment is at the same decision. Points that were named may have
// been added to its options.
func (m *Moment) again(other *Moment) bool {
	if m == nil || m.Ask == nil || other.Ask == nil || other.Among != nil || m.At != other.At || len(m.Ask.Options) > len(other.Ask.Options) {
		return false
	}
	for i := range m.Ask.Options {
		if m.Ask.Options[i].Key != other.Ask.Options[i].Key {
			return false
		}
	}
	return true
}

// Shown is a chart with what of it is in force for the option that is marked: the line, and the
// column; -1 of what chance decides, or nothing does.
type Shown struct {
	scene.Chart
	Line, Column int
}

// Review is what there is to show of a game that is only looked at.
type Review struct {
	All   int    // decisions
	Ahead string // what is decided here; "": nothing, or nobody has looked yet
}

// Pointed is points worth a look for one way to choose a point.
type Pointed struct {
	Head    string         // the key without the point
	Options []int          // these points
	Reasons map[int]string // why, by option

	at    int          // how many decisions had been taken
	reach *board.Reach // where the point may be chosen
}

// Way is how what is marked gets to where it goes.
type Way struct {
	Text  string
	Steps []board.Passed // the start first
	Far   bool           // it costs more than may be spent
}
