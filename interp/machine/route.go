package machine

// Route is how something gets to a place: the spaces on the way, the start first, with what each
// step costs. Costs are in the smallest units of the game's numbers.
type Route struct {
	Steps []RouteStep
	Most  int32 // what the way may cost
}

// RouteStep is a space on the way, what the step to it costs, and what all steps up to it do.
type RouteStep struct{ At, Cost, Sum int32 }

// Cost is what the whole way costs.
func (r *Route) Cost() int32 { return r.Steps[len(r.Steps)-1].Sum }
