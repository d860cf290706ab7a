enum "ground" { names = [open, wood] }
