kind "tent" { is = peice }
