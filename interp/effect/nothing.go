package effect

import (
	"fmt"
	"slices"

	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// none checks the block that says what is done where there is nothing. Behind the statement is
// known what is known after that block, and also of something.
func none(s *check.Site, something *check.Env) {
	ends := []*check.Env{something}
	for _, b := range s.Inner("none") {
		env := s.Env.Child()
		s.Stmt.Else = &model.Stmt{Word: "none", Body: s.Statements(env, b), Range: b.DefRange()}
		ends = append(ends, s.Ends(env, s.Stmt.Else.Body)...)
	}
	s.Meet(ends...)
}

// onlyBlocks reports blocks in a statement that are none of some words.
func onlyBlocks(s *check.Site, hint string, words ...string) {
	for _, b := range s.Block.Body.Blocks {
		if !slices.Contains(words, b.Type) {
			s.Report(diag.Errorf("check/misplaced-block", b.TypeRange, "%s is not allowed in %s", b.Type, s.Stmt.Word).WithHint("%s", hint))
		}
	}
}

// neverEmpty checks never_empty: the set always has a member, so a block for the empty set is an
// error.
func neverEmpty(s *check.Site) {
	if !s.Bool("never_empty") {
		return
	}
	at := s.Attrs["never_empty"].NameRange
	if s.Stmt.Else != nil {
		s.Report(diag.Errorf("check/choose", at, "never_empty and %s contradict each other: never_empty states that there is always something", sayer(s)).
			WithHint("omit one of them"))
		return
	}
	s.Set("never_empty", check.Const(model.TBool, 1, at))
}

// sayer returns the word of the block for an empty set.
func sayer(s *check.Site) string {
	if s.Attrs["or_return"] != nil {
		return "or_return"
	}
	return "none"
}

// nothingTo says that a set which states never_empty is empty; "" of one that does not.
func nothingTo(s *model.Stmt) string {
	if s.Args["never_empty"] == nil {
		return ""
	}
	return fmt.Sprintf("%s %q is never_empty, but there is nothing to %s", s.Word, s.Label, s.Word)
}
