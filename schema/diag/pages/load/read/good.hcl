# sandtable lint ./my_game
