# How the game looks on screens, in pictures and on paper. No counter was seen: which arm a unit is
# follows the color of its fire, and its name where that tells more.

look {
  area  = field
  score = [turn, weather_now, division.points]
  ends  = [hexes_to_take]
  spans = { turn = turns_of_the_scenario }
  quiet = [
    unit.ready, unit.lifted, unit.means, unit.arriving, unit.outbound, unit.called, unit.acting, unit.free, unit.once, unit.again, unit.came, unit.last, unit.aim, unit.points, unit.shot, unit.fired, unit.storming, unit.gone,
    unit.due_E, unit.due_step, unit.due_C, unit.due_S, unit.due_fear,
    formation.active, formation.taken, formation.acted, hex.held, hex.barred_by, hex.mined_by, sheet.laid,
  ]
  hidden = [
    unit.outbound, unit.last, unit.acting, unit.free, unit.once, unit.again, unit.came, unit.called, unit.aim, unit.due_E, unit.due_step, unit.due_C, unit.due_S, unit.due_fear,
    formation.active, formation.taken, formation.acted, sheet.laid, division.silent, division.out_of_touch, hex.held, # whoever passed last: what victory asks for is counted above
  ]
  rolls = { check = ["passed", "failed"] }
  sides = {
    american = pale
    german   = slate
  }
  pieces = {
    unit = {
      owner   = home.player
      numbers = whole # A1506 is A/1/506, 1F39 is 1. Fus 39
      symbol = {
        "Para Rifle"         = [infantry, airborne]
        "Para HQ"            = [infantry, airborne, headquarters]
        "Para Engineer"      = [engineer, airborne]
        "Para Recon"         = [cavalry, airborne]
        "Para 105 mm"        = [artillery, airborne]
        "Para 75 mm"         = [artillery, airborne]
        "Glider Rifle"       = [infantry, glider]
        "Glider HQ"          = [infantry, glider, headquarters]
        "HQ Defense"         = [infantry, headquarters]
        "Armored HQ"         = [mechanized, headquarters]
        "Armored Rifle"      = mechanized
        "Engineer"           = engineer
        "Arm Engineer"       = [engineer, armor]
        "Heavy Weapons"      = [infantry, machine_gun]
        "Heavy Gren"         = [infantry, machine_gun]
        "Mot Heavy"          = [infantry, machine_gun]
        "Cavalry"            = cavalry
        "Scout"              = cavalry
        "Armored Car"        = [cavalry, armor]
        "Armored Car (Lehr)" = [cavalry, armor]
        "M7 Priest"          = [artillery, armor]
        "Gun on Tracks"      = [artillery, armor]
        "Rockets"            = rocket
        "Pioneer"            = engineer
        "Mot Pioneer"        = [engineer, motorized]
        "Arm Pioneer"        = [engineer, armor]
        "Arm Pioneer (Lehr)" = [engineer, armor]
        "Mot Grenadier"      = [infantry, motorized]
        "Arm Grenadier"      = mechanized
        "Arm Gren (Lehr)"    = mechanized
        "Mech Platoon"       = mechanized
        "88 mm Flak"         = air_defense
        else = {
          white  = armor
          blue   = anti_tank
          orange = artillery
          brown  = artillery
          yellow = air_defense
          green  = mortar
          else   = infantry
        }[self.pattern.color]
      }[self.pattern]
      size = {
        orange = battalion
        brown  = battalion
        else   = self.pattern.full == 0 ? platoon : company
      }[self.pattern.color]
      above = {
        afoot   = [pattern.fire, pattern.range]
        mounted = [pattern.transport.fire, pattern.transport.range]
      }
      below = {
        afoot   = [pattern.assault, pattern.defense, pattern.allowance]
        mounted = [pattern.transport.assault, pattern.transport.defense, pattern.transport.allowance]
      }
      right  = [pattern.quality]
      stripe = self.white_striped ? "#ffffff" : none
    }
    leader = {
      owner  = formation.home.player
      symbol = headquarters
      below  = [reach, limit]
    }
    lookout = {
      owner   = home.player
      numbers = whole
    }
    truck = {
      owner  = home.player
      symbol = supply
      below  = [print.allowance]
    }
    activation_chit = { owner = player }
  }
  grounds = {
    woods   = ["w", trees]
    village = ["v", houses]
    town    = ["t", houses]
    city    = ["c", houses]
  }
  borders = {
    primary   = ["=", road]
    secondary = ["-", track]
    railroad  = ["+", rail]
    stream    = ["~", stream]
    river     = ["#", water]
    slope     = ["^", cliff]
  }
}
