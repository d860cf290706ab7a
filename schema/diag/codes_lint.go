package diag

// lintCodes are the findings of lint: what is legal but doubtful.
var lintCodes = []Code{
	{
		ID: "lint/empty-choice", Severity: Warning, Since: 1,
		Summary: "a choice may find nothing to choose from",
		Explanation: "When there is nothing to choose, and the statement does not say what then, the play is stuck. Say it with none { .. }, " +
			"with optional = true, or ask before: the checker sees any(S) in a condition around the choice of S. A choice in the " +
			"head of an action needs nothing: the action is then not legal.",
		Bad: `rule "Scouts Tire" {
  after = set_up()
  choose man { from = soldiers.scout.fresh }
  flip man { to = tired }
}`,
		Good: `rule "Scouts Tire" {
  after = set_up()
  choose man {
    from = soldiers.scout.fresh
    none {}
  }
  if "there is one" {
    when = man != none
    flip man { to = tired }
  }
}`,
	},
	{
		ID: "lint/empty-section", Severity: Warning, Since: 1,
		Summary: "nothing implements a section",
		Explanation: "The section has no rules, data or other sections in it, and no block elsewhere refers to it. Write its rules, or say " +
			"why nothing implements it: open = \"the reason\".",
		Bad: `section "7" "Weather" { text = "How rain slows the march." }`,
		Good: `section "7" "Weather" {
  text = "How rain slows the march."
  open = "the scenarios of this box have no rain"
}`,
	},
	{
		ID: "lint/no-ref", Severity: Warning, Since: 1,
		Summary: "a rule belongs to no section of the rulebook",
		Explanation: "The game has an outline of its rulebook, and this rule, action, value or table stands outside it. Put it into its " +
			"section, or state ref.",
		Bad: `game "Coin" {
  language = 1
  begin    = toss
}
section "1" "The toss" {
  text = "A coin decides."
  table "Faces" {
    given = { coin = d2 }
    gives = { heads = bool }
    rows  = [[1, true], [2, false]]
  }
}
rule "Toss" {
  roll heads { on = faces }
  end game { result = draw }
}`,
		Good: `game "Coin" {
  language = 1
  begin    = toss
}
section "1" "The toss" {
  text = "A coin decides."
  table "Faces" {
    given = { coin = d2 }
    gives = { heads = bool }
    rows  = [[1, true], [2, false]]
  }
  rule "Toss" {
    roll heads { on = faces }
    end game { result = draw }
  }
}`,
	},
	{
		ID: "lint/one-way", Severity: Warning, Since: 1,
		Summary: "a link leads there, but not back",
		Explanation: "Most links of this field lead both ways and this one does not, so it is probably a slip. If links are meant to lead " +
			"one way, most of them do.",
		Bad: `kind "town" {
  is      = space
  printed = { next_to = set(town) }
}
town "Ulm" { next_to = [bonn, trier] }
town "Bonn" { next_to = [ulm] }
town "Trier" { next_to = [] }`,
		Good: `kind "town" {
  is      = space
  printed = { next_to = set(town) }
}
town "Ulm" { next_to = [bonn, trier] }
town "Bonn" { next_to = [ulm] }
town "Trier" { next_to = [ulm] }`,
	},
	{
		ID: "lint/section-text", Severity: Warning, Since: 1,
		Summary:     "a section does not say what it rules",
		Explanation: "The sections are what a player reads instead of the rulebook: one to three sentences of our own on what each rules.",
		Bad: `section "7" "Weather" {
  rule "Rain" {
    after = set_up()
    advance morale { by = -1 }
  }
}`,
		Good: `section "7" "Weather" {
  text = "Rain at the start costs spirits."
  rule "Rain" {
    after = set_up()
    advance morale { by = -1 }
  }
}`,
	},
	{
		ID: "lint/unused-card", Severity: Warning, Since: 1,
		Summary:     "there is not a single one of a card or counter",
		Explanation: "Its count is 0, or no composition has it, so it never comes up.",
		Bad: `roster "crate" {
  columns = [count]
  rows    = { Barrel = [0] }
}`,
		Good: `roster "crate" {
  columns = [count]
  rows    = { Barrel = [3] }
}`,
	},
	{
		ID: "lint/unused-marker", Severity: Warning, Since: 1,
		Summary:     "nothing lays a marker, or moves the marker of a track",
		Explanation: "No statement lays the marker and nothing carries it at the start; or no statement moves the track's marker.",
		Bad:         `marker "Dust" { on = post }`,
		Good: `marker "Dust" {
  on    = post
  start = [ford]
}`,
	},
	{
		ID: "lint/unused-menu", Severity: Warning, Since: 1,
		Summary:     "nothing offers a menu, or it has no actions",
		Explanation: "A menu is asked by offer, and its actions say menu = name.",
		Bad: `menu "Night" { player = red }
action "Sleep" {
  menu = night
  say { text = "good night" }
}`,
		Good: `menu "Night" { player = red }
action "Sleep" {
  menu = night
  say { text = "good night" }
}
rule "Evening" {
  after = set_up()
  offer "Night" {}
}`,
	},
	{
		ID: "lint/unused-name", Severity: Warning, Since: 1,
		Summary:     "nothing reads a name that let binds",
		Explanation: "The value is computed for nothing; or the wrong name is read elsewhere.",
		Bad: `rule "Rain" {
  after = set_up()
  let n { be = 3 }
  advance morale { by = -1 }
}`,
		Good: `rule "Rain" {
  after = set_up()
  let n { be = 3 }
  advance morale { by = -n }
}`,
	},
	{
		ID: "lint/unused-rule", Severity: Warning, Since: 1,
		Summary:     "nothing runs a rule",
		Explanation: "No statement runs it by name, it answers no event, and neither the game nor a scenario begins with it.",
		Bad: `rule "Rain" {
  advance morale { by = -1 }
}`,
		Good: `rule "Rain" {
  after = set_up()
  advance morale { by = -1 }
}`,
	},
	{
		ID: "lint/unused-value", Severity: Warning, Since: 1,
		Summary:     "nothing reads a value or table",
		Explanation: "No expression reads it, so it changes nothing. Values that only tests read count as unread.",
		Bad:         `value "Rain" { base = 1 }`,
		Good: `value "Rain" { base = 1 }
rule "It Rains" {
  after = set_up()
  advance morale { by = -rain }
}`,
	},
}
