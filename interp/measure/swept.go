package measure

import "sandtable/schema/model"

// What a footprint covers while its middle goes from point to point, and where its middle may be so
// that it touches something, are the same question: a shape is moved along the line of the
// footprint, and what it covers on the way is widened. A circle covers a capsule so; a polygon
// covers itself and what its sides cover. All stays exact, since the ends of the line lie on the
// lattice.

// AroundBody adds, or takes away, the points where the middle of a footprint is so that it is at
// most r away from another one; with strict, nearer than r. It returns what the work is worth, in
// steps. Two round ones are no special case: their lines have no length.
func AroundBody(s *model.Surface, dst []uint64, of Foot, b Body, r int32, strict bool, put Put) (work int) {
	if r += of.R; r < 0 {
		return 0
	}
	if r += b.R; strict && r == 0 {
		return 0
	}
	if of.Round() && b.Round() {
		Disc(s, dst, b.X, b.Y, r, strict, put)
		return int(r) / 2
	}
	v, w := of, b.Foot
	if v.DX*w.DX+v.DY*w.DY < 0 {
		w.DX, w.DY = -w.DX, -w.DY
	}
	if v.DX*w.DY == v.DY*w.DX {
		return sweepPoint(s, dst, [2]int32{b.X, b.Y}, Foot{r, v.DX + w.DX, v.DY + w.DY}, strict, put)
	}
	from, to := [2]int32{b.X - w.DX, b.Y - w.DY}, [2]int32{b.X + w.DX, b.Y + w.DY}
	return sweepSide(s, dst, from, to, Foot{r, v.DX, v.DY}, strict, put) +
		sweepPoint(s, dst, from, Foot{r, v.DX, v.DY}, strict, put) + sweepPoint(s, dst, to, Foot{r, v.DX, v.DY}, strict, put)
}

// AroundShape is AroundBody for a shape.
func AroundShape(s *model.Surface, dst []uint64, of Foot, shape *model.Outline, r int32, strict bool, put Put) (work int) {
	of.R += r
	switch c := shape.Corners; {
	case of.R < 0 || strict && of.R == 0:
		return 0
	case of.Round():
		return Around(s, dst, shape, of.R, strict, put)
	case shape.Is == model.Circle:
		of.R += shape.Radius
		return sweepPoint(s, dst, c[0], of, strict, put)
	case shape.Is == model.Rectangle:
		return sweepBox(s, dst, c[0], c[1], of, strict, put)
	default:
		return sweepPolygon(s, dst, c, of, strict, put)
	}
}

// sweepPoint adds, or takes away, where a footprint touches a point.
func sweepPoint(s *model.Surface, dst []uint64, at [2]int32, of Foot, strict bool, put Put) (work int) {
	return roundLine(s, dst, [2]int32{at[0] - of.DX, at[1] - of.DY}, [2]int32{at[0] + of.DX, at[1] + of.DY}, of.R, strict, put)
}

// sweepSide adds, or takes away, where a footprint touches a side of a shape, but for what is near
// its ends alone.
func sweepSide(s *model.Surface, dst []uint64, a, b [2]int32, of Foot, strict bool, put Put) (work int) {
	swept := [4][2]int32{{a[0] - of.DX, a[1] - of.DY}, {b[0] - of.DX, b[1] - of.DY}, {b[0] + of.DX, b[1] + of.DY}, {a[0] + of.DX, a[1] + of.DY}}
	Polygon(s, dst, swept[:], put)
	return roundLine(s, dst, swept[0], swept[1], of.R, strict, put) + roundLine(s, dst, swept[2], swept[3], of.R, strict, put)
}

// sweepBox adds, or takes away, where a footprint touches a rectangle. Where it lies along an axis,
// the rectangle grows; elsewhere two of its corners become sides.
func sweepBox(s *model.Surface, dst []uint64, a, b [2]int32, of Foot, strict bool, put Put) (work int) {
	dx, dy := max(of.DX, -of.DX), max(of.DY, -of.DY)
	x0, y0, x1, y1 := a[0]-dx, a[1]-dy, b[0]+dx, b[1]+dy
	if dx == 0 || dy == 0 {
		box := [2][2]int32{{x0, y0}, {x1, y1}}
		return Around(s, dst, &model.Outline{Is: model.Rectangle, Corners: box[:]}, of.R, strict, put)
	}
	dx, dy = 2*dx, 2*dy
	cut := [6][2]int32{{x0, y0}, {x1 - dx, y0}, {x1, y0 + dy}, {x1, y1}, {x0 + dx, y1}, {x0, y1 - dy}}
	if (of.DX > 0) != (of.DY > 0) {
		cut = [6][2]int32{{x0 + dx, y0}, {x1, y0}, {x1, y1 - dy}, {x1 - dx, y1}, {x0, y1}, {x0, y0 + dy}}
	}
	return Around(s, dst, &model.Outline{Is: model.Polygon, Corners: cut[:]}, of.R, strict, put)
}

func sweepPolygon(s *model.Surface, dst []uint64, corners [][2]int32, of Foot, strict bool, put Put) (work int) {
	Polygon(s, dst, corners, put)
	for i, c := range corners {
		work += sweepPoint(s, dst, c, of, strict, put)
		work += sweepSide(s, dst, c, corners[(i+1)%len(corners)], of, strict, put)
	}
	return work
}
