track "Miles" { boxes = numbers(0, 5) }
rule "March" {
  when = miles < 5
  advance miles {}
  run "March" {}
}
