package talk

import (
	"strings"

	"sandtable/schema/model"
)

// Act is what the rules say of an action: the number of its section, and the text.
type Act struct{ Section, Text string }

// Acts is what the rules say of the actions that are offered, by the names of the actions.
func (tb *Table) Acts() map[string]Act {
	a := tb.S.M.Pending()
	if a == nil || a.Acts == nil {
		return nil
	}
	out := map[string]Act{}
	for _, x := range a.Acts {
		if text := actText(x.Action); text != "" {
			out[x.Action.Name] = Act{x.Action.Ref, text}
		}
	}
	return out
}

// actText is what the section of an action says; "" if it has none.
func actText(a *model.Action) string {
	if a.Section == nil {
		return ""
	}
	return strings.Join(strings.Fields(a.Section.Text), " ")
}
