package main

import (
	"fmt"
	"os"
	"runtime/pprof"
	"syscall"
	"time"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/load"
)

func main() {
	d := os.Args[1]
	g, fs, _ := interp.Load(interp.Sources{Game: load.Source{FS: os.DirFS(d), Dir: ".", Name: d}})
	for _, f := range fs {
		fmt.Println(f)
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		fmt.Println(err)
		return
	}
	f, _ := os.Create("/tmp/cpu.prof")
	m := machine.New(p)
	n, dec, opts := 0, 0, 0
	pprof.StartCPUProfile(f)
	t0 := time.Now()
	var r0 syscall.Rusage
	syscall.Getrusage(0, &r0)
	u0 := r0.Utime.Nano()
	rng := uint64(1)
	for seed := uint64(0); time.Since(t0) < 4*time.Second; seed++ {
		m.Start(seed)
		for m.Pending() != nil && m.Err == nil && !m.Done() {
			k := m.Options().Len()
			opts += k
			rng = rng*6364136223846793005 + 1442695040888963407
			m.Choose(int((rng >> 33) % uint64(k)))
			dec++
		}
		n++
	}
	pprof.StopCPUProfile()
	var ru syscall.Rusage
	syscall.Getrusage(0, &ru)
	el := time.Duration(ru.Utime.Nano() - u0)
	fmt.Println(n, "games", float64(dec)/float64(n), "dec/game", float64(opts)/float64(dec), "opts/dec", float64(dec)/el.Seconds(), "dec/s", float64(n)/el.Seconds(), "games/s")
}
