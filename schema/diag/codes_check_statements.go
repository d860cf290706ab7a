package diag

// checkStatementCodes are the findings of stage 3, check, in single statements: branches, loops and
// effects, and the rows of set-ups.
var checkStatementCodes = []Code{
	{
		ID: "check/simultaneous", Severity: Error, Since: 1,
		Summary: "a simultaneous loop does not begin with the choices of its members",
		Explanation: "Where a loop is simultaneous, its body begins with what each member chooses, one thing at a time, and nothing is done before all have chosen. " +
			"The member chooses, if it is a player or a side; else each choice says by whom.",
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
		Summary: "let is empty, or its names depend on one another in a cycle",
		Explanation: "A let holds names and what each of them stands for. Names of one block may read one another in any order, but none may read itself, directly " +
			"or through others.",
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
		Summary:     "break is outside any loop, or outside a loop of that name",
		Explanation: "Break leaves the innermost loop around it, an each or a repeat; with a name, the loop of that name. A rule or action is left with return.",
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
		Explanation: "A value of this name is what bots and reports read: given a player, and nothing else, it says with a number how well the game stands for that " +
			"player, more being better. A value that means something else needs another name.",
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
		Explanation: "A match over the names of an enum has a case for each of them, or an else, so that none is forgotten when a name is " +
			"added.",
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
		Explanation: "Only the first of them could ever be reached.",
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
		Explanation: "Each row of a set-up names a place and the list of what starts there, bottom to top. A drawn set-up is drawn as its map is: the first line " +
			"names columns of the map, each further line begins with the name of a row and has one word for each column; a word stands for one piece, as a legend " +
			"says or by its own name, or is . for nothing.",
		Bad: `scenario "At dawn" {
  deploy { rows = [[camp, ann, ben]] }
}`,
		Good: `scenario "At dawn" {
  deploy { rows = [[camp, [ann, ben]]] }
}`,
	},
	{
		ID: "check/deployed-twice", Severity: Error, Since: 1,
		Summary:     "a set-up places one piece twice",
		Explanation: "A piece is in one place at a time. Of a design, which has several like pieces, each mention takes another one.",
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
		Explanation: "Several are drawn one by one. What is drawn must leave the deck before the next one is drawn, or the same one would " +
			"come again: the attribute to says where it goes.",
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
		Explanation: "An else stands directly after an if, or after an else that has a condition of its own.",
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
		Explanation: "Only the game ends: end game, with the result or with the winner, and not with both. Winners go with a " +
			"result that may have some. A rule is left with " +
			"return, a loop with break.",
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
		Explanation: "The loop has no times, while, until or may_pass, and nothing inside can leave it: no decision, no break, return, stop or end, " +
			"and nothing that other rules could answer.",
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
		Explanation: "What a rule answers is written as a call: the name of a rule, action or menu of the game, or a built-in event such as " +
			"enter(piece, place), with what it tells in parentheses.",
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
		Explanation: "The face with which something is laid down is up or down.",
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
		Summary:     "flip of a thing without sides",
		Explanation: "Only things of a kind with sides, sides = [fresh, tired], can be turned over.",
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
		Explanation: "A rule that returns something says of which type it is, returns = number, and every return in it has a result. Elsewhere return has none, " +
			"and outside of rules and actions there is nothing to return from.",
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
		Summary:     "a result is named, but the rule returns none",
		Explanation: "The second label of run names what the rule returns, and this rule has no returns.",
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
			"level or in a section, statements in rules, phases, actions and tests, modifiers in " +
			"values.",
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
		Summary:     "a statement needs exactly one object",
		Explanation: "The noun of a statement is its label, or for anything that is no name the attribute the. It has one of them.",
		Bad: `rule "Alarm" {
  flip { to = fresh }
}`,
		Good: `rule "Alarm" {
  flip ann { to = fresh }
}`,
	},
	{
		ID: "check/printed", Severity: Error, Since: 1,
		Summary:     "a printed figure is set",
		Explanation: "What is printed on a thing never changes. Declare the field under state if it does, or give a value that rules modify.",
		Bad: `rule "Alarm" {
  set ann { valor = 4 }
}`,
		Good: `rule "Alarm" {
  set ann { shots = 4 }
}`,
	},
	{
		ID: "check/roll", Severity: Error, Since: 1,
		Summary:     "roll without dice",
		Explanation: "A roll is of dice, dice = d6 or dice = pool(2, d6), or on a table whose one axis is a die or a throw.",
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
		Explanation: "The attributes of set are the state fields that change. There is none.",
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
		Explanation: "The statement advance moves the marker of one track, which it names. Other numbers that change are state fields: set x " +
			"{ field = .. }.",
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
		Summary:     "invalid destination of a marker",
		Explanation: "A marker that is taken off its host goes back to the supply, or out of the game with to = out.",
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
