// Package proof finds out what can be said of a game before it is played, from its text alone: an
// abstract interpreter. It reports nothing; schema/check and schema/lint make findings of what it
// proves.
//
// What it guarantees:
//
//   - A span ([Spans]) and a domain ([Domains]) are never too small: no number, no thing outside of
//     them ever comes up. They may be too large. Spans that are firm ([FirmSpansOf]) are those of
//     which the content itself names the ends; nothing that it asks nearby speaks against them.
//   - Origins ([Flow]) are never too many: what is listed does come from there. They may be too few.
//   - The way of a track's marker ([Way]) is never less than what statements can do.
//   - What is claimed to follow from a condition ([Claims]) holds wherever the condition does. Not all
//     that follows is claimed.
//   - A table ([CoverOf]) has every gap and overlap that is listed; if too many cases would have to be
//     looked at, it says so.
//   - Conditions that cannot hold together ([Worlds.Together]) hold together in no position. Of all
//     others nothing is known.
//
// All of it is bounded: beyond a depth, a number of kinds or of worlds nothing more is known. That
// is always the answer that keeps a finding back.
package proof
