package lint

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/outline"
)

var emptySection = Rule{
	Code: "lint/empty-section",
	Doc:  "A section of the outline without an implementation or a stated reason.",
	Run: func(g *study, report func(diag.Finding)) {
		done := outline.Of(g.Game)
		for _, s := range g.Sections {
			if len(done[s]) == 0 && !s.Revises && s.Open == "" && !hasChildren(g.Game, s) {
				report(diag.Warnf("lint/empty-section", s.Range, "section %s is not implemented, and no reason is given", s.ID).
					WithHint("add its rules, or no_rules = \"the reason\""))
			}
		}
	},
}

func hasChildren(g *model.Game, s *model.Section) bool {
	return slices.ContainsFunc(g.Sections, func(c *model.Section) bool { return c.Parent == s })
}

var sectionText = Rule{
	Code: "lint/section-text",
	Doc:  "A section with rules but without text: `rules` and `cite` have nothing to print.",
	Run: func(g *study, report func(diag.Finding)) {
		seen := map[*model.Section]bool{}
		for _, r := range g.Rules {
			s := r.Section
			if s == nil || s.Text != "" || seen[s] || r.Mod != nil {
				continue
			}
			seen[s] = true
			report(diag.Warnf("lint/section-text", s.Range, "section %s has no text", s.ID).
				WithHint("add text = \"one to three sentences in your own words\""))
		}
	},
}

var noRef = Rule{
	Code: "lint/no-ref",
	Doc:  "A rule, action, value or table outside any section, in a game with an outline.",
	Run: func(g *study, report func(diag.Finding)) {
		own := 0
		for _, s := range g.Sections {
			if s.Mod == nil {
				own++
			}
		}
		if own == 0 {
			return
		}
		look := func(what, title string, o model.Origin, at hcl.Range) {
			if o.Ref == "" && o.Mod == nil {
				report(diag.Warnf("lint/no-ref", at, "%s %q is outside any section of the outline", what, title).
					WithHint("move it into a section, or add ref = \"..\""))
			}
		}
		for _, r := range g.Rules {
			look("rule", r.Title, r.Origin, r.Range)
		}
		for _, a := range g.Actions {
			look("action", a.Title, a.Origin, a.Range)
		}
		for _, v := range g.Values {
			if !v.Advice {
				look("value", v.Title, v.Origin, v.Range)
			}
		}
		for _, t := range g.Tables {
			if !t.Advice {
				look("table", t.Title, t.Origin, t.Range)
			}
		}
	},
}
