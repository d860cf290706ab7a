# Three companies hold a ridge together, and one of them earns most of the glory: the order of play
# is rolled anew each turn, each helps its own at any time, and the end has levels and winners.

game "Shared Victory" {
  id       = "shared_victory"
  language = 1
  begin    = the_day
  length   = 40
}

section "1" "Companies" {
  text = "Three players lead a company each."

  player "Anna" {}
  player "Bert" {}
  player "Cora" {}

  kind "company" { # seat: play goes to the right
    is     = concept
    plural = "companies"
    fields = { leader = player, seat = number }
    state  = { order = number, glory = number }
  }
  roster "company" {
    columns = [leader, seat]
    rows    = { East = [anna, 0], Center = [bert, 1], West = [cora, 2] }
  }

  kind "post" { is = space }
  post "Camp" {}
  post "Ridge" {}
  kind "unit" {
    is     = piece
    sides  = [fresh, shaken]
    fields = { company = company }
    state  = { done = bool }
  }
  roster "unit" {
    columns = [count, company, at]
    rows = {
      "East Rifles"   = [2, east, camp]
      "Center Rifles" = [2, center, camp]
      "West Rifles"   = [2, west, camp]
    }
  }
  kind "officer" {
    is     = piece
    sides  = [ready, spent]
    fields = { company = company }
  }
  roster "officer" {
    columns = [company, at]
    rows    = { Abel = [east, camp], Boas = [center, camp], Carl = [west, camp] }
  }
  track "Day" { boxes = numbers(1, 4) }
}

section "2" "Order of Play" {
  text = "Each turn the companies roll two dice each; those who tie for the highest roll again. The highest goes first, and play moves to the right."

  phase "The Day" {
    repeat {
      while = day < 4
      run "Order of Play" {}
      run "Turn" {}
      advance day {}
    }
    run "Evening" {}
  }
  rule "Order of Play" {
    set companies { order = 0 }
    run "Roll for It" { those = companies }
  }
  rule "Roll for It" {
    given = { those = set(company) }
    each company {
      from = those
      roll throw { dice = pool(2, d6) }
      set company { order = sum(throw) }
    }
    if "tied" {
      when = count(highest(those)) > 1
      run "Roll for It" { those = highest(those) }
    }
    else "one is first" {
      let { first = only(highest(those)) }
      each company {
        from = companies
        set company { order = (company.seat - first.seat + 3) % 3 }
      }
    }
  }
  value "Highest" {
    given = { those = set(company) }
    base  = [for c in those : c if c.order == max([for d in those : d.order])]
  }

  phase "Turn" { # rounds, in each of which every company activates one unit
    set units { done = false }
    repeat {
      while = any([for u in units : u if !u.done])
      each company {
        from         = companies
        lowest_first = company.order
        run "Activate One" {}
      }
    }
    flip {
      the = officers
      to  = ready
    }
  }
  rule "Activate One" {
    given = { company = company }
    choose unit {
      from      = [for u in units : u if u.company == company && !u.done]
      player    = company.leader
      or_return = true
    }
    set unit { done = true }
    offer "Orders" {
      none {}
    }
  }
}

section "3" "Orders" {
  text = "A unit climbs, which may shake it, or waits. A shaken unit only waits. On the ridge each unit earns its company glory."

  menu "Orders" {
    given  = { unit = unit, company = company }
    player = company.leader
    require "a shaken unit only waits" { that = unit.fresh || act == wait }
  }
  action "Wait" { menu = orders }
  action "Climb" {
    menu = orders
    require "it is below" { that = unit.at == camp }
    roll n { dice = d6 }
    if "it gets there" {
      when = n >= 3
      move unit { to = ridge }
      set company { glory = company.glory + n }
    }
    else "it does not" {
      flip unit { to = shaken }
    }
  }
}

section "4" "Officers" {
  text = "At any time, once a turn, an officer may steady a unit of his company; who leads the company says so when asked for anything."

  action "Steady" {
    anytime = true
    given   = { asked = player }
    choose officer { from = [for o in officers.ready : o if o.company.leader == asked] }
    choose man { from = [for u in units.shaken : u if u.company == officer.company] }
    flip officer { to = spent }
    flip man { to = fresh }
  }
}

section "5" "The End" {
  text = "With fewer than two companies on the ridge all have lost. With two it is a victory, with three a triumph; whoever has earned most glory is its winner, and those who tie share it."

  result "Repulse" { worth = { anna = -1, bert = -1, cora = -1 } }
  result "Victory" {
    winners = [anna, bert, cora]
    worth   = { winners = 2, others = 1 }
  }
  result "Triumph" {
    winners = [anna, bert, cora]
    worth   = { winners = 3, others = 2 }
  }

  rule "Evening" {
    let { holding = [for c in companies : c if any([for u in ridge.units : u if u.company == c])] }
    let { best = max([for c in companies : c.glory]) }
    if "repulsed" {
      when = count(holding) < 2
      end game { result = repulse }
    }
    end game {
      result  = count(holding) == 3 ? triumph : victory
      winners = [for c in companies : c.leader if c.glory == best]
    }
  }
}
