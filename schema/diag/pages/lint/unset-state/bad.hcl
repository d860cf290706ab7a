kind "gun" {
  is    = piece
  state = { loaded = bool }
}
gun "Long Tom" { at = hill }
rule "Fire" {
  after = enter(ann, hill)
  if "it is loaded" {
    when = long_tom.loaded
    advance morale {}
  }
}
