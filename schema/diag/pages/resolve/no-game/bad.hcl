# the folder of a game
player "Ann" {}
