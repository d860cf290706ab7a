package reference

import (
	"fmt"
	"strings"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/lang"
	"sandtable/schema/load"
	"sandtable/schema/model"
	"sandtable/schema/resolve"
	"sandtable/schema/resolve/decl"
)

// HostGame loads the game of the examples.
func HostGame() (*model.Game, error) {
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: Host(), Dir: ".", Name: "ford"}})
	if g == nil {
		return nil, fmt.Errorf("the game of the examples has findings: %v", found)
	}
	return g, nil
}

// kindDocs says what the kinds of the language itself are for.
var kindDocs = map[string]string{
	"player":  "Somebody who decides. A game with none is played by one player.",
	"side":    "Somebody who owns pieces; `player` says who decides for it.",
	"result":  "One way the game can end.",
	"concept": "Anything that lies nowhere: weather, a nation, a diary.",
	"path":    "A row of spaces: it makes them itself (`NAME-1`, `NAME-2` and so on), or lists spaces that exist.",
	"track":   "A row of boxes with one marker.",
	"piece":   "What lies in places, on one another.",
	"card":    "A piece that is drawn and held; its plural means all of them.",
	"chit":    "A piece that is drawn from a cup; its plural means all of them.",
	"place":   "Where pieces lie.",
	"space":   "A place on the map: what lies there is in play.",
	"box":     "A place outside the map.",
	"deck":    "A pile of cards, shuffled at the start; nobody sees what lies in it.",
	"cup":     "Chits to be drawn at random; nobody sees what lies in it.",
}

func kindTable() string {
	g, err := HostGame()
	if err != nil {
		return err.Error()
	}
	var b strings.Builder
	b.WriteString("| kind | is | plural | |\n|---|---|---|---|\n")
	for _, k := range g.Kinds {
		if !k.Builtin() || k.Design || k.Name == "track_box" || k.Parent != nil && k.Parent.Name == "track_box" {
			continue
		}
		is := ""
		if k.Parent != nil {
			is = "`" + k.Parent.Name + "`"
		}
		doc := kindDocs[k.Name]
		if doc == "" {
			doc = "?"
		}
		fmt.Fprintf(&b, "| `%s` | %s | `%s` | %s |\n", k.Name, is, k.Plural, doc)
	}
	fmt.Fprintf(&b, "| `track_box` | `place` | `track_boxes` | A box of a track; all have `number`. |\n")
	return strings.TrimSpace(b.String())
}

// fieldDocs says what the words after a dot mean that the language itself has.
var fieldDocs = map[string]string{
	"piece.at":        "The place where it lies.",
	"piece.in_play":   "It lies on a space.",
	"piece.on_top":    "Nothing lies on it.",
	"piece.face_down": "It lies face down.",
	"place.pieces":    "What lies there; and so with the plural of every kind of piece.",
	"place.cards":     "The cards that lie there.",
	"place.chits":     "The chits that lie there.",
	"path.pieces":     "What lies on its steps; and so with the plural of every kind of piece.",
	"track.at":        "The box where its marker stands.",
}

func fieldTable() string {
	g, err := HostGame()
	if err != nil {
		return err.Error()
	}
	var b strings.Builder
	b.WriteString("| word | gives | |\n|---|---|---|\n")
	for _, k := range g.Kinds {
		if !k.Builtin() {
			continue
		}
		for _, f := range k.Fields {
			if f.Range.Filename != "" || f.Kind != nil && !f.Kind.Builtin() || f.Storage == model.OfKind {
				continue
			}
			doc, ok := fieldDocs[k.Name+"."+f.Name]
			if !ok {
				continue // words of path kinds, told of where paths are
			}
			fmt.Fprintf(&b, "| `%s.%s` | `%s` | %s |\n", k.Name, f.Name, f.Type, doc)
		}
	}
	for _, row := range [][3]string{
		{"design.supply", "set", "The copies that lie in the supply."},
		{"marker.supply", "number", "How many are left."},
		{"track_box.number", "number", "Its number; of a track with names, its place in the row, from 0."},
		{"game.over", "bool", "Whether the game is over."},
		{"game.result", "maybe(result)", "How it ended; none while it goes on."},
	} {
		fmt.Fprintf(&b, "| `%s` | `%s` | %s |\n", row[0], row[1], row[2])
	}
	return strings.TrimSpace(b.String())
}

func eventTable() string {
	var b strings.Builder
	b.WriteString("| event | when |\n|---|---|\n")
	for _, e := range lang.Events {
		fmt.Fprintf(&b, "| <a id=\"event-%s\"></a>`%s` | %s |\n", e.Name, e.Usage, e.Doc)
	}
	return strings.TrimSpace(b.String())
}

func limitTable() string {
	d := machine.DefaultLimits
	var b strings.Builder
	b.WriteString("| what | limit |\n|---|---|\n")
	for _, row := range []struct {
		what  string
		limit string
	}{
		{"one file", fmt.Sprintf("%d MB, %d words and signs", load.MaxFile>>20, load.MaxTokens)},
		{"a name or label", fmt.Sprintf("%d letters", load.MaxName)},
		{"files of one folder", fmt.Sprint(load.MaxFiles)},
		{"files and folders of any kind in one folder", fmt.Sprintf("%d, nested %d deep", load.MaxEntries, load.MaxNest)},
		{"all files of one folder together", fmt.Sprintf("%d MB, %d words and signs", load.MaxTotal>>20, load.MaxWords)},
		{"things of a game", fmt.Sprint(decl.MaxThings)},
		{"spaces of all its grids", fmt.Sprint(decl.MaxSpaces)},
		{"state fields and markers of all things together", fmt.Sprint(resolve.MaxState)},
		{"things of one name (of different kinds)", fmt.Sprint(decl.MaxAlike)},
		{"names of an enum", "64"},
		{"steps of a path", "10000"},
		{"boxes of a track", "10000"},
		{"a side of a surface", fmt.Sprintf("%d inches", model.MaxSide/10)},
		{"corners of a polygon", fmt.Sprint(model.MaxCorners)},
		{"leading choices of one action", "10"},
		{"steps of work between two decisions", fmt.Sprint(d.Steps)},
		{"steps of work in a whole game of a simulation or a test", fmt.Sprintf("%d; if its `length` is above %d, %d for each of these decisions, at most %d",
			d.Game, d.Game/machine.WorkOfDecision, machine.WorkOfDecision, machine.GameWork(machine.LongestGame))},
		{"options of one decision", fmt.Sprint(d.Options)},
		{"decisions on all ways through whole actions, for one list", fmt.Sprint(d.Ways)},
		{"rules in progress", fmt.Sprint(d.Depth)},
		{"values that use each other", fmt.Sprint(d.Nest)},
		{"entries of a list", fmt.Sprint(d.List)},
		{"decisions on one way through a whole action", fmt.Sprint(d.Depth)},
		{"positions on record", fmt.Sprint(d.List)},
		{"dice of one throw", "10000"},
		{"memory of names in progress, and of what is being worked out", fmt.Sprintf("%d MB each", d.Bytes>>20)},
		{"a number", "2147483647 of the smallest parts"},
	} {
		fmt.Fprintf(&b, "| %s | %s |\n", row.what, row.limit)
	}
	return strings.TrimSpace(b.String())
}
