package save

import (
	"context"
	"fmt"
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/naming"
)

// Divergence is where a game no longer goes the way that its save says.
type Divergence struct {
	N        int // the decision; 0: the end of the game
	Recorded Decision
	Player   string          // who decides now
	Name     string          // what is decided now
	Legal    []naming.Option // what is legal now
	Reason   string
	Soft     bool // the recorded option could be taken all the same
	Stopped  bool // no divergence: somebody has stopped the replay before this decision
}

// Error is the message.
func (d *Divergence) Error() string {
	if d.N == 0 {
		return d.Reason
	}
	return fmt.Sprintf("decision %d (%s of %s: %q): %s", d.N, d.Recorded.Name, d.Recorded.Player, d.Recorded.Key, d.Reason)
}

// Options steers a replay.
type Options struct {
	To   int    // stop after a given number of decisions; negative: all
	From *Start // where the game is taken up; nil: at its beginning
	// Before decision n is taken: the option's number, and how many are listed.
	Before func(n, at, all int)
	After  func(n int)    // with the machine in the position after decision n (0: the first)
	Strict bool           // a soft divergence stops the replay too
	Live   machine.Chance // asked for throws that the log does not hold; nil: none are

	// To go on playing: each decision is bounded, but not all together, so that no game is lost.
	Free    bool
	Context context.Context // when it is done the replay stops where it is; nil: nobody stops it
}

// Start is a position from which a log is played.
type Start struct {
	N     int // the decisions before it; at least one follows
	State *machine.State
}

// Play plays a log on a machine that holds no game yet. It returns the first divergence; unless
// that is a soft one, the machine then stands where the game last agreed with its save, and the
// game may go on from there.
func Play(m *machine.M, l *Log, o Options) *Divergence {
	r := &replay{m: m, log: l, Options: o, watch: m.Watch}
	defer r.begin()()
	from := 0
	if o.From != nil {
		from = o.From.N
		r.fallen = l.Decisions[from].Fallen
		m.Restore(o.From.State)
	} else {
		r.load(l.Opening, 0)
		m.Start(l.Seed)
	}
	if d := r.after(from); d != nil {
		return d
	}
	for i := from; i < len(l.Decisions); i++ {
		if o.Context != nil && o.Context.Err() != nil {
			return &Divergence{N: i + 1, Recorded: l.Decisions[i], Reason: "stopped", Stopped: true}
		}
		if o.To >= 0 && i >= o.To {
			return r.soft
		}
		if d := r.decide(i+1, &l.Decisions[i]); d != nil {
			return d
		}
	}
	if l.End != nil && (o.To < 0 || o.To > len(l.Decisions)) {
		r.ended(l.End)
	}
	return r.soft
}

// Replay plays a log with a program.
func Replay(p *machine.Program, l *Log) (*machine.M, *Divergence) {
	m := machine.New(p)
	return m, Play(m, l, Options{To: -1})
}

// The work that a replay may take: half that of a game in a simulation, and more for each decision.
// A decision of a large game takes a tenth of that. To name an option counts, too.
const (
	stepsOfDecision = 600_000
	stepsOfOption   = 20
)

// replay is a replay in progress.
type replay struct {
	Options
	purse  *machine.Purse
	m      *machine.M
	log    *Log
	watch  machine.Observer
	dice   feed
	fallen Fallen
	before *machine.State
	soft   *Divergence
}

// begin puts the log's dice before the machine's own, and listens to how the seeded ones fall. What
// it returns takes that back.
func (r *replay) begin() func() {
	m := r.m
	chance := m.Chance
	if m.Source = r.log.Chance(); r.log.Manual() {
		m.Chance = &r.dice
	}
	m.Watch = func(m *machine.M, e machine.Event) {
		if e.Kind == machine.Rolled {
			r.fallen.Note(e.List)
		}
		if r.watch != nil {
			r.watch(m, e)
		}
	}
	if !r.Free {
		r.purse = machine.NewPurse(m.P.Limits.Game / 2)
		m.PayFrom(r.purse)
	}
	return func() {
		m.Chance, m.Watch = chance, r.watch
		m.PayFrom(nil)
	}
}

// load makes the throws of decision n the next to come. Behind the last decision of the log a throw
// may be missing because the game was broken off while it was asked for: there the player is asked
// again.
func (r *replay) load(dice []Die, n int) {
	r.dice = feed{dice: dice}
	if n == len(r.log.Decisions) {
		r.dice.live = r.Live
	}
}

// decide takes one recorded decision.
func (r *replay) decide(n int, rec *Decision) *Divergence {
	m := r.m
	d := &Divergence{N: n, Recorded: *rec}
	if m.Pending() == nil {
		d.Reason = "the game is over before it"
		return d
	}
	d.Player, d.Name = m.P.Game.Things[m.Player()].Name, m.Pending().Name
	if !r.pays(stepsOfOption * m.Options().Len()) {
		d.Reason = "earlier decisions have exhausted the work budget of a replay [run/work]"
		return d
	}
	keys := naming.Keys(m)
	at := slices.IndexFunc(keys, func(o naming.Option) bool { return o.Key == rec.Key })
	if at < 0 && d.Name == rec.Name && naming.Points(m, rec.Key) {
		if i, err := naming.Admit(m, rec.Key); err == nil {
			at = i
		}
	}
	switch {
	case d.Name != rec.Name:
		d.Reason = fmt.Sprintf("now the decision is %s", d.Name)
	case d.Player != rec.Player:
		d.Reason = fmt.Sprintf("now %s decides", d.Player)
	case at < 0:
		d.Reason = "this is no longer legal"
	case len(keys) != rec.Options:
		d.Reason, d.Soft = fmt.Sprintf("it had %d options, now it has %d", rec.Options, len(keys)), true
	case !rec.same(&r.fallen):
		d.Reason, d.Soft = fmt.Sprintf("before it the dice rolled %v, now they roll %v", &rec.Fallen, &r.fallen), true
	default:
		return r.take(n, at, rec, len(keys))
	}
	d.Legal = keys
	if !d.Soft || r.Strict {
		return d
	}
	if r.soft == nil {
		r.soft = d
	}
	return r.take(n, at, rec, len(keys))
}

// take carries a decision out.
func (r *replay) take(n, at int, rec *Decision, all int) *Divergence {
	if r.Before != nil {
		r.Before(n, at, all)
	}
	if r.log.Manual() {
		r.before = r.m.State.Clone()
	}
	r.fallen = Fallen{}
	r.load(rec.Dice, n)
	r.m.Choose(at)
	return r.after(n)
}

// pays reports whether the replay may name so many options' worth of steps, with what a decision
// adds.
func (r *replay) pays(steps int) bool {
	if r.purse == nil {
		return true
	}
	r.purse.Add(stepsOfDecision)
	return r.purse.Spend(steps) > 0
}

// after looks whether a decision went well, and tells.
func (r *replay) after(n int) *Divergence {
	m := r.m
	d := &Divergence{N: n}
	if n > 0 {
		d.Recorded = r.log.Decisions[n-1]
	}
	switch {
	case m.Err != nil:
		d.Reason = "after it the content fails: " + m.Err.Error()
		if n == 0 {
			d.Reason = "the content fails before the first decision: " + m.Err.Error()
		}
		return d
	case r.dice.short && r.before != nil:
		d.Reason = fmt.Sprintf("the save has no result for the roll %q", r.dice.missing)
		m.Restore(r.before)
		return d
	case r.dice.short:
		d.Reason = fmt.Sprintf("the save has no result for the roll %q at the start", r.dice.missing)
		return d
	}
	if r.After != nil {
		r.After(n)
	}
	return nil
}

// ended compares the end of the game with the recorded one.
func (r *replay) ended(e *End) {
	if r.soft != nil {
		return
	}
	now := ""
	if r.m.Over {
		now = r.m.P.Game.Things[r.m.Result].Name
	}
	switch {
	case !r.m.Done():
		r.soft = &Divergence{Reason: fmt.Sprintf("the game ended with %s, now it continues", named(e.Result)), Soft: true}
	case now != e.Result:
		r.soft = &Divergence{Reason: fmt.Sprintf("the game ended with %s, now it ends with %s", named(e.Result), named(now)), Soft: true}
	case !e.same(&r.fallen):
		r.soft = &Divergence{Reason: fmt.Sprintf("before the end the dice rolled %v, now they roll %v", &e.Fallen, &r.fallen), Soft: true}
	}
}

func named(result string) string {
	if result == "" {
		return "no result"
	}
	return result
}

// feed gives out the throws of a log, and then asks.
type feed struct {
	dice    []Die
	live    machine.Chance
	short   bool
	missing string
}

// Throw gives the next throw of the log.
func (f *feed) Throw(name string, sides int32) (int32, bool) {
	if len(f.dice) > 0 {
		d := f.dice[0]
		f.dice = f.dice[1:]
		return min(d.Value, sides), d.Value > 0
	}
	if f.live != nil {
		return f.live.Throw(name, sides)
	}
	f.short, f.missing = true, name
	return 1, true
}
