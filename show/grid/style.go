package grid

// Style is a role in the picture, and how it is stressed. A theme says what it looks like.
type Style uint16

// The roles.
const (
	Plain  Style = iota
	Faint        // what is there, but not news
	Title        // headings
	Legal        // what may be chosen, and its brackets
	Alarm        // what has gone wrong
	Good         // what is to one's advantage
	Water        // rivers and other lines between spaces
	Ground       // what ground a space is
	Mark         // markers
	Side0        // the first of several sides; the others follow
	Side1
	Side2
	Side3
	Side4
	roles
)

// Sides is how many sides have a style of their own.
const Sides = 5

// What is added to a role.
const (
	Reverse Style = 1 << (8 + iota)
	Bold
	Underline
)

// SideStyle returns the style of a side, by the number of its color in model.Colours; of none below
// 0.
func SideStyle(n int) Style {
	if n < 0 {
		return Title
	}
	return Side0 + Style(n%Sides)
}
