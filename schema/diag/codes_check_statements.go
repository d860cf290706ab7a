package diag

// checkStatementCodes are the findings of stage 3, check, in single statements: branches, loops and
// effects, and the rows of set-ups.
var checkStatementCodes = []Code{
	{
		ID: "check/simultaneous", Severity: Error, Since: 1,
		Summary: "a simultaneous loop does not begin with the choices of its members",
		Explanation: "The body of a simultaneous loop begins with the choices of its members, one " +
			"thing each. No other statement runs before all members have chosen. A member that is " +
			"a player or a side makes the choice; otherwise each choice needs the attribute player.",
		Bad: `rule "Both Scout" {
  each player {
    from         = players
    simultaneous = true
    advance morale {}
    choose post {
      from   = posts
      player = player
    }
    mark post { with = smoke }
  }
}`,
		Good: `rule "Both Scout" {
  each player {
    from         = players
    simultaneous = true
    choose post { from = posts }
    advance morale {}
    mark post { with = smoke }
  }
}`,
	},
	{
		ID: "check/let", Severity: Error, Since: 1,
		Summary: "let is empty, or its names depend on each other in a cycle",
		Explanation: "A let contains names and their expressions. The names of one block may use " +
			"each other in any order, but not in a cycle.",
		Bad: `rule "March" {
  let {
    near = count(far)
    far  = [for n in numbers(1, near) : n]
  }
  advance miles { by = near }
}`,
		Good: `rule "March" {
  let {
    near = count(far)
    far  = numbers(1, 3)
  }
  advance miles { by = near }
}
track "Miles" { boxes = numbers(0, 5) }`,
	},
	{
		ID: "check/break", Severity: Error, Since: 1,
		Summary: "break is outside any loop, or no enclosing loop has that name",
		Explanation: "The statement break leaves the innermost enclosing each or repeat; with a " +
			"label, the enclosing loop of that name. To leave a rule or action, use return.",
		Bad: `rule "Alarm" {
  break {}
}`,
		Good: `rule "Alarm" {
  each soldier {
    from = soldiers
    move soldier { to = ford }
    break {}
  }
}`,
	},
	{
		ID: "check/standing", Severity: Error, Since: 1,
		Summary: "invalid form of the value standing",
		Explanation: "Bots and reports read the value standing. It takes one player and returns a " +
			"number: how good the position is for that player, where more is better. A value with " +
			"another meaning needs another name.",
		Bad: `value "Standing" {
  given = { here = post }
  base  = count(here.soldiers)
}`,
		Good: `value "Standing" {
  given = { player = player }
  base  = player == red ? 1 : -1
}`,
	},
	{
		ID: "check/case-missing", Severity: Error, Since: 1,
		Summary: "match does not cover every name",
		Explanation: "A match over the names of an enum needs a case for each name, or an else. " +
			"So no name is forgotten when one is added.",
		Bad: `rule "Look Up" {
  given = { sky = weather }
  match sky {
    case clear {
      advance morale { by = 1 }
    }
  }
}`,
		Good: `rule "Look Up" {
  given = { sky = weather }
  match sky {
    case clear {
      advance morale { by = 1 }
    }
    else {
      advance morale { by = -1 }
    }
  }
}`,
	},
	{
		ID: "check/case-twice", Severity: Error, Since: 1,
		Summary:     "duplicate case in match",
		Explanation: "Only the first of two equal cases is reachable.",
		Bad: `rule "Look Up" {
  given = { sky = weather }
  match sky {
    case clear {
      advance morale { by = 1 }
    }
    case clear {
      advance morale { by = 2 }
    }
    else {}
  }
}`,
		Good: `rule "Look Up" {
  given = { sky = weather }
  match sky {
    case clear {
      advance morale { by = 1 }
    }
    case rain {
      advance morale { by = -1 }
    }
    else {}
  }
}`,
	},
	{
		ID: "check/deploy", Severity: Error, Since: 1,
		Summary: "invalid set-up",
		Explanation: "Each row of a set-up is a place and the list of pieces that start there, " +
			"bottom to top. A drawn set-up has the form of its map: the first line names columns, " +
			"and each further line begins with the name of a row and has one word for each " +
			"column. A word is an entry of the legend, the name of a piece, or . for an empty " +
			"space.",
		Bad: `scenario "At dawn" {
  deploy { rows = [[camp, ann, ben]] }
}`,
		Good: `scenario "At dawn" {
  deploy { rows = [[camp, [ann, ben]]] }
}`,
	},
	{
		ID: "check/deployed-twice", Severity: Error, Since: 1,
		Summary: "a set-up places one piece twice",
		Explanation: "A piece is in one place at a time. A design has several like pieces, and " +
			"each mention takes another one.",
		Bad: `scenario "At dawn" {
  deploy { rows = [[camp, [ann]], [hill, [ann]]] }
}`,
		Good: `scenario "At dawn" {
  deploy { rows = [[camp, [ann]], [hill, [ben]]] }
}`,
	},
	{
		ID: "check/draw", Severity: Error, Since: 1,
		Summary: "several pieces are drawn but not moved",
		Explanation: "With count, things are drawn one after another. Each must leave its place " +
			"before the next is drawn; otherwise the same one could be drawn again. The attribute " +
			"to states where they go.",
		Bad: `rule "Read Two" {
  draw news {
    from  = dispatches
    count = 2
  }
}`,
		Good: `rule "Read Two" {
  draw news {
    from  = dispatches
    to    = on_display
    count = 2
  }
}`,
	},
	{
		ID: "check/else", Severity: Error, Since: 1,
		Summary:     "else without if",
		Explanation: "An else must directly follow an if, or an else that has a condition.",
		Bad: `rule "Alarm" {
  else "all is quiet" {
    flip ann { to = fresh }
  }
}`,
		Good: `rule "Alarm" {
  if "morale is low" {
    when = morale < 2
    flip ann { to = tired }
  }
  else "all is quiet" {
    flip ann { to = fresh }
  }
}`,
	},
	{
		ID: "check/end", Severity: Error, Since: 1,
		Summary: "end does not state exactly one outcome",
		Explanation: "Only the game can end: end game needs either result or winner. The " +
			"attribute winners needs a result that can have winners. To leave a rule, use return; " +
			"to leave a loop, use break.",
		Bad: `rule "Lost" {
  end game {}
}`,
		Good: `rule "Lost" {
  end game { winner = blue }
}`,
	},
	{
		ID: "check/endless", Severity: Error, Since: 1,
		Summary: "endless loop",
		Explanation: "The loop has no times, while, until or may_pass, and nothing inside leaves " +
			"it: no decision, break, return, stop or end, and no event that another rule could " +
			"answer.",
		Bad: `rule "Count Shots" {
  repeat {
    set ann { shots = ann.shots + 1 }
  }
}`,
		Good: `rule "Count Shots" {
  repeat {
    times = 3
    set ann { shots = ann.shots + 1 }
  }
}`,
	},
	{
		ID: "check/event", Severity: Error, Since: 1,
		Summary: "expected an event",
		Explanation: "An event is written as a call: the name of a rule, action or menu of the " +
			"game, or a built-in event such as enter(piece, place). The names that it binds are " +
			"in parentheses.",
		Bad: `rule "Dust" {
  after = 3
  mark camp { with = smoke }
}`,
		Good: `rule "Dust" {
  after = enter(any, camp)
  mark camp { with = smoke }
}`,
	},
	{
		ID: "check/face", Severity: Error, Since: 1,
		Summary:     "invalid face of a card",
		Explanation: "The face is up or down.",
		Bad: `rule "Alarm" {
  move ann {
    to   = hill
    face = hidden
  }
}`,
		Good: `rule "Alarm" {
  move ann {
    to   = hill
    face = down
  }
}`,
	},
	{
		ID: "check/flip", Severity: Error, Since: 1,
		Summary: "flip of a thing without sides",
		Explanation: "Only things of a kind with sides, such as sides = [fresh, tired], can be " +
			"flipped.",
		Bad: `rule "Alarm" {
  flip hold {}
}`,
		Good: `rule "Alarm" {
  flip ann { to = tired }
}`,
	},
	{
		ID: "check/return", Severity: Error, Since: 1,
		Summary: "return does not match its rule",
		Explanation: "A rule that returns a value declares its type, such as returns = number, " +
			"and each of its returns needs a result. In other rules and in actions, return has no " +
			"result. Elsewhere it is not allowed.",
		Bad: `rule "Pick" {
  return { the = ann }
}`,
		Good: `rule "Pick" {
  returns = soldier
  return { the = ann }
}`,
	},
	{
		ID: "check/returns-nothing", Severity: Error, Since: 1,
		Summary: "a result is named, but the rule returns none",
		Explanation: "The second label of run names the result, and this rule declares no " +
			"returns.",
		Bad: `rule "Alarm" {
  run "Tire" result { soldier = ann }
}`,
		Good: `rule "Alarm" {
  run "Tire" { soldier = ann }
}`,
	},
	{
		ID: "check/misplaced-block", Severity: Error, Since: 1,
		Summary: "a block is not allowed here",
		Explanation: "The block exists but is not allowed here. Declarations belong at the top " +
			"level or in a section; statements belong in rules, phases, actions and tests; " +
			"modifiers belong in values.",
		Bad: `rule "Alarm" {
  marker "Dust" { on = post }
}`,
		Good: `marker "Dust" { on = post }
rule "Alarm" {
  mark camp { with = dust }
}`,
	},
	{
		ID: "check/noun", Severity: Error, Since: 1,
		Summary: "a statement needs exactly one object",
		Explanation: "A statement acts on its label; if the object is not a plain name, on the " +
			"attribute the. Exactly one of the two is needed.",
		Bad: `rule "Alarm" {
  flip { to = fresh }
}`,
		Good: `rule "Alarm" {
  flip ann { to = fresh }
}`,
	},
	{
		ID: "check/printed", Severity: Error, Since: 1,
		Summary: "a printed figure is set",
		Explanation: "Printed fields never change. If the field changes, declare it in state; if " +
			"rules modify it, declare a value.",
		Bad: `rule "Alarm" {
  set ann { valor = 4 }
}`,
		Good: `rule "Alarm" {
  set ann { shots = 4 }
}`,
	},
	{
		ID: "check/roll", Severity: Error, Since: 1,
		Summary: "roll without dice",
		Explanation: "A roll needs dice, such as dice = d6 or dice = pool(2, d6), or a table with " +
			"exactly one axis of dice.",
		Bad: `rule "Alarm" {
  roll luck {}
  advance morale { by = -1 }
}`,
		Good: `rule "Alarm" {
  roll luck { dice = d6 }
  advance morale { by = -luck }
}`,
	},
	{
		ID: "check/set", Severity: Error, Since: 1,
		Summary:     "set without a field",
		Explanation: "The attributes of set are the state fields that change. This set has none.",
		Bad: `rule "Alarm" {
  set ann {}
}`,
		Good: `rule "Alarm" {
  set ann { shots = 3 }
}`,
	},
	{
		ID: "check/track", Severity: Error, Since: 1,
		Summary: "advance needs the name of a track",
		Explanation: "The statement advance moves the marker of one track, by name. Other numbers " +
			"that change are state fields: set x { field = .. }.",
		Bad: `rule "Alarm" {
  given = { what = track }
  advance what { by = 1 }
}`,
		Good: `rule "Alarm" {
  advance morale { by = 1 }
}`,
	},
	{
		ID: "check/unmark", Severity: Error, Since: 1,
		Summary: "invalid destination of a marker",
		Explanation: "A marker that is taken off its host goes back to the supply, or with to = " +
			"out leaves the game.",
		Bad: `rule "Alarm" {
  unmark camp {
    with = smoke
    to   = hill
  }
}`,
		Good: `rule "Alarm" {
  unmark camp {
    with = smoke
    to   = out
  }
}`,
	},
}
