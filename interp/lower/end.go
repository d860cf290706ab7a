package lower

import (
	"iter"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Results of games.

// Result lowers the result with which a game ends: a result, or that of a player's victory, or of
// one that a set of players share.
func (l *L) Result(x *ir.Node, wins bool, winners model.Expr) *ir.Node {
	result := l.Type(model.OneOf(l.kinds["result"]))
	switch {
	case wins:
		return l.Kern(Once(l, "wins", l.wins), result, nil, x)
	case winners == nil:
		return x
	}
	set := l.Expr(winners)
	k := &ir.Kernel{Name: "won_by", Fold: true, Do: func(m *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
		return ir.Val{N: WonBy(m, in[0].N, ir.Each(in[1].S, set.T.Win))}
	}}
	return l.Kern(k, result, nil, x, set)
}

func (l *L) wins() *ir.Kernel {
	results, draw := WinnerResults(l.Game)
	return &ir.Kernel{Name: "wins", Fold: true, Do: func(_ *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
		if w := in[0].N; w != model.None {
			return ir.Val{N: results[w]}
		}
		return ir.Val{N: draw}
	}}
}

// WinnerResults returns the result of each player's victory, and that of a draw.
func WinnerResults(g *model.Game) (wins map[int32]int32, draw int32) {
	wins = map[int32]int32{}
	byName := map[string]int32{}
	for _, t := range g.Things {
		if t != nil && t.Kind.Is(model.KindResult) {
			byName[t.Name] = t.ID
		}
	}
	for _, t := range g.Things {
		if t != nil && t.Kind.Is(model.KindPlayer) {
			wins[t.ID] = byName[t.Name+"_wins"]
		}
	}
	return wins, byName["draw"]
}

// WonBy returns the result of a victory that players share.
func WonBy(m *machine.M, result int32, players iter.Seq[int32]) int32 {
	if result < 0 {
		return result
	}
	things := m.P.Game.Things
	t, index := things[result], 0
	for p := range players {
		k := 0
		for k < len(t.Winners) && t.Winners[k].ID != p {
			k++
		}
		if k == len(t.Winners) {
			m.Fail("run/winners", "%q cannot win the result %q", things[p].Title, t.Title)
		}
		index |= 1 << k
	}
	if index == 0 {
		return t.ID
	}
	return t.WonBy[index].ID
}
