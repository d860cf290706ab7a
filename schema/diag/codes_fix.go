package diag

// fixCodes are the findings of `sandtable fix`, which rewrites old words.
var fixCodes = []Code{
	{
		ID: "fix/by-hand", Severity: Warning, Since: 1,
		Summary: "a renamed word must be replaced by hand",
		Explanation: "`sandtable fix` rewrites an old word where its replacement follows from the file alone. Here it does not: the new word " +
			"stands there already, or the word cannot be an attribute, or what it said is said elsewhere now. The message names what to write.",
		Bad:  `let "2nd wave" { be = 2 }`,
		Good: `let { second_wave = 2 }`,
	},
	{
		ID: "fix/unsafe", Severity: Error, Since: 1,
		Summary: "a file was left as it is, because rewriting its words would break it",
		Explanation: "`sandtable fix` parses what it has made. Here that did not parse, so the file was left alone. This is a fault of the " +
			"program: please report it with the file.",
		Bad:  `give { the = 1 }`,
		Good: `return { the = 1 }`,
	},
}
