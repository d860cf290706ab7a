kind "track step" { is = space }
kind "trail" {
  is     = path
  length = 4
}
