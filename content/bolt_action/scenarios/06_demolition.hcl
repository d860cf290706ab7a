# Scenario 6: the enemy's headquarters.

section "8.6" "Demolition" {
  text = "Each places a base in his zone and sets up as in No Man's Land. A base that an enemy unit touches at the end of a turn is destroyed, and the battle ends."

  kind "base camp" {
    is     = piece
    fields = { commander = commander, base = number }
    state  = { fallen = bool }
    source = "reconstructed: three inches across"
  }
  base_camp "Allied Base" {
    commander = allies
    base      = 1.5
  }
  base_camp "Axis Base" {
    commander = axis
    base      = 1.5
  }
  scenario "Demolition" {
    look { ends = [inches_to_the_goal] }
    text = "Each side has a base, and wants to blow up the other's."
    goal = "Touch the enemy base with a unit at the end of a turn, before the enemy touches yours."
    modify "Inches to Go" "the enemy's base" {
      base = distance(unit, [for b in base_camps : b if b.commander != unit.commander])
    }
    rule "Bases" {
      instead_of = deployment()
      run "Roll Off" winner {}
      run "Pick a Side" { commander = winner }
      run "Place a Base" { commander = winner }
      run "Place a Base" { commander = other(winner) }
      run "Keep Reserves" { commander = winner }
      run "Keep Reserves" { commander = other(winner) }
      run "Set Up in Turns" {}
    }
    rule "Place a Base" {
      given = { commander = commander }
      each base_camp {
        from = all(base_camps)
        when = base_camp.commander == commander
        choose spot "place for the base" { # 20 inches from the middle line at most
          from = but_not(
            within(
              0,
              inside(zone(commander), base_camp),
              within(20, rectangle(point(0, 24), point(72, 24)))
            ),
            within(base_camp, 0, grounds.solid)
          )
          player      = commander
          never_empty = true
        }
        move base_camp { to = spot }
      }
    }
    rule "Bases Fall" {
      instead_of = check_the_scenario()
      set {
        the = [
          for b in base_camps : b
          if any([
            for u in units : u
            if u.commander != b.commander && distance(u, b) == 0 && !empty_transport(u)
          ])
        ]
        fallen = true
      }
      if "one has fallen" {
        when = any(base_camps.fallen)
        run "Judge" {}
      }
    }
    rule "Whose Base Stands" {
      instead_of = judge()
      let { lost = base_camps.fallen }
      run "Settle" { winner = count(lost) == 1 ? other(only(lost).commander) : none }
    }
  }
}
