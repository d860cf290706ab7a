arc(gun, gun.facing, 90 - gun.stress)
