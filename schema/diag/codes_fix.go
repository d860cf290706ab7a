package diag

// fixCodes are the findings of `sandtable fix`, which rewrites old words.
var fixCodes = []Code{
	{
		ID: "fix/by-hand", Severity: Warning, Since: 1,
		Summary: "a renamed word must be replaced by hand",
		Explanation: "`sandtable fix` replaces an old word only if its replacement follows from " +
			"the file alone. Here it does not: the new word is already there, or it cannot be an " +
			"attribute, or its meaning is now expressed elsewhere. The message states what to " +
			"write.",
		Bad:  `let "2nd wave" { be = 2 }`,
		Good: `let { second_wave = 2 }`,
	},
	{
		ID: "fix/unsafe", Severity: Error, Since: 1,
		Summary: "a file was left unchanged, since replacing its words would break it",
		Explanation: "`sandtable fix` parses its result, and here the result did not parse, so " +
			"the file was left unchanged. This is a bug in the program: please report it with the " +
			"file.",
		Bad:  `give { the = 1 }`,
		Good: `return { the = 1 }`,
	},
}
