# Chapter 1: weather and time. The days and their weather are the rulebook's own list.

section "1.0" "Weather and Time" {
  text     = "The weather of each turn is known; the days are short."
  no_rules = "a heading"
}

section "1.1" "Weather" {
  text = "Fog and rain take one off every Fire and Assault Rating, shorten sight to two and three hexes, and add a point to each hex entered; snow takes one off Troop Quality and adds half a point. Rain and snow do not slow a Column on a primary road."

  enum "hour" { names = ["0700", "0900", "1100", "1300", "1500", night] }
  enum "weather" { names = [fair, fog, rain, snow] }

  track "Turn" {
    fields = { hour = hour, date = number, weather = weather }
    name   = "${hour} ${date} Dec"
    boxes = [
      { hour = night, date = 15, weather = fair },
      { hour = hour_0700, date = 16, weather = fog },
      { hour = hour_0900, date = 16, weather = fog },
      { hour = hour_1100, date = 16, weather = fair },
      { hour = hour_1300, date = 16, weather = fair },
      { hour = hour_1500, date = 16, weather = fair },
      { hour = night, date = 16, weather = fair },
      { hour = hour_0700, date = 17, weather = fog },
      { hour = hour_0900, date = 17, weather = fair },
      { hour = hour_1100, date = 17, weather = rain },
      { hour = hour_1300, date = 17, weather = rain },
      { hour = hour_1500, date = 17, weather = fair },
      { hour = night, date = 17, weather = fair },
      { hour = hour_0700, date = 18, weather = fog },
      { hour = hour_0900, date = 18, weather = fog },
      { hour = hour_1100, date = 18, weather = rain },
      { hour = hour_1300, date = 18, weather = rain },
      { hour = hour_1500, date = 18, weather = fair },
      { hour = night, date = 18, weather = fair },
      { hour = hour_0700, date = 19, weather = fog },
      { hour = hour_0900, date = 19, weather = fair },
      { hour = hour_1100, date = 19, weather = fair },
      { hour = hour_1300, date = 19, weather = fair },
      { hour = hour_1500, date = 19, weather = fair },
      { hour = night, date = 19, weather = fair },
      { hour = hour_0700, date = 20, weather = fog },
      { hour = hour_0900, date = 20, weather = fog },
      { hour = hour_1100, date = 20, weather = fair },
      { hour = hour_1300, date = 20, weather = fair },
      { hour = hour_1500, date = 20, weather = fair },
      { hour = night, date = 20, weather = fair },
      { hour = hour_0700, date = 21, weather = fog },
      { hour = hour_0900, date = 21, weather = fair },
      { hour = hour_1100, date = 21, weather = fair },
      { hour = hour_1300, date = 21, weather = fair },
      { hour = hour_1500, date = 21, weather = fair },
      { hour = night, date = 21, weather = snow },
      { hour = hour_0700, date = 22, weather = fog },
      { hour = hour_0900, date = 22, weather = snow },
      { hour = hour_1100, date = 22, weather = snow },
      { hour = hour_1300, date = 22, weather = snow },
      { hour = hour_1500, date = 22, weather = snow },
      { hour = night, date = 22, weather = snow },
      { hour = hour_0700, date = 23, weather = fog },
      { hour = hour_0900, date = 23, weather = fair },
      { hour = hour_1100, date = 23, weather = fair },
      { hour = hour_1300, date = 23, weather = fair },
      { hour = hour_1500, date = 23, weather = fair },
      { hour = night, date = 23, weather = fair },
      { hour = hour_0700, date = 24, weather = fog },
      { hour = hour_0900, date = 24, weather = fair },
      { hour = hour_1100, date = 24, weather = fair },
      { hour = hour_1300, date = 24, weather = fair },
      { hour = hour_1500, date = 24, weather = fair },
      { hour = night, date = 24, weather = fair },
      { hour = hour_0700, date = 25, weather = fog },
      { hour = hour_0900, date = 25, weather = fog },
      { hour = hour_1100, date = 25, weather = fair },
      { hour = hour_1300, date = 25, weather = fair },
      { hour = hour_1500, date = 25, weather = fair },
      { hour = night, date = 25, weather = fair },
    ]
  }

  value "Weather Now" { base = turn.at.weather }
  while "Fog" {
    when = weather_now == fog
    modify "Rating" "fog" { by = -1 }
    modify "Sight" "fog" { at_most = 2 }
    modify "Ground Cost" "fog" { by = 1 }
    modify "Exit Cost" "fog" { by = 1 }
  }
  while "Rain" {
    when = weather_now == rain
    modify "Rating" "rain" { by = -1 }
    modify "Sight" "rain" { at_most = 3 }
    modify "Ground Cost" "rain" {
      when = !by_primary_road(unit, from, to)
      by   = 1
    }
    modify "Exit Cost" "rain" {
      when = !out_by_primary_road(unit)
      by   = 1
    }
  }
  while "Snow" {
    when = weather_now == snow
    modify "Division Shift" "snow" { by = -1 }
    modify "Ground Cost" "snow" {
      when = !by_primary_road(unit, from, to)
      by   = 0.5
    }
    modify "Exit Cost" "snow" {
      when = !out_by_primary_road(unit)
      by   = 0.5
    }
  }
}

section "1.2" "Time and Night" {
  text = "Five turns of daylight begin at 0700, the sixth is the night. At night sight is three hexes and every Fire and Assault Rating is two lower; bad weather counts as well."

  while "Night" {
    when = turn.at.hour == night
    modify "Rating" "night" { by = -2 }
    modify "Sight" "night" { at_most = 3 }
  }
}
