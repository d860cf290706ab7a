package ir

// Parts lists the procedures and events of a game, each before those that it leads to.
func (g *Game) Parts() (procs []*Proc, events []*Event) {
	w := &walk{seen: map[any]bool{}}
	w.proc(g.Begin)
	w.acts(g.Anytime)
	return w.procs, w.events
}

// walk collects what statements lead to.
type walk struct {
	procs  []*Proc
	events []*Event
	seen   map[any]bool
}

// first reports whether something is come to for the first time.
func (w *walk) first(x any) bool {
	was := w.seen[x]
	w.seen[x] = true
	return !was
}

func (w *walk) proc(p *Proc) {
	if p == nil || !w.first(p) {
		return
	}
	w.procs = append(w.procs, p)
	for _, part := range p.Parts() {
		w.body(part)
	}
}

func (w *walk) acts(all []*Offered) {
	for _, x := range all {
		w.proc(x.Proc)
		w.body(x.List.Body)
	}
}

func (w *walk) body(body []*Stmt) {
	for _, s := range body {
		s.Each(func(s *Stmt) {
			w.proc(s.Call)
			if s.Hook != nil {
				w.proc(s.Hook.Rule)
			}
			if s.Ask != nil {
				w.acts(s.Ask.Acts)
			}
			if e := s.Event; e != nil && w.first(e) {
				w.events = append(w.events, e)
				w.body(e.Before)
				w.body(e.After)
			}
		})
	}
}
