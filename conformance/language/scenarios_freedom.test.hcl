# A set-up that leaves a choice to the player.

game "Freedom" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
player "Bert" {}
kind "step" { is = space }
roster "step" {
  columns = []
  rows    = { A = [], B = [], C = [] }
}
kind "man" { is = piece }
roster "man" {
  columns = [count]
  rows    = { Bob = [1], Grunt = [2] }
}
scenario "Freedom" {
  deploy "Anna" {
    rows = [[[A, B], [bob, grunt]]] # of several places the player chooses, for each piece
  }
}
test "Choices of set-up" {
  scenario = freedom
  answer { place = A }
  answer { place = B }
  expect {
    A = [bob]
    B = [grunt]
  }
}
