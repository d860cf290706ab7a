game "Field" {
  language = 1
  begin    = start
  parts    = 10
}
rule "Start" {}
map "Table" { surface = [36, 24] }
kind "man" { is = piece }
man "Ann" {}
kind "wood" { is = area }
wood "Grove" { shape = circle(point(10, 10), 3) }
value "Hut" { base = polygon([point(0, 0), point(4, 0), point(4, 4), point(0, 4)]) }
