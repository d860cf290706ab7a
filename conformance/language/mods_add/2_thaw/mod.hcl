mod "Thaw" { game = "adding" }
omen "Thaw" {}
add composition "Seasons" { rows = { thaw = [2, 1] } }
add composition "Seasons" {
  decks = [Winter]
  rows  = { moon = [2] }
}
add enum "weather" { names = [fog] }
add track "Cold" { boxes = numbers(4, 5) }
add kind "crew" { state = { tired = bool } }
add roster "gun" { rows = { Howitzer = [] } }
add roster "crew" { rows = { Thaw_Crew = [2, [howitzer]] } }
revise roster "crew" { rows = { Old_Crew = { add = [0, [howitzer]] } } }
add cup "Bag" { holds = [green] }
add table "Price" { rows = [[3, 30]] }
add option "Sky" {
  variant "Mild" {
    modify "Gloom" { by = -1 }
  }
}
