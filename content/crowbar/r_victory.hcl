# R-8 to R-10, and the effects of chits with several players: who is hit, when all have won
# together, and which of them has won.

section "R-4" "Game Round" {
  option "Chits" {
    variant "Are the Drawer's" { text = "Who draws a chit uses it." }
    variant "May Be Passed On" {
      text = "What is left to the player may be passed on, or ignored."

      rule "The Drawer Says Who Uses It" {
        given      = { chit = event_chit, drawer = player }
        returns    = maybe(player)
        instead_of = who_uses_it(chit, drawer)
        when       = chit.ranger_company == none
        choose user {
          from     = ranger_leaders
          player   = drawer
          may_pass = true
          passing  = "nobody uses it"
        }
        return { the = user }
      }
    }
  }
  value "Ranger Leaders" {
    base = [for p in players : p if any([for r in rangers : r if leader(r) == p])]
  }
}

section "R-8" "Counterattacks on Several Players" {
  text = "The first counterattack strikes Dog on 1 or 2, Easy on 3 or 4, Fox on 5 or 6. The second strikes one of the other two, the eastern one on 1 to 3. The third strikes the last, and there is no fourth."

  marker "Struck" { on = war_diary } # companies that have had their counterattack

  option "Reckoning" {
    variant "The Battalion" { text = "The points say how well the battalion has done." }
    variant "Tiers" {
      text = "All win together by roadblocks and relief, or not at all; points say which of them has won."
      goal = "Win together: two roadblocks across the highway at the end are a victory, three and the relief a great one. Then have more victory points than each of the others."

      look { ends = [roadblocks_to_win] }
      rule "Each Company Once" {
        returns    = company
        instead_of = company_under_attack()
        let { left = [for c in companies : c if !diary_of(c).struck] } # from east to west
        if "the last, of itself" {
          when = count(left) == 1
          return { the = only(left) }
        }
        roll n "company under attack" { dice = d6 }
        if "the first" {
          when = count(left) == 3
          return { the = first_struck(n) }
        }
        each company {
          from = left
          when = n <= 3 || company != first(left)
          return { the = company }
        }
        proceed {} # all have been
      }
      rule "It Has Been Struck" {
        given  = { company = company }
        before = deploy_the_counterattack(company)
        mark {
          the  = diary_of(company)
          with = struck
        }
      }
      rule "There Is No Fourth" {
        after = enter(attack_coming, fourth)
        move attack_coming { to = over }
      }

      rule "Joint Reckoning" {
        ruling     = "the relief's way costs nothing: whether it has come says how great the victory is"
        instead_of = final_reckoning()
        let { level = joint_level(roadblocks_held, relief == 14) }
        end game {
          result = level
          winners = [
            for p in ranger_leaders : p
            if level != german_victory && player_points(p) == max(best_points)
          ]
        }
      }
      modify "Standing" "a Ranger among several" {
        when = contains(ranger_leaders, player)
        to   = player_points(player) + 20 * roadblocks_held + relief
      }
    }
  }
  table "First Struck" {
    given   = { roll = d6 }
    returns = { company = company }
    rows    = [["1-2", dog], ["3-4", easy], ["5-6", fox]]
  }
}

section "R-9" "Game End" {
  text     = "The game ends as for one player. The relief column costs no points, but makes the victory greater."
  no_rules = "it stands with the tiers, in R-8 and R-10"
}

section "R-10" "Victory and Defeat" {
  text = "Two roadblocks are a Minimum Victory, with the relief a Major one; three are a Glorious, with the relief a Legendary one. With fewer the Germans win. After a victory the player with the most points is the winner, or those who share them."

  value "Roadblocks to Win" { base = max(0, 2 - roadblocks_held) }
  table "Joint Level" {
    given   = { roadblocks = number, relieved = bool }
    returns = { level = result }
    rows = [
      ["..1", any, german_victory],
      [2, false, joint_minimum_victory],
      [2, true, joint_major_victory],
      ["3..", false, joint_glorious_victory],
      ["3..", true, joint_legendary_victory],
    ]
  }
  value "Roadblocks Held" { base = count([for c in companies : c if roadblock(c)]) }

  result "German Victory" {
    worth = { force_a = -5, easy_player = -5, dog_player = -5, fox_player = -5, german_player = 5 }
  }
  result "Joint Minimum Victory" {
    winners = [easy_player, dog_player, fox_player]
    worth   = { winners = 2, others = 1, german_player = -1 }
  }
  result "Joint Major Victory" {
    winners = [easy_player, dog_player, fox_player]
    worth   = { winners = 4, others = 2, german_player = -2 }
  }
  result "Joint Glorious Victory" {
    winners = [easy_player, dog_player, fox_player]
    worth   = { winners = 6, others = 3, german_player = -3 }
  }
  result "Joint Legendary Victory" {
    winners = [easy_player, dog_player, fox_player]
    worth   = { winners = 8, others = 4, german_player = -4 }
  }

  value "Player Points" {
    ruling = "few losses of a shared company (S) would count for both players alike, and so count for neither"
    given  = { player = player }
    base   = 0
    modifier "captures of the player's company" {
      by = sum([
        for c in companies : gun_points(c) + fortune_points(c) + prisoner_points(c)
        if first_company(player, c)
      ])
    }
    modifier "few units of it lost" {
      by = sum([for c in companies : joint_casualty_points(losses(c)) if first_company(player, c)])
    }
    modifier "the harder start of Easy" {
      when = player == easy_player
      by   = 5
    }
  }
  value "Best Points" { base = [for p in ranger_leaders : player_points(p)] }
  value "First Company" { # whether the player commands it alone
    given = { player = player, company = company }
    base = (
      company == easy && player == easy_player ||
      company == dog && player == dog_player ||
      company == fox && player == fox_player
    )
  }
  table "Joint Casualty Points" {
    given   = { lost = number }
    returns = { points = number }
    rows    = [["..0", 10], [1, 5], ["2..", 0]]
  }
}
