# Special rule S9.0: trucks and jeeps of the divisions.

section "S9.0" "Divisional Trucks/Jeeps" {
  text = "A unit on foot that is in command may mount trucks of its division as if they were its own. Mounted so it acts as a white-striped independent unit. When it gets down it has done, and the trucks go back; if it is lost they are lost with it."

  kind "truck" {
    is     = piece
    traits = [red_ball]
    fields = { home = division, print = print }
  }
  box "Motor Pools" { of = truck }
  box "On the Road" { of = truck }
  roster "truck" {
    source  = "invented: how many there are of each is not in the sources"
    columns = [home, print, traits]
    rows = {
      "28th Division Truck" = [viii_corps, truck_20, []]
      "101st Truck 1"       = [division_101st_airborne, truck_20, []]
      "101st Truck 2"       = [division_101st_airborne, truck_20, []]
      "101st Truck 3"       = [division_101st_airborne, truck_20, []]
      "101st Truck 4"       = [division_101st_airborne, truck_20, []]
      "101st Jeep 1"        = [division_101st_airborne, jeep_24, []]
      "101st Jeep 2"        = [division_101st_airborne, jeep_24, []]
      "101st Jeep 3"        = [division_101st_airborne, jeep_24, []]
      "101st Jeep 4"        = [division_101st_airborne, jeep_24, []]
      "26. VG Truck 1"      = [division_26_vg, truck_20, []]
      "26. VG Truck 2"      = [division_26_vg, truck_20, []]
      "26. VG Truck 3"      = [division_26_vg, truck_20, []]
      "26. VG Truck 4"      = [division_26_vg, truck_20, []]
      "2. Panzer Truck 1"   = [division_2_panzer, truck_20, []]
      "2. Panzer Truck 2"   = [division_2_panzer, truck_20, []]
      "2. Panzer Truck 3"   = [division_2_panzer, truck_20, []]
      "Lehr Truck 1"        = [panzer_lehr, truck_20, []]
      "Lehr Truck 2"        = [panzer_lehr, truck_20, []]
      "Red Ball Truck 1"    = [division_101st_airborne, truck_20, [red_ball]]
      "Red Ball Truck 2"    = [division_101st_airborne, truck_20, [red_ball]]
      "Red Ball Truck 3"    = [division_101st_airborne, truck_20, [red_ball]]
      "Red Ball Truck 4"    = [division_101st_airborne, truck_20, [red_ball]]
      "Red Ball Truck 5"    = [division_101st_airborne, truck_20, [red_ball]]
      "Red Ball Truck 6"    = [division_101st_airborne, truck_20, [red_ball]]
    }
  }
  action "Mount Trucks" {
    ruling = "just as if it had transport: whoever has some, be it left behind, takes no trucks"
    menu   = orders
    deed   = moving
    require "is on foot, has a step and no transport" {
      that = unit.now.mobility == leg && unit.steps > 0 && has_no_transport(unit)
    }
    require "has not acted yet" { that = unit.points == unit.now.allowance && !unit.again }
    require "the ground is open to them" { that = open_to_transport(unit) }
    require "is in command" { that = in_command(unit) }
    choose truck {
      from = [
        for t in motor_pools.trucks : t
        if t.home == unit.division && (unit.army == american || none(bridges.closed))
      ]
    }
    run "Board" {}
  }
  rule "Board" {
    given = { unit = unit, truck = truck }
    move truck { to = on_the_road }
    set unit { lift = truck }
    run "Change Sides" {}
  }
  rule "Trucks Go Back" {
    given = { unit = unit }
    after = flip(unit)
    when  = unit.afoot && unit.lift != none
    each truck {
      from = [for t in all(trucks) : t if t == unit.lift]
      move truck {
        to = (
          truck.red_ball || (unit.in_play && (spot(unit).raised || spot(unit).sunken)) ? out :
          motor_pools
        )
      }
    }
    set unit {
      lift   = none
      points = 0
      halted = true
      again  = true
    }
  }
  rule "Trucks Are Lost" {
    given = { unit = unit }
    after = remove(unit)
    when  = unit.lift != none
    move {
      the = [for t in all(trucks) : t if t == unit.lift]
      to  = out
    }
    set unit { lift = none }
  }
}
