kind "die face" {
  is     = concept
  traits = [routing]
}
die_face "Rout" { traits = [routing] }
rule "The Line Breaks" {
  after = set_up()
  each face {
    from = die_faces.routing
    advance morale { by = -1 }
  }
}
