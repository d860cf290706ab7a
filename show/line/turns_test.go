package line_test

import (
	"io/fs"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/show/line"
)

// turns are first turns of games, as people type them.
var turns = []struct {
	name  string
	root  fs.FS
	dir   string
	setup interp.Setup
	lines []string
}{
	{"lanzerath", content.Games, "lanzerath", interp.Setup{}, []string{
		"attack bouck", "odds 1", "1", "attack james b 4 1", "why-not attack", "attack dustman-b1-2", "attack creger-b2-1", "attack redmond", "pass", "why-not redmond", "news"}},
	{"crowbar", content.Games, "crowbar", interp.Setup{}, []string{
		"d5x2 e5x2 g5x2 l5x2 k8x2", "a7x2 b8x2", "c9", "1", "1", "1", "1", "zoom", "1", "1", "1", "1"}},
	{"crowbar_versus", content.Games, "crowbar", interp.Setup{Options: map[string]string{"mode": "versus_two"}}, []string{
		"", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "", "d5x2 e5", "1"}},
	{"alder_crossing", examples.Games, "games/alder_crossing", interp.Setup{}, []string{
		"adler-e4", "birke-e3", "dachs e 4", "pass", "attack", "1", "1", "1", "done", "1", "pass", "pass"}},
	{"salt_roads", examples.Games, "games/salt_roads", interp.Setup{}, []string{
		"", "show 1", "1", "", "2", "1", "1", "1", "1", "", "1", "1", "1"}},
	{"dispatch", examples.Games, "games/dispatch", interp.Setup{}, []string{
		"", "birch", "", "coral", "", "birch-b2", "", "show red", "why letter_to_go(red)", "coral-c5", "", "birch-b3", "", "coral-c4", "", "odds birch-c4", "birch-c4"}},
	{"bolt_action", content.Games, "bolt_action", interp.Setup{}, []string{
		"", "south", "1", "2", "done", "2", "1", "east", "west", "", "show second_grenadiers", "why way_around(second_grenadiers)", "log 12"}},
	{"low_fields", examples.Games, "games/low_fields", interp.Setup{}, []string{
		"rifles", "2.2,0.9", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "march green_rifles-4.3,15.4", "board", "hold green_scouts", "hold grey_gun", "news"}},
}

// TestTurns holds what is shown of first turns, typed through a pipe: line by line, and to a screen
// reader. Look at the difference whenever it changes.
func TestTurns(t *testing.T) {
	for _, x := range turns {
		t.Run(x.name, func(t *testing.T) {
			p := program(t, x.root, x.dir, x.setup)
			lines := append(append([]string{}, x.lines...), "quit")
			golden(t, "turns/"+x.name+".line", typed(t, p, line.Options{}, lines...))
			golden(t, "turns/"+x.name+".reader", typed(t, p, line.Options{Reader: true}, lines...))
		})
	}
}
