enum "ground" { names = 3 }
