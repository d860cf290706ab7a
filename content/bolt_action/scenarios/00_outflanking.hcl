# Reserves that go around the enemy's flank.

section "7.5.2" "Outflanking" {
  text = "Reserves may be sent around the left or the right flank; which, is noted in secret until the first of them arrives. From the third turn on they come by that side edge, at most two feet from their own, and a foot farther in each later turn."

  value "May Outflank" { base = true }
  rule "Outflank" {
    given = { commander = commander }
    after = keep_reserves(commander)
    when  = may_outflank
    run "Send Around" {}
  }
  rule "Send Around" {
    given = { commander = commander }
    choose outflanker "units to send around" {
      from   = [for u in reserves.units : u if u.commander == commander]
      player = commander
      up_to  = count(reserves.units)
      none {}
    }
    set outflanker { outflanking = true }
    each unit {
      from = outflanker
      choose around "flank to come around" {
        from   = [west, east]
        player = commander
        secret = true
      }
      set unit {
        from_the_east = around == east
        flank_sealed  = true
      }
    }
  }
  value "Way Around" {
    given = { unit = unit }
    base  = unit.from_the_east ? east : west
  }
  modify "May Arrive" "who goes around" {
    when = unit.outflanking && turn < 3
    to   = false
  }
  modify "Entry" "by a flank" {
    when = unit.outflanking
    base = within(
      0,
      edge(table, way_around(unit)),
      within(24 + 12 * max(0, turn - 3), edge(table, unit.commander.edge))
    )
  }
  rule "The Notes Are Read" { # all of that player's, when the first of them has come
    given = { unit = unit }
    after = come_on(unit)
    when  = unit.outflanking && unit.arrived == turn # it may be aboard already
    set {
      the          = [for u in all(units) : u if u.commander == unit.commander && u.flank_sealed]
      flank_sealed = false
    }
  }
}
