package diag

// loadCodes are the findings of stage 1, load: what keeps a file from being read at all.
var loadCodes = []Code{
	{
		ID: "load/encoding", Severity: Error, Since: 1,
		Summary: "a file is not plain UTF-8 text",
		Explanation: "Content is UTF-8 text. The file holds a NUL byte or a byte sequence that is not UTF-8, as files in Latin-1 or " +
			"UTF-16 do: save it as UTF-8; most editors have a menu for that. Or it holds, as it is or spelt as \\u001b, a character that " +
			"nobody sees: one that a terminal would obey, one that turns the direction of what follows, or one of no width, by which two names " +
			"differ that look alike. Take it out.",
		Bad:  "marker \"M\xfcller\" { on = post } # saved as Latin-1",
		Good: `marker "Müller" { on = post } # saved as UTF-8`,
	},
	{
		ID: "load/link", Severity: Error, Since: 1,
		Summary: "a content file is a link",
		Explanation: "Content never leads out of its own folder, so symbolic links in it are not followed. A mod from a stranger could " +
			"otherwise read other files of yours. Put a copy of the file where the link is.",
		Bad:  "# mygame/tables.hcl -> ../othergame/tables.hcl",
		Good: "# mygame/tables.hcl is a file",
	},
	{
		ID: "load/read", Severity: Error, Since: 1,
		Summary: "a file or folder cannot be read",
		Explanation: "The system refused to open or read the file or folder, or the folder has more files than a game may have. " +
			"The message gives the system's reason: most often the path is misspelt or the file may not be read by you.",
		Bad:  "# sandtable check ./lanzerat",
		Good: "# sandtable lint ./my_game",
	},
	{
		ID: "load/syntax", Severity: Error, Since: 1,
		Summary: "a file is not HCL",
		Explanation: "The text does not parse as HCL 2: a bracket or a quote is not closed, an attribute lacks its value, two attributes " +
			"stand on one line. Only the first fault of a file is reported, because what follows is mostly its echo.",
		Bad:  "track \"Supplies\" {\n  boxes = numbers(0, 5\n  start = 5\n}",
		Good: "track \"Supplies\" {\n  boxes = numbers(0, 5)\n  start = 5\n}",
	},
	{
		ID: "load/too-deep", Severity: Error, Since: 1,
		Summary: "brackets are nested too deep",
		Explanation: "Brackets, braces, parentheses and interpolations may be nested 200 deep. The limit keeps hostile files from bringing " +
			"the program down, and stands far above what a game needs. Give inner parts names of their own: a value, a rule, a table.",
		Bad:  "base = ((((((((((a)))))))))) # and so on, 200 times",
		Good: "base = a",
	},
	{
		ID: "load/too-large", Severity: Error, Since: 1,
		Summary: "a file or folder is too large",
		Explanation: "A file may have 1 MB and 100,000 words and signs, a folder 4 MB and 200,000. The limits keep hostile content from filling the " +
			"memory. Split a large file; a game may have any number of files up to 500.",
		Bad:  "# tables.hcl: 3 MB",
		Good: "# tables_1.hcl, and so on: 700 KB each",
	},
	{
		ID: "load/too-long", Severity: Error, Since: 1,
		Summary: "one expression, text or number is too long",
		Explanation: "One expression may have 4,000 words and signs between its commas and line ends, one text 1,000 lines and " +
			"interpolations, one number 40 digits. Lists and tables may have as many items as the file has room for. Longer expressions " +
			"would make the parser recurse until its stack is full.",
		Bad:  "base = 1 + 1 + 1 + 1 # and so on, 4,000 times",
		Good: "base = sum([1, 1, 1, 1])",
	},
	{
		ID: "load/unclosed-comment", Severity: Error, Since: 1,
		Summary: "unclosed comment",
		Explanation: "A comment that begins with /* goes on to the next */, and there is none in the file. Close it, or use # for a " +
			"comment that ends with its line.",
		Bad:  "/* the sequence of play\nphase \"Night\" {}",
		Good: "/* the sequence of play */\nphase \"Night\" {}",
	},
}
