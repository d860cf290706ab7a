mod "Frost" { game = "adding" }
omen "Frost" {}
add composition "Seasons" { rows = { frost = [1, 0] } }
revise composition "Seasons" { rows = { sun = { add = [1, 0] } } }
add enum "weather" { names = [snow] }
add track "Hour" { boxes = [dusk] }
add track "Cold" { boxes = numbers(4, 6) }
map "Hill" {
  grid   = squares
  of     = plot
  drawn  = <<-HILL
       y z
    7  s s
  HILL
  legend = { s = { weather = snow } }
}
add kind "crew" { state = { frozen = number } }
add roster "gun" { rows = { Mortar = [] } }
add roster "crew" { rows = { Frost_Crew = [5, [mortar]] } }
revise roster "crew" { rows = { Old_Crew = { add = [0, [mortar]] } } }
revise roster "crew" { rows = { New_Crew = { add = [1, []] } } }
add cup "Bag" { holds = [blue] }
add table "Price" { rows = [[2, 20]] }
add option "Sky" {
  variant "Frosty" {
    modify "Gloom" { by = 2 }
  }
}
