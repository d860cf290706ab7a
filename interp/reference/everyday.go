package reference

import "strings"

// Everyday is how the language says what players of wargames have a word for and the language has
// none.
type Everyday struct {
	Words []string // of the players, the plain form of each
	Is    string   // what one writes
	See   []string // the pages that tell more; each is a word of the language
}

var everyday = []Everyday{
	{[]string{"hand"}, "a hand is a box for cards with seen_by = its player", []string{"box", "seen_by", "deck", "draw"}},
	{[]string{"stack", "stacking"}, "pieces in one place are a stack; a limit is a require that counts them", []string{"require", "count", "top"}},
	{[]string{"zone", "zoc"}, "a zone of control is a value: the spaces next to enemies, which the cost of a step reads", []string{"value", "neighbors", "reach"}},
	{[]string{"turn", "round"}, "turns are boxes of a track that a repeat goes through", []string{"track", "repeat", "advance", "phase"}},
	{[]string{"combat", "attack", "crt", "battle"}, "an attack is an action; its results are a table that a roll reads", []string{"action", "table", "roll", "match"}},
	{[]string{"hex", "square"}, "spaces of a grid come from the drawing of a map", []string{"map", "legend", "feature"}},
	{[]string{"terrain", "ground"}, "the terrain of a grid is a field of its spaces, which the legend of the map fills in", []string{"map", "legend", "kind"}},
	{[]string{"road", "river", "wall", "hedge"}, "what lies between two spaces is a feature that sets a field of the border", []string{"feature", "borders", "border"}},
	{[]string{"movement", "speed"}, "where a piece can go is reach(from, points, cost)", []string{"reach", "cheapest", "choose", "move"}},
	{[]string{"victory", "win", "points"}, "points are a track or a field of a player; result and end game say who has won", []string{"track", "result", "end"}},
	{[]string{"reinforcement", "arrival"}, "what comes later waits in a box or in the supply, and a rule moves it onto the map", []string{"box", "supply", "move", "enter"}},
	{[]string{"loss", "elimination", "eliminate", "kill", "destroy"}, "a lost piece is moved to supply or to out", []string{"move", "out", "supply"}},
	{[]string{"step", "strength"}, "steps and strengths are fields; those that change are in state, or are the two sides of a counter", []string{"kind", "set", "flip"}},
	{[]string{"discard"}, "a discard pile is a box for cards", []string{"box", "move", "shuffle"}},
	{[]string{"unit", "counter"}, "a counter is a thing of a kind with is = piece", []string{"kind", "piece", "design"}},
	{[]string{"army", "faction"}, "who owns a piece is a field of its kind that holds a side or a player, and the kind's owner names the field", []string{"side", "player", "owner", "controller"}},
	{[]string{"setup", "set-up", "placement"}, "deploy in a scenario states what starts where", []string{"scenario", "deploy", "put"}},
	{[]string{"bonus", "drm"}, "what a value depends on are modifiers in it; what stands elsewhere adds to it with modify", []string{"value", "modifier", "modify"}},
	{[]string{"hide"}, "conceal turns a piece face down; seen_by states who still sees which it is", []string{"conceal", "seen_by", "own_back"}},
	{[]string{"fog"}, "who sees what is stated by seen_by of a place or a kind; a secret choice has secret = true", []string{"seen_by", "secret", "reveal"}},
	{[]string{"bid", "plot", "note"}, "what one player writes down and others do not know is a state field that secret of its kind names", []string{"kind", "secret", "set"}},
}

// Everydays finds what players call by a word, in the singular or the plural. It is nil for any
// other.
func Everydays(word string) *Everyday {
	for i, e := range everyday {
		for _, w := range e.Words {
			if word == w || word == w+"s" || word == w+"es" || strings.HasSuffix(w, "y") && word == strings.TrimSuffix(w, "y")+"ies" {
				return &everyday[i]
			}
		}
	}
	return nil
}
