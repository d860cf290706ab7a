# Salt Roads: a war of our own between two leagues over nine towns, led with cards. It is a model
# for card-driven games: hidden hands, cards used for their event or for their points, events that
# stay in play, and a choice that both make at the same time.

game "Salt Roads" {
  id       = "salt_roads"
  language = 1
  version  = "1.0"
  begin    = the_war
  length   = 50
  text     = "Six turns to hold the towns that live on salt. Each turn both choose a card in secret; the stronger card goes first."
  goal     = "Hold more salt than the other league after six turns: a town is worth salt to whose flag it flies. To take the seat of the enemy wins at once."

  start_with = the_salt_war
  minutes    = 30
  weight     = light
}

# ------------------------------------------------------------------------ 1: what lies on the table
section "1.1" "Towns and roads" {
  text = "A troop moves along a road, from town to town. A town is worth salt to the league whose flag it flies. Three are ports."

  kind "town" {
    is     = space
    traits = [port]
    fields = { salt = number, roads = set(town) }
    state  = { flag = maybe(league) }
  }
  roster "town" {
    columns = [salt, roads, traits]
    rows = {
      Saltmouth = [2, [eelbridge, gullwick], [port]]
      Gullwick  = [1, [saltmouth, pans], []]
      Eelbridge = [1, [saltmouth, pans, marl], []]
      Pans      = [3, [gullwick, eelbridge, reedham], []]
      Marl      = [2, [eelbridge, reedham, stoneford], []]
      Reedham   = [1, [pans, marl, larchfell], [port]]
      Stoneford = [1, [marl, larchfell, highkeep], []]
      Larchfell = [2, [reedham, stoneford, highkeep], [port]]
      Highkeep  = [2, [stoneford, larchfell], []]
    }
    totals = { salt = 15 }
  }
  map "The Salt Country" {}
}

section "1.2" "Leagues and troops" {
  text = "The Harbour holds Saltmouth, the Hills hold Highkeep. Each has seven troops; what is lost can be raised again."

  kind "league" {
    is     = player
    fields = { seat = town, troops = design(troop), hand = box, order = box }
  }
  roster "league" {
    columns = [seat, troops, hand, order]
    rows = {
      Harbour = [saltmouth, harbour_troop, harbour_s_hand, harbour_s_order]
      Hills   = [highkeep, hill_troop, hills_hand, hills_order]
    }
  }
  value "Foe" {
    given = { league = league }
    base  = league == harbour ? hills : harbour
  }

  kind "troop" {
    is     = piece
    fields = { league = league }
  }
  roster "troop" {
    columns = [count, league]
    rows    = { "Harbour Troop" = [7, harbour], "Hill Troop" = [7, hills] }
  }
  value "Own" { # a league's troops in some towns
    given = { league = league, places = set(town) }
    base  = [for t in places.troops : t if t.league == league]
  }
}

section "1.3" "Cards" {
  text = "Each card has points and an event. Hands are hidden. The card in The Times holds until another one takes its place."

  kind "tiding" {
    is     = card
    traits = [lasting] # its event stays in play
    fields = { points = number }
  }
  deck "The Post" { of = tiding }
  box "Harbour's Hand" {
    of      = tiding
    seen_by = harbour
  }
  box "Hills' Hand" {
    of      = tiding
    seen_by = hills
  }
  box "Harbour's Order" { of = tiding }
  box "Hills' Order" { of = tiding }
  box "The Times" {
    of       = tiding
    in_force = true # what a card says holds while it lies here
  }
  box "Old News" { of = tiding }
}

# ------------------------------------------------------------------------------------- 2: the turn
section "2" "The turn" {
  text = "Draw up to four cards, choose one in secret, carry out both. After six turns there is peace."

  track "Turn" { boxes = numbers(1, 6) }

  phase "The War" {
    repeat {
      run "The Post Comes" {}
      run "Choose" {}
      run "Carry Out" {}
      if "it was the last turn" {
        when = turn == 6
        run "Peace" {}
      }
      advance turn {}
    }
  }

  phase "The Post Comes" {
    each league {
      from = leagues
      draw letters {
        from  = the_post
        to    = league.hand
        count = max(0, 4 - count(league.hand.tidings))
      }
    }
  }
}

section "2.1" "Choose" {
  text = "Both choose a card of their hand at the same time; then both are shown."

  phase "Choose" {
    each league {
      from         = leagues
      simultaneous = true # nothing is done, and nothing told, before both have chosen
      choose card {
        from = league.hand.tidings
        none {} # an empty hand
      }
      if "there was a card" {
        when = card != none
        move card { to = league.order }
      }
    }
  }
}

section "2.2" "Carry out" {
  text = "The stronger card goes first; of equal ones the Hills'. Its league uses it for its event, or for its points: an order for each."

  phase "Carry Out" {
    each card {
      from          = union(harbour.order.tidings, hills.order.tidings)
      highest_first = [card.points, card.at == hills.order ? 1 : 0]
      offer "Use the Card" { league = card.at == harbour.order ? harbour : hills }
      if "it does not stay in play" {
        when = card.at != the_times
        move card { to = old_news }
      }
    }
  }

  menu "Use the Card" {
    given  = { league = league, card = tiding }
    player = league
  }
  action "For Its Points" {
    menu = use_the_card
    offer "Orders" { up_to = card.points }
  }
  action "As an Event" {
    menu = use_the_card
    if "it stays in play" {
      when = card.lasting
      move {
        the = the_times.tidings
        to  = old_news
      }
      move card { to = the_times }
    }
    else "it happens now" {
      run "Happens" {}
    }
  }
  rule "Happens" { # what happens the cards say themselves
    given = { league = league, card = tiding }
  }
}

# ------------------------------------------------------------------------------------- 3: orders
section "3" "Orders" {
  text = "An order is a march, an attack, or a new troop."

  menu "Orders" {
    given  = { league = league }
    player = league
  }
}

section "3.1" "March" {
  text = "A troop goes along a road to a town where no enemy stands, and raises its flag. Whoever gets to the enemy's seat has won."

  action "March" {
    menu = orders
    choose troop { from = own(league, towns) }
    choose town { from = troop.at.roads }
    require "no enemy stands there" { that = none(own(foe(league), town)) }
    move troop { to = town }
  }
  rule "Raise the Flag" {
    given = { troop = troop, town = town }
    after = enter(troop, town)
    set town { flag = troop.league }
    if "it is the enemy's seat" {
      when = town == foe(troop.league).seat
      end game { winner = troop.league }
    }
  }
}

section "3.2" "Attack" {
  text = "A troop attacks over a road. Count your troops around the town, take away those who hold it, and throw a die."

  enum "outcome" { names = [lost, stand, won] }
  table "Clash" {
    given   = { edge = number, throw = d6 }
    returns = { outcome = outcome }
    across  = throw
    rows = [
      ["..-1", [lost, lost, lost, stand, stand, won]],
      [0, [lost, lost, stand, stand, won, won]],
      [1, [lost, stand, stand, won, won, won]],
      ["2..", [lost, stand, won, won, won, won]],
    ]
  }
  value "Edge" {
    given = { league = league, town = town }
    base  = count(own(league, town.roads)) - count(own(foe(league), town))
  }

  action "Attack" {
    menu = orders
    choose troop { from = own(league, towns) }
    choose town { from = troop.at.roads }
    require "an enemy stands there" { that = any(own(foe(league), town)) }
    roll outcome { on = clash(edge(league, town)) }
    match {
      the = outcome
      case lost {
        move troop { to = supply }
      }
      case stand {}
      case won {
        move {
          the = first(own(foe(league), town))
          to  = supply
        }
        if "the town is open" {
          when = none(town.troops)
          move troop { to = town }
        }
      }
    }
  }
}

section "3.3" "Raise" {
  text = "A new troop appears in the league's own seat."

  action "Raise" {
    menu = orders
    require "a troop is left" { that = any(league.troops.supply) }
    put troop {
      from = league.troops.supply
      to   = league.seat
    }
  }
}

# ------------------------------------------------------------------------------------- 4: peace
section "4" "Peace" {
  text = "After the sixth turn, whose towns are worth more salt has won."

  value "Worth" {
    given = { town = town }
    base  = town.salt
  }
  value "Salt" {
    given = { league = league }
    base  = sum([for t in towns : worth(t) if t.flag == league])
  }
  value "Standing" { # how far a league is ahead, for bots and reports
    given = { league = league }
    base  = salt(league) - salt(foe(league))
  }
  rule "Peace" {
    if "as much on both sides" {
      when = salt(harbour) == salt(hills)
      end game { result = draw }
    }
    end game { winner = salt(harbour) > salt(hills) ? harbour : hills }
  }
}
