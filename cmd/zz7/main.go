package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"sort"
	"strings"
	"sync"
	"time"

	"sandtable/cmd/cover"
	"sandtable/cmd/testrun"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/narrate"
	"sandtable/interp/trial"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

type multi []string

func (m *multi) String() string     { return strings.Join(*m, ",") }
func (m *multi) Set(s string) error { *m = append(*m, s); return nil }

var (
	mods, sets, tests multi
	n          = flag.Int("n", 0, "random games")
	seed       = flag.Int("seed", 1, "")
	scen       = flag.String("scenario", "", "")
	only       = flag.String("t", "", "test")
	cov        = flag.Bool("cov", false, "")
	all        = flag.Bool("all", false, "all combinations")
	decs       = flag.Bool("dec", false, "decision histogram")
	logg       = flag.Bool("log", false, "")
	ok         = flag.Bool("ok", false, "")
	cv         = flag.Bool("cover", false, "")
	bot        = flag.String("bot", "random", "")
	per        = flag.Int("per", 300, "")
)

type seen struct {
	m map[any]int
}

func (s *seen) hit(x any) { s.m[x]++ }

func src(p string) load.Source {
	p, _ = filepath.Abs(p)
	wd, _ := os.Getwd()
	name, err := filepath.Rel(wd, p)
	if err != nil {
		name = p
	}
	return load.Source{FS: os.DirFS(p), Dir: ".", Name: name}
}

func main() {
	flag.Var(&mods, "mod", "")
	flag.Var(&sets, "set", "")
	flag.Var(&tests, "tests", "")
	flag.Parse()
	s := interp.Sources{Game: src(flag.Arg(0))}
	for _, m := range mods {
		s.Mods = append(s.Mods, src(m))
	}
	for _, m := range tests {
		s.Tests = append(s.Tests, src(m))
	}
	g, fs, _ := interp.Load(s)
	for _, f := range fs {
		fmt.Printf("%v %s %s:%d:%d %s | %s\n", f.Severity, f.Code, f.Range.Filename, f.Range.Start.Line, f.Range.Start.Column, f.Message, f.Hint)
	}
	if g == nil {
		return
	}
	hits := map[any]int{}
	if *n > 0 || *all {
		if *all {
			combos(g, hits)
		} else {
			opt := map[string]string{}
			for _, x := range sets {
				a, b, _ := strings.Cut(x, "=")
				opt[a] = b
			}
			play(g, interp.Setup{Scenario: *scen, Options: opt}, *n, hits)
		}
		if *cov {
			never(g, hits)
		}
		return
	}
	if *cv {
		r := cover.Of(g, testrun.All(g, g.Tests))
		r.WriteText(os.Stdout, 150)
		fmt.Println("clean", r.Clean())
		return
	}
	pass := 0
	secs := map[string]int{}
	for _, t := range g.Tests {
		if *only != "" && !strings.Contains(t.Name, *only) {
			continue
		}
		r := trial.Run(g, t)
		if r.Failure == nil {
			pass++
			secs[t.Ref]++
			if *ok {
				fmt.Println("ok", t.Name)
			}
			for k := range r.Ran.Rules {
				hits[k]++
			}
			for k := range r.Ran.Actions {
				hits[k]++
			}
			for k := range r.Ran.Values {
				hits[k]++
			}
			for k := range r.Ran.Modifiers {
				hits[k]++
			}
			for k := range r.Ran.Rows {
				hits[k]++
			}
			for k := range r.Ran.Results {
				hits[k]++
			}
			continue
		}
		f := r.Failure
		fmt.Printf("FAIL %q %s:%d %s\n  expected %s\n  found %s\n", t.Name, f.At.Filename, f.At.Start.Line, f.Message, f.Expected, f.Found)
		if *only != "" {
			for _, l := range f.Log {
				fmt.Println("     ", l)
			}
		}
	}
	fmt.Println(pass, "of", len(g.Tests))
	if *cov {
		never(g, hits)
		for _, s := range g.Sections {
			walkSec(s, secs)
		}
	}
}

func walkSec(s *model.Section, secs map[string]int) {
	if secs[s.Ref] == 0 && s.Open == "" {
		fmt.Println("section without test:", s.Ref, s.Title)
	}
}

func never(g *model.Game, hits map[any]int) {
	for _, r := range g.Rules {
		if hits[r] == 0 && r.Name != "" {
			fmt.Println("  never rule", r.Title, r.Range.Filename, r.Range.Start.Line)
		}
	}
	for _, a := range g.Actions {
		if hits[a] == 0 {
			fmt.Println("  never action", a.Title)
		}
	}
	for _, t := range g.Tables {
		for _, r := range t.Rows {
			if hits[r] == 0 {
				fmt.Println("  never row", t.Title, r.Range.Start.Line, r.Label)
			}
		}
	}
	for _, v := range g.Values {
		if hits[v] == 0 {
			fmt.Println("  never value", v.Title)
		}
		for _, m := range v.Modifiers {
			if hits[m] == 0 {
				fmt.Println("  never modifier", v.Title, m.Label)
			}
		}
	}
	for _, t := range g.Things {
		if t != nil && t.Kind != nil && t.Kind.Name == "result" && hits[t.ID] == 0 {
			fmt.Println("  never result", t.Title)
		}
	}
}

func combos(g *model.Game, hits map[any]int) {
	var rec func(i int, opt map[string]string)
	ok, bad := 0, map[string]int{}
	rec = func(i int, opt map[string]string) {
		if i == len(g.Options) {
			o2 := map[string]string{}
			for k, v := range opt {
				o2[k] = v
			}
			if _, err := interp.Choose(g, interp.Setup{Options: o2}); err != nil {
				bad[err.Error()]++
				return
			}
			ok++
			for _, sc := range g.Scenarios {
				if *scen != "" && sc.Name != *scen {
					continue
				}
				play(g, interp.Setup{Scenario: sc.Name, Options: o2}, *per, hits)
			}
			return
		}
		o := g.Options[i]
		for _, v := range o.Variants {
			opt[o.Name] = v.Name
			rec(i+1, opt)
		}
	}
	rec(0, map[string]string{})
	fmt.Println("allowed combinations", ok)
	for k, v := range bad {
		fmt.Println("excluded", v, k)
	}
}

func play(g *model.Game, st interp.Setup, games int, hits map[any]int) {
	p, err := interp.Build(g, st)
	if err != nil {
		fmt.Println("SETUP", err)
		return
	}
	var mu sync.Mutex
	ends := map[string]int{}
	errs := map[string]int{}
	decn := map[string]int{}
	var total, max, over int
	var opts, maxo int
	t0 := time.Now()
	var wg sync.WaitGroup
	w := runtime.NumCPU()
	next := make(chan int)
	for k := 0; k < w; k++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			m := machine.New(p)
			mine := map[any]int{}
			mdec := map[string]int{}
			m.Cover = func(what any, row int) {
				switch x := what.(type) {
				case *model.Table:
					mine[x.Rows[row]]++
				default:
					mine[x]++
				}
			}
			m.Watch = func(_ *machine.M, e machine.Event) {
				if e.Kind == machine.Entered {
					if e.Proc.Rule != nil {
						mine[e.Proc.Rule]++
					}
					if e.Proc.Action != nil {
						mine[e.Proc.Action]++
					}
				}
			}
			for i := range next {
				r := rand.New(rand.NewPCG(uint64(i), 77))
				m.Start(uint64(i))
				d, broken, stuck := 0, "", ""
				o, mo := 0, 0
				var lg narrate.Log
				if *logg {
					m.Watch = lg.Watch
				}
				for m.Err == nil && m.Pending() != nil {
					l := m.Options().Len()
					o += l
					if l > mo {
						mo = l
					}
					if l == 0 {
						stuck = m.Pending().Name
						break
					}
					mdec[m.Pending().Name]++
					if *logg {
						lg.Add(fmt.Sprintf("? %s (%d)", m.Pending().Name, l))
					}
					if *bot == "greedy" {
						m.Choose(greedy(m, r))
					} else {
						m.Choose(r.IntN(l))
					}
					d++
					if b := m.Broken(); b != nil {
						broken = b.Label
						break
					}
					if d > 100000 {
						stuck = "too long"
						break
					}
				}
				mu.Lock()
				if *logg {
					fmt.Println(strings.Join(lg.Lines, "\n"))
				}
				total += d
				opts += o
				if mo > maxo {
					maxo = mo
				}
				if d > max {
					max = d
				}
				if d > 10*g.Length {
					over++
				}
				key := ""
				switch {
				case m.Err != nil:
					key = "ERROR " + m.Err.Error()
				case broken != "":
					key = "BROKEN " + broken
				case stuck != "":
					key = "STUCK " + stuck
				case !m.Over:
					key = "ENDED WITHOUT RESULT"
				}
				if key != "" {
					errs[key]++
					if errs[key] == 1 {
						fmt.Println("   seed", i, key)
					}
				} else {
					ends[g.Things[m.Result].Title]++
					mine[m.Result]++
				}
				mu.Unlock()
			}
			mu.Lock()
			for k, v := range mine {
				hits[k] += v
			}
			for k, v := range mdec {
				decn[k] += v
			}
			mu.Unlock()
		}()
	}
	for i := 0; i < games; i++ {
		next <- *seed + i
	}
	close(next)
	wg.Wait()
	if !*all || len(errs) > 0 || over > 0 {
		var names []string
		for _, v := range p.Variants {
			names = append(names, v.Name)
		}
		fmt.Println(p.Scenario.Name, names, "games", games, "mean", total/games, "max", max, "over", over, "options/decision", float64(opts)/float64(total), "max options", maxo, "dec/s", int(float64(total)/time.Since(t0).Seconds()))
		var ks []string
		for k, v := range ends {
			ks = append(ks, fmt.Sprintf("%s %d", k, v))
		}
		sort.Strings(ks)
		fmt.Println("   ", strings.Join(ks, ", "))
		for k, v := range errs {
			fmt.Println("   !!", v, k)
		}
		if *decs {
			for k, v := range decn {
				fmt.Println("     ", v, k)
			}
		}
	}
}
