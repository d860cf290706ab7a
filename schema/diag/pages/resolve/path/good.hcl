kind "track step" { is = space }
kind "trail" {
  is     = path
  of     = track_step
  length = 4
}
