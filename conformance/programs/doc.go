// Package programs holds tests over whole games that nobody wrote: a writer derives them from the
// grammar, and every verb of the command line is run on each, in process.
//
// It promises that nothing panics, that nothing does more work than its budget admits, and that
// nothing gives two answers: the fast form and the plain one, a game and its replay, a file and the
// same file laid out anew, one worker and several.
//
// It does not judge what the games mean, nor whether a finding is deserved. It does demand that
// most of what is written is well typed, or nothing would be tried.
//
// The hardest idea is that a program is derived from bytes, one decision after the other, so that a
// fuzzer that changes a byte changes a decision; after the end of the bytes, decisions follow from
// all of them.
package programs
