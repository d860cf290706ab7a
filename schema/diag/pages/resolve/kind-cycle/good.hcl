kind "tent" { is = shelter }
kind "shelter" { is = piece }
