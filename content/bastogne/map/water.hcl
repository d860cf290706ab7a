# Water runs on hexsides, in order down the stream.

section "2.2.3" "River" {
  feature "The Our" {
    source = "reconstructed after the geography of the ground; the banks at the named hexes are inferred"
    between = [
      hexes("87.00 88.00"), hexes("87.01 88.00"), hexes("87.01 88.01"), hexes("87.02 88.01"), hexes("87.02 88.02"),
      hexes("87.03 88.02"), hexes("87.03 88.03"), hexes("87.04 88.03"), hexes("87.04 88.04"), hexes("87.05 88.04"),
      hexes("87.05 88.05"), hexes("87.06 88.05"), hexes("88.06 88.05"), hexes("88.06 89.06"), hexes("88.06 89.07"),
      hexes("88.07 89.07"), hexes("88.07 89.08"), hexes("88.08 89.08"), hexes("88.08 89.09"), hexes("88.09 89.09"),
      hexes("88.09 89.10"), hexes("88.10 89.10"), hexes("88.10 89.11"), hexes("88.10 88.11"), hexes("87.11 88.11"),
      hexes("87.12 88.11"), hexes("87.12 88.12"), hexes("87.13 88.12"), hexes("87.13 88.13"), hexes("87.14 88.13"),
      hexes("88.14 88.13"), hexes("88.14 89.14"), hexes("88.14 89.15"), hexes("88.15 89.15"), hexes("89.16 89.15"),
      hexes("89.16 90.15"), hexes("89.16 90.16"), hexes("89.17 90.16"), hexes("89.17 90.17"), hexes("89.18 90.17"),
      hexes("90.18 90.17"), hexes("90.18 91.18"), hexes("90.18 91.19"), hexes("90.19 91.19"), hexes("90.19 91.20"),
      hexes("90.20 91.20"), hexes("91.21 91.20"), hexes("91.21 92.20"), hexes("92.21 92.20"), hexes("92.21 93.21"),
      hexes("93.22 93.21"), hexes("93.22 94.21"), hexes("94.22 94.21"),
    ]
    fields = { river = true }
  }
}

section "2.2.2" "Streams" {
  feature "The Clerf" {
    source = "reconstructed after the geography of the ground; the banks at the named hexes are inferred"
    between = [
      hexes("74.00 75.00"), hexes("74.00 75.01"), hexes("74.00 74.01"), hexes("73.01 74.01"), hexes("73.02 74.01"),
      hexes("73.02 74.02"), hexes("73.03 74.02"), hexes("73.03 74.03"), hexes("73.03 73.04"), hexes("72.03 73.04"),
      hexes("72.04 73.04"), hexes("72.04 73.05"), hexes("72.04 72.05"), hexes("71.05 72.05"), hexes("71.06 72.05"),
      hexes("71.06 72.06"), hexes("71.07 72.06"), hexes("71.07 72.07"), hexes("71.07 71.08"), hexes("70.07 71.08"),
      hexes("70.08 71.08"), hexes("70.08 71.09"), hexes("70.08 70.09"), hexes("69.09 70.09"), hexes("69.10 70.09"),
      hexes("69.10 70.10"), hexes("69.11 70.10"), hexes("69.11 70.11"), hexes("69.12 70.11"), hexes("69.12 70.12"),
      hexes("69.12 69.13"), hexes("68.12 69.13"), hexes("68.13 69.13"), hexes("68.13 69.14"), hexes("68.13 68.14"),
      hexes("67.14 68.14"), hexes("67.15 68.14"), hexes("67.15 68.15"), hexes("67.16 68.15"), hexes("67.16 68.16"),
      hexes("67.16 67.17"), hexes("66.16 67.17"), hexes("66.17 67.17"), hexes("66.17 67.18"), hexes("66.17 66.18"),
      hexes("65.18 66.18"), hexes("65.19 66.18"), hexes("65.19 66.19"), hexes("65.20 66.19"), hexes("65.20 66.20"),
      hexes("65.21 66.20"), hexes("65.21 66.21"), hexes("65.22 66.21"), hexes("66.22 66.21"), hexes("66.22 67.22"),
      hexes("66.22 67.23"), hexes("66.23 67.23"), hexes("66.23 67.24"), hexes("66.24 67.24"), hexes("67.25 67.24"),
      hexes("67.25 68.24"), hexes("67.25 68.25"), hexes("67.26 68.25"), hexes("68.26 68.25"), hexes("68.26 69.26"),
      hexes("68.26 69.27"),
    ]
    fields = { stream = true }
  }
}

section "2.2.2" "Streams" {
  feature "The Wiltz" {
    source = "reconstructed after the geography of the ground; the banks at the named hexes are inferred"
    between = [
      hexes("44.25 44.26"), hexes("44.25 45.26"), hexes("45.25 45.26"), hexes("46.25 45.26"), hexes("46.25 46.26"),
      hexes("46.25 47.26"), hexes("47.25 47.26"), hexes("48.25 47.26"), hexes("48.25 48.26"), hexes("48.25 49.26"),
      hexes("49.25 49.26"), hexes("50.25 49.26"), hexes("50.25 50.26"), hexes("50.25 51.26"), hexes("51.25 51.26"),
      hexes("52.25 51.26"), hexes("52.25 52.26"), hexes("52.25 53.26"), hexes("53.25 53.26"), hexes("54.25 53.26"),
      hexes("54.25 54.26"), hexes("54.25 55.26"), hexes("55.25 55.26"), hexes("56.25 55.26"), hexes("56.25 56.26"),
      hexes("57.26 56.26"), hexes("57.26 57.27"), hexes("57.26 58.26"), hexes("58.25 58.26"), hexes("59.26 58.26"),
      hexes("59.26 59.27"), hexes("59.26 60.26"), hexes("60.25 60.26"), hexes("61.26 60.26"), hexes("61.26 61.27"),
      hexes("61.26 62.26"), hexes("62.25 62.26"), hexes("63.26 62.26"), hexes("63.26 63.27"), hexes("63.26 64.26"),
      hexes("64.25 64.26"), hexes("65.26 64.26"), hexes("65.26 65.27"), hexes("66.26 65.27"),
    ]
    fields = { stream = true }
  }
}
