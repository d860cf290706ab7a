package diag

// checkUnknownCodes are the findings of stage 3, check, for names of rules, actions, menus, events
// and markers that nothing declares.
var checkUnknownCodes = []Code{
	{
		ID: "check/unknown-action", Severity: Error, Since: 1,
		Summary:     "unknown action or menu",
		Explanation: "The label must be an action of the game, or a menu for all its actions.",
		Bad:         `forbid "Rst" { because = "there is no time" }`,
		Good:        `forbid "Rest" { because = "there is no time" }`,
	},
	{
		ID: "check/unknown-event", Severity: Error, Since: 1,
		Summary: "unknown event",
		Explanation: "A rule is bound to a rule, an action or a menu of the game, or to a " +
			"built-in event: enter, leave, remove, reveal, draw, flip, mark, unmark or set_up.",
		Bad: `rule "Dust" {
  after = entr(any, camp)
  mark camp { with = smoke }
}`,
		Good: `rule "Dust" {
  after = enter(any, camp)
  mark camp { with = smoke }
}`,
	},
	{
		ID: "check/unknown-marker", Severity: Error, Since: 1,
		Summary: "unknown marker",
		Explanation: "The name of a marker, or its adjective, is expected here, and there is none " +
			"with this name.",
		Bad: `rule "Dust" {
  after = enter(any, camp)
  mark camp { with = smok }
}`,
		Good: `rule "Dust" {
  after = enter(any, camp)
  mark camp { with = smoke }
}`,
	},
	{
		ID: "check/unknown-menu", Severity: Error, Since: 1,
		Summary:     "unknown menu",
		Explanation: "The label of offer must be a menu, and there is none with this name.",
		Bad: `rule "Alarm" {
  offer "Trun" { mover = red }
}`,
		Good: `rule "Alarm" {
  offer "Turn" { mover = red }
}`,
	},
	{
		ID: "check/unknown-modifier", Severity: Error, Since: 1,
		Summary: "unknown modifier of a value",
		Explanation: "With two labels, except switches off one modifier of a value. The labels " +
			"are the value's name and the modifier's label.",
		Bad:  `except "Courage" "wounded" {}`,
		Good: `except "Courage" "tired" {}`,
	},
	{
		ID: "check/unknown-requirement", Severity: Error, Since: 1,
		Summary: "unknown requirement of a menu",
		Explanation: "Inside an action, except switches off one requirement of its menu. The " +
			"second label is that of the requirement.",
		Bad: `action "Flee" {
  menu = turn
  except "Turn" "moral holds" {}
  advance morale { by = -1 }
}`,
		Good: `action "Flee" {
  menu = turn
  except "Turn" "morale holds" {}
  advance morale { by = -1 }
}`,
	},
	{
		ID: "check/unknown-rule", Severity: Error, Since: 1,
		Summary:     "unknown rule",
		Explanation: "The label of except must be a rule, and there is none with this name.",
		Bad:         `except "The Hill Is Takn" {}`,
		Good:        `except "The Hill Is Taken" {}`,
	},
	{
		ID: "check/unknown-side", Severity: Error, Since: 1,
		Summary: "unknown side of a counter",
		Explanation: "The sides of a counter are those that its kind declares in sides. This name " +
			"is not one of them.",
		Bad: `rule "Alarm" {
  flip ann { to = tird }
}`,
		Good: `rule "Alarm" {
  flip ann { to = tired }
}`,
	},
	{
		ID: "check/unknown-statement", Severity: Error, Since: 1,
		Summary: "unknown statement",
		Explanation: "This word is not a statement of the language. To run a rule of the game, " +
			"write run \"Name\" {}.",
		Bad: `rule "Alarm" {
  flp ann { to = fresh }
}`,
		Good: `rule "Alarm" {
  flip ann { to = fresh }
}`,
	},
	{
		ID: "check/unknown-table", Severity: Error, Since: 1,
		Summary:     "unknown table",
		Explanation: "The attribute on must be a table, and there is none with this name.",
		Bad: `rule "Alarm" {
  roll above { on = skyy }
}`,
		Good: `rule "Alarm" {
  roll above { on = sky }
}`,
	},
}
