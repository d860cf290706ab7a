menu "Night" { player = red }
action "Sleep" {
  menu = night
  say { text = "good night" }
}
rule "Evening" {
  after = set_up()
  offer "Night" {}
}
