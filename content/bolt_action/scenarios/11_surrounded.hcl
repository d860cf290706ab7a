# Scenario 11: enemies on every side.

section "8.11" "Surrounded!" {
  text = "Half of the defender's army is set up, hidden, within a foot of the centre. Half of the attacker's comes on as the first wave. Whoever enters may use any edge but the one by which the last enemy came in this turn. A unit destroyed is a point."

  scenario "Surrounded!" {
    text = "One side is cut off."
    goal = "Destroy enemy units: each is a point. Two more than the enemy win, or a fifth of an army where attrition is scored."
    modify "May Outflank" "any edge is open anyway" {
      ruling = "nobody need go around where reserves may come by every edge from the second turn on"
      to     = false
    }
    modify "Zone" "around the centre" { base = circle(point(36, 24), 12) }
    modify "Most Reserves" "half, more or less" { to = half_kept(commander) }
    modify "Fewest Reserves" "half, more or less" { to = half_kept(commander) }
    modify "Entry" "any edge but one" {
      ruling = "the text names no edge for the first wave: it comes from all around, as reserves do"
      base   = any_edge(unit.commander)
    }
    modify "Bombards" "the attacker" { to = commander.attacks }
    rule "A Pocket in the Middle" {
      instead_of = deployment()
      run "Pick Roles" {}
      run "Defend" {}
      run "Attack" {}
    }
    rule "A New Turn" {
      before = a_turn()
      set commanders { last_gate = none }
    }
  }
  value "Half Kept" { # in reserve: the defender sets up half, rounded down; the attacker's first wave is half, rounded up
    given = { commander = commander }
    base  = commander.attacks ? floor(count(force(commander)), 2) : ceil(count(force(commander)), 2)
  }
  value "Any Edge" {
    given   = { commander = commander }
    returns = area
    base    = union(edge(table, south), edge(table, north), edge(table, west), edge(table, east))
    modifier "not the enemy's last" {
      when    = other(commander).last_gate != none
      but_not = far_edge(other(commander))
    }
  }
  value "Far Edge" { # where his last unit came in
    given   = { commander = commander }
    returns = area
    base    = edge(table, commander.last_gate == none ? commander.edge : commander.last_gate)
  }
}
