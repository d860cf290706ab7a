# Scenario 10: a bridge, or the like, and the relief that comes.

section "8.10" "Hold Until Relieved" {
  text = "A squad and another unit of the defender, its damage value seven at most, stand within six inches of the objective. Half of his other units are the first wave, the rest reserve. The attacker sets up any of his infantry, hidden, more than 18 inches away from the objective and from both units. Whoever alone is within three inches of the objective at the end wins. The objective is a flat square, six inches wide, around its marker."

  kind "strategic site" {
    is     = piece
    fields = { width = number }
    source = "reconstructed: the greatest size that the text allows, flat"
  }
  strategic_site "Strategic Objective" { width = 6 }
  value "The Objective" { # the square around the marker
    returns = area
    base = rectangle(
      point(middle_of_it.x - half_of_it, middle_of_it.y - half_of_it),
      point(middle_of_it.x + half_of_it, middle_of_it.y + half_of_it)
    )
  }
  value "Half of It" { base = floor(strategic_objective.width, 2) }
  value "Middle of It" {
    base = strategic_objective.in_play ? strategic_objective.point : point(36, 24)
  }
  scenario "Hold Until Relieved" {
    look { ends = [inches_to_the_goal] }
    text = "A few hold an objective until their friends come."
    goal = "Be alone within three inches of the objective when the battle ends."
    modify "Zone" "at the objective, or out of its reach" {
      base = (
        commander.attacks ? but_not(inside(table), within(18, the_objective)) :
        within(6, the_objective)
      )
    }
    modify "Room" "away from those who stand there" {
      when    = unit.commander == attacker && turn == 0
      but_not = near_the_enemy(unit, 18)
    }
    modify "Rooms" "away from those who stand there" {
      when    = unit.commander == attacker
      but_not = near_the_enemy(unit, 18)
    }
    modify "Standing" "the objective" {
      by = controls(commander) ? 200 : controls(other(commander)) ? -200 : 0
    }
    modify "Inches to Go" "the objective" { base = distance(unit, the_objective) - 3 }
    modify "Most Reserves" "half of the others, rounded up" { # of the attacker's only observers and snipers have a choice left
      to = commander.attacks ? count(force(commander)) : ceil(count(force(commander)) - 2, 2)
    }
    modify "Fewest Reserves" "half of the others, rounded up" {
      when = !commander.attacks
      to   = ceil(count(force(commander)) - 2, 2)
    }
    modify "May Be Kept" "what is not set up" {
      base = [
        for u in force(commander) : u
        if u.at == supply && (commander.attacks ? u.lone : !u.stands_guard)
      ]
    }
    modify "May Be Set Up" "infantry" { base = infantry_to_deploy(commander) }
    modify "May Be Hidden" "the attacker's infantry" { to = unit.commander.attacks || unit.lone }
    rule "At the Objective" {
      instead_of = deployment()
      ruling     = "observers and snipers count as infantry that may be set up, but by their own rule, which lets them hide on both sides, and take the other unit's place anywhere in their half"
      run "Mark the Middle" middle {}
      move strategic_objective { to = middle }
      run "Pick Roles" {}
      choose guard "squad to set up at the objective" {
        from        = [for u in force(defender) : u if u.slot == squad]
        player      = defender
        never_empty = true
      }
      run "Place There" { unit = guard }
      choose companion "other unit to set up at the objective" {
        from = [
          for u in force(defender) : u
          if u.at == supply && u.damage <= 7 && !stays_behind(u)
        ]
        player      = defender
        never_empty = true
      }
      if "set up last, by its own rule" {
        when = companion.lone
        set companion { stands_guard = true }
      }
      else {
        run "Place There" { unit = companion }
      }
      run "Keep Reserves" { commander = defender }
      run "Form the First Wave" { commander = defender }
      run "Set Up Some" { commander = attacker }
      move {
        the = to_deploy(attacker)
        to  = reserves
      }
      run "Keep Reserves" { commander = attacker }
    }
    rule "Control" {
      instead_of = judge()
      run "Settle" { winner = first([for c in commanders : c if controls(c)]) }
    }
  }
  value "Infantry to Deploy" {
    given = { commander = commander }
    base  = [for u in to_deploy(commander) : u if u.slot <= team]
  }
  value "At the Site" {
    given = { unit = unit }
    base = (
      unit.inside == none ? distance(unit, the_objective) <= 3 :
      any(within(3, the_objective, house_of(unit)))
    )
  }
  value "Controls" {
    given = { commander = commander }
    base = any([
      for u in units : u
      if u.commander == commander && can_hold(u) && at_the_site(u)
    ]) && none([
      for u in units : u
      if u.commander != commander && contests(u) && at_the_site(u)
    ])
  }
}
