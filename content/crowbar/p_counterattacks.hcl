# P: the four counterattacks, and what strong roadblocks do about them.

section "P" "German Counterattacks" {
  text = "When the marker enters Attack Launched!, even in the middle of an activation, Germans from the pool appear before the units of one company."

  rule "Launch a Counterattack" {
    run "Company under Attack" company {}
    run "Deploy the Counterattack" {}
  }
}

section "P-1" "German Counterattack Procedure" {
  text = "Three Grenadiers and one machine gun are drawn and dealt at random, one for each of the company's columns, at full strength: two spaces south of the Ranger unit, or in the next empty space south of that. In rows 14 and 15 they appear reduced; before a unit that is itself in these rows none appears. Where the unit is at sea or lost they appear on the highway."

  box "Counterattack Force" { of = german }

  rule "Deploy the Counterattack" {
    given = { company = company }
    run "Gather the Force" {}
    run "Who Is Faced" faced {}
    each unit {
      from          = faced
      highest_first = progress(unit)
      let { there = attack_space(unit) }
      if "somebody comes" {
        when = there != none && any(counterattack_force.germans)
        run "Deal an Attacker" german {}
        move german { to = there }
        if "beyond the highway" {
          when = there.row >= 14
          flip german { to = reduced }
        }
      }
    }
    move {
      the = counterattack_force.germans
      to  = german_pool
    }
  }

  rule "Gather the Force" {
    given = { company = company }
    draw grenadiers {
      from  = german_pool.germans.grenadier
      to    = counterattack_force
      count = 3
    }
    draw guns {
      from  = german_pool.germans.MG
      to    = counterattack_force
      count = 1
    }
  }
  rule "Who Is Faced" { # of the company; if too few Germans come, the foremost of them
    given   = { company = company }
    returns = set(ranger)
    return { the = [for r in all(rangers) : r if r.company == company] }
  }
  rule "Deal an Attacker" {
    given   = { unit = ranger }
    returns = german
    draw attacker {
      from        = counterattack_force.germans
      never_empty = true
    }
    return { the = attacker }
  }

  value "Attack Row" {
    given = { unit = ranger }
    base  = unit.in_play ? unit.at.row + 2 : 13
    modifier "at sea" {
      when = unit.in_play && unit.at.zone == sea
      to   = 13
    }
  }
  value "Attack Space" {
    ruling  = "whoever does not enter goes back to the pool; the map's southern edge leaves no space for one who is pushed off it"
    given   = { unit = ranger }
    returns = maybe(square)
    base = first([
      for s in squares : s
      if s.column == unit.column && s.row >= attack_row(unit) && none(s.units)
    ])
  }
}

section "P-2" "1st German Counterattack" {
  text = "The first counterattack strikes Fox Company."

  rule "Company under Attack" {
    returns = company
    return { the = company_next_in_line }
  }
  value "Company Next in Line" { base = fox }
}

section "P-3" "2nd German Counterattack" {
  text = "The second strikes Easy Company."

  modify "Company Next in Line" "the second attack" {
    when = attack_coming.at == second
    to   = easy
  }
}

section "P-4" "3rd German Counterattack" {
  text = "The third strikes Dog Company."

  modify "Company Next in Line" "the third attack" {
    when = attack_coming.at == third
    to   = dog
  }
}

section "P-5" "4th German Counterattack" {
  text = "Where the fourth strikes a die says: Fox on 1 or 2, Dog on 3 or 4, Easy on 5 or 6."

  rule "The Fourth Strikes Anywhere" {
    returns    = company
    instead_of = company_under_attack()
    when       = attack_coming.at == fourth
    roll company "company under attack" { on = fourth_attack }
    return { the = company }
  }
  table "Fourth Attack" {
    given   = { roll = d6 }
    returns = { company = company }
    rows    = [["1-2", fox], ["3-4", dog], ["5-6", easy]]
  }
}

section "P-6" "Counterattack Marker Decrease" {
  text = "When a third unit of a company comes to hold its roadblock the marker goes back a box; when it is two or fewer again, the marker goes forward a box at once."

  rule "A Unit Comes or Goes" {
    given = { unit = unit, here = place }
    after = enter(unit, here)
    run "Count the Roadblocks" {}
  }
  rule "A Unit Is Gone" {
    given = { unit = unit }
    after = remove(unit)
    run "Count the Roadblocks" {}
  }

  rule "Count the Roadblocks" {
    ruling = "in the first box the marker cannot go back; what an attack cuts off as it is launched counts on the next marker"
    when   = counterattack.at != attack_launched
    each diary {
      from = war_diaries
      let { enough = count(manning(diary.company)) >= 3 }
      if "a third unit" {
        when = enough && !diary.strong
        set diary { strong = true }
        run "Shift the Counterattack" { by = -1 }
      }
      else "two or fewer" {
        when = !enough && diary.strong
        set diary { strong = false }
        run "Shift the Counterattack" { by = 1 }
      }
    }
  }
  rule "Shift the Counterattack" {
    given = { by = number }
    advance counterattack { by = by }
  }
}

section "P-7" "After the Fourth Counterattack" {
  text = "The marker is taken away: no further attack can come."

  rule "No Further Attack" {
    instead_of = shift_the_counterattack()
    when       = attack_coming.at == over
  }
}

section "P-8" "Not Enough Units" {
  text   = "If the pool has too few, as many come as there are, the most advanced Ranger units first."
  ruling = "units that were eliminated do not come back, and of the machine guns only three are left for four attacks"

  value "Progress" {
    given = { unit = ranger }
    base  = unit.in_play ? unit.at.row : -1
  }
}
