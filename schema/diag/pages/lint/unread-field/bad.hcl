kind "die face" {
  is     = concept
  traits = [routing]
}
die_face "Rout" { traits = [routing] }
