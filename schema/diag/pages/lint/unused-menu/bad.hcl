menu "Night" { player = red }
action "Sleep" {
  menu = night
  say { text = "good night" }
}
