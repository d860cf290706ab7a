game "Empty" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "event" { is = card }
deck "Sky" { of = event }
box "Shown" {}

test "An empty deck" {
  text = "nothing is left to draw"
  draw x {
    from = sky
    to   = shown
  }
}
