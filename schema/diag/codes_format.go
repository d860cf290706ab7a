package diag

// formatCodes are the findings of the formatter.
var formatCodes = []Code{
	{
		ID: "format/unsafe", Severity: Warning, Since: 1,
		Summary: "a file was left unchanged, since formatting would change its meaning",
		Explanation: "The formatter compares its result with its input, token by token. Here they " +
			"differed, so the file was left unchanged. This is a bug in the formatter: please " +
			"report it with the file.",
		Bad:  "a = b .0 .1",
		Good: "a = b[0][1]",
	},
}
