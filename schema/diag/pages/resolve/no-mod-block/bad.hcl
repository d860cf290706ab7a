# the folder of a mod
modify "Courage" { by = 1 }
