package diag

// checkRuleCodes are the findings of stage 3, check, in rules, menus and actions as a whole: what
// they are bound to, what they are given, and what their decisions ask.
var checkRuleCodes = []Code{
	{
		ID: "check/action-nowhere", Severity: Error, Since: 1,
		Summary: "an action is never offered",
		Explanation: "An action stands on a menu, or steps in before or after an event, or may be taken at any time. This one does none of " +
			"these, so nobody could ever take it.",
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
		Explanation: "The menu's fields stand on each of its actions, as figures on a printed list of actions. A field of type bool " +
			"is false where nothing is said; all others must be stated.",
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
		Explanation: "A rule or action answers one event: it has one of before, after and instead_of. To do the same at two events, write a " +
			"rule without a binding and run it from two that have one.",
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
		Explanation: "A loop takes its members by one order: the highest figure first, or the lowest. Several figures stand in brackets; of these a minus turns a " +
			"single one round.",
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
		Explanation: "An offer asks for exactly one action, unless it says how many: exactly = 2, up_to = 3 with or without at_least, or may_pass = true for " +
			"one or none.",
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
		Explanation: "A choose asks for exactly one, unless it says how many: up_to, at_least and exactly make it one of a set, and so does a total with its " +
			"limit at_most. Where there is nothing to choose, one of " +
			"none, or_return and never_empty says what then. The questions before " +
			"an action's first effect are answered together, as one option; these are at most nine.",
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
		Summary: "too many additions replace one another",
		Explanation: "Rules that replace one rule, and additions that give one value its base or its final figure, are compared two by two, " +
			"since none may contradict another. Two million pairs are compared: those of 2,000 rules that replace one. Let " +
			"additions that belong together be one, which tells the cases apart inside.",
		Bad:  "rule \"A\" { instead_of = tire } # and so on, 3,000 times",
		Good: "rule \"A\" { instead_of = tire } # once, with if or match inside",
	},
	{
		ID: "check/clash", Severity: Error, Since: 1,
		Summary: "two additions conflict without an order between them",
		Explanation: "Two rules that replace the same rule, or two additions that give the same value its base or its final figure, can both " +
			"be in force. Rank decides between rulebook, scenario, variant and mod, and the outline between sections; inside one " +
			"section, or between two mods, one must say over = [the other].",
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
		Explanation: "The attribute instead_of names a rule, which then does not run. Actions and built-in events cannot be replaced: use " +
			"before or after, or forbid the action. A rule in the place of one that gives something gives the same.",
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
		Summary:     "unknown parameter of a rule or menu",
		Explanation: "The attributes of run and offer are the names in given of the rule or menu. This is none of them.",
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
		Summary:     "missing argument of a rule or menu",
		Explanation: "Each name in given of the rule or menu must be stated, unless it is optional(..) or the same name is bound here.",
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
		Explanation: "Of all ways through a whole action, prefer keeps those with the highest figure, and distinct one of those that leave the table alike. An action whose choices are made one " +
			"after the other is not compared as a whole: write whole = true.",
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
		Explanation: "In a rule bound with instead_of, proceed carries out the replaced rule after all. Elsewhere there is nothing to " +
			"proceed with.",
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
		Summary:     "redo outside a reaction to a rule",
		Explanation: "In a rule or action bound after a rule, redo runs that rule once more. Elsewhere there is nothing to do again.",
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
		Explanation: "A requirement stands in a menu, in a choose, or in an action before its first effect: it tells whether the action is " +
			"legal, so nothing can have happened yet. In a rule, write if, or when.",
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
		Explanation: "What stands in supposing is tried out and taken back, to see whether something would hold. Nobody can be asked and no " +
			"dice can be thrown there.",
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
		Explanation: "The rule answers an event, so nobody passes it arguments: each name in given must stand among the things that the " +
			"event tells.",
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
		Explanation: "A rule that stands in a card or a kind holds while that card or piece is in force. Nobody runs it by name, so without " +
			"an event it never runs.",
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
		Explanation: "Inside an action, except switches off one requirement of its menu for this action. It has two labels: the menu and the " +
			"requirement. To switch off a rule or a modifier, write except outside.",
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
		Explanation: "With whole = true, all that the action asks is one decision, found by trying every way through it. What is left to " +
			"chance cannot be tried.",
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
