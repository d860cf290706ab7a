# H: the event cards, and the three tracks that they move: time, counterattack and relief column.

section "H" "Event Cards" {
  text = "Each Draw Event Card result on a movement die turns up the top one of 18 cards, which moves the marker of one track. When the pile is used up all 18 are shuffled, and one is laid aside unseen."

  kind "event card" { is = card }
  deck "Event Deck" { of = event_card }
  box "Event Shown" { of = event_card }
  box "Event Discards" { of = event_card }

  rule "Draw an Event Card" {
    draw card {
      from        = event_deck
      to          = event_shown
      never_empty = true
    }
    move card { to = event_discards }
  }

  rule "The Pile Is Used Up" {
    before = draw(event_deck)
    when   = none(event_deck.event_cards)
    run "Shuffle the Event Cards" {}
  }

  rule "Shuffle the Event Cards" { # the burned card begins the discard pile
    move {
      the = event_discards.event_cards
      to  = event_deck
    }
    shuffle event_deck {}
    move {
      the  = top(event_deck.event_cards)
      to   = event_discards
      face = down
    }
  }

  invariant "no event card leaves the game" { that = none([for c in event_cards : c if c.at == out]) }

  event_card "One Time Increment" {
    text   = "Time moves on by one box."
    count  = 5
    source = "reconstructed: how many"
    rule "Time Passes" {
      after = enter(self, event_shown)
      advance time { by = 1 }
    }
  }
  event_card "Two Time Increments" {
    text   = "Time moves on by two boxes."
    count  = 3
    source = "reconstructed: how many"
    rule "Much Time Passes" {
      after = enter(self, event_shown)
      advance time { by = 2 }
    }
  }
  event_card "German Counterattack 2/1" {
    text   = "The counterattack marker moves two boxes, or one while the Rangers hold the Command Bunker."
    count  = 3
    source = "reconstructed: how many"
    rule "They Gather" {
      after = enter(self, event_shown)
      run "The Germans Gather" { printed = 2 }
    }
  }
  event_card "German Counterattack 3/2" {
    text   = "The counterattack marker moves three boxes, or two while the Rangers hold the Command Bunker."
    count  = 3
    source = "reconstructed: how many"
    rule "They Gather Fast" {
      after = enter(self, event_shown)
      run "The Germans Gather" { printed = 3 }
    }
  }
  event_card "Relief Column" {
    text   = "The relief column moves one box, or two for a very strong roadblock."
    count  = 4
    source = "reconstructed: how many"
    rule "They Come Nearer" {
      after = enter(self, event_shown)
      advance relief { by = relief_speed }
    }
  }
}

section "H-1" "Time Increments" {
  text = "A card moves the marker one or two boxes. A day has 12 boxes of daylight; the first two have 6 of night as well, and then the next day begins. As soon as the marker enters box 12 of June 8th, or passes it, the game is over."

  enum "game day" { names = ["June 6", "June 7", "June 8"] }
  track "Time" { # the day marker is where the time marker is: each box knows its day
    fields = { day = game_day, increment = number, dark = bool }
    name   = "${day} (${increment})"
    boxes = concat(
      [for n in numbers(1, 18) : { day = june_6, increment = n, dark = n > 12 }],
      [for n in numbers(1, 18) : { day = june_7, increment = n, dark = n > 12 }],
      [for n in numbers(1, 12) : { day = june_8, increment = n, dark = false }],
    )
  }
  value "Today" { base = time.at.day }
  value "Night" { base = time.at.dark }
  value "Box Ahead" { # the box so many beyond the marker; none beyond the end of the track
    given = { n = number }
    base  = first([for b in time_boxes : b if b.number == time + n])
  }

  rule "Time Is Up" {
    ruling = "at once, even in the middle of an activation: nothing else is finished"
    after  = enter(time, june_8_12)
    run "Final Reckoning" {}
  }
}

section "H-2" "German Counterattacks" {
  text = "A card moves the marker so many boxes, one less while the Rangers hold the Command Bunker. In the last box the attack is launched; then the next marker begins in the first box. After the fourth attack such cards do nothing."

  track "Counterattack" {
    source = "reconstructed: seven steps"
    boxes  = [all_quiet, alarm_1, alarm_2, alarm_3, alarm_4, alarm_5, alarm_6, attack_launched]
  }
  # which of the four markers is on the track
  track "Attack Coming" { boxes = [first, second, third, fourth, over] }

  rule "The Germans Gather" {
    given = { printed = number }
    run "Shift the Counterattack" { by = gathering(printed) }
  }
  value "Gathering" {
    ruling = "the second figure of a card, one less than the first, is for when the Rangers hold the Command Bunker"
    given  = { printed = number }
    base   = printed
    modifier "the Rangers hold the Command Bunker" {
      when = command_bunker_held_by.at == the_rangers
      by   = -1
    }
  }

  rule "The Attack Is Launched" {
    after = enter(counterattack, attack_launched)
    run "Launch a Counterattack" {}
    advance attack_coming {}
    move counterattack { to = all_quiet }
    run "Count the Roadblocks" {} # what the attack has cut off counts on the new marker
  }

  track "Command Bunker Held by" {
    ruling = "the side that was the last to have it for itself controls the space, whether it left anybody there or not"
    boxes  = ["the Germans", "the Rangers"]
  }
  rule "Who Comes to the Command Bunker" {
    given = { unit = unit, here = square }
    after = enter(unit, here)
    when  = here.command_bunker
    run "Who Holds the Command Bunker" {}
  }
  rule "Who Leaves the Command Bunker" {
    given = { unit = unit, here = square }
    after = leave(unit, here)
    when  = here.command_bunker
    run "Who Holds the Command Bunker" {}
  }
  # While both are in it, or it is empty, nothing changes.
  rule "Who Holds the Command Bunker" {
    given = { here = square }
    if "Rangers alone" {
      when = any(here.rangers) && none(here.germans)
      move command_bunker_held_by { to = the_rangers }
    }
    else "Germans alone" {
      when = any(here.germans) && none(here.rangers)
      move command_bunker_held_by { to = the_germans }
    }
  }
}

section "H-3" "Relief Column" {
  text = "A card moves the marker one box; one more if some company holds its roadblock with three or more units. When it reaches Rangers Relieved! the game is over at once."

  track "Relief" {
    source = "reconstructed: fourteen steps; 0 is the D-Day Invasion Approach, 14 is Rangers Relieved!"
    boxes  = numbers(0, 14)
  }
  value "Relief Speed" {
    ruling = "the very strong roadblock, for which the text names P-7: an eligible one with three or more units (P-6)"
    base   = 1
    modifier "a very strong roadblock" {
      when = any([for c in companies : c if count(manning(c)) >= 3])
      by   = 1
    }
  }

  rule "The Rangers Are Relieved" {
    after = enter(relief, 14)
    run "Final Reckoning" {}
  }

  invariant "the markers stay on their tracks" {
    that = (
      time >= 0 &&
      time < 48 &&
      counterattack >= 0 &&
      counterattack <= 7 &&
      relief >= 0 &&
      relief <= 14
    )
  }
}
