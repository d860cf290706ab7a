package line

import "sandtable/play/say"

// interrupted answers an interrupt: it leaves the game, which is kept. Where it cannot be kept it
// asks first whether to drop it, where there is somebody to ask. keep says what else may be typed.
func (s *Screen) interrupted(keep string) (leaves bool) {
	if s.Script {
		return true
	}
	s.print("")
	if s.Echo || s.talk.Kept() || s.keep() {
		return true
	}
	s.talk.Asked, s.paused = true, true
	s.say(say.Line{Text: "The game is not saved: " + keep + "; Ctrl-C or quit once more drops it."})
	return false
}

// keep saves a game that somebody leaves at a terminal without having saved it, by Ctrl-C or at the
// end of the input. It reports whether the game has a save now.
func (s *Screen) keep() bool { return !s.Echo && s.talk.Store() }
