# T: players who decide for the Germans.

section "T" "Versus Game Modes" {
  text = "A player lays gun locations, mans the posts, and decides for the Germans what chance or a rule decides elsewhere: against one Ranger player, or against two or three of them. Or each leads the Germans against a neighbor. How the modes are put together stands under R."

  option "Germans" {
    variant "Led by Chits" { text = "Nobody leads the Germans." }
    variant "Led by a Player" {
      text  = "A player leads the Germans, lays guns and traps, and mans the posts."
      needs = [by_a_player]

      rule "The German Player Lays Guns and Traps" { # T-1
        before = place_the_gun_locations()
        if "there is one pool" {
          when = none([for g in gun_cup.gun_locations : g if g.dealt != none])
          run "Three Guns and Three Traps" {}
        }
        else "each company has a pool: a gun and a trap of each" {
          each company {
            from = companies
            run "A Gun and a Trap" {}
          }
        }
        move { # then nobody knows which they are
          the = german_player_s_markers.gun_locations
          to  = gun_cup
        }
      }
      # All at the same time and in any order, so that nobody sees which was laid and which was
      # drawn.
      rule "They Are Laid Out with the Others" {
        given      = { here = square }
        instead_of = hide_gun_locations(here)
        when       = stars(here) > 0
        let { ours = laid_at(here) }
        draw others {
          from  = pool_for(here)
          to    = here
          face  = down
          count = room_for_locations(here) - count(ours)
        }
        move ours {
          to   = here
          face = down
        }
        shuffle here {}
      }
      rule "Nobody Remembers" {
        after = place_the_gun_locations()
        set {
          the     = [for s in squares : s.gun_locations]
          laid_at = none
        }
      }
      modify "Pool for" "what the German player has laid" {
        but_not = [for g in gun_cup.gun_locations : g if g.laid_at != none]
      }

      rule "The German Player Mans a Post" { # T-2
        given      = { post = square, men = set(german) }
        returns    = german
        instead_of = pick_a_garrison(post, men)
        say { text = "Who stands at ${post}?" }
        choose man {
          from   = men
          player = german_player
          none {
            proceed drawn {}
            return { the = drawn }
          }
        }
        return { the = man }
      }

      modify "Standing" "the German player" {
        when = player == german_player
        to   = -victory_points
      }
    }
    variant "Led by Rivals" {
      text  = "Fox leads the Germans against Dog, Dog those against Easy, Easy those against Fox."
      needs = [by_a_player]
      modify "German Leader" "rivals" { to = rival_of(company) }
    }
  }

  # Who decides for the Germans that face a company.
  value "German Leader" {
    given = { company = company }
    base  = german_player
  }
  table "Rival of" {
    given   = { company = company }
    returns = { rival = player }
    rows    = [[easy, dog_player], [dog, fox_player], [fox, easy_player]]
  }
  value "Company at Work" { # the one whose unit is active
    base = any(rangers.active) ? only(rangers.active).company : easy
  }
}

section "T-1" "The German Player's Gun Locations" {
  text = "The German player takes three of the six guns and all three traps, and places them secretly where gun locations may lie; against several players a gun and a trap in each zone. All others are laid out at random."

  box "German Player's Markers" { # until all are laid out
    of      = gun_location
    seen_by = german_player
  }
  value "Laid at" {
    given = { here = square }
    base = [
      for g in all(gun_locations) : g
      if g.laid_at == here && (g.at == gun_cup || g.at == german_player_s_markers)
    ]
  }
  rule "Three Guns and Three Traps" {
    draw guns {
      from  = gun_cup.gun_locations.gun
      to    = german_player_s_markers
      count = 3
    }
    move {
      the = gun_cup.gun_locations.trap
      to  = german_player_s_markers
    }
    repeat {
      times = 6
      run "Lay It Secretly" { zone = companies }
    }
  }
  rule "A Gun and a Trap" {
    given = { company = company }
    draw gun {
      from        = [for g in gun_cup.gun_locations.gun : g if g.dealt == company]
      to          = german_player_s_markers
      never_empty = true
    }
    move {
      the = [for g in gun_cup.gun_locations.trap : g if g.dealt == company]
      to  = german_player_s_markers
    }
    repeat {
      times = 2
      run "Lay It Secretly" { zone = [company] }
    }
  }
  rule "Lay It Secretly" {
    given = { zone = set(company) }
    choose location {
      from      = [for g in german_player_s_markers.gun_locations : g if g.laid_at == none]
      player    = german_player
      secret    = true
      or_return = true
    }
    choose here "hiding place" {
      from = [
        for s in squares : s
        if contains(zone, s.company) && room_for_locations(s) > count(laid_at(s))
      ]
      player    = german_player
      secret    = true
      or_return = true
    }
    set location { laid_at = here }
  }
}

section "T-2" "The German Player's Posts" {
  text     = "The German player says which HKA and machine-gun units stand in which of their spaces. The FLAK gun and the Command Bunker are manned as printed."
  no_rules = "it stands with the option, in T"
}

section "T-3" "The German Player and Event Chits" {
  text = "All events go as for one player, but for the decisions of the German player."

  option "German Decisions" {
    variant "By Rule" { text = "Chance and rules decide for the Germans." }
    variant "By a Player" {
      text = "A player decides for the Germans."

      # T-3a, d, e: among those who have advanced equally far
      rule "The Germans Pick Whom They Strike" {
        given      = { units = set(ranger) }
        returns    = ranger
        instead_of = who_is_struck(units)
        choose unit {
          from   = units
          player = german_leader(company_of_all(units))
          none {
            proceed drawn {}
            return { the = drawn }
          }
        }
        return { the = unit }
      }
      rule "The Germans May Hold Back" { # T-3b
        given      = { german = german }
        returns    = bool
        instead_of = does_it_go(german)
        when       = german.pinned || german.MG || storm_goal(german) != none
        say { text = "Does ${german} go from ${german.at}?" }
        may "send it to the assault" {
          player = german_leader(german.at.company)
          return { the = true }
        }
        return { the = false }
      }
      rule "The Germans Pick the Officer" { # T-3c: on a 5 or 6
        returns    = maybe(commander)
        instead_of = who_is_hit()
        proceed rolled {}
        if "a five or six" {
          when = rolled == none
          choose officer {
            from   = commanders
            player = german_leader(company_at_work)
            none {
              return { the = none }
            }
          }
          return { the = officer }
        }
        return { the = rolled }
      }
      rule "The Germans Pick the Patrol" { # T-3d
        given      = { company = company }
        returns    = german
        instead_of = patrol_from_the_pool(company)
        choose patrol {
          from   = german_pool.germans.grenadier
          player = german_leader(company)
          none {
            proceed drawn {}
            return { the = drawn }
          }
        }
        return { the = patrol }
      }

      rule "The Germans Pick Their Force" { # T-4a, b
        given      = { company = company }
        instead_of = gather_the_force(company)
        choose men {
          from     = german_pool.germans.grenadier
          player   = german_leader(company)
          up_to    = 3
          at_least = min(3, count(german_pool.germans.grenadier))
          none {}
        }
        move men { to = counterattack_force }
        choose gun {
          from      = german_pool.germans.MG
          player    = german_leader(company)
          or_return = true
        }
        move gun { to = counterattack_force }
      }
      rule "The Germans Pick Whom They Face" { # T-4c
        ruling     = "if fewer come than there are units, the German player says whom they spare, instead of P-8"
        given      = { company = company }
        returns    = set(ranger)
        instead_of = who_is_faced(company)
        proceed units {}
        let {
          eligible = [for r in units : r if attack_space(r) != none]
          coming   = count(counterattack_force.germans)
        }
        if "they cannot face all" {
          when = coming > 0 && coming < count(eligible)
          choose faced "units to face" {
            from        = eligible
            player      = german_leader(company)
            exactly     = coming
            never_empty = true
          }
          return { the = faced }
        }
        return { the = units }
      }
      rule "The Germans Pick Who Comes" { # T-4c
        given      = { unit = ranger }
        returns    = german
        instead_of = deal_an_attacker(unit)
        say { text = "Who comes against ${unit}?" }
        choose attacker {
          from   = counterattack_force.germans
          player = german_leader(unit.company)
          none {
            proceed drawn {}
            return { the = drawn }
          }
        }
        return { the = attacker }
      }
      rule "The Germans Pick the Fourth Target" { # T-4d
        returns    = company
        instead_of = company_under_attack()
        when       = attack_coming.at == fourth
        choose target {
          from   = companies
          player = german_leader(company_at_work)
        }
        return { the = target }
      }
    }
  }
  value "Company of All" { # the one company of some units, else the one at work
    given   = { units = set(ranger) }
    returns = company
    base    = company_at_work
    modifier "all of one company" {
      when = count([for c in companies : c if any([for u in units : u if u.company == c])]) == 1
      to   = only([for c in companies : c if any([for u in units : u if u.company == c])])
    }
  }
}

section "T-4" "The German Player and Counterattacks" {
  text     = "The German player chooses three Grenadiers and a machine gun, says which of them comes against which unit, and against which company the fourth attack goes."
  no_rules = "it stands with the option, in T-3"
}

section "T-5" "Victory of the Versus Modes" {
  text     = "Against one Ranger player the game is reckoned as for one: what is good for one of the two is as bad for the other. The rulebook lets both play each side once, and compares the points of the two games. Against several the Germans win unless these win together."
  no_rules = "it follows from Q-8 and R-10, and from what results are worth"
}
