package screen

import (
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"sandtable/cmd/saves"
)

// keep saves a game that somebody leaves at a terminal without having saved it, by Ctrl-C or at the
// end of the input. It says whether the game has a save now.
func (s *Screen) keep() bool {
	if s.Keep == "" || !s.Terminal || s.Echo || s.Script || s.kept() {
		return false
	}
	h := s.S.Header()
	return saves.Create(s.Keep, h.Game, h.Scenario, time.Now(), s.S.Save) == nil
}

// again is how a save is gone on with, as it is typed.
func (s *Screen) again(file string) string {
	if name := s.called(file); name != file {
		return "resume " + word(name)
	}
	return "play " + word(file)
}

// called is what a save is called on the command line: those in the user's folder need no folder.
func (s *Screen) called(file string) string {
	if name, is := strings.CutSuffix(filepath.Base(file), saves.Suffix); is && s.Keep != "" && filepath.Dir(file) == filepath.Clean(s.Keep) {
		return name
	}
	return file
}

// saveHere saves the game in the folder where the program runs, under the first name that is free
// there.
func (s *Screen) saveHere() (string, error) {
	for i := 1; ; i++ {
		name := s.S.P.Game.ID + ".save"
		if i > 1 {
			name = fmt.Sprintf("%s-%d.save", s.S.P.Game.ID, i)
		}
		err := s.S.Save(name)
		if err == nil {
			return name, nil
		}
		if !exists(name) || i > 1000 {
			return "", err
		}
	}
}
