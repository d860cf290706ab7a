# A thing that is called as its kind.

game "Kinds" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "gate" { is = space }
gate "Gate" {}
kind "man" { is = piece }
man "Ann" {}
test "gate is the gate, where no gate of the next name is there" {
  given { gate = [ann] }
  expect { that = count(gate.pieces) == 1 }
}
