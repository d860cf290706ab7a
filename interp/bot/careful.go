package bot

import (
	"cmp"
	"slices"

	"sandtable/interp/imagine"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Careful is a player who tries what each option may lead to. It imagines worlds that its player
// takes for possible, takes the option in each, goes on for some decisions or to the end of the
// game, and looks how the game stands: by the worth of the result, and by the value `standing` of
// the game on the way there. It takes the option that stands best on the mean. What the player is
// asked until somebody else decides, such as where to go, is not left to chance alone: of a few
// answers the best counts. So it is with their own actions in the first half of a continuation: a
// plan of several steps is worth what comes of it. All else is random.
//
// Its continuations are spent on few options in the end: in each round all that are left are tried
// in the same worlds, with the same chance; then the worse half goes. Of very many options a fair
// sample is tried: of each action its share, one at least. Where a point is asked for, points worth
// a look are tried besides the samples that are listed (see spots.go).
//
// What it does is bounded in steps of work, so that it chooses alike on every machine. If content
// makes that too little, it takes what stands best so far.
type Careful struct {
	// Says that nobody waits for a choice any more: the best so far will do; nil: never.
	Stop func() bool

	kind   Kind
	seed   uint64
	random Random
	worlds *imagine.Worlds
	try    *machine.M
	peek   *machine.M // looks one decision ahead of try
	best   *machine.M // the best position that peek has come to
	asked  *machine.M // the decision with points worth a look, and without those that people have named
	spots  spots
	scale  *scale
	trials []trial
	order  []int
	purse  *machine.Purse // pays for the choice in progress
}

// most is how many options are tried at most.
const most = 48

// looks is at how many options a continuation looks where its player decides on.
const looks = 3

// actLong is for how many decisions of a continuation one counts in which it looks at actions: that
// takes longer, so there are fewer.
const actLong = 2

// trial is what has been seen of one option.
type trial struct {
	option   int
	worth    int64 // sums over the continuations
	standing int64 // sums over their positions
	n        int
	last     outcome // of the comparison in progress
}

// outcome is what one continuation has come to.
type outcome struct {
	legal           bool // the option is legal in the world in which it was tried
	worth, standing int64
}

// NewCareful makes a careful player of a program. It belongs to one goroutine.
func NewCareful(p *machine.Program, kind Kind) *Careful {
	return &Careful{
		kind:   kind,
		worlds: imagine.New(p),
		try:    machine.New(p),
		peek:   machine.New(p),
		best:   machine.New(p),
		asked:  machine.New(p),
		scale:  newScale(p),
	}
}

// Begin begins a game for a player: all that is chosen for them follows from the seed. The numbers
// are the bot's own, not those of the game's chance.
func (c *Careful) Begin(seed uint64, player int32) {
	c.seed = Scramble(Scramble(seed^0xCA2EF01) + uint64(uint32(player))*golden)
}

// Choose says which option to take. It follows from the seed, from how many decisions there have
// been, and from what the player sees. A point that is not listed becomes an option first, as if
// people had named it.
func (c *Careful) Choose(m *machine.M) int {
	n := m.Options().Len()
	if n < 2 {
		return 0
	}
	player := m.Player()
	c.random = Random{Scramble(c.seed + uint64(uint32(m.Count))*golden)}
	c.purse = machine.NewPurse(c.kind.work(m.P.Limits.Game))
	c.try.PayFrom(c.purse)
	c.peek.PayFrom(c.purse)
	c.best.PayFrom(c.purse)
	c.asked.PayFrom(c.purse)
	c.worlds.PayFrom(c.purse)
	c.scale.reset(player)
	if !m.AsksPoint() {
		return c.choose(m)
	}
	c.asked.Thaw(&m.State)
	if c.asked.Run(); c.asked.Err != nil {
		return c.choose(m)
	}
	c.spots.admit(c.asked, player)
	a, opt := c.asked.Option(c.choose(c.asked))
	i, _ := m.Admit(a, opt)
	return max(i, 0)
}

// choose tries the options of a decision, and says which is best.
func (c *Careful) choose(m *machine.M) int {
	c.worlds.Look(m, c.scale.player)
	c.sample(m)
	left := c.trials
	rounds := halvings(len(left))
	budget := c.kind.Tries * len(left)
	for round := range rounds {
		for range max(1, budget/((rounds)*len(left))) {
			if !c.compare(left) {
				c.rank(left)
				return left[0].option
			}
		}
		c.rank(left)
		if round < rounds-1 {
			left = left[:(len(left)+1)/2]
		}
	}
	return left[0].option
}

// halvings is how many rounds it takes until two are left, and to choose between them.
func halvings(n int) (rounds int) {
	for rounds = 1; n > 2; n = (n + 1) / 2 {
		rounds++
	}
	return rounds
}

// compare tries options once more, all in one world and with the same chance. It reports whether it
// could try them all; else none counts.
func (c *Careful) compare(left []trial) bool {
	world := c.worlds.Draw(&c.random)
	key, luck := c.random.Key(), c.random.Key()
	for i := range left {
		t := &left[i]
		t.last = outcome{}
		j := c.worlds.Option(t.option)
		if j < 0 {
			continue // not legal in this world: it tells nothing
		}
		c.try.ForkAnew(world, j, key)
		t.last.worth, t.last.standing = c.goOn(luck)
		if t.last.legal = true; c.purse.Empty() || c.Stop != nil && c.Stop() {
			return false
		}
	}
	for i := range left {
		if t := &left[i]; t.last.legal {
			t.worth, t.standing, t.n = t.worth+t.last.worth, t.standing+t.last.standing, t.n+1
		}
	}
	return true
}

// goOn plays on, and says what the position is worth then, and how the game has stood: the sum over
// all positions of the way. What an option brings at once is in all of them, what chance and random
// choices make of it later in few. Where a game ends early, its last position counts for the rest.
func (c *Careful) goOn(luck uint64) (worth, stood int64) {
	r, whole := Random{luck}, c.scale.ahead(c.kind)
	worth, stands := c.scale.of(c.try)
	stood = stands
	own := c.scale.p.Standing != nil // nobody else has decided yet
	for left := whole; left > 0; {
		if c.try.Pending() == nil || c.try.Err != nil || c.try.Options().Len() == 0 {
			return worth, stood + int64(left)*stands
		}
		long, act, n := 1, c.try.Pending().Acts != nil, c.try.Options().Len()
		switch own = own && c.try.Player() == c.scale.player; {
		case !own || n == 1 || act && 2*left <= whole:
			c.try.Choose(r.Pick(n))
		case act:
			long = min(actLong, left)
			c.better(&r)
		default:
			if c.try.AsksPoint() {
				c.spots.admit(c.try, c.scale.player)
			}
			c.better(&r)
		}
		worth, stands = c.scale.of(c.try)
		stood += int64(long) * stands
		left -= long
	}
	return worth, stood
}

// better looks at a few options of the decision in a continuation, at random, and at as many of the
// points that have been added to them, and takes the one after which the game stands best at once:
// an option is worth what its player makes of it. If chance had a part in that position, the option
// is taken anew: the dice of these looks are not those that fall in the continuation.
func (c *Careful) better(r *Random) {
	added := c.try.Options().Named()
	n, key := c.try.Options().Len()-added, r.Key()
	best, highest, first := -1, int64(0), r.Pick(n)
	few := min(looks, n)
	for look := range few + min(looks, added) {
		i := (first + look) % n // each of so few once
		switch {
		case look >= few: // what has been added comes last
			i = n + (first+look)%added
		case n > looks && look > 0:
			i = r.Pick(n)
		}
		c.peek.ForkAnew(c.try, i, key)
		if _, stands := c.scale.of(c.peek); best < 0 || stands > highest {
			best, highest = i, stands
			c.peek, c.best = c.best, c.peek
		}
	}
	if c.best.State.Throw > 0 {
		c.try.Choose(best)
		return
	}
	c.try, c.best = c.best, c.try
}

// rank puts the best first. Of equal ones that comes first which chance has put first.
func (c *Careful) rank(left []trial) {
	// A standing is a sum over so many positions.
	weight := c.scale.weight() * float64(c.scale.ahead(c.kind)+1)
	mean := func(t trial) float64 {
		if t.n == 0 {
			return 0
		}
		return (float64(float64(t.worth)*weight) + float64(t.standing)) / float64(t.n)
	}
	slices.SortStableFunc(left, func(a, b trial) int { return cmp.Compare(mean(b), mean(a)) })
}

// sample chooses what to try, in an order of chance.
func (c *Careful) sample(m *machine.M) {
	c.order = c.worlds.Order(c.order[:0])
	if len(c.order) > most {
		c.share(m)
	}
	for i := len(c.order) - 1; i > 0; i-- {
		j := c.random.Pick(i + 1)
		c.order[i], c.order[j] = c.order[j], c.order[i]
	}
	c.trials = c.trials[:0]
	for _, i := range c.order {
		c.trials = append(c.trials, trial{option: i})
	}
}

// share keeps a fair sample of the options: of each action its share of them, rounded up, any of
// its options alike.
func (c *Careful) share(m *machine.M) {
	act := func(i int) int32 {
		if a, opt := m.Option(i); a.Acts != nil || opt[0] == machine.PassOption {
			return opt[0]
		}
		return model.None
	}
	slices.SortStableFunc(c.order, func(i, j int) int { return cmp.Compare(act(i), act(j)) })
	keep := c.order[:0]
	for from := 0; from < len(c.order); {
		to := from
		for to < len(c.order) && act(c.order[to]) == act(c.order[from]) {
			to++
		}
		n := to - from
		take := (n*most + len(c.order) - 1) / len(c.order)
		for k := range take { // the first of a shuffle
			j := k + c.random.Pick(n-k)
			c.order[from+k], c.order[from+j] = c.order[from+j], c.order[from+k]
		}
		keep = append(keep, c.order[from:from+take]...)
		from = to
	}
	c.order = keep
}
