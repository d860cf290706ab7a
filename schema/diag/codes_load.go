package diag

// loadCodes are the findings of stage 1, load: what keeps a file from being read at all.
var loadCodes = []Code{
	{
		ID: "load/encoding", Severity: Error, Since: 1,
		Summary: "a file is not plain UTF-8 text",
		Explanation: "Content is UTF-8 text. Either the file contains a NUL byte or invalid " +
			"UTF-8, as Latin-1 or UTF-16 files do: save it as UTF-8. Or it contains, directly or " +
			"as an escape such as \\u001b, an invisible character: a control character, a " +
			"bidirectional control, or one without width, by which two names that look alike " +
			"differ. Remove it.",
		Bad:  "marker \"M\xfcller\" { on = post } # saved as Latin-1",
		Good: `marker "Müller" { on = post } # saved as UTF-8`,
	},
	{
		ID: "load/link", Severity: Error, Since: 1,
		Summary: "a content file is a link",
		Explanation: "Content must not refer outside its own folder, so symbolic links are not " +
			"followed: a mod from a stranger could otherwise read your other files. Replace the " +
			"link with a copy of the file.",
		Bad:  "# mygame/tables.hcl -> ../othergame/tables.hcl",
		Good: "# mygame/tables.hcl is a file",
	},
	{
		ID: "load/read", Severity: Error, Since: 1,
		Summary: "a file or folder cannot be read",
		Explanation: "The operating system could not open or read the file or folder; the message " +
			"gives its reason. Usually the path is misspelt, or the permissions do not allow " +
			"reading.",
		Bad:  "# sandtable check ./lanzerat",
		Good: "# sandtable lint ./my_game",
	},
	{
		ID: "load/syntax", Severity: Error, Since: 1,
		Summary: "a file is not HCL",
		Explanation: "The text is not valid HCL 2: a bracket or quote is not closed, an attribute " +
			"has no value, two attributes are on one line. Only the first error of a file is " +
			"reported, since later ones usually follow from it.",
		Bad:  "track \"Supplies\" {\n  boxes = numbers(0, 5\n  start = 5\n}",
		Good: "track \"Supplies\" {\n  boxes = numbers(0, 5)\n  start = 5\n}",
	},
	{
		ID: "load/too-deep", Severity: Error, Since: 1,
		Summary: "brackets are nested too deep",
		Explanation: "Brackets, braces, parentheses and interpolations can be nested 200 deep. " +
			"The limit protects the program from hostile files. Move inner parts to a value, a " +
			"rule or a table.",
		Bad:  "base = ((((((((((a)))))))))) # and so on, 200 times",
		Good: "base = a",
	},
	{
		ID: "load/too-large", Severity: Error, Since: 1,
		Summary: "a file or folder is too large",
		Explanation: "A file may have 1 MB and 100,000 tokens, a folder 4 MB and 200,000 tokens. " +
			"A folder may contain 500 content files, 20,000 entries of any kind, and folders " +
			"nested 64 deep. The limits keep hostile content from exhausting the memory. Split a " +
			"large file, and keep other files out of the game's folder.",
		Bad:  "# tables.hcl: 3 MB",
		Good: "# tables_1.hcl, and so on: 700 KB each",
	},
	{
		ID: "load/too-long", Severity: Error, Since: 1,
		Summary: "one expression, text or number is too long",
		Explanation: "An expression can have 4,000 tokens between its commas and line ends, a " +
			"text 1,000 lines and interpolations, a number 40 digits. Lists and tables can have " +
			"as many members as fit into the file. Longer expressions would exhaust the parser's " +
			"stack.",
		Bad:  "base = 1 + 1 + 1 + 1 # and so on, 4,000 times",
		Good: "base = sum([1, 1, 1, 1])",
	},
	{
		ID: "load/unclosed-comment", Severity: Error, Since: 1,
		Summary: "unclosed comment",
		Explanation: "A comment that begins with /* must end with */. Close it, or use #, which " +
			"comments out the rest of a line.",
		Bad:  "/* the sequence of play\nphase \"Night\" {}",
		Good: "/* the sequence of play */\nphase \"Night\" {}",
	},
}
