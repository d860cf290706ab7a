package odds

import (
	"cmp"
	"context"
	"errors"
	"math/big"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// meter bounds what a question takes: work, for which a purse may pay; memory; and the patience of
// the caller.
type meter struct {
	ctx   context.Context
	purse *machine.Purse
	held  int // bytes
	most  int // bytes; 0: MaxHeld
}

// MaxHeld is how many bytes positions, their ways on and the fractions of their ends may take, if a
// question does not say it.
const MaxHeld = 256 << 20

// How much is charged for what, in steps and bytes.
const (
	stepsOfBranch = 40  // to go on from one way in which chance can fall
	stepsOfWord   = 4   // to multiply a word of fractions
	stepsOfView   = 500 // to look at a position as a player sees it, besides what lies there
	bytesOfEdge   = 160 // a way on with its fraction
)

// Stopped is the error of a question that somebody has stopped.
type Stopped struct{ Positions int }

// Error is the message.
func (s *Stopped) Error() string { return "stopped before all positions were looked at" }

// stepsSoFar is the work that it may take to solve what was found before somebody stopped.
const stepsSoFar = 50_000_000

// soFar lets a search that somebody has stopped be solved as far as it has come: positions that
// were not looked at are an end of their own. Nil: there is nothing to solve. The reply of a best
// player needs all positions.
func (g *graph) soFar(err error) *graph {
	var s *Stopped
	if !errors.As(err, &s) || g.q.Best != model.None || g.q.Stops != nil {
		return nil
	}
	g.meter = meter{purse: machine.NewPurse(stepsSoFar)}
	for i := range g.nodes {
		if n := &g.nodes[i]; n.row == nil {
			n.row = []edge{{endID(open), big.NewRat(1, 1)}}
		}
	}
	return g
}

// spend charges work.
func (x *meter) spend(steps int) error {
	if x.ctx != nil && x.ctx.Err() != nil {
		return &Stopped{}
	}
	if x.purse != nil && x.purse.Spend(steps) <= 0 {
		return &machine.Error{Code: "run/work", Message: "the total work budget is exhausted, in computing exact odds", Hint: "start later, or with fewer pieces on the table"}
	}
	return nil
}

// hold charges memory; less than none gives it back.
func (x *meter) hold(bytes int) error {
	most := cmp.Or(x.most, MaxHeld)
	if x.held += bytes; x.held > most {
		return fail("run/odds-limit", "start later, or with fewer pieces on the table", "the positions take more than %d MB", most>>20)
	}
	return nil
}

// wordsOf is how many words a fraction takes.
func wordsOf(p *big.Rat) int { return 1 + (p.Num().BitLen()+p.Denom().BitLen())/64 }
