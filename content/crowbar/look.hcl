# How the game looks on screens, in pictures and on paper.

look {
  pieces = {
    ranger = {
      symbol = infantry
      size   = platoon
      colour = pale
      stripe = { easy = amber, dog = blue, fox = rose }[self.company]
    }
    german = {
      symbol = self.MG ? machine_gun : self.FLAK ? air_defense : infantry
      size   = self.FLAK ? none : squad
      colour = slate
    }
    event_chit = { # C12, with what it does for whom
      numbers = whole
      above   = [ranger_event, ranger_company]
      below   = [german_event, german_company]
    }
    landing_craft = { colour = pale }
    commander = {
      colour = pale
      stripe = { easy = amber, dog = blue, fox = rose }[self.company]
    }
    cache = {
      symbol = supply
      colour = pale
      stripe = { easy = amber, dog = blue, fox = rose }[self.company]
    }
    headquarters = {
      symbol = [infantry, headquarters]
      colour = pale
    }
  }
  grounds = {
    woods           = ["w", trees]
    minefield       = ["M", dots]
    highway         = ["H", hatch]
    gun_emplacement = ["g", contours]
    casemate        = ["C", houses]
    building        = ["D", houses]
    barracks        = ["K", houses]
    bunker          = ["B", houses]
    command_bunker  = ["Q", houses]
    s               = ["", waves, "sea"]
    b               = ["", dots, "beach"]
  }
  borders = {
    cliff = ["#", cliff]
    wire  = ["~", wire]
  }
  state = { "square.hold" = ["", "1", "2"] } # no hold, a shaky one, a firm one
  quiet = [                                  # who has acted, what lies on whom, and what goes along with a unit
    ranger.worn, ranger.die, cache.handled, movement_die.used, movement_die.shows,
    currently_active, done_firing,
    what_goes_along, the_craft_goes_along,
  ]
  ends  = [points_to_a_victory]
  score = [time, counterattack, command_bunker_held_by, relief]
  shown = {
    ranger = [strength] # on the board
  }
}
