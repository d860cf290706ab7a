package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// recorded is games that were played to their ends by bots and kept.
var recorded = []struct {
	name string
	args []string
}{
	{"last_stone", []string{"last_stone", "--seed", "1", "--bot", "white=random", "--bot", "black=random"}},
	{"push_your_luck", []string{"push_your_luck", "--seed", "2", "--bot", "ann=random", "--bot", "ben=random"}},
	{"thaw", []string{"push_your_luck", "--seed", "3", "--set", "weather=thaw", "--bot", "ann=random", "--bot", "ben=random"}},
	{"battle", []string{"lanzerath", "--seed", "4", "--bot", "defender=random"}},
	{"last_attack", []string{"lanzerath", "--seed", "5", "--scenario", "fourth_attack", "--set", "difficulty=elite", "--bot", "defender=random"}},
	{"two_players", []string{"lanzerath", "--seed", "6", "--set", "mode=competitive", "--bot", "defender=random", "--bot", "attacker=random"}},
}

// TestRecordedGames: the recorded games still go as they went, decision by decision. A change of a
// game's rules may well make them differ; when that is meant, go test ./cmd/cli -run RecordedGames
// -update plays them anew.
func TestRecordedGames(t *testing.T) {
	for _, r := range recorded {
		t.Run(r.name, func(t *testing.T) {
			path := filepath.Join("testdata", "games", r.name+".save")
			if *update {
				if err := os.Remove(path); err != nil && !os.IsNotExist(err) {
					t.Fatal(err)
				}
				run(t, append([]string{"play", "--save", path, "--script", os.DevNull}, r.args...)...)
			}
			if out := run(t, "replay", path, "--verify"); !strings.Contains(out, "all as recorded") {
				t.Error(out)
			}
		})
	}
}

// TestScriptIsTheGame: sim --script writes the game that sim plays without it, even where a search
// is bounded by its work.
func TestScriptIsTheGame(t *testing.T) {
	game := []string{"english_draughts", "--seed", "2"}
	sim := append([]string{"sim", "--games", "1", "--bot", "white=search"}, game...)
	script := filepath.Join(t.TempDir(), "keys.txt")
	run(t, append(sim, "--script", script)...)
	played := regexp.MustCompile(`(\d+) decisions`).FindStringSubmatch(run(t, append([]string{"play", "--script", script}, game...)...))
	var report struct {
		Decisions float64 `json:"decisions_mean"`
	}
	if err := json.Unmarshal([]byte(run(t, append(sim, "--json")...)), &report); err != nil {
		t.Fatal(err)
	}
	if played == nil || played[1] != strconv.Itoa(int(report.Decisions)) {
		t.Errorf("sim plays %v decisions, and writes a game of %v", report.Decisions, played)
	}
}

// run runs the command line and returns what it prints.
func run(t *testing.T, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if code := Main(args, strings.NewReader(""), &out, &errs); code != 0 {
		t.Fatalf("sandtable %s: exit code %d\n%s\nIf the game's rules have changed and this is meant: go test ./cmd/cli -run RecordedGames -update",
			strings.Join(args, " "), code, errs.String())
	}
	return out.String()
}
