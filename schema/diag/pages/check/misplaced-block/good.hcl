marker "Dust" { on = post }
rule "Alarm" {
  mark camp { with = dust }
}
