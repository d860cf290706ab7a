package lint

import (
	"slices"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// The prompts of a guide: fewer teach no turn, and more are no first turn.
const fewestPrompts, mostPrompts = 3, 8

var poorGuide = Rule{
	Code: "lint/guide",
	Doc:  "A guide with fewer than three prompts or more than eight, or a prompt after which nothing is decided: only the last may be a farewell.",
	Run: func(g *study, report func(diag.Finding)) {
		for _, t := range g.Guides() {
			var prompts []*model.Stmt
			for i, s := range t.Steps {
				if !s.Prompts {
					continue
				}
				prompts = append(prompts, s)
				if n := nextPrompt(t.Steps[i+1:]); n >= 0 && !slices.ContainsFunc(t.Steps[i+1:i+1+n], func(s *model.Stmt) bool { return s.Decides }) {
					report(diag.Warnf("lint/guide", s.Range, "nothing is decided after the prompt %q", s.Label).
						WithHint("state the decision that it asks for, or say this in another prompt").
						WithRelated(t.Steps[i+1+n].Range, "the next prompt"))
				}
			}
			if n := len(prompts); n < fewestPrompts || n > mostPrompts {
				report(diag.Warnf("lint/guide", t.Range, "the guide %q has %s", t.Name, english.Count(n, "prompt")).
					WithHint("a first turn takes %d to %d prompts, each with the decisions that it asks for", fewestPrompts, mostPrompts))
			}
		}
	},
}

// nextPrompt returns how many steps stand before the next prompt; -1 if none comes.
func nextPrompt(steps []*model.Stmt) int {
	return slices.IndexFunc(steps, func(s *model.Stmt) bool { return s.Prompts })
}
