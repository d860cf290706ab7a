track "Alarm" { boxes = [quiet, stir, panic] }
rule "Noise" {
  given = { soldier = soldier }
  after = enter(soldier, ford)
  advance alarm {}
}
rule "Panic" {
  after = enter(alarm, panic)
  advance morale { by = -1 }
}
