// Package diagnostics holds wrong content, and what the checker must say to it.
//
// A case is a txtar file under cases/: a sentence on what is wrong, then the files of a little
// game. Where a finding is due, the line ends in a comment:
//
//	base = soldier.valour # want check/unknown-field "valor"
//
// The text in quotes must occur in the finding's message, detail or hint. A line may have several,
// divided by `;`. Where no comment can stand (the text does not parse), the sentence is followed by
// `want FILE:LINE CODE "text"`. Every finding must be wanted, and every want must be met: a case
// without wants is content that must pass in silence.
//
// Findings of lint count only in the cases of cases/lint: a fragment leaves much unused.
//
// A case without a `game` block is put into the game of testdata/prelude.hcl. Folders whose names
// begin with mod are mods on top of it.
//
// The fragments of the table of codes (schema/diag) are run in the same way: the bad one must give
// its code, the good one nothing.
package diagnostics
