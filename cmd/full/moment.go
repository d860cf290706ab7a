package full

import (
	"sandtable/cmd/screen"
	"sandtable/cmd/session"
	"sandtable/cmd/show/board"
	"sandtable/interp/choice"
	"sandtable/interp/scene"
)

// Moment is all that the face shows of one position: plain data, made when something has happened.
// What keys and the mouse do until something is decided needs nothing else.
type Moment struct {
	Scene *scene.Scene
	Ask   *Ask           // nil: nobody decides here
	Log   []session.Told // as the viewer reads it
	News  int            // where in it begins what has happened since somebody last decided
	At    int            // how many decisions have been taken
	End   []string       // how the game has ended; nil: it goes on
	Cover string         // the title of the player to whom the screen is to be handed first
	Said  []string       // what the last command or failure has to say
	Asks  string         // a question of the game to the players, to be answered with yes or no
	Leave bool           // the face is to be left
	Going bool           // bots go on

	Tables bool    // the game has tables
	About  string  // what the game is about
	Shared bool    // others play from the same save
	Wait   string  // the title of the player who decides at another screen
	Review *Review // a game that is only looked at; nil: it is played
	Among  []int   // options that a typed text may mean

	Pointed *Pointed          // points worth a look, where they were asked for
	Whys    []screen.Question // the figures that were asked for; nil: none were
	Charts  []Shown           // the tables of the game, where they were asked for
}

// Ask is the pending decision.
type Ask struct {
	Who, Title string
	Round      string // "action 3 of 5"
	Section    string
	About      string
	Acts       map[string]screen.Act // what the rules say of the actions, by their names
	Options    []choice.Option
	Told       []scene.Ref                       // pieces that the decision is about
	Set        *Set                              // nil: no set is chosen
	Left       int                               // how many times the same is to be decided, where that is counted; else 1
	Way        func(i int, via []scene.Ref) *Way // how an option gets to where it goes, through some places; nil: it is not told
	Reach      *board.Reach                      // where on a measured map a point may be chosen; nil: nowhere
}

// Set is a set whose members are chosen one by one.
type Set struct {
	Taken       []string // the titles of those that have been chosen
	Least, Most int      // how many are to be chosen in all; Most is -1 where nothing bounds it
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
