# Scenario 8: an officer is wanted.

section "8.8" "Manhunt" {
  text = "Half of the defender's army is set up within a foot of the centre, his officer among them, vehicles last. Half of the attacker's is the first wave; reserves may use any edge but the enemy's last. The officer destroyed in close quarters wins for the attacker, alive at the end for the defender; any other death is a draw."

  value "Target" { # the highest officer whom the defender has brought
    ruling = "no platoon has two officers of one rank and price, so there is nothing to agree on; of two in an army of another make the first is the target"
    base   = first(highest({ for u in force(defender) : u => [u.bonus, u.cost] if u.bonus > 0 }))
  }
  scenario "Manhunt" {
    look { ends = [inches_to_the_goal] }
    text = "An officer is cut off in the middle of the table, and is hunted."
    goal = "The attacker wins if the defender's officer is destroyed in close quarters, the defender if the officer lives to the end. Any other death is a draw."
    modify "May Outflank" "any edge is open anyway" {
      ruling = "nobody need go around where reserves may come by every edge from the second turn on"
      to     = false
    }
    modify "Zone" "around the centre" { base = circle(point(36, 24), 12) }
    modify "Most Reserves" "half, more or less" { to = half_kept(commander) }
    modify "Fewest Reserves" "half, more or less" { to = half_kept(commander) }
    modify "Bombards" "the attacker" { to = commander.attacks }
    modify "Last Sure Turn" "one more" { to = 7 }
    modify "Entry" "reserves by any edge but one" {
      when = unit.at == reserves
      base = any_edge(unit.commander)
    }
    modify "Falls Last" "the target" { to = unit == target }
    modify "May Be Kept" "vehicles first, and never the officer" {
      when = !commander.attacks
      base = [for u in force(commander) : u if u != target && u.at == supply && u.slot != vehicle]
    }
    modify "Inches to Go" "the officer" {
      when = unit.commander.attacks && target.in_play
      base = distance(unit, target)
    }
    rule "A Headquarters" {
      instead_of = deployment()
      run "Pick Roles" {}
      run "Transports Stay Behind" { commander = defender }
      run "Park" {}
      run "Defend" {}
      run "Attack" {}
    }
    rule "Park" { # all vehicles, if so many are kept
      let {
        vehicles = [for u in force(defender) : u if u.at == supply && u.slot == vehicle]
        number   = half_kept(defender) - count(in_reserve(defender))
      }
      if "there are more" {
        when = count(vehicles) > number
        choose parked "vehicles to keep in reserve" {
          from     = vehicles
          player   = defender
          up_to    = number
          at_least = number
          none {}
        }
        move {
          the = parked
          to  = reserves
        }
        return {}
      }
      move {
        the = vehicles
        to  = reserves
      }
    }
    rule "A New Turn in the Manhunt" {
      before = a_turn()
      set commanders { last_gate = none }
    }
    rule "Not Too Hard on the Officer" { # a six counts as a five
      given      = { unit = unit }
      instead_of = bombard_a_unit(unit)
      when       = unit == target && !in_a_bunker(unit) # where there is no six
      roll blow "bombardment" { on = gentle_bombardment }
      set unit { pins = unit.pins + blow }
      run "Break" {}
    }
    rule "Captured" {
      given  = { loser = unit, winner = unit }
      before = rout(loser, winner)
      when   = loser == target
      move {
        the = [for u in [loser, winner] : u if u == loser || u.men == 0]
        to  = destroyed
      }
      run "Settle" { winner = other(loser.commander) }
    }
    rule "Captured at Any Price" {
      given  = { attacker = unit, defender = unit }
      before = wiped_out(attacker, defender)
      when   = attacker == target || defender == target
      let { captor = other(only([for u in [attacker, defender] : u if u == target]).commander) }
      move {
        the = [attacker, defender]
        to  = destroyed
      }
      run "Settle" { winner = captor }
    }
    rule "Killed" {
      given = { unit = unit }
      after = destroy(unit)
      when  = unit == target
      run "Settle" { winner = none }
    }
    rule "Alive at the End" {
      instead_of = judge()
      run "Settle" { winner = defender }
    }
  }
  table "Gentle Bombardment" {
    given   = { die = d6 }
    returns = { pins = number }
    rows    = [[1, 0], ["2-3", 1], ["4-6", 2]]
  }
}
