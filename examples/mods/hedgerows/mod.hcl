# A mod of Bolt Action: an army and a table of one's own, a file for each.

mod "Hedgerows" {
  id           = "hedgerows"
  game         = "bolt_action"
  version      = "1.0"
  game_version = ">= 0.1" # of the game
  text         = "Rangers, among the banks and lanes of Normandy."
}
