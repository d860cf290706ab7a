# Scenario 7: around a pocket of resistance.

section "8.7" "Envelopment" {
  text = "The defender sets up at least half of his army, hidden. The attacker bombards him and brings at least half of his own as a first wave. The attacker scores one for a unit destroyed, two for his own in the defender's zone, three for his own gone off the far edge; the defender two for a unit destroyed."

  scenario "Envelopment" {
    text = "An attacker wants to break through a defender who lies in wait."
    goal = "The attacker scores a point for each unit destroyed, two for each of his in the defender's zone at the end, three for each gone off the far edge; the defender two for each unit destroyed. Two more than the enemy win, or a fifth of an army where attrition is scored."
    modify "May Outflank" "as the scenario says" { to = false }
    rule "A Pocket" {
      instead_of = deployment()
      run "Pick Roles" {}
      run "Defend" {}
      run "Attack" {}
    }
    modify "Bombards" "the attacker" { to = commander.attacks }
    except "Platoon Commander" "the attacker has the choice where to strike" {}
    modify "Inches to Go" "the far edge" {
      when = unit.commander.attacks
      base = to_the_far_edge(unit)
    }
    modify "May Leave" "attackers" { to = unit.commander.attacks }
    modify "Victory Points" "the attacker's units in the zone" {
      when = commander.attacks
      by   = 2 * sum([for u in fielded(commander) : worth(u) if in_enemy_zone(u)])
    }
    modify "Victory Points" "the attacker's units beyond it" {
      when = commander.attacks
      by   = 3 * sum([for u in beyond_the_table.units : worth(u) if u.commander == commander])
    }
    modify "Victory Points" "twice for the defender" {
      when = !commander.attacks
      by   = sum([for u in force(other(commander)) : worth(u) if u.at == destroyed])
    }
  }
}
