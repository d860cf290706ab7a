mod "Smugglers" {
  id           = "smugglers"
  game         = "salt_roads"
  version      = "1.0"
  game_version = ">= 1.0"
}

section "S1" "Smugglers" {
  text = "While they are in The Times, a troop may slip from port to port by night as an order, but not to an enemy's seat."

  tiding "Smugglers" { # the deck holds every card of its kind: nothing else is to be said
    count  = 2
    points = 2
    traits = [lasting]
    action "Slip Away" { # offered beside March, Attack and Raise, as long as the card lies there
      menu = orders
      choose troop { from = own(league, towns.port) }
      choose town { from = towns.port }
      require "it is another port" { that = town != troop.at }
      require "no enemy stands there" { that = none(own(foe(league), town)) }
      require "it is not the enemy's seat" { that = town != foe(league).seat }
      move troop { to = town }
    }
  }
}

section "S2" "The Long Quay" {
  text = "A short war of three turns for the ports."

  scenario "The Long Quay" {
    text = "The Harbour has ships in Reedham, the Hills have come down to Larchfell. Three turns are left."
    deploy {
      rows = [
        [saltmouth, [harbour_troop]],
        [reedham, [harbour_troop, harbour_troop]],
        [larchfell, [hill_troop, hill_troop]],
        [highkeep, [hill_troop]],
      ]
    }
    rule "Three Turns Are Left" {
      after = set_up()
      move turn { to = 4 }
      set {
        the  = [saltmouth, reedham]
        flag = harbour
      }
      set {
        the  = [highkeep, larchfell, stoneford]
        flag = hills
      }
    }
    modify "Worth" "it is a war for the ports" {
      when = town.port
      by   = 1
    }
  }
}
