kind "field" { is = space }
field "Ford" {}
map "Board" {}
look { layouts = { board = "[Frod   ]" } }
