# Scenario 4: through the enemy and beyond.

section "8.4" "Double Envelopment" {
  text = "Set up as in No Man's Land, with half of each army in reserve. A unit destroyed is one point, one of your own in the enemy's zone two, one gone off his edge three. There may be an eighth turn."

  scenario "Double Envelopment" {
    text = "Each army wants to get round the other, and past it."
    goal = "Score a point for each enemy unit destroyed, two for each unit of yours in the enemy zone at the end, three for each gone off the far edge. Two more than the enemy win, or a fifth of an army where attrition is scored."
    modify "May Outflank" "as the scenario says" { to = false }
    modify "Fewest Reserves" "half of them" { to = most_reserves(commander) }
    modify "May Leave" "both sides" { to = true }
    modify "Further Turns" "one more die" { to = 2 }
    modify "Inches to Go" "the far edge" { base = to_the_far_edge(unit) }
    modify "Victory Points" "in the enemy's zone" {
      by = 2 * sum([for u in fielded(commander) : worth(u) if in_enemy_zone(u)])
    }
    modify "Victory Points" "beyond it" {
      by = 3 * sum([for u in beyond_the_table.units : worth(u) if u.commander == commander])
    }
  }
  value "In Enemy Zone" {
    text   = "some of it is less than a foot from the enemy's edge."
    given  = { unit = unit }
    ruling = "the text says the defender's set-up area; there is no defender, so it is the enemy's. Who is in a house is where the house is, who rides where his vehicle is"
    base   = distance(on_the_ground(unit), edge(table, other(unit.commander).edge)) < depth_of_the_zone
    modifier "in a house" {
      when = unit.inside != none
      to   = any(within(0, house_of(unit), within(depth_of_the_zone - 0.1, edge(table, other(unit.commander).edge))))
    }
  }
}
