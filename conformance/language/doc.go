// Package language holds what must be true of the language, said in the language: one file for each section of LANGUAGE.md.
//
// NAME.test.hcl is a whole small game with tests that prove what the section NAME says. Where a section needs mods, their folders lie in
// NAME/. In NAME_fails.test.hcl every test must fail: its `text` is part of what the failure says. So run-time errors are told, too.
//
// What content is refused before it runs is proved elsewhere: conformance/diagnostics.
package language
