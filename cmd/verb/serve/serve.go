// Package serve plays games in browsers: it seats players, bots and spectators, keeps the save, and
// listens. The pages are those of show/web.
package serve

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/saved"
	"sandtable/cmd/verb/seats"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/saves"
	"sandtable/play/session"
	"sandtable/schema/layout"
	"sandtable/show/rulebook"
	"sandtable/show/web"
)

// Flags say what is served and where.
type Flags struct {
	seats.Flags
	Seeded  bool     // chance follows from the seed alone
	HotSeat bool     // all people share one link
	Listen  string   // address
	Hosts   []string // further names by which browsers may call the server
}

// table is a game that is about to be served.
type table struct {
	*saved.Opener
	f     Flags
	p     *machine.Program
	rules func(w io.Writer)
	game  *session.Session
}

// Begin serves a new game.
func Begin(o *saved.Opener, name string, f Flags) (err error) {
	f.Policies = true
	g, p, err := o.Build(name, f.Setup)
	if err != nil {
		return err
	}
	h := seats.Header(p, g, f.Seed, seats.Absolute(o.Mods))
	switch {
	case f.Guide:
		if f.Bots, err = seats.Lead(p, &h, f.Bots); err != nil {
			return err
		}
	case !f.Seeded:
		h.Secret = save.NewSecret()
	}
	bots, err := shell.SeatBots(p, f.Bots, false)
	if err != nil {
		return err
	}
	if h.Undo, err = seats.Undo(p, bots, f.Undo); err != nil {
		return err
	}
	t := &table{Opener: o, f: f, p: p, rules: rulesOf(g)}
	t.open(h, bots)
	defer func() { err = errors.Join(err, t.game.Close()) }()
	l, err := t.listen() // before there is a save that nobody could play
	if err != nil {
		return err
	}
	defer l.Close()
	if err := t.save(h); err != nil {
		return err
	}
	if err := saved.SayUnsaved(t.Err, t.game.Start()); err != nil {
		return err
	}
	return t.serve(l)
}

// GoOn serves the game of a save.
func GoOn(o *saved.Opener, name string, f Flags) (err error) {
	file, log, err := save.Open(name)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	defer func() { file.Close() }()
	if log.Manual() {
		return shell.Usage("%s: its dice are thrown by hand, at one screen: play it with \"sandtable play\"", name)
	}
	s, err := o.With(name, log, true)
	if err != nil {
		return err
	}
	bots := seats.OfSave(s.Program, log.Header, o.Err)
	more, err := shell.SeatBots(s.Program, f.Bots, false)
	if err != nil {
		return err
	}
	maps.Copy(bots, more)
	g, err := o.LoadFrom(s.Game, s.Mods, nil)
	if err != nil {
		return err
	}
	t := &table{Opener: o, f: f, p: s.Program, rules: rulesOf(g)}
	t.open(log.Header, bots)
	l, err := t.listen()
	if err != nil {
		return err
	}
	defer l.Close()
	d, err := t.game.Resume(log, file)
	defer func() { err = errors.Join(err, t.game.Close()) }()
	s.SayResumed(o.Err, t.game, d)
	if err := saved.SayUnsaved(t.Err, err); err != nil {
		return err
	}
	return t.serve(l)
}

// anew begins the same game again: with the same seats and bots, another chance, and a save of its
// own, beside which the links of its seats lie.
func (t *table) anew(list []web.Seat) (*session.Session, error) {
	h := seats.Anew(t.game.Header())
	before := t.game
	t.open(h, seats.OfSave(t.p, h, t.Err))
	t.f.Save = ""
	if err := errors.Join(t.save(h), saved.SayUnsaved(t.Err, t.game.Start())); err != nil {
		err = errors.Join(err, t.game.Close())
		t.game = before
		return nil, err
	}
	t.keep(linksOf(list))
	if f := t.game.File(); f != "" {
		fmt.Fprintf(t.Out, "The game is played again, and saved in %s.\n", layout.Visible(f))
	}
	return t.game, before.Close()
}

// rulesOf writes the rules of a game.
func rulesOf(g *shell.Game) func(w io.Writer) {
	return func(w io.Writer) { rulebook.New(g.Game, g.Files, w, 90).All() }
}

// open makes the session.
func (t *table) open(h save.Header, bots map[int32]bot.Kind) {
	t.game = session.New(session.Config{Program: t.p, Header: h, Bots: bots, Sealer: saves.Sealer, Apart: !t.f.HotSeat})
}

// save begins the save of a new game: in the file that the user names, else in the user's folder.
func (t *table) save(h save.Header) error {
	switch {
	case t.f.Save != "":
		return saved.Begin(t.game, t.f.Save)
	case !t.f.NoSave:
		if err := saves.Create(saves.Folder(), h.Game, h.Scenario, time.Now(), t.game.Save); err != nil {
			fmt.Fprintf(t.Err, "The game is not saved: %v. --save FILE saves it elsewhere.\n", err)
		}
	}
	return nil
}

// listen opens the address.
func (t *table) listen() (net.Listener, error) {
	l, err := net.Listen("tcp", t.f.Listen)
	if err != nil {
		return nil, shell.Usage("cannot listen: %v; --listen names another address, --listen localhost:0 takes any free port", err)
	}
	return l, nil
}

// serve serves the game until somebody ends the program.
func (t *table) serve(l net.Listener) error {
	list, err := t.links()
	if err != nil {
		return err
	}
	hosts, at := t.called(l.Addr())
	s := web.New(web.Config{
		Game:   t.game,
		Seats:  list,
		Rules:  t.rules,
		Hosts:  hosts,
		Notes:  t.notes,
		Again:  func() (*session.Session, error) { return t.anew(list) },
		Faults: func(err error) { fmt.Fprintf(t.Err, "sandtable: %s\n", layout.Visible(err.Error())) },
	})
	t.tell(list, at, l.Addr())
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := s.Serve(ctx, l); err != nil {
		return err
	}
	if f := t.game.File(); f != "" {
		fmt.Fprintf(t.Out, "Saved in %s.\n", layout.Visible(f))
	}
	return nil
}

// called returns the names by which browsers may call the server, and the one that is told.
func (t *table) called(addr net.Addr) (hosts []string, at string) {
	host, _, _ := net.SplitHostPort(t.f.Listen)
	_, port, _ := net.SplitHostPort(addr.String())
	names := []string{host, "localhost", "127.0.0.1", "::1"}
	if host == "" || net.ParseIP(host) != nil && net.ParseIP(host).IsUnspecified() {
		names[0] = "localhost"
	}
	for _, n := range append(names, t.f.Hosts...) {
		n = strings.ToLower(n)
		hosts = append(hosts, net.JoinHostPort(n, port))
		if port == "80" || port == "443" {
			hosts = append(hosts, n)
		}
	}
	for _, n := range t.f.Hosts { // behind a server that has a port of its own
		hosts = append(hosts, strings.ToLower(n))
	}
	return hosts, hosts[0]
}

// tell says where the seats are, and who can reach them.
func (t *table) tell(list []web.Seat, at string, addr net.Addr) {
	who := "from this machine only; --listen names an address that others can reach"
	if tcp, ok := addr.(*net.TCPAddr); !ok || !tcp.IP.IsLoopback() {
		who = "from other machines, too. Nothing is encrypted: use it in a network that you trust, or behind a server with TLS"
	}
	fmt.Fprintf(t.Out, "%s is served at %s, and can be reached %s.\n", t.p.Game.Title, at, who)
	fmt.Fprintln(t.Out, "Whoever has a link has the seat; give each player theirs alone:")
	for _, x := range list {
		fmt.Fprintf(t.Out, "  %-20s http://%s/t/%s/\n", titleOf(x), at, x.Secret)
	}
	if people := t.game.People(); len(people) > 1 && !t.f.HotSeat {
		fmt.Fprintf(t.Out, "People play all seats but those of bots; --bot %s=regular gives a seat to one, and so does \"Who plays\" at its page.\n", people[len(people)-1].Name)
	}
	if f := t.game.File(); f != "" {
		f = layout.Visible(f)
		fmt.Fprintf(t.Out, "Every decision is saved in %s; \"sandtable serve %s\" goes on with it, at the same links.\n", f, f)
	} else {
		fmt.Fprintln(t.Out, "The game is not saved.")
	}
	fmt.Fprintln(t.Out, "Ctrl-C ends.")
}
