package screen

import (
	"bytes"
	"errors"
	"io"
	"strings"

	"sandtable/cmd/session"
	"sandtable/interp"
	"sandtable/interp/choice"
	"sandtable/interp/preview"
	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// Clerk serves another face of a game in the words of this one: it tells what is decided, carries
// out what is typed, and answers the same questions with the same sentences. It never reads input.
type Clerk struct {
	s   *Screen
	out *bytes.Buffer
}

// NewClerk makes a clerk for a session. Of the options Seat and Keep matter.
func NewClerk(game *session.Session, o Options) *Clerk {
	out := &bytes.Buffer{}
	o.Terminal = true
	s := New(strings.NewReader(""), out, o)
	s.S = game
	s.maker = s.sceneMaker()
	return &Clerk{s, out}
}

// Viewer is whose eyes the screen is for.
func (c *Clerk) Viewer() int32 { return c.s.viewer() }

// Cover is the title of the player to whom the screen is to be handed before anything is shown; ""
// if it need not be.
func (c *Clerk) Cover() string {
	s := c.s
	if p := s.S.Player(); s.Seat == nil && p != nil && !s.S.IsBot(p.ID) && p.ID != s.last && len(s.people()) > 1 && s.S.P.Private() {
		return p.Title
	}
	return ""
}

// Looks notes that who decides looks at the screen.
func (c *Clerk) Looks() {
	if p := c.s.S.Player(); p != nil {
		c.s.last = p.ID
	}
}

// Awaited is the player who decides at another screen; nil if nobody does.
func (c *Clerk) Awaited() *model.Thing {
	if p := c.s.S.Player(); p != nil && c.s.Seat != nil && p != c.s.Seat {
		return p
	}
	return nil
}

// Prompt is what is decided: its title, which round of how many it is, the section of the rules,
// and what it is about.
func (c *Clerk) Prompt() (title, round, section, about string) {
	a := c.s.S.M.Pending()
	if a == nil {
		return "", "", "", ""
	}
	lines := append(c.s.skipping(), c.s.about(a)...)
	return a.Title, strings.TrimPrefix(c.s.round(a), ", "), a.Ref, strings.Join(strings.Fields(strings.Join(lines, " ")), " ")
}

// About is what the game is about, and its scenario.
func (c *Clerk) About() string {
	p := c.s.S.P
	text := p.Game.Text
	if p.Scenario != nil && p.Scenario.Text != "" && p.Scenario.Text != text {
		text += " " + p.Scenario.Title + ": " + p.Scenario.Text
	}
	return strings.Join(strings.Fields(text), " ")
}

// Says is what is written on the one card that an option is about.
func (c *Clerk) Says(i int) string { return c.s.says(i) }

// Scene is what a player sees now.
func (c *Clerk) Scene(viewer int32) *scene.Scene { return c.s.sceneFor(viewer) }

// Area is where a point may be chosen now; nil if none is.
func (c *Clerk) Area() []uint64 { return c.s.choosable() }

// Options takes the options of the pending decision apart. Where there are few, each says what is
// written on its card.
func (c *Clerk) Options(sc *scene.Scene) []choice.Option { return c.s.parted(sc) }

// Means lists the options that a text may mean; none if it is a command, a point, or several
// answers.
func (c *Clerk) Means(text string) []int {
	s := c.s
	word, _, _ := strings.Cut(text, " ")
	if s.S.M.Pending() == nil || command(strings.TrimPrefix(word, ":")) != nil && !isKey(s.S.Options(), text) || interp.Points(s.S.M, text) {
		return nil
	}
	if found := s.meant(text); len(found) > 0 {
		return found
	}
	if s.several(text) != nil {
		return nil
	}
	return mentions(s.S.Options(), text)
}

// Consulted tells of each table that an option makes the rules consult which rows were found: see
// preview.Consulted. Of members of a set several options are given. Of a decision of somebody else
// nothing is told.
func (c *Clerk) Consulted(options []int) map[*model.Table][]int {
	s := c.s
	if s.S.Player() == nil || s.S.Player().ID != s.viewer() || len(options) == 0 {
		return nil
	}
	var more []int32
	for _, i := range options[1:] {
		_, opt := s.S.M.Option(i)
		more = append(more, opt[0])
	}
	return preview.Consulted(s.S.M, s.viewer(), options[0], more...)
}

// Rules lists the sections of the rules, in their order. They never change.
func (c *Clerk) Rules() []*model.Section { return c.s.S.P.Game.Sections }

// Obey carries out a line: an option, several, or a command; numbered says that the other face
// shows the options with their own numbers. It returns what is to be said to it, in lines of a
// width, and whether the game is to be left.
func (c *Clerk) Obey(line string, width int, numbered bool) (said []string, leave bool) {
	s := c.s
	s.Width, s.still = width, false
	s.listed = nil
	for i := range s.S.Options() {
		if numbered {
			s.numbered([]int{i})
		}
	}
	if len(line) > longestLine {
		line = line[:longestLine]
	}
	err := s.obey(strings.TrimSpace(line))
	return c.said(err)
}

// Choose takes an option.
func (c *Clerk) Choose(i int) (said []string, leave bool) {
	s := c.s
	s.failed, s.halt, s.asked = s.S.Choose(i, ""), false, false
	if s.takeBack {
		return c.said(s.takenBack(false))
	}
	return c.said(nil)
}

// Resume lets a game go on that waits since something failed, or a throw was not wanted.
func (c *Clerk) Resume() { c.s.halt = false }

// GoOn goes on to where a person decides. Paused says that stop wanted it to wait.
func (c *Clerk) GoOn(stop func() bool) (said []string, paused, leave bool) {
	s := c.s
	if s.halt {
		return nil, false, false
	}
	s.failed = s.S.GoOn(stop)
	if errors.Is(s.failed, session.ErrPaused) {
		s.failed = nil
		return nil, true, false
	}
	if s.takeBack {
		said, leave = c.said(s.takenBack(true))
		return said, false, leave
	}
	said, leave = c.said(nil)
	return said, false, leave
}

// said is what was printed since, with what went wrong.
func (c *Clerk) said(err error) (lines []string, leave bool) {
	s := c.s
	switch {
	case errors.Is(err, errQuit) || errors.Is(err, io.EOF) || errors.Is(s.failed, session.ErrStopped):
		leave = true
	case err != nil:
		s.print(layout.Wrap(english.Sentence(err.Error()), s.Width)...)
	case s.failed != nil:
		s.tellFailure()
	}
	text := strings.Trim(c.out.String(), "\n")
	c.out.Reset()
	if text == "" {
		return nil, leave
	}
	return strings.Split(text, "\n"), leave
}

// TakeBack notes that a throw was answered with undo.
func (c *Clerk) TakeBack() { c.s.takeBack = true }

// Result is how the game has ended; nil if it goes on.
func (c *Clerk) Result() []string {
	if c.s.S.M.Pending() != nil {
		return nil
	}
	c.s.ended = true
	return append(c.s.result(), c.s.tally())
}

// Leave keeps the game, if it has no save, and says how to go on with it.
func (c *Clerk) Leave() []string {
	s := c.s
	if s.S.File() == "" && s.S.At() > 0 && !s.ended {
		s.keep()
	}
	s.leave()
	lines, _ := c.said(nil)
	return lines
}
