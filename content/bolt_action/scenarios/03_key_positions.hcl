# Scenario 3: positions that must be seized.

section "8.3" "Key Positions" {
  text = "Three to five objectives, more than a foot apart, are placed in turn. Then both come on as in a meeting engagement. Whoever holds more objectives at the end wins."

  scenario "Key Positions" {
    look { ends = [held] }
    text = "Three to five objectives lie between the two armies."
    goal = "Hold more objectives than the enemy when the battle ends: infantry or guns within three inches, and no enemy that near."
    rule "Positions" {
      instead_of = deployment()
      roll more "number of positions" { dice = d3 }
      run "Roll Off" first {}
      repeat placing {
        times = more + 2
        run "Place an Objective" {
          commander = placing % 2 == 1 ? first : other(first)
          apart     = 12
        }
      }
      run "March to Meet" {}
    }
    rule "Who Holds More" {
      instead_of = judge()
      run "Settle" { winner = first([for c in commanders : c if held(c) > held(other(c))]) }
    }
    modify "Standing" "positions" { by = 100 * (held(commander) - held(other(commander))) }
    modify "Inches to Go" "the next position" {
      when = can_hold(unit) && any(open_to(unit))
      base = distance(unit, open_to(unit)) - 3
    }
  }
  value "Open To" { # the position where a unit is, or those that its side does not hold
    given = { unit = unit }
    base  = [for o in objectives : o if is_at(unit, o) || !holds(unit.commander, o)]
  }
}
