/* the sequence of play
phase "Night" {}
