package diag

// lintCodes are the findings of lint: what is legal but doubtful.
var lintCodes = []Code{
	{
		ID: "lint/empty-choice", Severity: Warning, Since: 1,
		Summary: "a choice, an offer or a draw may find no candidates",
		Explanation: "If nothing can be chosen, offered or drawn, and the statement does not " +
			"state what happens then, the game is stuck. Add none { .. }, or_return or may_pass; " +
			"add never_empty = true if it cannot be empty; or test before: the checker " +
			"understands any(S) around a choice from S, and n > 0 around numbers(1, n). The " +
			"leading choices of an action need nothing: without a candidate the action is not " +
			"legal.",
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
		Summary: "a section is not implemented",
		Explanation: "The section has no rules, data or inner sections, and no block elsewhere " +
			"refers to it. Add its rules, or state the reason: no_rules = \"the reason\".",
		Bad: `section "7" "Weather" { text = "How rain slows the march." }`,
		Good: `section "7" "Weather" {
  text     = "How rain slows the march."
  no_rules = "the scenarios of this box have no rain"
}`,
	},
	{
		ID: "lint/idle-card", Severity: Warning, Since: 1,
		Summary: "a card has no effect where others of its kind have one",
		Explanation: "The card has no rule or addition of its own, no rule names it, and no " +
			"rule reads its fields. A field that is only used as steps of a track has no effect " +
			"where it is 0. Add the card's rule. For a blank card, add a rule without statements.",
		Bad: `message "Wind" {
  rule "It Blows" {
    after = enter(self, on_display)
    advance morale { by = -1 }
  }
}
message "Fog" {}`,
		Good: `message "Wind" {
  rule "It Blows" {
    after = enter(self, on_display)
    advance morale { by = -1 }
  }
}
message "Fog" {
  rule "Nothing Happens" { after = enter(self, on_display) }
}`,
	},
	{
		ID: "lint/no-ref", Severity: Warning, Since: 1,
		Summary: "a rule is outside any section of the outline",
		Explanation: "The game has an outline of its rulebook, and this rule, action, value or " +
			"table is not in any section. Move it into its section, or state ref.",
		Bad: `game "Coin" {
  language = 1
  begin    = toss
}
section "1" "The toss" {
  text = "A coin decides."
  table "Faces" {
    given   = { coin = d2 }
    returns = { heads = bool }
    rows    = [[1, true], [2, false]]
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
    given   = { coin = d2 }
    returns = { heads = bool }
    rows    = [[1, true], [2, false]]
  }
  rule "Toss" {
    roll heads { on = faces }
    end game { result = draw }
  }
}`,
	},
	{
		ID: "lint/nothing-has", Severity: Warning, Since: 1,
		Summary: "a rule tests data that nothing has",
		Explanation: "No space, card, counter or border has the trait, thing or name that the " +
			"rule tests for, so the condition is constant: no space is a casemate, no border is a " +
			"wall, no square is in the area of a table. Add it to a roster, a legend or a " +
			"feature, or remove the test. Tests do not count.",
		Bad: `kind "hut" {
  is     = space
  traits = [burnt]
  fields = { cover = number }
}
hut "Barn" { cover = 1 }
modify "Courage" "in a hut" {
  when = any([for h in huts : h if !h.burnt && h.cover > 0])
  by   = 1
}`,
		Good: `kind "hut" {
  is     = space
  traits = [burnt]
  fields = { cover = number }
}
hut "Barn" {
  cover  = 1
  traits = [burnt]
}
hut "Mill" { cover = 2 }
modify "Courage" "in a hut" {
  when = any([for h in huts : h if !h.burnt && h.cover > 0])
  by   = 1
}`,
	},
	{
		ID: "lint/one-way", Severity: Warning, Since: 1,
		Summary: "a one-way link between spaces",
		Explanation: "Most links of this field go both ways and this one does not, so it is " +
			"probably a mistake. If one-way links are intended, most links of the field should be " +
			"one-way.",
		Bad: `kind "town" {
  is     = space
  fields = { next_to = set(town) }
}
town "Ulm" { next_to = [bonn, trier] }
town "Bonn" { next_to = [ulm] }
town "Trier" { next_to = [] }`,
		Good: `kind "town" {
  is     = space
  fields = { next_to = set(town) }
}
town "Ulm" { next_to = [bonn, trier] }
town "Bonn" { next_to = [ulm] }
town "Trier" { next_to = [ulm] }`,
	},
	{
		ID: "lint/section-text", Severity: Warning, Since: 1,
		Summary: "a section has no text",
		Explanation: "The sections replace the rulebook for the player. Write one to three " +
			"sentences of your own on what each section rules.",
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
		ID: "lint/simplify", Severity: Note, Since: 1,
		Summary: "code can be shorter",
		Explanation: "Adjacent `let` blocks can be one block with several names. The names of one " +
			"block may use each other in any order. A blank line or a comment between two blocks " +
			"keeps them separate.",
		Bad: `rule "Rain" {
  after = set_up()
  let { wet = soldiers }
  let { most = count(wet) }
  advance morale { by = -most }
}`,
		Good: `rule "Rain" {
  after = set_up()
  let {
    wet  = soldiers
    most = count(wet)
  }
  advance morale { by = -most }
}`,
	},
	{
		ID: "lint/told-secret", Severity: Warning, Since: 1,
		Summary: "all players read a choice that is noted in a secret field",
		Explanation: "The log tells all players what is chosen. A choice that only the owner of a " +
			"field may know has secret = true.",
		Bad: `kind "spy" {
  is     = piece
  owner  = army
  fields = { army = player }
  state  = { goal = maybe(post) }
  secret = { goal = always }
}
spy "Mole" { army = red }
rule "Orders" {
  after = set_up()
  choose goal { from = posts }
  set mole { goal = goal }
}`,
		Good: `kind "spy" {
  is     = piece
  owner  = army
  fields = { army = player }
  state  = { goal = maybe(post) }
  secret = { goal = always }
}
spy "Mole" { army = red }
rule "Orders" {
  after = set_up()
  choose goal {
    from   = posts
    secret = true
  }
  set mole { goal = goal }
}`,
	},
	{
		ID: "lint/unanswered", Severity: Warning, Since: 1,
		Summary: "no rule answers what is printed on a chit or die face",
		Explanation: "A rule without statements is there for other rules to answer, one for each " +
			"name: after = event(storm). Most names printed on the things that it is given are " +
			"answered, and this one is not, so nothing happens when it occurs. Write its rule. If " +
			"nothing is to happen, write a rule without statements.",
		Bad: `enum "omen" { names = [raven, comet, eclipse] }
kind "chit face" {
  is     = concept
  fields = { omen = omen }
}
roster "chit_face" {
  columns = [omen]
  rows    = { Black = [raven], White = [comet], Grey = [eclipse] }
}
rule "Read the Sky" {
  after = set_up()
  each face {
    from = chit_faces
    run "Omen" { omen = face.omen }
  }
}
rule "Omen" { given = { omen = omen } }
rule "The Raven" {
  after = omen(raven)
  advance morale { by = -1 }
}
rule "The Comet" {
  after = omen(comet)
  advance morale { by = 1 }
}`,
		Good: `enum "omen" { names = [raven, comet, eclipse] }
kind "chit face" {
  is     = concept
  fields = { omen = omen }
}
roster "chit_face" {
  columns = [omen]
  rows    = { Black = [raven], White = [comet], Grey = [eclipse] }
}
rule "Read the Sky" {
  after = set_up()
  each face {
    from = chit_faces
    run "Omen" { omen = face.omen }
  }
}
rule "Omen" { given = { omen = omen } }
rule "The Raven" {
  after = omen(raven)
  advance morale { by = -1 }
}
rule "The Comet" {
  after = omen(comet)
  advance morale { by = 1 }
}
rule "The Eclipse" { after = omen(eclipse) }`,
	},
	{
		ID: "lint/unread-field", Severity: Warning, Since: 1,
		Summary: "a printed field is never read",
		Explanation: "A printed field or trait of counters, cards, dice faces, players or borders " +
			"has a value on some of them, but no rule, action, value, condition or test reads it. " +
			"Texts, and fields of spaces, terrain and track boxes, are exempt: players read them. " +
			"An owner (a player or side) counts as read: who owns a face-down counter is known.",
		Bad: `kind "die face" {
  is     = concept
  traits = [routing]
}
die_face "Rout" { traits = [routing] }`,
		Good: `kind "die face" {
  is     = concept
  traits = [routing]
}
die_face "Rout" { traits = [routing] }
rule "The Line Breaks" {
  after = set_up()
  each face {
    from = die_faces.routing
    advance morale { by = -1 }
  }
}`,
	},
	{
		ID: "lint/unreached-box", Severity: Warning, Since: 1,
		Summary: "the marker of a track never enters a box",
		Explanation: "A rule is bound to the box, or a condition tests for it, and no statement " +
			"can move the marker there: it only moves the other way or straight into other boxes, " +
			"or only tests move it. A statement with a computed number counts as moving both " +
			"ways.",
		Bad: `track "Alarm" { boxes = [quiet, stir, panic] }
rule "Noise" {
  given = { soldier = soldier }
  after = enter(soldier, ford)
  move alarm { to = stir }
}
rule "Panic" {
  after = enter(alarm, panic)
  advance morale { by = -1 }
}`,
		Good: `track "Alarm" { boxes = [quiet, stir, panic] }
rule "Noise" {
  given = { soldier = soldier }
  after = enter(soldier, ford)
  advance alarm {}
}
rule "Panic" {
  after = enter(alarm, panic)
  advance morale { by = -1 }
}`,
	},
	{
		ID: "lint/unused-card", Severity: Warning, Since: 1,
		Summary:     "no copy of a card or counter exists",
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
		ID: "lint/unused-ground", Severity: Warning, Since: 1,
		Summary: "a word of a legend, a feature or a name of an area that no space has",
		Explanation: "The legend of a map has a word that the drawing does not use; or a feature " +
			"lies on nothing; or an enum of data printed on spaces has a name that no space has " +
			"and nothing else uses. A name that a table, a condition or another place uses is not " +
			"reported, since it may be for other maps.",
		Bad: `kind "field" {
  is     = space
  traits = [muddy]
}
map "Farm" {
  grid   = squares
  of     = field
  drawn  = <<-ROWS
       a b
    1  . .
  ROWS
  legend = { m = { muddy = true } }
}`,
		Good: `kind "field" {
  is     = space
  traits = [muddy]
}
map "Farm" {
  grid   = squares
  of     = field
  drawn  = <<-ROWS
       a b
    1  . m
  ROWS
  legend = { m = { muddy = true } }
}`,
	},
	{
		ID: "lint/unused-marker", Severity: Warning, Since: 1,
		Summary: "a marker is never placed or never read, or a track never moves",
		Explanation: "No statement lays the marker and nothing carries it at the start; or no " +
			"rule tests for it; or no statement moves the track's marker.",
		Bad: `marker "Dust" { on = post }`,
		Good: `marker "Dust" {
  on    = post
  start = [ford]
}`,
	},
	{
		ID: "lint/unused-menu", Severity: Warning, Since: 1,
		Summary: "a menu is never offered or has no actions",
		Explanation: "A menu needs an offer, and actions with menu = NAME. Offers in tests do not " +
			"count.",
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
		Summary: "a bound name is never read",
		Explanation: "The result of an expression, a roll or a decision is not used, or another " +
			"name is read by mistake. The results of draw and put may be unused, and so may a " +
			"choice with one candidate, which only shows it.",
		Bad: `rule "Rain" {
  after = set_up()
  let { n = 3 }
  advance morale { by = -1 }
}`,
		Good: `rule "Rain" {
  after = set_up()
  let { n = 3 }
  advance morale { by = -n }
}`,
	},
	{
		ID: "lint/unused-rule", Severity: Warning, Since: 1,
		Summary: "a rule is never run",
		Explanation: "The rule is bound to no event, neither the game nor a scenario begins with " +
			"it, and no reachable rule runs it. Tests do not count, but for a rule that stands among " +
			"them, nor do unreachable rules that " +
			"run each other. Of such a group, the first rule is reported.",
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
		Summary:     "a value or table is never read",
		Explanation: "No expression reads it, so it has no effect. A test that reads it counts.",
		Bad:         `value "Rain" { base = 1 }`,
		Good: `value "Rain" { base = 1 }
rule "It Rains" {
  after = set_up()
  advance morale { by = -rain }
}`,
	},
}
