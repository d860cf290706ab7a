package layout

import "testing"

func TestVisible(t *testing.T) {
	for text, want := range map[string]string{
		"Lanzerath, 1944: \"Größe\" 世界 👩\u200d🚀": "Lanzerath, 1944: \"Größe\" 世界 👩\u200d🚀",
		"a\tb":                        "a b",
		"a\nb\rc":                     "a�b�c",
		"\x1b[31mred\x1b[0m\a\x7f":    "�[31mred�[0m��",
		"\u009b31m":                   "�31m",
		"\x9b31m":                     "�31m",
		"\u202eabc\u2066\u200b\ufeff": "�abc���",
	} {
		if got := Visible(text); got != want {
			t.Errorf("Visible(%q) is %q, not %q", text, got, want)
		}
	}
}
