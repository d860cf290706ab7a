kind "gun" { is = piece }
gun "Long Tom" { at = hill }
