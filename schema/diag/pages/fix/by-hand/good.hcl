let { second_wave = 2 }
