package effect

import (
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// neverEmpty reads never_empty: there is always something there, and none says nothing of what happens otherwise.
func neverEmpty(s *check.Site) {
	if !s.Bool("never_empty") {
		return
	}
	at := s.Attrs["never_empty"].NameRange
	if s.Stmt.Else != nil {
		s.Report(diag.Errorf("check/choose", at, "never_empty says that there is always something, and %s says what happens otherwise", sayer(s)).
			WithHint("leave one of them out"))
		return
	}
	s.Set("never_empty", check.Const(model.TBool, 1, at))
}

// sayer is the word that says what happens where there is nothing.
func sayer(s *check.Site) string {
	if s.Attrs["or_return"] != nil {
		return "or_return"
	}
	return "none"
}

// failsEmpty ends the game with an error where something is never empty, and is: whoever wrote it was wrong.
func failsEmpty(m *machine.M, s *model.Stmt) bool {
	if s.Args["never_empty"] == nil {
		return false
	}
	m.Fail("run/never-empty", "%s %q finds nothing to %s, but it is never_empty", s.Word, s.Label, s.Word)
	return true
}
