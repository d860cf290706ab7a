value "Standing" {
  given = { here = post }
  base  = count(here.soldiers)
}
