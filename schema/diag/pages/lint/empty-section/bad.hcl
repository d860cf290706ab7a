section "7" "Weather" { text = "How rain slows the march." }
