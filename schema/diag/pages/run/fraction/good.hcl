value "Quarter" { base = floor(1, 4) }
