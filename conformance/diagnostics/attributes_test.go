package diagnostics

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"sandtable/schema/diag"
	"sandtable/schema/lang"
)

// place is a block in which attributes are tried: where @ stands.
type place struct {
	block string
	text  string            // a file beside the prelude; a whole game; or a mod, if it says mod
	right map[string]string // attributes, and a value that is right and not what holds without it
}

// game3 is a whole game in which a block stands at @.
const game3 = "game \"Small\" {\nlanguage = 1\nbegin = go\nparts = 10\n}\nrule \"Go\" {}\nplayer \"Red\" {}\nplayer \"Blue\" {}\n"

var places = []place{
	{"game", "game \"Small\" {\nlanguage = 1\nbegin = go\n@\n}\nrule \"Go\" {}\nrule \"Come\" {}\nplayer \"Red\" {}\nplayer \"Blue\" {}\nsection \"1\" \"S\" {}\n",
		map[string]string{"id": `"tiny"`, "version": `"2.0"`, "rulebook": `"A Book"`, "players": `[blue, red]`, "length": `7`, "parts": `2`, "goal": `"Win."`, "minutes": `30`, "weight": `light`, "text": `"a text"`, "source": `"inferred"`, "ruling": `"so"`}},
	{"section", "section \"1\" \"S\" {\n@\n}", map[string]string{"no_rules": `"said elsewhere"`, "text": `"a text"`, "source": `"inferred"`}},
	{"player", "player \"Green\" {\n@\n}", nil},
	{"side", "side \"North\" {\n@\n}", map[string]string{"player": `red`}},
	{"result", "result \"Rout\" {\n@\n}\nrule \"Routed\" {\nend game { result = rout }\n}", map[string]string{"worth": `2`, "winners": `[red]`}},
	{"enum", "enum \"mood\" {\nnames = [high, low]\n@\n}", nil},
	{"kind", "kind \"horse\" {\nis = piece\nstate = { hits = number, rider = maybe(player), lame = bool }\nfields = { speed = number, code = text, gait = player, rider_name = maybe(player) }\n@\n}",
		map[string]string{"plural": `"steeds"`, "traits": `[grey]`, "needs": "{ swift = [rider_name] }\ntraits = [swift]", "sides": `[up_side, down_side]`, "history": `[hits]`, "owner": "rider\nseen_by = owner", "seen_by": "owner\nowner = rider", "own_back": `true`, "secret": "{ lame = always }\nowner = rider"}},
	{"kind", "kind \"tent\" {\nis = space\n@\n}", map[string]string{"borders": `{ wet = bool }`, "fields": `{ beds = number }`, "state": `{ full = bool }`, "seen_by": `red`}},
	{"kind", "kind \"leg\" { is = space }\nkind \"trip\" {\nis = path\nof = leg\n@\n}\ntrip \"East\" {}", map[string]string{"length": `3`}},
	{"kind", "kind \"pile\" {\nis = box\n@\n}", map[string]string{"of": `message`}},
	{"kind", game3 + "map \"Table\" { surface = [30, 20] }\nkind \"mist\" {\nis = area\nstate = { here = bool }\n@\n}\nmist \"Bank\" { shape = circle(point(3, 3), 1) }\n", map[string]string{"present": `here`}},
	{"roster", "kind \"tent\" {\nis = concept\nfields = { beds = number }\n}\nroster \"tent\" {\ncolumns = [beds]\nrows = { Big = [4], Small = [2] }\n@\n}", map[string]string{"totals": `{ beds = 6 }`}},
	{"roster", "kind \"tent\" {\nis = concept\nfields = { beds = number, wet = bool }\n}\nroster \"tent\" {\ncolumns = [beds]\nrows = { Big = [4], Small = [2] }\n@\n}", map[string]string{"defaults": `{ wet = true }`}},
	{"composition", "kind \"pile\" {\nis = deck\nof = message\n}\ncomposition \"Piles\" {\nmakes = pile\ndecks = [one]\nrows = { Hold = [2], Storm = [1] }\n@\n}", map[string]string{"totals": `[3]`}},
	{"composition", "kind \"pile\" {\nis = deck\nof = message\n}\nmessage \"Retreat\" { count = 9 }\ncomposition \"Piles\" {\nmakes = pile\ndecks = [one]\nrows = { Retreat = [2] }\n@\n}", map[string]string{"rest": `supply`}},
	{"marker", "marker \"Mud\" {\non = post\nmany = true\n@\n}", map[string]string{"count": `3`, "adjective": `"deep"`, "plural": `"muds_there"`, "start": `[hill]`, "limit": "false\ncount = 2"}},
	{"marker", "marker \"Mud\" {\non = post\n@\n}", map[string]string{"many": `true`}},
	{"track", "track \"Left\" {\nboxes = numbers(0, 3)\n@\n}", map[string]string{"start": `2`, "history": `true`}},
	{"track", "track \"Left\" {\nboxes = [{ day = rain, dark = true }]\nfields = { dark = bool, day = weather }\n@\n}", map[string]string{"name": `"${day}"`}},
	{"track", "track \"Left\" {\nboxes = [{ number = 1 }]\n@\n}", map[string]string{"fields": `{ dark = bool }`}},
	{"box", "box \"Tent\" {\n@\n}", map[string]string{"of": `message`, "in_force": `true`, "seen_by": `red`}},
	{"deck", "deck \"Rest of Them\" {\n@\n}", map[string]string{"of": `message`, "holds": `[hold]`, "seen_by": `red`}},
	{"cup", "cup \"Bag\" {\n@\n}", map[string]string{"of": `message`, "holds": `[hold]`, "seen_by": `red`}},
	{"map", game3 + "map \"Table\" {\n@\n}", map[string]string{"surface": `[30, 20]`}},
	{"map", "kind \"field\" { is = space }\nmap \"Board\" {\ngrid = hexes\nraised = odd\nof = field\ndrawn = <<-X\n    a b\n  1 . w\n  2 . .\nX\nlegend = { w = {} }\n@\n}", map[string]string{"name": `"f${column}${row}"`}},
	{"map", "kind \"field\" { is = space }\nmap \"Board\" {\ngrid = hexes\nof = field\ndrawn = <<-X\n    a b\n  1 . .\n  2 . .\nX\n@\n}\n", map[string]string{"raised": `even`, "shifted": `each`}},
	{"map", "kind \"field\" {\nis = space\nfields = { wet = maybe(number) }\n}\nmap \"Board\" {\ngrid = squares\nof = field\ndrawn = <<-X\n    a b\n  1 . w\nX\n@\n}\n", map[string]string{"legend": `{ w = { wet = 2 } }`}},
	{"map", "kind \"field\" { is = space }\nmap \"Board\" {\nof = field\ndrawn = <<-X\n    a b\n  1 . .\nX\n@\n}\n", map[string]string{"grid": `squares`}},
	{"map", "kind \"field\" { is = space }\nmap \"Board\" {\ngrid = squares\ndrawn = <<-X\n    a b\n  1 . .\nX\n@\n}\n", map[string]string{"of": `field`}},
	{"map", "kind \"field\" { is = space }\nmap \"Board\" {\ngrid = squares\nof = field\n@\n}\n", map[string]string{"drawn": `"  a b\n1 . .\n"`}},
	{"map", "kind \"field\" { is = space }\nmap \"Board\" {\ngrid = squares\nof = field\ndrawn = <<-X\n    a b\n  1 . .\nX\n}\nmap \"More\" {\ngrid = squares\nof = field\ndrawn = <<-X\n    c d\n  1 . .\nX\n@\n}\n", map[string]string{"beside": `{ board = [2, 0] }`}},
	{"feature", featured, map[string]string{"between": "[[a1, b1]]\nfields = { wet = true }", "along": "[a1, b1]\nfields = { wet = true }", "on": "[a1]\nfields = { deep = 3 }", "names": "{ Ferry = a1 }"}},
	{"feature", featured[:len(featured)-3] + "between = [[a1, b1]]\n@\n}", map[string]string{"fields": `{ wet = true }`}},
	{"look", "map \"Sketch\" {}\nlook {\n@\n}", map[string]string{"layouts": `{ sketch = "[Camp]" }`}},
	{"look", "kind \"horse\" {\nis = piece\nfields = { speed = number }\n}\nlook {\n@\n}", map[string]string{"shown": `{ horse = [speed] }`}},
	{"look", "track \"Watch\" { boxes = numbers(0, 3) }\nvalue \"Our Watches\" { base = [for b in track_boxes : b if b.number < 2] }\nlook {\n@\n}", map[string]string{"spans": `{ watch = our_watches }`}},
	{"look", "look {\n@\n}\nrule \"Shoot\" {\nroll fire { dice = d6 }\n}", map[string]string{"sides": `{ blue = rose }`, "signs": `{ ann = "A" }`, "markers": `{ smoke = "s" }`, "state": `{ "post.watched" = "w" }`,
		"hidden": `[post.watched]`, "quiet": `[post.watched, smoke, shoot]`, "score": `[morale]`, "rolls": `{ fire = ["hit", "miss"] }`, "pieces": `{ soldier = { sign = "S" } }`}},
	{"look", strings.Replace(featured, "@", "on = [a1]\nfields = { deep = 3 }", 1) + "\nvalue \"Wet Land\" { base = [a1] }\nlook {\n@\n}", map[string]string{"area": `wet_land`, "borders": `{ wet = ["~", water] }`, "grounds": `{ a1 = ["a", trees] }`}},
	{"look", "kind \"horse\" { is = piece }\nhorse \"Nag\" { count = 3 }\nvalue \"Riders\" {\ngiven = { x = horse }\nbase = morale\n}\nlook {\n@\n}", map[string]string{"copies": `{ horse = riders }`}},
	{"look", "value \"Left to Do\" { base = morale }\nlook {\n@\n}", map[string]string{"ends": `[left_to_do, morale]`}},
	{"value", "value \"Sum\" {\n@\n}", map[string]string{"base": `2`}},
	{"value", "value \"Sum\" {\nbase = red\n@\n}", map[string]string{"given": `{ n = number }`, "returns": `maybe(player)`}},
	{"modifier", "value \"Sum\" {\nbase = 2\nmodifier \"more\" {\nby = 1\n@\n}\n}", map[string]string{"when": `morale > 2`, "base": `3`, "at_least": `1`, "at_most": `9`, "to": `4`}},
	{"modifier", "value \"Sum\" {\nbase = 2\nmodifier \"others\" { base = 5 }\nmodifier \"more\" {\nbase = 4\n@\n}\n}", map[string]string{"over": `["others"]`}},
	{"modifier", "value \"Men\" {\nbase = soldiers\nmodifier \"more\" {\n@\n}\n}", map[string]string{"also": `[ann]`, "but_not": `[ann]`}},
	{"modifier", "value \"Sum\" {\nbase = 2\nmodifier \"more\" {\n@\n}\n}", map[string]string{"by": `1`}},
	{"modify", "modify \"Courage\" \"more\" {\nby = 1\n@\n}", map[string]string{"when": `morale > 2`, "base": `3`, "at_least": `1`, "at_most": `9`, "to": `4`, "over": `["tired"]`}},
	{"modify", "modify \"Courage\" \"more\" {\n@\n}", map[string]string{"by": `1`}},
	{"modify", "value \"Men\" { base = soldiers }\nmodify \"Men\" \"more\" {\n@\n}", map[string]string{"also": `[ann]`, "but_not": `[ann]`}},
	{"table", "table \"Luck\" {\ngiven = { roll = d4 }\nreturns = { n = number }\nrows = [[[1, 2, 3]]]\n@\n}", nil},
	{"table", "table \"Luck\" {\ngiven = { a = bool, roll = d2 }\nreturns = { n = number }\nrows = [[any, [1, 2]]]\n@\n}", map[string]string{"across": `roll`}},
	{"rule", "rule \"Alarm\" {\n@\n}", map[string]string{"returns": `number`, "before": `tire`, "after": `tire`, "when": `morale > 2`, "given": `{ n = number }`}},
	{"rule", "rule \"Other\" { instead_of = tire }\nrule \"Alarm\" {\ninstead_of = tire\n@\n}", map[string]string{"over": `[other]`}},
	{"rule", "rule \"Alarm\" {\n@\n}", map[string]string{"instead_of": `tire`}},
	{"phase", "phase \"Dusk\" {\n@\n}", map[string]string{"returns": `number`, "before": `tire`, "after": `tire`, "when": `morale > 2`, "given": `{ n = number }`, "instead_of": `tire`}},
	{"phase", "phase \"Other\" { instead_of = tire }\nphase \"Dusk\" {\ninstead_of = tire\n@\n}", map[string]string{"over": `[other]`}},
	{"menu", "menu \"Chores\" {\n@\n}", map[string]string{"given": `{ n = number }`, "player": `blue`, "actor": `soldiers`, "fields": `{ hard = bool }`}},
	{"action", "action \"Wait\" {\n@\n}", map[string]string{"menu": `turn`, "before": `tire`, "after": `tire`, "anytime": `true`}},
	{"action", "action \"Wait\" {\nafter = tire\n@\n}", map[string]string{"player": `blue`}},
	{"action", "action \"Wait\" {\nafter = tire(man)\n@\n}", map[string]string{"given": `{ man = soldier }`}},
	{"action", "action \"Wait\" {\nmenu = turn\nwhole = true\nmove ann { to = hill }\n@\n}", map[string]string{"distinct": `true`, "prefer": `count(hill.soldiers)`}},
	{"action", "action \"Wait\" {\nmenu = turn\nmove ann { to = hill }\n@\n}", map[string]string{"whole": `true`}},
	{"forbid", "while \"Night\" {\nwhen = morale > 2\nforbid \"Rest\" {\n@\n}\n}", map[string]string{"when": `man.tired`, "because": `"it is late"`}},
	{"except", "while \"Night\" {\nwhen = morale > 2\nexcept \"Tire\" {\n@\n}\n}", map[string]string{"when": `soldier.scout`}},
	{"while", "while \"Night\" {\nwhen = morale > 2\nmodify \"Courage\" { by = 1 }\n@\n}", nil},
	{"option", "option \"Sky\" {\nvariant \"Blue Sky\" {}\nvariant \"Grey Sky\" {}\n@\n}", map[string]string{"default": `grey_sky`}},
	{"variant", "option \"Wind\" {\nvariant \"Calm\" {}\nvariant \"Gale\" {}\n}\noption \"Sky\" {\nvariant \"Blue Sky\" {\n@\n}\n}", map[string]string{"needs": `[calm]`, "excludes": `[gale]`, "players": `[blue]`, "goal": `{ red = "Win." }`}},
	{"game", "game \"Small\" {\nlanguage = 1\nbegin = go\n@\n}\nrule \"Go\" {}\nplayer \"Red\" {}\nscenario \"Day\" {}\nscenario \"Night\" {}\n", map[string]string{"start_with": `night`}},
	{"scenario", "scenario \"Raid\" {\n@\n}", map[string]string{"begin": `dawn`, "goal": `"Win."`, "minutes": `30`, "weight": `heavy`}},
	{"deploy", "scenario \"Raid\" {\ndeploy {\n@\n}\n}", map[string]string{"rows": `[[hill, [ben]]]`}},
	{"deploy", "scenario \"Raid\" {\ndeploy {\nrows = [[hill, [ben]]]\n@\n}\n}", map[string]string{"face": `down`}},
	{"deploy", "kind \"field\" { is = space }\nmap \"Board\" {\ngrid = squares\nof = field\ndrawn = <<-X\n    a b\n  1 . .\nX\n}\nscenario \"Raid\" {\ndeploy {\nlegend = { B = ben }\n@\n}\n}", map[string]string{"drawn": `"   a b\n 1 B .\n"`}},
	{"deploy", "kind \"field\" { is = space }\nmap \"Board\" {\ngrid = squares\nof = field\ndrawn = <<-X\n    a b\n  1 . .\nX\n}\nscenario \"Raid\" {\ndeploy {\ndrawn = \"   a b\\n 1 B .\\n\"\n@\n}\n}", map[string]string{"legend": `{ B = ben }`}},
	{"invariant", "invariant \"so\" {\n@\n}", map[string]string{"that": `morale >= 0`}},
	{"mod", "mod \"Loud\" {\n@\n}", map[string]string{"game": `"outpost"`}},
	{"mod", "mod \"Loud\" {\ngame = \"outpost\"\n@\n}", map[string]string{"id": `"quiet"`, "version": `"3"`, "game_version": `">= 1"`, "over": `["some"]`}},
	{"test", "test \"It\" {\n@\n}", map[string]string{"variants": `[grey_sky]`, "policies": `[bold]`, "scenario": `raid`, "seed": `4`, "rolls": `[2, 3]`}},
	{"guide", leading, map[string]string{"variants": `[grey_sky]`, "for": `blue`, "seed": `4`}},
	{"guide", "scenario \"Day\" {}\nscenario \"Dawn\" {}\n" + leading, map[string]string{"scenario": `dawn`}},
	{"policy", "policy \"Other\" {\nprefer \"rest\" {\naction = rest\nworth = 1\n}\n}\npolicy \"Daring\" {\n@\n}", map[string]string{"for": `red`, "weights": `{ tired = 2 }`, "use": `other`, "search": `true`, "notes": `{ tries = number }`}},
	{"prefer", "policy \"Daring\" {\nprefer \"rest\" {\naction = rest\nworth = 1\n@\n}\n}", map[string]string{"when": `morale > 2`, "at_least": `1`, "at_most": `3`, "to": `2`, "supposing": `true`}},
	{"prefer", picking + "policy \"Daring\" {\nprefer \"rest\" {\nworth = 1\n@\n}\n}", map[string]string{"action": `rest`, "pass": `turn`, "choice": `pal`}},
	{"prefer", picking + "policy \"Daring\" {\nprefer \"rest\" {\nworth = 1\nchoice = pal\n@\n}\n}", map[string]string{"in": `pick`}},
	{"prefer", "policy \"Daring\" {\nprefer \"rest\" {\naction = rest\n@\n}\n}", map[string]string{"worth": `1`, "share": `1`}},
	{"first", "policy \"Daring\" {\nfirst \"rest\" {\naction = rest\n@\n}\n}", map[string]string{"when": `morale > 2`, "narrow": `[morale]`, "supposing": `true`}},
	{"remember", noting + "remember \"how often\" {\naction = rest\nset = { tries = tries + 1 }\n@\n}\n}", map[string]string{"when": `morale > 2`}},
	{"remember", picking + noting + "remember \"how often\" {\nset = { tries = tries + 1 }\n@\n}\n}", map[string]string{"action": `rest`, "pass": `turn`, "choice": `pal`}},
	{"remember", picking + noting + "remember \"how often\" {\nset = { tries = tries + 1 }\nchoice = pal\n@\n}\n}", map[string]string{"in": `pick`}},
	{"remember", noting + "remember \"how often\" {\naction = rest\n@\n}\n}", map[string]string{"set": `{ tries = 1 }`}},
	{"remember", noting + "remember \"how often\" {\naction = rest\nset = { seen = true }\n@\n}\n}", map[string]string{"of": `ann`}},
	{"first", picking + "policy \"Daring\" {\nfirst \"rest\" {\n@\n}\n}", map[string]string{"action": `rest`, "pass": `turn`, "choice": `pal`}},
	{"first", picking + "policy \"Daring\" {\nfirst \"rest\" {\nchoice = pal\n@\n}\n}", map[string]string{"in": `pick`}},
}

// leading leads through nothing.
const leading = "option \"Sky\" {\nvariant \"Blue Sky\" {}\nvariant \"Grey Sky\" {}\n}\nguide \"It\" {\nprompt \"Rest\" { text = \"Rest.\" }\ntake \"Rest\" {}\n@\n}"

const picking = "rule \"Pick\" {\nchoose pal {\nfrom = soldiers\nplayer = red\n}\n}\nrule \"Pick Again\" {\nchoose pal {\nfrom = soldiers\nplayer = red\n}\n}\n"

// noting begins a policy that takes notes.
const noting = "policy \"Daring\" {\nnotes = { tries = number, seen = { soldier = bool } }\nprefer \"rest\" {\naction = rest\nworth = tries\n}\n"

const featured = "kind \"field\" {\nis = space\nborders = { wet = bool }\nstate = { held = bool }\nfields = { deep = maybe(number) }\n}\nmap \"Board\" {\ngrid = squares\nof = field\ndrawn = <<-X\n    a b\n  1 . .\nX\n}\nfeature \"Creek\" {\n@\n}"

// required are attributes without which a block is refused: that they have an effect needs no test.
// Right values of them stand in the templates.
var required = map[string]string{
	"game language": `1`, "game begin": `go`, "enum names": `[high, low]`, "kind is": `piece`, "roster columns": `[beds]`, "roster rows": `{ Big = [4] }`,
	"composition makes": `pile`, "composition decks": `[one]`, "composition rows": `{ Hold = [1] }`, "marker on": `post`, "track boxes": `numbers(1, 2)`,
	"table given": `{ roll = d4 }`, "table returns": `{ n = number }`, "table rows": `[[any, 1]]`, "while when": `morale > 2`,
}

// checks are attributes that only say what must be so: right, they change nothing.
var checks = map[string]bool{"roster totals": true, "kind needs": true, "composition totals": true, "mod game_version": true}

// setting declares what the templates speak of.
const setting = "phase \"Dawn\" {}\noption \"Clouds\" {\nvariant \"Grey Sky\" {}\nvariant \"Clear Sky\" {}\n}\nscenario \"Raid\" {}\npolicy \"Bold\" {\nfor = red\nfirst \"rest\" {\naction = rest\n}\n}\n"

func (p place) files(attr, value string) map[string]string {
	line := ""
	if attr != "" {
		line = attr + " = " + value
	}
	text := strings.Replace(p.text, "@", line, 1)
	switch {
	case p.block == "mod":
		return map[string]string{"mod/mod.hcl": text}
	case strings.Contains(text, "option \"Sky\"") || p.block == "scenario" || p.block == "deploy" || strings.HasPrefix(text, "game "):
		return map[string]string{"case.hcl": strings.Replace(text, "game ", "game ", 1), "dawn.hcl": "phase \"Dawn\" {}\n"}
	}
	return map[string]string{"case.hcl": text, "setting.hcl": setting}
}

// understood loads files, and says how the game is understood; or what is wrong.
func understood(t *testing.T, files map[string]string) (string, diag.Findings) {
	t.Helper()
	root, mods := game(t, files)
	g, found := checked(root, mods)
	if g == nil {
		return "", errorsOf(show(found))
	}
	return dump(g) + fmt.Sprint(len(g.Mods), modsOf(g)), show(found)
}

// TestAttributesHaveAnEffect: each attribute of each block has an effect on how the game is
// understood, or gives a finding.
func TestAttributesHaveAnEffect(t *testing.T) {
	t.Parallel()
	tried := map[string]bool{}
	for _, p := range places {
		without, was := understood(t, p.files("", ""))
		for _, attr := range slices.Sorted(maps.Keys(p.right)) {
			tried[p.block+" "+attr] = true
			with, found := understood(t, p.files(attr, p.right[attr]))
			if len(errorsOf(found)) > 0 {
				t.Errorf("%s: %s = %s is right, but gives %s\n%s", p.block, attr, p.right[attr], list(found), p.text)
			} else if !checks[p.block+" "+attr] && with == without && len(found) == len(was) {
				t.Errorf("%s: %s = %s changes nothing, and nothing is said", p.block, attr, p.right[attr])
			}
		}
	}
	for _, b := range lang.Blocks {
		for _, a := range b.Attrs {
			if key := b.Name + " " + a.Name; !tried[key] && required[key] == "" {
				t.Errorf("nobody tries %s of %s", a.Name, b.Name)
			}
		}
	}
}

// wrongs are values of every sort, with the words of the descriptions for types that they fit.
var wrongs = []struct {
	value string
	fits  []string
}{
	{`[[{}]]`, nil},
	{`{ zz = [[{}]] }`, nil},
	{`7`, []string{"number", "expression"}},
	{`"?!"`, []string{"text", "expression"}},
	{`true`, []string{"bool", "expression"}},
	{`nonsense_that_is_no_name`, nil},
	{`pool(2, 3)`, []string{"expression"}},
}

// newNames are attributes that hold names which nothing else has declared, or names of mods that
// may be there or not.
var newNames = map[string]bool{"mod over": true, "enum names": true, "kind plural": true, "kind traits": true, "kind sides": true, "composition decks": true, "marker adjective": true, "marker plural": true}

// TestAttributesOfWrongTypes: each attribute of each block gives a finding where its value is of a
// wrong type.
func TestAttributesOfWrongTypes(t *testing.T) {
	t.Parallel()
	for _, p := range places {
		desc := lang.Find(p.block)
		right := map[string]string{}
		maps.Copy(right, p.right)
		for _, a := range desc.Attrs {
			if v := required[p.block+" "+a.Name]; v != "" && right[a.Name] == "" {
				right[a.Name] = v
			}
		}
		for _, attr := range slices.Sorted(maps.Keys(right)) {
			a := desc.Attr(attr)
			if a == nil { // what every block may have: where it comes from
				a = &lang.Attr{Name: attr, Type: "text"}
			}
			for _, w := range wrongs {
				if fits(a.Type, w.fits) || newNames[p.block+" "+attr] && w.value == wrongs[5].value {
					continue
				}
				_, rest, _ := strings.Cut(right[attr], "\n")
				q := p
				q.text = withoutAttr(p.text, attr)
				if _, found := understood(t, q.files(attr, w.value+"\n"+rest)); len(errorsOf(found)) == 0 {
					t.Errorf("%s: %s = %s gives no finding", p.block, attr, w.value)
				}
			}
		}
	}
}

// withoutAttr takes an attribute out of the block in which @ stands.
func withoutAttr(text, attr string) string {
	head, tail, _ := strings.Cut(text, "@")
	lines := strings.Split(head, "\n")
	for i := len(lines) - 1; i >= 0 && !strings.HasSuffix(lines[i], "{"); i-- {
		if strings.HasPrefix(lines[i], attr+" = ") {
			lines = slices.Delete(lines, i, i+1)
		}
	}
	return strings.Join(lines, "\n") + "@" + tail
}

func fits(typ string, words []string) bool {
	return slices.ContainsFunc(strings.FieldsFunc(typ, func(r rune) bool { return r == ' ' || r == ',' }), func(w string) bool { return slices.Contains(words, w) })
}

// TestBlocksInBlocks: a block that cannot stand where it stands is reported, wherever that is: a
// made-up one, a declaration, a statement.
func TestBlocksInBlocks(t *testing.T) {
	t.Parallel()
	for _, p := range places {
		for _, in := range []string{"zz_block \"x\" {}", "zz_block {\na = 1\n}", "marker \"Zz\" { on = post }", "advance morale {}"} {
			word, _, _ := strings.Cut(in, " ")
			q := p
			q.text = strings.Replace(p.text, "@", in+"\n@", 1)
			fit := lang.Find(p.block).Blocks
			if slices.Contains(fit, "statement") && word == "advance" || slices.Contains(fit, "declaration") && word == "marker" {
				continue
			}
			if _, found := understood(t, q.files("", "")); len(errorsOf(found)) == 0 {
				t.Errorf("%s: %s inside gives no finding", p.block, in)
			}
		}
	}
}
