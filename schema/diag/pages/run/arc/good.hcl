arc(gun, gun.facing, max(1, 90 - gun.stress))
