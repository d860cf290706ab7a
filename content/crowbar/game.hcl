# Crowbar!, 6 to 8 June 1944: three Ranger companies climb Pointe du Hoc, look for six guns, and
# hold the road until relief comes. The files follow the rulebook, one for each of its letters.

game "Crowbar!" {
  id       = "crowbar"
  language = 1
  version  = "1.0.0"
  rulebook = "Crowbar! The Rangers at Pointe du Hoc, Flying Pig Games 2019"
  begin    = the_battle
  players  = [force_a] # the modes R, S and T seat others
  length   = 800
  text     = "Land, climb, find the guns and block the highway, before the Germans organize themselves and time runs out."
  goal     = "Find and destroy the guns, block the highway, take prisoners, lose few men, and hold out until the relief is near: victory points say how well you did, from 85 on a victory. The game is over as soon as the relief arrives."

  minutes = 120
  weight  = medium
}

player "Force A" {} # Dog, Easy and Fox
player "Easy Player" {}
player "Dog Player" {}
player "Fox Player" {}
player "German Player" {}
