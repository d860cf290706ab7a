package diag

// formatCodes are the findings of the formatter.
var formatCodes = []Code{
	{
		ID: "format/unsafe", Severity: Warning, Since: 1,
		Summary: "a file was left as it is, because formatting would change its meaning",
		Explanation: "The formatter compares what it has made with what it was given, word by word. Here the two would have read " +
			"differently, so the file was left alone. This is a fault of the formatter: please report it with the file.",
		Bad:  "a = b .0 .1",
		Good: "a = b[0][1]",
	},
}
