value "Quarter" { base = 0.5 * 0.5 } # with parts = 2
