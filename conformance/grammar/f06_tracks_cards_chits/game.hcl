# Crowbar! H, O, P: tracks whose boxes set things off, event cards with rules of their own,
# two-sided event chits.

game "Tracks, Cards, Chits" {
  id       = "f06_tracks_cards_chits"
  language = 1
  begin    = turns
  length   = 60
}

player "Rangers" {}
result "Relieved" { worth = 1 }
result "Out of Time" { worth = 0 }

section "D" "Turns" {
  phase "Turns" {
    repeat {
      run "Draw an Event Card" {}
      roll coin { dice = d6 }
      run "Draw an Event Chit" { for_the_rangers = coin > 3 }
      advance time { by = 1 }
    }
  }
}

# ------------------------------------------------------------------------------------- H: tracks
section "H-1" "Time" {
  enum "game day" { names = [june_6, june_7, june_8] }

  track "Time" { # 18, 18 and 12 boxes, named june_6_1 .. june_8_12
    fields = { day = game_day, number = number, dark = bool }
    name   = "${day} ${number}"
    boxes = concat(
      [for n in numbers(1, 18) : { day = june_6, number = n, dark = n > 12 }],
      [for n in numbers(1, 18) : { day = june_7, number = n, dark = n > 12 }],
      [for n in numbers(1, 12) : { day = june_8, number = n, dark = false }],
    )
  }

  rule "Time Is Up" { # the marker enters every box on its way
    after = enter(time, june_8_12)
    end game { result = out_of_time }
  }

  value "Sight Limit" { base = 8 }
  while "Night" { # what night changes, night says
    when = time.at.dark
    modify "Sight Limit" { at_most = 1 }
  }
}

section "H-2" "German counterattacks" {
  enum "attack" { names = [first, second, third, fourth] }
  track "Counterattack" {
    source = "reconstructed: seven steps"
    boxes  = [all_quiet, alarm_1, alarm_2, alarm_3, alarm_4, alarm_5, alarm_6, attack_launched]
  }
  track "Attack Coming" { boxes = [first, second, third, fourth, over] }

  rule "Attack Launched" {
    after = enter(counterattack, attack_launched)
    when  = attack_coming.at != over
    run "Launch the Counterattack" {}
    advance attack_coming { by = 1 }
    move counterattack { to = all_quiet } # set down there: it enters no box on the way
  }
}

section "H-3" "Relief column" {
  track "Relief" {
    source = "reconstructed: fourteen steps"
    boxes  = numbers(0, 14) # 0 is the approach, 14 the relief
  }
  rule "The Rangers Are Relieved" {
    after = enter(relief, 14)
    end game { result = relieved }
  }
}

# --------------------------------------------------------------------------------- H-0: event cards
section "H-0" "Event cards" {
  kind "event card" { is = card }
  deck "Event Deck" { of = event_card }
  box "Event Shown" {
    of       = event_card
    in_force = true
  }
  box "Event Discards" { of = event_card }

  event_card "One Time Increment" {
    count = 5
    rule "Time Passes" {
      after = enter(self, event_shown)
      advance time { by = 1 }
    }
  }
  event_card "Two Time Increments" {
    count = 3
    rule "Much Time Passes" {
      after = enter(self, event_shown)
      advance time { by = 2 }
    }
  }
  event_card "German Counterattack 2" {
    count = 3
    rule "They Gather" {
      after = enter(self, event_shown)
      advance counterattack { by = gathering(2) }
    }
  }
  event_card "German Counterattack 3" {
    count = 3
    rule "They Gather Fast" {
      after = enter(self, event_shown)
      advance counterattack { by = gathering(3) }
    }
  }
  event_card "Relief Column" {
    count = 4
    rule "They Come Nearer" {
      after = enter(self, event_shown)
      advance relief { by = 1 }
    }
  }

  marker "Foothold" { on = bunker }
  kind "bunker" { is = space }
  bunker "Command Bunker" {}
  value "Gathering" {
    given = { printed = number }
    base  = printed
    modifier "Rangers hold the Command Bunker" {
      when = command_bunker.foothold
      by   = -1
    }
  }

  rule "Draw an Event Card" {
    draw card {
      from = event_deck
      to   = event_shown
    }
    move card { to = event_discards }
  }
  rule "Reshuffle and Burn" {
    before = draw(event_deck)
    when   = none(event_deck.event_cards)
    move {
      the = event_discards.event_cards
      to  = event_deck
    }
    shuffle event_deck {}
    move { # one is burned unseen
      the = top(event_deck.event_cards)
      to  = out
    }
  }
}

# ----------------------------------------------------------------------------------- O: event chits
section "O-1" "Event chits" {
  enum "company" { names = [easy, dog, fox] }
  enum "ranger event" { names = [rangers_forward, open_fire, naval_fire, reinforcements, heroic] }
  enum "german event" { names = [assault, enemy_fire, artillery, elite] }

  kind "event chit" {
    is     = piece
    fields = { ranger = ranger_event, ranger_zone = maybe(company), german = german_event, german_zone = maybe(company) }
  }
  cup "Event Cup" { of = event_chit }
  box "Chit Shown" { of = event_chit }

  roster "event_chit" { # two sides a chit
    source  = "reconstructed: which sides share a chit"
    columns = [count, ranger, ranger_zone, german, german_zone]
    rows = {
      C01 = [2, rangers_forward, dog, assault, dog]
      C02 = [2, rangers_forward, easy, assault, fox]
      C03 = [2, rangers_forward, fox, enemy_fire, dog]
      C04 = [3, open_fire, none, enemy_fire, easy]
      C05 = [3, naval_fire, none, artillery, none]
      C06 = [2, reinforcements, none, elite, none]
      C07 = [2, heroic, none, elite, none]
    }
    totals = { count = 16 }
  }

  rule "Draw an Event Chit" {
    given = { for_the_rangers = bool }
    draw chit {
      from = event_cup
      to   = chit_shown
    }
    if "the Ranger side" {
      when = for_the_rangers
      run "Ranger Event" {
        event = chit.ranger
        zone  = chit.ranger_zone
      }
    }
    else "the German side" {
      run "German Event" {
        event = chit.german
        zone  = chit.german_zone
      }
    }
    move chit { to = event_cup }
  }

  # The two hubs do nothing themselves: what an event does stands under its own heading.
  rule "Ranger Event" { given = { event = ranger_event, zone = maybe(company) } }
  rule "German Event" { given = { event = german_event, zone = maybe(company) } }
}

section "O-2" "What the events do" {
  kind "unit" {
    is     = piece
    fields = { company = company, cap = number }
    state  = { strength = number, advances = number }
  }
  roster "unit" {
    columns = [company, cap, strength]
    rows    = { Dog_1 = [dog, 10, 10], Fox_1 = [fox, 10, 8], Easy_1 = [easy, 6, 6] }
  }
  marker "Heroic Action" {
    on        = unit
    count     = 4
    adjective = "heroic"
  }

  rule "Rangers Forward" {
    given = { zone = maybe(company) }
    after = ranger_event(rangers_forward, zone)
    choose unit {
      from     = [for u in units : u if u.company == zone]
      may_pass = true
      none {}
    }
    if "one was chosen" {
      when = unit != none
      set unit { advances = unit.advances + 2 }
    }
  }
  rule "Heroic Action" {
    after = ranger_event(heroic)
    choose unit {
      from = units
      none {} # all are lost: the chit does nothing
    }
    if "somebody is left" {
      when = unit != none
      mark unit { with = heroic_action }
    }
  }
  rule "Force B and C" { # three points, handed out one by one
    after = ranger_event(reinforcements)
    repeat {
      times = 3
      while = any([for u in units : u if u.strength < u.cap])
      choose unit { from = [for u in units : u if u.strength < u.cap] }
      set unit { strength = unit.strength + 1 }
    }
  }
  rule "Reinforcements Wait for the HQ" { # an exception on top of the event's own rule
    given      = { zone = maybe(company) }
    instead_of = ranger_event(reinforcements, zone)
    when       = command_bunker.foothold
  }
  rule "Ranger Elite" {
    after = german_event(elite)
    run "Draw an Event Chit" { for_the_rangers = true }
  }
}

# -------------------------------------------------------------------------------- P: counterattacks
section "P-1" "The counterattack" {
  table "Fourth Attack" {
    given   = { roll = d6 }
    returns = { company = company }
    rows    = [["1-2", fox], ["3-4", dog], ["5-6", easy]]
  }
  rule "Launch the Counterattack" {
    match {
      the = attack_coming.at
      case first {
        run "They Come" { company = fox }
      }
      case second {
        run "They Come" { company = easy }
      }
      case third {
        run "They Come" { company = dog }
      }
      else {
        roll company { on = fourth_attack }
        run "They Come" {}
      }
    }
  }
  rule "They Come" { # the strongest of the company is hit first, then the next
    given = { company = company }
    each unit {
      from          = [for u in units : u if u.company == company]
      highest_first = unit.strength
      set unit { strength = max(0, unit.strength - 1) }
    }
  }
}
