package screen

import (
	"fmt"
	"os"
	"path/filepath"
)

// keep saves a game that somebody leaves at a terminal without having saved it, by Ctrl-C or at the
// end of the input. It says whether the game has a save now.
func (s *Screen) keep() bool {
	if s.Keep == "" || !s.Terminal || s.Echo || s.Script || s.kept() || os.MkdirAll(s.Keep, 0o700) != nil {
		return false
	}
	_, err := s.saveIn(s.Keep)
	return err == nil
}

// saveIn saves the game in a folder, under the first name that is free there.
func (s *Screen) saveIn(dir string) (string, error) {
	for i := 1; ; i++ {
		name := s.S.P.Game.ID + ".save"
		if i > 1 {
			name = fmt.Sprintf("%s-%d.save", s.S.P.Game.ID, i)
		}
		name = filepath.Join(dir, name)
		err := s.S.Save(name)
		if err == nil {
			return name, nil
		}
		if !exists(name) || i > 1000 {
			return "", err
		}
	}
}
