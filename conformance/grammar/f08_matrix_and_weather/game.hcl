# Race for Bastogne: the campaign victory matrix, the weather as it was, and the weather as the dice
# have it.

game "Matrix and Weather" {
  id       = "f08_matrix_and_weather"
  language = 1
  begin    = campaign
}

player "American" {}
player "German" {}

# ------------------------------------------------------------------------------------- victory
section "Sc7" "Campaign victory" {
  result "German Decisive Victory" { worth = -2 }
  result "German Victory" { worth = -1 }
  result "Draw" { worth = 0 }
  result "American Victory" { worth = 1 }
  result "American Decisive Victory" { worth = 2 }

  table "Campaign Victory Matrix" { # a fact that does not matter: any
    given   = { exits_made = bool, bastogne_taken = bool, road_free = bool, ever_surrounded = bool }
    returns = { award = result }
    rows = [
      [true, true, true, any, german_decisive_victory],
      [true, true, false, any, german_victory],
      [false, true, any, any, draw],
      [true, false, any, any, draw],
      [false, false, any, true, american_victory],
      [false, false, any, false, american_decisive_victory],
    ]
  }

  kind "objective" { # facts of the campaign that no piece shows
    is    = concept
    state = { reached = bool }
  }
  objective "Exits" {}
  objective "Bastogne" {}
  objective "Road" {}
  objective "Siege" {} # once true it stays true

  phase "Campaign" {
    repeat {
      run "Determine the Weather" {}
      if "the last turn" {
        when = turn.at == turn_25_night
        end game { result = campaign_victory_matrix(exits.reached, bastogne.reached, road.reached, siege.reached) }
      }
      advance turn { by = 1 }
    }
  }
}

# --------------------------------------------------------------------------------- time and weather
section "1.2" "Turns" {
  enum "hour" { names = [h0700, h0900, h1100, h1300, h1500, night] }
  track "Turn" { # Night 15 to Night 25 December
    fields = { day = number, hour = hour }
    name   = "turn ${day} ${hour}"
    boxes = concat(
      [{ day = 15, hour = night }],
      flatten([for d in numbers(16, 25) : [for h in hours : { day = d, hour = h }]]),
    )
  }
}

section "1.1" "The weather as it was" {
  enum "conditions" { names = [dry, fog, rain, snow] }
  enum "sky" { names = [overcast, clear_sky] }
  kind "report" {
    is    = concept
    state = { now = conditions, sky = sky }
  }
  report "Weather" {}

  table "Historical Weather" { # one column for each hour, then the day's sky
    given   = { day = number, hour = hour }
    returns = { now = conditions, sky = sky }
    across  = hour
    rows = [
      [16, [fog, fog, dry, dry, dry, dry], overcast],
      [17, [fog, dry, rain, rain, dry, dry], overcast],
      [18, [fog, fog, rain, rain, dry, dry], overcast],
      [19, [fog, dry, dry, dry, dry, dry], overcast],
      [20, [fog, fog, dry, dry, dry, dry], overcast],
      [21, [fog, dry, dry, dry, dry, snow], overcast],
      [22, [fog, snow, snow, snow, snow, snow], overcast],
      [23, [fog, dry, dry, dry, dry, dry], clear_sky],
      [24, [fog, dry, dry, dry, dry, dry], clear_sky],
      [25, [fog, fog, dry, dry, dry, dry], clear_sky],
    ]
  }

  rule "Determine the Weather" {
    when = turn.at.day > 15
    let { today = historical_weather(turn.at.day, turn.at.hour) }
    set weather {
      now = today.now
      sky = today.sky
    }
  }
}

section "O2.0" "The weather as the dice have it" {
  option "Weather Rule" {
    default = as_it_was
    variant "As It Was" {
      text = "The weather follows the calendar."
    }
    variant "Random Weather" {
      text = "Each turn the weather is rolled for."
      rule "Roll for the Weather" {
        instead_of = determine_the_weather()
        if "a new day: fog, and the day's sky" {
          when = turn.at.hour == h0700
          roll die { dice = d10 }
          set weather {
            sky = rolled_sky(die + sky_modifier(turn.at.day))
            now = fog
          }
        }
        else "fog may lift, and an overcast sky may change" {
          when = weather.now != dry
          roll die { dice = d10 }
          set weather { now = next_weather(weather.sky, weather.now, die + hour_modifier(weather.now, turn.at.hour)) }
        }
      }
    }
  }

  table "Rolled Sky" {
    given   = { roll = number }
    returns = { sky = sky }
    rows    = [["..6", overcast], ["7..", clear_sky]]
  }
  table "Sky Modifier" {
    given   = { day = number }
    returns = { mod = number }
    rows    = [[16, -3], ["17-18", -2], ["19-20", -1], [21, 0], [22, 3], [23, 5], [24, 6], [25, 7]]
  }
  table "Next Weather" {
    given   = { sky = sky, before = conditions, roll = number }
    returns = { now = conditions }
    rows = [
      [any, dry, any, dry],
      [clear_sky, fog, "..4", fog],
      [clear_sky, fog, "5..", dry],
      [clear_sky, [rain, snow], any, dry], # cannot arise: a clear day leads from fog only to fog or dry
      [overcast, fog, "..3", fog],
      [overcast, fog, 4, rain],
      [overcast, fog, 5, snow],
      [overcast, fog, "6..", dry],
      [overcast, rain, "..6", rain],
      [overcast, rain, "7..", dry],
      [overcast, snow, "..6", snow],
      [overcast, snow, "7..", dry],
    ]
  }
  table "Hour Modifier" {
    given   = { before = conditions, hour = hour }
    returns = { mod = number }
    rows    = [[fog, h1300, 1], [fog, h1500, 2], [else, 0]]
  }
}
