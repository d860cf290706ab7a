package diagnostics

import (
	"fmt"
	"os"
	"regexp"
	"runtime/debug"
	"sort"
	"strconv"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"sandtable/interp"
)

func TestScratchPanics(t *testing.T) {
	if os.Getenv("SCRATCH") == "" {
		t.Skip()
	}
	secs, _ := strconv.Atoi(os.Getenv("SCRATCH"))
	games := realGames(t)
	games["last"] = map[string]string{}
	delete(games, "last")
	var names []string
	for n := range games {
		names = append(names, n)
	}
	sort.Strings(names)
	frame := regexp.MustCompile(`(?m)^\s+/work/main/((?:schema|interp)\S+:\d+)`)
	gen := rapid.Custom(func(t *rapid.T) map[string]string {
		files := map[string]string{}
		g := games[rapid.SampledFrom(names).Draw(t, "game")]
		var fs []string
		for f, src := range g {
			files[f] = src
			fs = append(fs, f)
		}
		sort.Strings(fs)
		f := rapid.SampledFrom(fs).Draw(t, "file")
		files[f] = damage(t, files[f])
		return files
	})
	seen := map[string]int{}
	start := time.Now()
	n := 0
	passed := 0
	slow := time.Duration(0)
	off := int(time.Now().UnixNano() % 1e9)
	for i := 0; time.Since(start) < time.Duration(secs)*time.Second; i++ {
		files := gen.Example(off + i)
		n++
		func() {
			defer func() {
				if r := recover(); r != nil {
					st := string(debug.Stack())
					var fr []string
					for _, m := range frame.FindAllStringSubmatch(st, 3) {
						fr = append(fr, m[1])
					}
					key := strings.Join(fr, " < ")
					seen[key]++
					if seen[key] == 1 {
						p := fmt.Sprintf("/tmp/panics/%d", len(seen))
						os.MkdirAll(p, 0o755)
						for f, src := range files {
							os.WriteFile(p+"/"+f, []byte(src), 0o644)
						}
						fmt.Printf("PANIC %d %v\n   %s\n", len(seen), r, key)
					}
				}
			}()
			s := time.Now()
			for _, f := range show(check(gameOf(files), nil)) {
				if f.Code == "" || f.Message == "" || f.Range.Filename == "" {
					key := "noplace " + f.Code + regexp.MustCompile(`".*"`).ReplaceAllString(f.Message, "")
					if seen[key]++; seen[key] == 1 {
						fmt.Printf("NO PLACE %s %q\n", f.Code, f.Message)
					}
				}
			}
			if g, _ := checked(gameOf(files), nil); g != nil {
				passed++
				if err := try(g, uint64(i)); err != nil {
					fmt.Println(err)
				}
				for _, test := range g.Tests {
					interp.BuildTest(g, test)
				}
			}
			if d := time.Since(s); d > slow {
				slow = d
				fmt.Println("slowest", d)
			}
		}()
	}
	fmt.Println(n, "runs", passed, "passed", seen)
}
