package full

import "sandtable/interp/scene"

// askMeasure asks to where it is to be measured, from the place or the point under the cursor.
func (s *state) askMeasure() {
	from := ""
	switch table := s.b.Measured(); {
	case table != nil && s.at.X >= 0:
		from = point(s.at.X, s.at.Y, table.Unit) + " "
	case table == nil && s.cursor != scene.None:
		from = s.m.Scene.Things[s.cursor].Name + " "
	}
	s.startTyping(":", "measure "+from, s.known(":"))
}
