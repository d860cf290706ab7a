# Scenario 9: three points to hold.

section "8.9" "Point Defence" {
  text = "The defender sets up at least half of his army, hidden, and three objectives at least two feet apart, and six inches from his edge. The attacker bombards and comes on as in Envelopment. An objective changes hands when the other side alone is near it at the end of a turn. Two make the attacker win, one makes a draw."

  value "Objectives to Take" { # two of the three are a win of the attacker
    base = max(0, 2 - count([for o in objectives : o if o.holder == attacker]))
  }
  scenario "Point Defence" {
    look { ends = [objectives_to_take] }
    text = "A defender holds three objectives against an attack."
    goal = "Of three objectives of the defender the attacker must take two; one is a draw, none is a win of the defender. An objective changes hands when only the other side is near it at the end of a turn."
    modify "Zone" "a perfect position" {
      when   = commander == defender
      base   = within(18, edge(table, commander.edge))
      source = "reconstructed: the map of the zone is lost"
    }
    modify "Objective Ground" "in the zone, six inches from the edge, two feet apart" {
      base = beyond(24, objectives, beyond(6, edge(table, commander.edge), zone(commander)))
    }
    modify "Leaves Room" "for the third" {
      when = count(objectives) == 1
      to   = any(beyond(24, spot, free_ground(commander, apart)))
    }
    rule "Three Points" {
      instead_of = deployment()
      run "Pick Roles" {}
      repeat {
        times = 3
        run "Place an Objective" {
          commander = defender
          apart     = 0
        }
      }
      set {
        the    = objectives
        holder = defender
      }
      run "Defend" {}
      run "Attack" {}
    }
    modify "Bombards" "the attacker" { to = commander.attacks }
    except "Platoon Commander" "the attacker has the choice where to strike" {}
    modify "Standing" "objectives" {
      by = 100 * (count([for o in objectives : o if o.holder == commander]) - count([
        for o in objectives : o
        if o.holder != commander
      ]))
    }
    modify "Inches to Go" "the enemy's objectives" {
      when = can_hold(unit) && any([for o in objectives : o if o.holder != unit.commander])
      base = distance(unit, [for o in objectives : o if o.holder != unit.commander]) - 3
    }
    rule "They Change Hands" {
      instead_of = check_the_scenario()
      each objective {
        from = objectives
        each commander {
          from = commanders
          if "he alone is near" {
            when = holds(commander, objective)
            set objective { holder = commander }
          }
        }
      }
    }
    rule "Two of Three" {
      instead_of = judge()
      let { taken = count([for o in objectives : o if o.holder == attacker]) }
      run "Settle" { winner = taken >= 2 ? attacker : taken == 1 ? none : defender }
    }
  }
}
