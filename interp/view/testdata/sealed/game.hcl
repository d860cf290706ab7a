# Two armies write down where each of their companies goes; sealed bids of their owners; a cache in
# a wood.

game "Sealed" {
  id       = "sealed"
  language = 1
  version  = "1.0"
  begin    = the_night
}

section "1" "Orders" {
  text = "Each army writes an order for each company, and all are read at dawn."

  kind "army" {
    is     = player
    plural = "armies"
    state  = { bid = maybe(pledge), sealed = bool, grudge = bool, won = number }
    secret = { bid = sealed, grudge = always }
  }
  army "Red" {}
  army "Blue" {}
  enum "pledge" { names = [low, middle, high] }
  enum "plan" { names = [hold, march, raid] }

  kind "wood" {
    is     = space
    fields = { lord = army }
    owner  = lord
    state  = { mined = bool }
    secret = { mined = always }
  }
  wood "Oaks" { lord = red }
  wood "Elms" { lord = blue }

  kind "company" {
    is     = piece
    owner  = army
    fields = { army = army }
    state  = { plan = plan, goal = maybe(wood), noted = bool, hits = number }
    secret = { plan = noted, goal = noted }
  }
  kind "guard" { is = company }
  roster "company" {
    columns = [army, at]
    rows = {
      Ash   = [red, oaks]
      Birch = [red, elms]
      Cedar = [blue, oaks]
    }
  }
  guard "Yew" {
    army = blue
    at   = elms
  }

  rule "Write Orders" {
    given = { army = army }
    each company {
      from = [for c in companies : c if c.army == army]
      choose plan "plan" {
        from   = [hold, march, raid]
        player = army
        secret = true
      }
      choose goal "goal" {
        from   = woods
        player = army
        secret = true
      }
      set company {
        plan  = plan
        goal  = goal
        noted = true
      }
    }
  }
  rule "Bid" {
    given = { army = army }
    choose bid "pledge" {
      from   = [low, middle, high]
      player = army
      secret = true
    }
    set army {
      bid    = bid
      grudge = bid == high
      sealed = true
    }
  }
  rule "Dawn" {
    set companies { noted = false }
    set armies { sealed = false }
    each company {
      from = [for c in companies : c if c.plan == march && c.goal != none]
      when = company.goal != none
      move company { to = company.goal }
    }
    each army {
      from = armies
      when = army.bid == high
      set army { won = army.won + 1 }
      run "Pick Out" {}
    }
  }
  value "First Raider" {
    given = { army = army }
    base  = first([for c in companies : c if c.army == army && c.plan == raid])
  }
  rule "Find One" {
    given   = { army = army }
    returns = maybe(company)
    return { the = first_raider(army) }
  }
  rule "Point At" {
    given = { army = army, who = maybe(company) }
    if "somebody" {
      when = who != none
      set army { won = army.won + 1 }
    }
  }
  rule "Pick Out" { # names that follow from secrets, and some that do not
    given = { army = army }
    let { raider = first_raider(army) }
    let { also = raider }
    run "Find One" told {}
    let { stands = first(oaks.companies) }
    run "Point At" {
      who  = also != none ? also : told
      army = army
    }
    if "one stands there" {
      when = stands != none
      set army { won = army.won - 1 }
    }
  }
  menu "Night" {
    given  = { army = army }
    player = army
  }
  action "Mine" {
    menu = night
    choose wood { from = [for w in woods : w if w.lord == army] }
    set wood { mined = true }
  }
  action "Shell" {
    menu = night
    choose company { from = companies }
    require "is not one's own" { that = company.army != army }
    roll hit { dice = d6 }
    if "a hit" {
      when = hit >= 5
      set company { hits = company.hits + 1 }
    }
  }
  action "Wait" { menu = night }
  phase "The Night" {
    repeat {
      times = 3
      each army {
        from = armies
        run "Write Orders" {}
        run "Bid" {}
      }
      each army {
        from = armies
        offer "Night" {}
      }
      run "Dawn" {}
      offer "Night" { army = red }
    }
    end game { winner = red.won > blue.won ? red : blue }
  }
}

section "2" "What can be asked" {
  text = "Every way to read a note."

  value "Plan of" {
    given = { company = company }
    base  = company.plan
  }
  value "Goal of" {
    given = { company = company }
    base  = company.goal
  }
  value "Raiders" {
    given = { army = army }
    base  = count([for c in companies : c if c.army == army && c.plan == raid])
  }
  value "Bid of" {
    given = { army = army }
    base  = army.bid
  }
  value "Angry" {
    given = { army = army }
    base  = army.grudge
  }
  value "Mined" {
    given = { wood = wood }
    base  = wood.mined
  }
  value "Hits of" {
    given = { company = company }
    base  = company.hits
  }
  value "Sealed" {
    given = { army = army }
    base  = army.sealed
  }
  value "Mines" { base = count(woods.mined) }
  value "Mined Woods" { base = [for w in woods : w if w.mined] }
}
