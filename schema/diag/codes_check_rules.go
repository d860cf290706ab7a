package diag

// checkRuleCodes are the findings of stage 3, check, in rules, menus and actions as a whole: what
// they are bound to, what they are given, and what their decisions ask.
var checkRuleCodes = []Code{
	{
		ID: "check/action-nowhere", Severity: Error, Since: 1,
		Summary: "an action is never offered",
		Explanation: "An action needs a menu, an event (before or after), or anytime = true. This " +
			"action has none of them, so no player can ever take it.",
		Bad: `action "Wait" {
  say { text = "waiting" }
}`,
		Good: `action "Wait" {
  menu = turn
  say { text = "waiting" }
}`,
	},
	{
		ID: "check/anytime", Severity: Error, Since: 1,
		Summary: "an anytime action has a menu, an event or too many parameters",
		Explanation: "An action with anytime = true is offered with every decision. It cannot " +
			"have a menu or an event, and its only possible parameter is the player who is " +
			"asked. It chooses everything else itself.",
		Bad: `action "Whisper" {
  anytime = true
  given   = { man = soldier }
  flip man { to = tired }
}`,
		Good: `action "Whisper" {
  anytime = true
  given   = { who = player }
  choose man { from = soldiers.fresh }
  flip man { to = tired }
}`,
	},
	{
		ID: "check/action-states", Severity: Error, Since: 1,
		Summary: "an action lacks a field of its menu",
		Explanation: "The fields of a menu are constants that each of its actions states. A field " +
			"of type bool defaults to false. All other fields must be stated.",
		Bad: `menu "Extra" {
  given  = { mover = player }
  player = mover
  fields = { cost = number }
}
action "Wait" {
  menu = extra
  say { text = "waiting" }
}`,
		Good: `menu "Extra" {
  given  = { mover = player }
  player = mover
  fields = { cost = number }
}
action "Wait" {
  menu = extra
  cost = 1
  say { text = "waiting" }
}`,
	},
	{
		ID: "check/binding", Severity: Error, Since: 1,
		Summary: "a rule is bound to two events",
		Explanation: "A rule or action is bound to one event: it has exactly one of before, after " +
			"and instead_of. To do the same at two events, write a rule without a binding, and " +
			"run it from two bound rules.",
		Bad: `rule "Dust" {
  before = leave(any, camp)
  after  = enter(any, camp)
  mark camp { with = smoke }
}`,
		Good: `rule "Dust" {
  after = enter(any, camp)
  mark camp { with = smoke }
}`,
	},
	{
		ID: "check/order", Severity: Error, Since: 1,
		Summary: "invalid order of a loop",
		Explanation: "A loop has one order: highest_first or lowest_first. To sort by several " +
			"numbers, write them in brackets; a minus sign reverses one of them.",
		Bad: `rule "Alarm" {
  each man {
    from          = soldiers
    highest_first = man.valor
    lowest_first  = courage(man)
    flip man { to = tired }
  }
}`,
		Good: `rule "Alarm" {
  each man {
    from          = soldiers
    highest_first = [man.valor, -courage(man)]
    flip man { to = tired }
  }
}`,
	},
	{
		ID: "check/offer", Severity: Error, Since: 1,
		Summary: "an offer has conflicting numbers of actions",
		Explanation: "An offer asks for one action by default. To change that, use exactly = 2, " +
			"up_to = 3 with or without at_least, or may_pass = true for one action or none. These " +
			"cannot be combined.",
		Bad: `rule "Alarm" {
  offer "Turn" {
    mover    = red
    up_to    = 2
    may_pass = true
  }
}`,
		Good: `rule "Alarm" {
  offer "Turn" {
    mover    = red
    may_pass = true
  }
}`,
	},
	{
		ID: "check/choose", Severity: Error, Since: 1,
		Summary: "a choose contradicts itself, or an action asks too much at once",
		Explanation: "A choose asks for one thing by default. With up_to, at_least or exactly, or " +
			"with total and its limit at_most, it asks for a set. If there may be no candidate, " +
			"use one of none, or_return and never_empty. The choices before an action's " +
			"first effect form one option; at most nine are allowed.",
		Bad: `rule "Alarm" {
  choose men {
    from     = soldiers
    at_least = 2
  }
  flip men { to = tired }
}`,
		Good: `rule "Alarm" {
  choose men {
    from     = soldiers
    at_least = 2
    up_to    = 3
  }
  flip men { to = tired }
}`,
	},
	{
		ID: "check/too-many", Severity: Error, Since: 1,
		Summary: "too many additions replace each other",
		Explanation: "Rules that replace the same rule, and additions that set the base or the " +
			"result of the same value, are compared pairwise to find contradictions. The limit is " +
			"two million pairs: about 2,000 rules that replace one rule. Merge related additions " +
			"into one that distinguishes the cases.",
		Bad:  "rule \"A\" { instead_of = tire } # and so on, 3,000 times",
		Good: "rule \"A\" { instead_of = tire } # once, with if or match inside",
	},
	{
		ID: "check/clash", Severity: Error, Since: 1,
		Summary: "two additions conflict without an order between them",
		Explanation: "Two rules replace the same rule, or two additions set the base or the " +
			"result of the same value, and both can be in force. Rank decides between rulebook, " +
			"scenario, variant and mod, and the outline decides between sections. Inside one " +
			"section, or between two mods, one of them must state over = [the other].",
		Bad: `rule "Dry Socks" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  set soldier { shots = 1 }
}
rule "Warm Tea" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  set soldier { shots = 2 }
}`,
		Good: `rule "Dry Socks" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  over       = [warm_tea]
  set soldier { shots = 1 }
}
rule "Warm Tea" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  set soldier { shots = 2 }
}`,
	},
	{
		ID: "check/instead", Severity: Error, Since: 1,
		Summary: "invalid use of instead_of",
		Explanation: "The attribute instead_of names a rule, which then does not run. Actions and " +
			"built-in events cannot be replaced: use before or after, or forbid the action. If " +
			"the replaced rule returns something, the replacement must return the same type.",
		Bad: `rule "No Rest" {
  instead_of = rest()
  advance morale { by = -1 }
}`,
		Good: `rule "No Tiring" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  advance morale { by = -1 }
}`,
	},
	{
		ID: "check/not-a-parameter", Severity: Error, Since: 1,
		Summary: "unknown parameter of a rule or menu",
		Explanation: "The attributes of run and offer are the names in given of the rule or menu. " +
			"This name is not one of them.",
		Bad: `rule "Alarm" {
  run "Tire" {
    soldier = ann
    place   = camp
  }
}`,
		Good: `rule "Alarm" {
  run "Tire" { soldier = ann }
}`,
	},
	{
		ID: "check/not-given", Severity: Error, Since: 1,
		Summary: "missing argument of a rule or menu",
		Explanation: "Each name in given of the rule or menu must be stated, unless its type is " +
			"optional(..) or a name of that kind is in scope.",
		Bad: `rule "Alarm" {
  run "Tire" {}
}`,
		Good: `rule "Alarm" {
  run "Tire" { soldier = ann }
}`,
	},
	{
		ID: "check/prefer", Severity: Error, Since: 1,
		Summary: "prefer or distinct on an action that is not whole",
		Explanation: "Among all ways through a whole action, prefer keeps those with the highest " +
			"number, and distinct keeps one of those that lead to the same table. An action " +
			"without whole = true has no such ways to compare.",
		Bad: `action "Scatter" {
  menu   = turn
  prefer = count(soldiers.fresh)
  choose man { from = soldiers }
  flip man {}
}`,
		Good: `action "Scatter" {
  menu   = turn
  whole  = true
  prefer = count(soldiers.fresh)
  choose man { from = soldiers }
  flip man {}
}`,
	},
	{
		ID: "check/proceed", Severity: Error, Since: 1,
		Summary: "proceed outside a replacement",
		Explanation: "In a rule bound with instead_of, proceed runs the replaced rule after all. " +
			"Elsewhere there is no replaced rule.",
		Bad: `rule "Alarm" {
  proceed {}
}`,
		Good: `rule "Unless Medic" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  if "he is no medic" {
    when = !soldier.medic
    proceed {}
  }
}`,
	},
	{
		ID: "check/redo", Severity: Error, Since: 1,
		Summary: "redo outside a reaction to a rule",
		Explanation: "In a rule or action bound after a rule, redo runs that rule again. " +
			"Elsewhere there is no rule to repeat.",
		Bad: `rule "Once More" {
  redo {}
}`,
		Good: `rule "Once More" {
  given = { soldier = soldier }
  after = tire(soldier)
  when  = soldier.medic
  redo {}
}`,
	},
	{
		ID: "check/require", Severity: Error, Since: 1,
		Summary: "require is not allowed here or comes too late",
		Explanation: "A requirement decides whether an action is legal. So it must be in a menu, " +
			"in a choose, or in an action before its first effect. In a rule, use if or when.",
		Bad: `rule "Alarm" {
  require "morale holds" { that = morale > 0 }
  flip ann { to = tired }
}`,
		Good: `rule "Alarm" {
  when = morale > 0
  flip ann { to = tired }
}`,
	},
	{
		ID: "check/supposing", Severity: Error, Since: 1,
		Summary: "a statement in supposing asks a player or uses chance",
		Explanation: "The statements in supposing are tried and then undone, to test a " +
			"requirement in the position after them. They must not ask a player or use chance.",
		Bad: `action "Dare" {
  menu = turn
  require "it would end well" {
    that = morale > 1
    supposing {
      roll luck { dice = d6 }
    }
  }
}`,
		Good: `action "Dare" {
  menu = turn
  require "it would end well" {
    that = morale > 1
    supposing {
      advance morale { by = -1 }
    }
  }
}`,
	},
	{
		ID: "check/unbound-given", Severity: Error, Since: 1,
		Summary: "a parameter is never bound by the event",
		Explanation: "An event calls the rule, so nobody passes arguments to it: each name in " +
			"given must be one that the event binds.",
		Bad: `rule "Dust" {
  given = { soldier = soldier, place = post }
  after = enter(soldier)
  mark place { with = smoke }
}`,
		Good: `rule "Dust" {
  given = { soldier = soldier, place = post }
  after = enter(soldier, place)
  mark place { with = smoke }
}`,
	},
	{
		ID: "check/unbound-rule", Severity: Warning, Since: 1,
		Summary: "a rule in a card or kind has no event",
		Explanation: "A rule in the block of a card or a kind is in force while that card or " +
			"piece is. It cannot be run by name, so without an event it never runs.",
		Bad: `message "Panic" {
  rule "All Run" {
    flip ann { to = tired }
  }
}`,
		Good: `message "Panic" {
  rule "All Run" {
    given = { soldier = soldier }
    after = flip(soldier)
    advance morale { by = -1 }
  }
}`,
	},
	{
		ID: "check/waive", Severity: Error, Since: 1,
		Summary: "except inside an action does not name its menu and a requirement",
		Explanation: "Inside an action, except switches off one requirement of the action's menu. " +
			"It has two labels: the menu and the requirement. To switch off a rule or a modifier, " +
			"write except outside an action.",
		Bad: `action "Flee" {
  menu = turn
  except "Turn" {}
  advance morale { by = -1 }
}`,
		Good: `action "Flee" {
  menu = turn
  except "Turn" "morale holds" {}
  advance morale { by = -1 }
}`,
	},
	{
		ID: "check/whole", Severity: Error, Since: 1,
		Summary: "chance inside a whole action",
		Explanation: "With whole = true, the options of an action are found by trying every way " +
			"through it. Dice and draws cannot be tried, so such an action must not use chance.",
		Bad: `action "Scatter" {
  menu  = turn
  whole = true
  choose man { from = soldiers }
  flip man {}
  roll luck { dice = d6 }
}`,
		Good: `action "Scatter" {
  menu = turn
  choose man { from = soldiers }
  flip man {}
  roll luck { dice = d6 }
}`,
	},
}
