# Tracks: a row of boxes with one marker.

game "Tracks" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}

track "Morale" {
  boxes = numbers(0, 5)
  start = 3
}
track "Time" {
  boxes = [dawn, "High Noon", dusk]
  start = dawn
}
track "Cold" { boxes = numbers(-2, 2) } # starts in its first box
track "Entered" { boxes = numbers(0, 20) }
track "Left Alone" { boxes = numbers(0, 20) }

rule "Every Box" {
  given = { box = track_box }
  after = enter(morale, box)
  advance entered {}
}
rule "Bottom" {
  after = enter(morale, 0)
  advance left_alone { by = 5 }
}
rule "Dusk Falls" {
  after = enter(time, dusk)
  advance left_alone {}
}
rule "Before Noon" {
  before = enter(time, high_noon)
  advance left_alone { by = 2 }
}

enum "month" { names = [may, june] }
track "Calendar" { # boxes made from records
  fields = { month = month, day = number, dark = bool }
  boxes = [
    { month = may, day = 30, dark = false },
    { month = may, day = 31, dark = true },
    { month = june, day = 1, dark = true },
  ]
  name = "${month} ${day}"
}
test "What is printed in boxes" {
  expect { that = calendar.at.month == may && !calendar.at.dark && may_30 == calendar.at }
  advance calendar { by = 2 }
  expect { that = calendar == 2 && calendar.at.month == june && calendar.at.dark }
}

test "The name of a track reads as its number; at is its box" {
  expect { that = morale == 3 && morale + 1 == 4 && morale.at.number == 3 && cold == -2 && time == 0 && time.at == dawn }
}

test "advance enters every box on its way" {
  advance morale { by = -2 }
  expect { that = morale == 1 && entered == 2 && left_alone == 0 }
  advance morale { by = -1 }
  expect { that = morale == 0 && entered == 3 && left_alone == 5 }
}

test "It stops at the end of the track, and enters no box there" {
  advance morale { by = 9 }
  expect { that = morale == 5 && entered == 2 }
  advance morale {}
  expect { that = morale == 5 && entered == 2 }
}

test "move goes straight into a box and enters that box alone" {
  move morale { to = 0 }
  expect { that = morale == 0 && entered == 1 && left_alone == 5 }
}

test "move into the box where it stands enters it again" {
  move morale { to = 3 }
  expect { that = entered == 1 }
}

test "Boxes with names" {
  advance time {}
  expect { that = time.at == high_noon && left_alone == 2 }
  advance time {}
  expect { that = time.at == dusk && left_alone == 3 && time == 2 }
  move time { to = dawn }
  expect { that = time.at != dusk }
}

test "A track that nothing waits for" {
  advance cold { by = 10 }
  expect { that = cold == 2 }
  advance cold { by = -100 }
  expect { that = cold == -2 }
  move cold { to = 1 }
  expect { that = cold == 1 }
}

track "Watches" { # texts, lists, sets and dice are printed in boxes, too
  fields = { says = text, hours = list(number), months = set(month), die = die }
  boxes = [
    { says = "all quiet", hours = [1, 2], months = [may], die = d4 },
    { says = "a noise", hours = [], months = [june, may], die = d8 },
  ]
}
test "What is printed in the box where the marker stands" {
  expect { that = sum(watches.at.hours) == 3 && count(watches.at.months) == 1 && watches.at.die == d4 }
  advance watches {}
  expect { that = count(watches.at.hours) == 0 && contains(watches.at.months, june) && watches.at.die == d8 }
  say { text = "${watches.at.says}" }
}
