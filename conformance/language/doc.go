// Package language holds what must be true of the language, said in the language: one file for each
// section of LANGUAGE.md.
//
// NAME.test.hcl is a whole small game with tests that prove what the section NAME says. Where a
// section needs mods, their folders lie in NAME/. In NAME_fails.test.hcl every test must fail: its
// `text` is part of what the failure says. So run-time errors are told, too. NAME_open.test.hcl
// holds what the section promises and the machine does not do yet: a test there must fail, and
// moves when it passes.
//
// What content is refused before it runs is proved elsewhere: conformance/diagnostics.
package language
