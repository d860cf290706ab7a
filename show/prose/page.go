package prose

import "sandtable/play/say"

// Page is what lines are laid out on.
type Page struct {
	Width  int
	Height int                                     // lines that a list of names may fill; 0: any
	Heard  bool                                    // by a listener, sentence by sentence
	Paint  func(role say.Role, text string) string // nil: nothing is painted
	Draw   func(l *say.Line) []string              // draws a board or lists options; nil: neither is shown
}

func (p *Page) paint(role say.Role, text string) string {
	if p.Paint == nil {
		return text
	}
	return p.Paint(role, text)
}
