package model

// Menu is to actions what a kind is to pieces.
type Menu struct {
	Name, Title string
	Scope
	Player   Expr
	Actor    Expr
	ActorVar *Var
	// `act`: the action in question, where a requirement or a prohibition of the menu reads it.
	ActVar   *Var
	Printed  []*Field
	Requires []*Stmt
	Actions  []*Action
	Hooked   bool
	Index    int32
	Origin
}

// MaxLeadingChoices is how many questions one option of an action can answer: those before the
// action's first effect.
const MaxLeadingChoices = 9

// Action is something that may be done.
type Action struct {
	Name, Title string
	Scope
	Menu    *Menu
	Actor   *Var
	Anytime bool
	Whole   bool
	// Of a whole action: of the ways that leave the table alike the first stands for all.
	Distinct bool
	Prefer   Expr // of a whole action: of all ways, those where it is greatest
	Binding  *Binding
	Player   Expr
	Printed  map[*Field]int32
	Lead     []*Stmt // requires, lets and choices before the first effect
	Body     []*Stmt
	Waived   []string // labels of the menu's requirements that do not bind it
	Forbids  []*Forbid
	Extent   *Extent
	Self     *Var
	Index    int32
	Hooks    *Rule // pseudo-rule that carries its event's hooks
	Origin
}

// Forbid makes an action or a whole menu illegal while it holds.
type Forbid struct {
	Action *Action
	Menu   *Menu
	Scope
	When    Expr
	Because string
	Extent  *Extent
	Self    *Var
	Origin
}

// Except switches off a rule, or one modifier of a value, while it holds.
type Except struct {
	Rule     *Rule
	Value    *Value
	Label    string // the modifier of the value
	Modifier *Modifier
	Scope
	When   Expr
	Extent *Extent
	Self   *Var
	Origin
}
