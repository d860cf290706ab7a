# Which armies are brought, and how one is chosen from a list.

section "6.10" "Choosing an Army" {
  text = "An army comes ready, or is chosen from a list, unit by unit, up to the agreed points: first a lieutenant and two squads, then up to six squads, and one of most other kinds; transports for all who walk, and tows; a spotter for a mortar, and a car for an observer."

  option "Allied Army" {
    default = us_ready_500
    variant "US Ready 500" { text = "A lieutenant, two rifle squads, a machine gun, a bazooka and an M8 armored car." }
    variant "US Ready 1000" {
      text = "A lieutenant, three rifle squads, support teams, an anti-tank gun and a Sherman."
      modify "Commanded" "1,000 points" {
        when = commander == allies
        to   = us_1000
      }
    }
    variant "US Chosen" {
      text = "Unit by unit, from the list of the army."
      modify "Commanded" "from the list" {
        when = commander == allies
        to   = us_list
      }
    }
  }
  option "Axis Army" {
    default = german_ready_500
    variant "German Ready 500" { text = "A lieutenant, two grenadier squads, a machine gun, an anti-tank rifle and an SdKfz 222 armored car." }
    variant "German Ready 1000" {
      text = "A lieutenant, three grenadier squads, support teams, an anti-tank gun and a half-track."
      modify "Commanded" "1,000 points" {
        when = commander == axis
        to   = german_1000
      }
    }
    variant "German Chosen" {
      text = "Unit by unit, from the list of the army."
      modify "Commanded" "from the list" {
        when = commander == axis
        to   = german_list
      }
    }
  }
  value "Limit" { base = 500 } # for armies that are chosen
  option "Points" {
    default = up_to_500
    variant "Up to 500" { text = "For an army that is chosen: about six units." }
    variant "Up to 1000" {
      text = "For an army that is chosen: the standard size."
      modify "Limit" "the standard size" { to = 1000 }
    }
  }
  table "Platoon" { # how many of each there must, and may, be
    given   = { choice = choice }
    returns = { fewest = number, most = number }
    source  = "source: 2nd edition catalogues; one platoon"
    rows = [
      [lieutenant, 1, 1],
      [infantry, 2, 6],
      [transport, 0, 12],
      [else, 0, 1],
    ]
  }
  value "Counted" {
    given = { units = set(unit), choice = choice }
    base  = count([for u in units : u if u.choice == choice])
  }
  value "Carriers Allowed" { # a transport for each squad, team and officer, and a tow for each gun
    given = { units = set(unit) }
    base  = count([for u in units : u if u.slot != vehicle && !u.spotter])
  }
  value "Legal" { # as an army of so many points
    given = { units = set(unit), points = number }
    base = sum(units[*].cost) <= points && counted(units, transport) <= carriers_allowed(units) && none([
      for c in choices : c
      if counted(units, c) < platoon(c).fewest || counted(units, c) > platoon(c).most
    ])
  }
  value "Still Needed" { # points to keep for what a platoon must have
    given = { units = set(unit), rest = set(unit) }
    base = sum([
      for c in choices : max(0, platoon(c).fewest - counted(units, c)) * cheapest(rest, c)
      if platoon(c).fewest > counted(units, c)
    ])
  }
  value "Cheapest" {
    given = { units = set(unit), choice = choice }
    base  = counted(units, choice) == 0 ? 0 : min([for u in units : u.cost if u.choice == choice])
  }
  value "Rest of the List" {
    given = { commander = commander }
    base = [
      for u in all(units) : u
      if u.army == commanded(commander) && u.left_out
    ]
  }
  value "May Be Chosen" {
    given = { commander = commander }
    base = [
      for u in rest_of_the_list(commander) : u
      if fits(u, brought(commander), rest_of_the_list(commander))
    ]
  }
  value "Must Be Chosen" {
    given = { commander = commander }
    base = [
      for u in may_be_chosen(commander) : u
      if counted(brought(commander), u.choice) < platoon(u.choice).fewest
    ]
  }
  value "Fits" {
    given = { unit = unit, chosen = set(unit), rest = set(unit) }
    base = (
      (unit.serves == none || contains(chosen, unit.serves)) &&
      counted(chosen, unit.choice) < platoon(unit.choice).most &&
      (unit.choice != transport || counted(chosen, transport) < carriers_allowed(chosen)) &&
      sum(union(chosen, unit)[*].cost) + still_needed(union(chosen, unit), but_not(rest, unit)) <= limit
    )
  }
  rule "Choose an Army" {
    given = { commander = commander }
    set {
      the      = brought(commander)
      left_out = true
    }
    repeat { # first what a platoon must have
      while = any(must_be_chosen(commander))
      choose unit {
        from      = must_be_chosen(commander)
        player    = commander
        or_return = true
      }
      set unit { left_out = false }
    }
    repeat {
      while = any(may_be_chosen(commander))
      choose unit {
        from     = may_be_chosen(commander)
        player   = commander
        may_pass = true
        passing  = "that is all"
      }
      if "that is all" {
        when = unit == none
        return {}
      }
      set unit { left_out = false }
    }
  }
}
