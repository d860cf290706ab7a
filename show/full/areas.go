package full

import (
	"slices"

	"sandtable/interp/choice"
	"sandtable/interp/scene"
	"sandtable/show/board"
)

// The least window that the face is drawn in; a smaller one shows what fits of it.
const (
	LeastWidth  = 60
	LeastHeight = 20
)

// area is a rectangle of the screen.
type area struct{ x, y, w, h int }

// areas is how the screen is divided, from the top: header, board with what stands beside it,
// decision, last lines of the log, keys.
type areas struct {
	head, board, side, decision, last, keys area
}

const (
	leastSide = 24 // columns of what stands beside the board
	mostSide  = 40
	fewLast   = 2 // lines of the log that are always in sight, in a window of usual height
)

// divide divides the screen for what is to be shown.
func (s *state) divide() areas {
	last := max(fewLast+(s.h-24)/8, 1)
	if s.h < 24 {
		last = 1
	}
	room := s.h - s.headLines() - 1 - last
	bw, bh := s.boardSize()
	list := s.wanted()
	most := s.mostRows()
	if s.onBoard() { // the map is the list
		most = 4
	}
	if list <= most+2 && s.h >= 24 { // to see all choices is worth two lines of the map
		most = list
	}
	decision := min(list, most) + 1
	boardRoom := room - decision
	switch {
	case bh == 0:
		boardRoom = min(s.besideLines(), max(room-list-1, 0))
	case bh < boardRoom:
		boardRoom = max(bh, min(boardRoom, bh+s.besideLines(), room-min(list+1, room-bh)))
	}
	decision = room - boardRoom
	if spare := decision - list - 1; spare > 0 { // more of what has happened
		decision, last = decision-spare, last+spare
	}
	a := areas{head: area{0, 0, s.w, s.headLines()}}
	a.board = area{0, s.headLines(), s.w, boardRoom}
	if side := s.sideWidth(bw); side > 0 {
		a.board.w = s.w - side - 1
		a.side = area{s.w - side, s.headLines(), side, boardRoom}
	}
	a.decision = area{0, s.headLines() + boardRoom, s.w, decision}
	a.last = area{0, a.decision.y + decision, s.w, last}
	a.keys = area{0, s.h - 1, s.w, 1}
	return a
}

// mostRows returns how many lines a list may take of the map's.
func (s *state) mostRows() int { return max(4, (s.h-12)/3) }

// sideWidth returns how wide what stands beside the board is: what the board leaves, or in a wide
// window a third of it.
func (s *state) sideWidth(board int) int {
	if !hasBoard(s) {
		return 0
	}
	side := s.w - board - 1
	if s.w >= 110 {
		side = max(side, 34)
	}
	if side < leastSide {
		return 0
	}
	return min(side, max(mostSide, s.w/3))
}

// boardSize returns the columns and lines that the board takes, with its labels.
func (s *state) boardSize() (w, h int) {
	if !hasBoard(s) {
		return 0, 0
	}
	return s.boardSizeAt(s.zoom)
}

func (s *state) boardSizeAt(zoom int) (w, h int) {
	w, h = s.b.Size(zoom)
	left, top := s.b.Margin()
	return w + left, h + top
}

// fitZoom chooses the size at which the board is drawn, unless the player has: the one of one or
// two lines a space; a larger one if all of it fits, the smallest if that shows all and the other
// far less.
func (s *state) fitZoom() {
	if s.zoomed || !hasBoard(s) {
		return
	}
	fits := func(zoom int) bool {
		w, h := s.boardSizeAt(zoom)
		return w <= s.w && h <= s.h-s.headLines()-9
	}
	w, h := s.boardSizeAt(1)
	switch {
	case fits(board.Zooms - 1):
		s.zoom = board.Zooms - 1
	case !fits(1) && fits(0) && w*h > s.w*(s.h-s.headLines()-9)*3/2:
		s.zoom = 0
	default:
		s.zoom = 1
	}
}

// window returns the size of the part of the board that is in sight, without labels.
func (s *state) window() (w, h int) { return s.sight(s.divide()) }

// sight is window on a screen that is divided.
func (s *state) sight(a areas) (w, h int) {
	left, top := s.b.Margin()
	return max(a.board.w-left, 1), max(a.board.h-top, 1)
}

// reveal moves the window over the board so that the cursor is in it: by half a window when it
// comes near the edge, so that few steps move it.
func (s *state) reveal() {
	if !hasBoard(s) {
		return
	}
	w, h := s.window()
	if spot, ok := s.spot(); ok {
		s.ox = pan(s.ox, spot.X, spot.W, w)
		s.oy = pan(s.oy, spot.Y, spot.H, h)
	}
	s.clip()
}

// spot returns where the cursor is on the board.
func (s *state) spot() (board.Spot, bool) {
	if s.b.Measured() != nil {
		return s.b.SpotAt(s.zoom, s.at), s.at.X >= 0
	}
	return s.b.Spot(s.zoom, s.cursor)
}

// pan returns where a window of a size begins so that something is in it.
func pan(from, at, size, window int) int {
	edge := min(size, window/4)
	if at-edge >= from && at+size+edge <= from+window || at >= from && at+size <= from+window && size+2*edge > window {
		return from
	}
	return at + size/2 - window/2
}

// clip keeps the window on the board.
func (s *state) clip() {
	w, h := s.window()
	bw, bh := s.b.Size(s.zoom)
	s.ox = max(min(s.ox, bw-w), 0)
	s.oy = max(min(s.oy, bh-h), 0)
}

// seesTarget reports whether a place that may be chosen is in the window.
func (s *state) seesTarget() bool {
	w, h := s.window()
	for place := range s.targets {
		if at, ok := s.b.Spot(s.zoom, place); ok && at.X >= s.ox && at.Y >= s.oy && at.X+at.W <= s.ox+w && at.Y+at.H <= s.oy+h {
			return true
		}
	}
	return false
}

// resize takes up a new size of the window.
func (s *state) resize(w, h int) {
	s.w, s.h = w, h
	if s.m == nil || s.m.Scene == nil {
		return
	}
	s.fitZoom()
	s.reveal()
}

// zoomTo changes the size at which the board is drawn, around the cursor.
func (s *state) zoomTo(by int) {
	if !hasBoard(s) {
		return
	}
	s.zoom, s.zoomed = min(max(s.zoom+by, 0), board.Zooms-1), true
	if spot, ok := s.spot(); ok {
		w, h := s.window()
		s.ox, s.oy = spot.X+spot.W/2-w/2, spot.Y+spot.H/2-h/2
	}
	s.clip()
}

// onBoard reports whether every choice is a place of the board.
func (s *state) onBoard() bool {
	return len(s.kids) > 0 && !slices.ContainsFunc(s.kids, func(k choice.Kid) bool { return k.Part == nil || k.Part.Ref == scene.None || !s.b.Has(k.Part.Ref) })
}
