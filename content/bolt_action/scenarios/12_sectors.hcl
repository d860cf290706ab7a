# Scenario 12: a table in quarters.

section "8.12" "Sectors" {
  text = "Whoever rolls higher picks a long side and a quarter there, the other gets the opposite quarter; both set up in theirs, a foot from the centre, and bombard. A unit destroyed is a point, one of your own in a neutral quarter one, in the enemy's three. There may be an eighth turn."

  scenario "Sectors" {
    text = "Each side has a quarter."
    goal = "Score a point for each enemy unit destroyed, one for each unit of yours in a neutral quarter at the end, three in the enemy's. Two more than the enemy win, or a fifth of an army where attrition is scored."
    modify "May Outflank" "as the scenario says" { to = false }
    modify "Zone" "a quarter, a foot from the centre" {
      base = beyond(12, point(36, 24), quarter(commander.in_the_east, commander.edge == north))
    }
    modify "Bombards" "both sides" { to = true }
    modify "Further Turns" "one more die" { to = 2 }
    modify "Inches to Go" "the enemy's quarter" {
      base = max(
        unit.commander.in_the_east ? unit.point.x - 36 : 36 - unit.point.x,
        to_the_far_edge(unit) - 24
      )
    }
    rule "Quarters" {
      instead_of = pick_a_side(commander)
      given      = { commander = commander }
      proceed {}
      may "take the east" {
        player = commander
        set commander { in_the_east = true }
      }
      set {
        the         = other(commander)
        in_the_east = !commander.in_the_east
      }
    }
    rule "In Doubt" { # a unit on the line between two quarters
      before = judge()
      each unit {
        from = [for u in units : u if u.point.x == 36]
        roll east "east or west" { dice = d6 }
        set unit { leans_east = east >= 4 }
      }
      each unit {
        from = [for u in units : u if u.point.y == 24]
        roll north "north or south" { dice = d6 }
        set unit { leans_north = north >= 4 }
      }
    }
    modify "Victory Points" "in neutral quarters" {
      by = sum([
        for u in fielded(commander) : worth(u)
        if quarters_apart(u, commander) == 1
      ])
    }
    modify "Victory Points" "in the enemy's quarter" {
      by = 3 * sum([
        for u in fielded(commander) : worth(u)
        if quarters_apart(u, commander) == 2
      ])
    }
  }
  value "Quarter" {
    given   = { east = bool, north = bool }
    returns = area
    base = rectangle(
      point(east ? 36 : 0, north ? 24 : 0),
      point(east ? 72 : 36, north ? 48 : 24)
    )
  }
  value "In East" {
    given = { unit = unit }
    base = (
      on_the_ground(unit).point.x > 36 ||
      on_the_ground(unit).point.x == 36 && on_the_ground(unit).leans_east
    )
  }
  value "In North" {
    given = { unit = unit }
    base = (
      on_the_ground(unit).point.y > 24 ||
      on_the_ground(unit).point.y == 24 && on_the_ground(unit).leans_north
    )
  }
  value "Quarters Apart" { # 0 at home, 1 in a neutral quarter, 2 in the enemy's
    given = { unit = unit, commander = commander }
    base = (
      (in_east(unit) == commander.in_the_east ? 0 : 1) +
      (in_north(unit) == (commander.edge == direction.north) ? 0 : 1)
    )
  }
}
