kind "tent" { is = piece }
