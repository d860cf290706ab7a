# D: the sequence of play.

section "D" "Sequence of Play" {
  text = "A turn activates all Ranger units, company by company and unit by unit; then time passes and markers are turned back."

  phase "The Battle" {
    run "Set Up" {}
    run "Invasion Approach" {}
    repeat {
      run "Player Turn" {}
    }
  }
}

section "D-1" "Companies" {
  text = "Any company that has units left to activate is chosen, and all its units are activated before the next company's."

  phase "Player Turn" {
    repeat {
      while = any(companies_waiting)
      choose company { from = companies_waiting }
      run "Company's Turn" {}
    }
    run "Last Orders" {}
    run "End of the Turn" {}
  }

  value "Waiting" { # who has not been activated
    given = { company = company }
    base  = [for r in rangers : r if r.company == company && r.rally.ready]
  }
  value "Companies Waiting" { base = [for c in companies : c if any(waiting(c))] }
}

section "D-2" "Units" {
  text = "One unit after the other is activated, and each once. Between activations officers may give orders."

  phase "Company's Turn" {
    given = { company = company }
    repeat {
      while = any(waiting(company))
      offer "Between Activations" {
        none {}
      }
    }
  }

  rule "Last Orders" { # after the last unit: each leader once
    each company {
      from = companies
      when = none([for c in companies : c if c < company && leader_of(c) == leader_of(company)])
      offer "Between Activations" {
        up_to   = any
        passing = "no more orders"
        none {}
      }
    }
  }

  menu "Between Activations" {
    given  = { company = company }
    player = leader_of(company)
  }
  action "Activate a Unit" {
    menu = between_activations
    choose unit { from = may_be_activated(company) }
    run "Activation" {}
  }
  value "May Be Activated" { # by who leads the company
    given = { company = company }
    base  = waiting(company)
  }
}

section "D-3" "Consolidate at Once" {
  text     = "A unit may consolidate before it rolls any die."
  no_rules = "it stands in G-3"
}

section "D-4" "Press Forward" {
  text     = "Otherwise it rolls a movement die."
  no_rules = "it stands in G-5"
}

section "D-5" "On and On" {
  text     = "It may go on until it consolidates or must stop; after a stop it does neither."
  no_rules = "it stands in G-2 and G-7f"
}

section "D-6" "The Next Company" {
  text     = "When a company is through, another one is chosen."
  no_rules = "so it is in D-1"
}

section "D-7" "Interruptions" {
  text     = "What chits and cards bring about in the middle of an activation is carried out to its end; then the activation goes on."
  no_rules = "so it is with every rule that another one runs"
}

section "D-8" "End of the Turn" {
  text = "Time moves on by one. Rally points and supplies are turned back, Rudder may hurry the relief column if he was not used, officers are available again, and Germans are no longer pinned."

  rule "End of the Turn" {
    advance time {}
    flip {
      the = all(rally_points).activated
      to  = ready
    }
    flip {
      the = all(caches).used
      to  = available
    }
    run "Rudder Hurries the Relief" {}
    flip {
      the = all(commanders).used
      to  = available
    }
    run "Reassign the Commanders" {}
    unmark germans { with = pinned }
  }

  rule "Rudder Hurries the Relief" {
    text = "If Rudder was not used, he may bring the relief one box nearer. A box that it lacks costs 5 points; the last one ends the game."
    when = rudder.available && rudder.in_play
    may "hurry the relief column" {
      player = leader_of(company_of(rudder))
      advance relief {}
    }
  }
}
