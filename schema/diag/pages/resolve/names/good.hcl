enum "ground" { names = [open, wood, marsh] }
