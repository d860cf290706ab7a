# Optional rule O2.0: dice for the weather.

section "O2.0" "Optional Weather Determination" {
  text = "Each morning is foggy, and a die says whether the day is clear. Later turns roll from the weather of the turn before; fair weather lasts."

  kind "sky" {
    is    = concept
    state = { weather = weather, clear = bool, known = bool }
  }
  sky "The Sky" {}

  table "Clouds" { # what is added to the die of the morning
    given   = { date = number }
    returns = { shift = number }
    rows    = [["..16", -3], ["17-18", -2], ["19-20", -1], [21, 0], [22, 3], [23, 5], [24, 6], ["25..", 7]]
  }
  table "Weather Table" { # by whether the day is clear, the weather before, and the die; from fog later hours add to the die
    given   = { clear = bool, before = weather, throw = number }
    returns = { weather = weather }
    rows = [
      [any, fair, any, fair],
      [true, fog, "..4", fog],
      [true, fog, "5..", fair],
      [false, fog, "..3", fog],
      [false, fog, 4, rain],
      [false, fog, 5, snow],
      [false, fog, "6..", fair],
      [any, rain, "..6", rain],
      [any, snow, "..6", snow],
      [any, [rain, snow], "7..", fair],
    ]
  }
  option "O2" {
    ruling = "what the columns of the table show is the turn before; a game begins under the sky of its day"
    variant "Historical Weather" { text = "Each day has the weather it had." }
    variant "Dice for the Weather" {
      text = "A die decides what the weather becomes."
      rule "The First Sky" {
        after = enter(turn, any)
        when  = !the_sky.known
        set the_sky {
          weather = turn.at.weather
          clear   = turn.at.date >= 23
          known   = true
        }
      }
      rule "Look at the Sky" {
        after = weather()
        if "a new day" {
          when = turn.at.hour == hour_0700
          roll throw "new day's weather" { dice = d10 }
          set the_sky {
            weather = fog
            clear   = digit(throw) + clouds(turn.at.date) >= 7
          }
        }
        else "if it is not fair" {
          when = the_sky.weather != fair
          roll throw "weather" { dice = d10 }
          set the_sky {
            weather = weather_table(
              the_sky.clear,
              the_sky.weather,
              (
                digit(throw) +
                (
                  the_sky.weather != fog ? 0 :
                  turn.at.hour == hour_1300 ? 1 :
                  turn.at.hour == hour_1500 ? 2 :
                  0
                )
              )
            )
          }
        }
      }
      modify "Weather Now" "by the dice" { to = the_sky.weather }
      modify "Clear Sky" "by the dice" { to = the_sky.clear }
    }
  }
}
