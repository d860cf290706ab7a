enum "omen" { names = [raven, comet, eclipse] }
kind "chit face" {
  is     = concept
  fields = { omen = omen }
}
roster "chit_face" {
  columns = [omen]
  rows    = { Black = [raven], White = [comet], Grey = [eclipse] }
}
rule "Read the Sky" {
  after = set_up()
  each face {
    from = chit_faces
    run "Omen" { omen = face.omen }
  }
}
rule "Omen" { given = { omen = omen } }
rule "The Raven" {
  after = omen(raven)
  advance morale { by = -1 }
}
rule "The Comet" {
  after = omen(comet)
  advance morale { by = 1 }
}
