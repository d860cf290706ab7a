# The cards say themselves what they change: no rule in game.hcl speaks of one.

section "5.1" "Events that happen once" {
  text = "The event happens when its card is used for it."

  tiding "Levies" {
    text   = "Two troops come in at your seat, as far as there are any."
    count  = 4
    points = 2
    rule "Levies Come In" {
      given = { league = league }
      after = happens(league, self)
      repeat {
        times = min(2, count(league.troops.supply))
        put troop {
          from = league.troops.supply
          to   = league.seat
        }
      }
    }
  }
  tiding "Fair Wind" {
    text   = "A troop sails from one port to another in which no enemy stands."
    count  = 3
    points = 3
    rule "They Sail" {
      given = { league = league }
      after = happens(league, self)
      choose troop {
        from     = own(league, towns.port)
        player   = league
        may_pass = true
      }
      choose town {
        when     = troop != none
        from     = [for t in towns.port : t if none(own(foe(league), t))]
        player   = league
        may_pass = true
      }
      if "somebody sails" {
        when = troop != none && town != none
        move troop { to = town }
      }
    }
  }
  tiding "Spies" {
    text   = "The other league loses a card of its hand at random."
    count  = 3
    points = 1
    rule "A Letter Is Caught" {
      given = { league = league }
      after = happens(league, self)
      draw letter {
        from = foe(league).hand.tidings
        to   = old_news
        none {}
      }
    }
  }
}

section "5.2" "Events that stay in play" {
  text = "What such a card says holds for both leagues, until the next one takes its place."

  tiding "Heavy Rain" {
    text   = "Nobody attacks."
    count  = 3
    points = 1
    traits = [lasting]
    forbid "Attack" { because = "the roads are mud" }
  }
  tiding "Old Grudges" {
    text   = "All attacks gain 1."
    count  = 3
    points = 2
    traits = [lasting]
    modify "Edge" { by = 1 }
  }
  tiding "Salt Fever" {
    text   = "Each port is worth 1 salt more."
    count  = 3
    points = 2
    traits = [lasting]
    modify "Worth" {
      when = town.port
      by   = 1
    }
  }
}
