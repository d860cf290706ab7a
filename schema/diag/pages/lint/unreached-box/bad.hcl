track "Alarm" { boxes = [quiet, stir, panic] }
rule "Noise" {
  given = { soldier = soldier }
  after = enter(soldier, ford)
  move alarm { to = stir }
}
rule "Panic" {
  after = enter(alarm, panic)
  advance morale { by = -1 }
}
