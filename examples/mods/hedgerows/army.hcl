# An army: a name, the rows of its units, and a variant that brings it.

section "H1" "Rangers, 500 Points" {
  text = "A lieutenant, two squads, a machine gun and a bazooka, all but the last of them veterans."

  army "Rangers" {
    commander = allies
    points    = 500
  }
  roster "unit" {
    source  = "reconstructed: a legal platoon; a ranger costs 14 points, the rest is from the American list"
    columns = [commander, army, choice, slot, quality, cost, base, largest, bonus, gear, damage, main, men, submachine_guns, automatic_rifles, traits]
    rows = {
      "Ranger Lieutenant"  = [allies, rangers, lieutenant, officer, veteran, 79, 0.5, 3, 1, on_foot, 5, none, 2, 1, 0, [american]]
      "Ranger Squad Able"  = [allies, rangers, infantry, squad, veteran, 145, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 12, 0, on_foot, 5, none, 10, 0, 1, [american]]
      "Ranger Squad Baker" = [allies, rangers, infantry, squad, veteran, 145, { large = 2, medium = 1.5, small = 1, tiny = 0.5 }, 12, 0, on_foot, 5, none, 10, 0, 1, [american]]
      "Ranger Machine Gun" = [allies, rangers, machine_gun, team, veteran, 65, { large = 1, medium = 1, small = 1, tiny = 0.5 }, 3, 0, on_foot, 5, medium_mg, 3, 0, 0, [american]]
      "Ranger Bazooka"     = [allies, rangers, anti_tank, team, regular, 60, 0.5, 2, 0, on_foot, 4, bazooka, 2, 0, 0, [american]]
    }
    totals = { cost = 494 }
  }

  add option "Allied Army" {
    variant "Rangers Ready" {
      modify "Commanded" "rangers" {
        when = commander == allies
        to   = rangers
      }
    }
  }
}
