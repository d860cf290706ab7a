# Slopes: hexsides with a higher and a lower hex. No hex is the higher one of one slope and the
# lower one of another, so that the ground above a slope is said of the hex.

section "2.2.1" "Slope" {
  feature "Clerf west slope" {
    source = "reconstructed after the geography of the ground"
    between = [
      hexes("64.17 65.18"), hexes("64.18 65.18"), hexes("64.18 65.19"), hexes("64.19 65.19"), hexes("64.19 65.20"),
      hexes("64.20 65.20"), hexes("64.20 65.21"), hexes("64.21 65.21"), hexes("64.21 65.22"), hexes("64.22 65.22"),
      hexes("65.16 66.16"), hexes("65.17 65.18"), hexes("65.17 66.16"), hexes("65.17 66.17"), hexes("65.23 65.22"),
      hexes("65.23 66.22"), hexes("65.23 66.23"), hexes("65.24 66.23"), hexes("65.24 66.24"), hexes("65.25 66.24"),
      hexes("66.13 67.14"), hexes("66.14 67.14"), hexes("66.14 67.15"), hexes("66.15 66.16"), hexes("66.15 67.15"),
      hexes("66.15 67.16"), hexes("66.25 66.24"), hexes("66.25 67.25"), hexes("66.25 67.26"), hexes("66.26 67.26"),
      hexes("67.12 68.12"), hexes("67.13 67.14"), hexes("67.13 68.12"), hexes("67.13 68.13"), hexes("67.27 67.26"),
      hexes("67.27 68.26"), hexes("68.08 69.09"), hexes("68.09 69.09"), hexes("68.09 69.10"), hexes("68.10 69.10"),
      hexes("68.10 69.11"), hexes("68.11 68.12"), hexes("68.11 69.11"), hexes("68.11 69.12"), hexes("69.07 70.07"),
      hexes("69.08 69.09"), hexes("69.08 70.07"), hexes("69.08 70.08"), hexes("70.04 71.05"), hexes("70.05 71.05"),
      hexes("70.05 71.06"), hexes("70.06 70.07"), hexes("70.06 71.06"), hexes("70.06 71.07"), hexes("71.03 72.03"),
      hexes("71.04 71.05"), hexes("71.04 72.03"), hexes("71.04 72.04"), hexes("72.00 73.01"), hexes("72.01 73.01"),
      hexes("72.01 73.02"), hexes("72.02 72.03"), hexes("72.02 73.02"), hexes("72.02 73.03"), hexes("73.00 73.01"),
      hexes("73.00 74.00"),
    ]
    fields = { slope = true }
  }
  feature "Clerf west crest" {
    source = "reconstructed after the geography of the ground"
    on     = hexes("64.17 64.18 64.19 64.20 64.21 64.22 65.16 65.17 65.23 65.24 65.25 66.13 66.14 66.15 66.25 66.26 67.12 67.13 67.27 68.08 68.09 68.10 68.11 69.07 69.08 70.04 70.05 70.06 71.03 71.04 72.00 72.01 72.02 73.00")
    fields = { crest = true }
  }
  feature "Clerf east slope" {
    source = "reconstructed after the geography of the ground"
    between = [
      hexes("67.19 66.18"), hexes("67.19 66.19"), hexes("67.19 67.18"), hexes("67.20 66.19"), hexes("67.20 66.20"),
      hexes("67.21 66.20"), hexes("67.21 66.21"), hexes("67.21 67.22"), hexes("68.17 67.17"), hexes("68.17 67.18"),
      hexes("68.17 68.16"), hexes("68.18 67.18"), hexes("68.21 67.22"), hexes("68.22 67.22"), hexes("68.22 67.23"),
      hexes("68.23 67.23"), hexes("68.23 67.24"), hexes("68.23 68.24"), hexes("69.15 68.14"), hexes("69.15 68.15"),
      hexes("69.15 69.14"), hexes("69.16 68.15"), hexes("69.16 68.16"), hexes("69.17 68.16"), hexes("69.24 68.24"),
      hexes("69.25 68.24"), hexes("69.25 68.25"), hexes("69.25 69.26"), hexes("70.13 69.13"), hexes("70.13 69.14"),
      hexes("70.13 70.12"), hexes("70.14 69.14"), hexes("70.25 69.26"), hexes("70.26 69.26"), hexes("70.26 69.27"),
      hexes("71.10 70.09"), hexes("71.10 70.10"), hexes("71.10 71.09"), hexes("71.11 70.10"), hexes("71.11 70.11"),
      hexes("71.12 70.11"), hexes("71.12 70.12"), hexes("71.13 70.12"), hexes("72.08 71.08"), hexes("72.08 71.09"),
      hexes("72.08 72.07"), hexes("72.09 71.09"), hexes("73.06 72.05"), hexes("73.06 72.06"), hexes("73.06 73.05"),
      hexes("73.07 72.06"), hexes("73.07 72.07"), hexes("73.08 72.07"), hexes("74.04 73.04"), hexes("74.04 73.05"),
      hexes("74.04 74.03"), hexes("74.05 73.05"), hexes("75.02 74.01"), hexes("75.02 74.02"), hexes("75.02 75.01"),
      hexes("75.03 74.02"), hexes("75.03 74.03"), hexes("75.04 74.03"), hexes("76.00 75.00"), hexes("76.00 75.01"),
      hexes("76.01 75.01"),
    ]
    fields = { slope = true }
  }
  feature "Clerf east crest" {
    source = "reconstructed after the geography of the ground"
    on     = hexes("67.19 67.20 67.21 68.17 68.18 68.21 68.22 68.23 69.15 69.16 69.17 69.24 69.25 70.13 70.14 70.25 70.26 71.10 71.11 71.12 71.13 72.08 72.09 73.06 73.07 73.08 74.04 74.05 75.02 75.03 75.04 76.00 76.01")
    fields = { crest = true }
  }
  feature "Our west slope" {
    source = "reconstructed after the geography of the ground"
    between = [
      hexes("86.00 87.00"), hexes("86.00 87.01"), hexes("86.01 87.01"), hexes("86.01 87.02"), hexes("86.02 87.02"),
      hexes("86.02 87.03"), hexes("86.03 87.03"), hexes("86.03 87.04"), hexes("86.04 87.04"), hexes("86.04 87.05"),
      hexes("86.05 87.05"), hexes("86.05 87.06"), hexes("86.06 87.06"), hexes("86.10 87.11"), hexes("86.11 87.11"),
      hexes("86.11 87.12"), hexes("86.12 87.12"), hexes("86.12 87.13"), hexes("86.13 87.13"), hexes("86.13 87.14"),
      hexes("86.14 87.14"), hexes("87.07 87.06"), hexes("87.07 88.06"), hexes("87.07 88.07"), hexes("87.08 88.07"),
      hexes("87.08 88.08"), hexes("87.09 88.08"), hexes("87.09 88.09"), hexes("87.10 87.11"), hexes("87.10 88.09"),
      hexes("87.10 88.10"), hexes("87.15 87.14"), hexes("87.15 88.14"), hexes("87.15 88.15"), hexes("87.16 88.15"),
      hexes("88.16 88.15"), hexes("88.16 89.16"), hexes("88.16 89.17"), hexes("88.17 89.17"), hexes("88.17 89.18"),
      hexes("88.18 89.18"), hexes("89.19 89.18"), hexes("89.19 90.18"), hexes("89.19 90.19"), hexes("89.20 90.19"),
      hexes("89.20 90.20"), hexes("89.21 90.20"), hexes("90.21 90.20"), hexes("90.21 91.21"), hexes("91.22 91.21"),
      hexes("91.22 92.21"), hexes("92.22 92.21"), hexes("92.22 93.22"), hexes("93.23 93.22"), hexes("93.23 94.22"),
      hexes("94.23 94.22"),
    ]
    fields = { slope = true }
  }
  feature "Our west crest" {
    source = "reconstructed after the geography of the ground"
    on     = hexes("86.00 86.01 86.02 86.03 86.04 86.05 86.06 86.10 86.11 86.12 86.13 86.14 87.07 87.08 87.09 87.10 87.15 87.16 88.16 88.17 88.18 89.19 89.20 89.21 90.21 91.22 92.22 93.23 94.23")
    fields = { crest = true }
  }
  feature "Wiltz south slope" {
    source = "reconstructed after the geography of the ground"
    between = [
      hexes("47.27 48.26"), hexes("48.27 48.26"), hexes("49.27 48.26"), hexes("49.27 49.26"), hexes("49.27 50.26"),
      hexes("50.27 50.26"), hexes("51.27 50.26"), hexes("51.27 51.26"), hexes("51.27 52.26"), hexes("52.27 52.26"),
      hexes("53.27 52.26"), hexes("53.27 53.26"), hexes("53.27 54.26"), hexes("54.27 54.26"), hexes("55.27 54.26"),
      hexes("58.27 58.26"), hexes("58.27 59.27"), hexes("59.28 59.27"), hexes("60.27 59.27"), hexes("60.27 60.26"),
      hexes("60.27 61.27"), hexes("61.28 61.27"), hexes("62.27 61.27"), hexes("62.27 62.26"), hexes("62.27 63.27"),
    ]
    fields = { slope = true }
  }
  feature "Wiltz south crest" {
    source = "reconstructed after the geography of the ground"
    on     = hexes("47.27 48.27 49.27 50.27 51.27 52.27 53.27 54.27 55.27 58.27 59.28 60.27 61.28 62.27")
    fields = { crest = true }
  }
  feature "Foy hollow slope" {
    source = "reconstructed after the geography of the ground"
    between = [
      hexes("25.10 25.09"), hexes("26.09 25.09"), hexes("26.09 26.08"), hexes("27.09 26.08"),
    ]
    fields = { slope = true }
  }
  feature "Foy hollow crest" {
    source = "reconstructed after the geography of the ground"
    on     = hexes("25.10 26.09 27.09")
    fields = { crest = true }
  }
  feature "Hill 510 bizory slope" {
    source = "reconstructed after the geography of the ground"
    between = [
      hexes("30.13 31.13"), hexes("30.13 31.14"), hexes("30.14 31.14"), hexes("30.14 31.15"),
    ]
    fields = { slope = true }
  }
  feature "Hill 510 bizory crest" {
    source = "reconstructed after the geography of the ground"
    on     = hexes("30.13 30.14")
    fields = { crest = true }
  }
  feature "Hill 500 marvie slope" {
    source = "reconstructed after the geography of the ground"
    between = [
      hexes("26.22 25.23"), hexes("26.22 26.23"), hexes("26.22 27.23"),
    ]
    fields = { slope = true }
  }
  feature "Hill 500 marvie crest" {
    source = "reconstructed after the geography of the ground"
    on     = hexes("26.22")
    fields = { crest = true }
  }
}
