package diag

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"github.com/rivo/uniseg"
)

// SARIFOptions says what a SARIF log cannot learn from the findings.
type SARIFOptions struct {
	Version string // of the tool
	// Folder to which file names become relative; names that lie outside it stay whole.
	Root string
	// Text of the files: columns become exact, fingerprints survive edits elsewhere in the file.
	Sources map[string][]byte
}

// WriteSARIF writes findings as a SARIF 2.1.0 log, which code hosts and editors show beside the
// lines. Rules come from the table of codes; every result has a region, and a fingerprint by which
// a host knows it again after the file has changed elsewhere.
func WriteSARIF(w io.Writer, fs Findings, opt SARIFOptions) error {
	s := sarifWriter{opt: opt, ruleIndex: map[string]int{}, seen: map[string]int{}}
	run := sarifRun{
		Tool:       sarifTool{sarifDriver{Name: "sandtable", SemanticVersion: opt.Version, Rules: []sarifRule{}}},
		ColumnKind: "unicodeCodePoints",
		Results:    []sarifResult{},
	}
	if opt.Root != "" {
		run.OriginalURIBaseIDs = map[string]sarifArtifact{srcRoot: {URI: dirURI(opt.Root)}}
	}
	for _, e := range NewReport(fs).Findings {
		if _, ok := s.ruleIndex[e.Code]; !ok {
			s.ruleIndex[e.Code] = len(run.Tool.Driver.Rules)
			run.Tool.Driver.Rules = append(run.Tool.Driver.Rules, ruleOf(e))
		}
		run.Results = append(run.Results, s.result(e))
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(sarifLog{
		Schema:  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
		Version: "2.1.0",
		Runs:    []sarifRun{run},
	})
}

const srcRoot = "SRCROOT" // the name of the root folder in a log

type sarifWriter struct {
	opt       SARIFOptions
	ruleIndex map[string]int
	seen      map[string]int // results of equal fingerprint so far
}

func ruleOf(e Entry) sarifRule {
	rule := sarifRule{ID: e.Code, DefaultConfiguration: sarifConfiguration{Level: e.Severity}}
	c, ok := LookupCode(e.Code)
	if !ok {
		rule.ShortDescription = sarifText{Text: e.Code}
		return rule
	}
	rule.DefaultConfiguration.Level = c.Severity.String()
	rule.ShortDescription = sarifText{Text: c.Summary}
	rule.FullDescription = &sarifText{Text: c.Explanation}
	rule.Help = &sarifHelp{
		Text:     fmt.Sprintf("%s\n\nWrong:\n\n%s\n\nRight:\n\n%s", c.Explanation, c.Bad, c.Good),
		Markdown: fmt.Sprintf("%s\n\nWrong:\n\n```hcl\n%s\n```\n\nRight:\n\n```hcl\n%s\n```", c.Explanation, c.Bad, c.Good),
	}
	return rule
}

func (s *sarifWriter) result(e Entry) sarifResult {
	message := e.Message
	if e.Detail != "" {
		message += "\n" + e.Detail
	}
	if e.Hint != "" {
		message += "\nHint: " + e.Hint
	}
	r := sarifResult{
		RuleID: e.Code, RuleIndex: s.ruleIndex[e.Code], Level: e.Severity, Message: sarifText{Text: message},
		Locations:           []sarifLocation{{PhysicalLocation: s.location(e.Place)}},
		PartialFingerprints: map[string]string{"sandtable/v1": s.fingerprint(e)},
	}
	for _, x := range e.Also {
		r.RelatedLocations = append(r.RelatedLocations, sarifLocation{ID: len(r.RelatedLocations) + 1, PhysicalLocation: s.location(x),
			Message: &sarifText{Text: "also here"}})
	}
	for _, x := range e.Related {
		r.RelatedLocations = append(r.RelatedLocations, sarifLocation{ID: len(r.RelatedLocations) + 1,
			PhysicalLocation: s.location(x.Place), Message: &sarifText{Text: x.Message}})
	}
	for _, x := range e.Fixes {
		at := s.location(x.Place)
		r.Fixes = append(r.Fixes, sarifFix{
			Description: sarifText{Text: x.Title},
			ArtifactChanges: []sarifChange{{
				ArtifactLocation: at.ArtifactLocation,
				Replacements:     []sarifReplacement{{DeletedRegion: at.Region, InsertedContent: sarifText{Text: x.Text}}},
			}},
		})
	}
	return r
}

// fingerprint tells a finding from others by what it says and the text of its line, not by the
// line's number; equal ones in one file are numbered. GitHub's own key, primaryLocationLineHash, is
// left for GitHub to compute.
func (s *sarifWriter) fingerprint(e Entry) string {
	line, _ := sourceLine(s.opt.Sources[e.File], e.Line)
	key := strings.Join([]string{e.Code, s.uri(e.File).URI, strings.Join(strings.Fields(line), " "), e.Message}, "\x00")
	s.seen[key]++
	sum := sha256.Sum256(fmt.Appendf(nil, "%s\x00%d", key, s.seen[key]))
	return hex.EncodeToString(sum[:16])
}

func (s *sarifWriter) location(p Place) sarifPhysical {
	return sarifPhysical{ArtifactLocation: s.uri(p.File), Region: sarifRegion{
		StartLine: p.Line, StartColumn: s.codePoints(p.File, p.Line, p.Column),
		EndLine: p.EndLine, EndColumn: s.codePoints(p.File, p.EndLine, p.EndColumn),
	}}
}

// codePoints turns a column that counts characters into one that counts code points, as SARIF has
// it: "é" may be one character of two.
func (s *sarifWriter) codePoints(file string, line, column int) int {
	text, ok := sourceLine(s.opt.Sources[file], line)
	if !ok {
		return column
	}
	points, left := 0, column-1
	for g := uniseg.NewGraphemes(text); left > 0 && g.Next(); left-- {
		points += utf8.RuneCountInString(g.Str())
	}
	return points + left + 1
}

// uri names a file: relative to the root where that can be, so that a log made on one machine fits
// another.
func (s *sarifWriter) uri(file string) sarifArtifact {
	if !filepath.IsAbs(file) {
		return sarifArtifact{URI: escapePath(filepath.ToSlash(filepath.Clean(file))), URIBaseID: s.base()}
	}
	if s.opt.Root != "" {
		if rel, err := filepath.Rel(s.opt.Root, file); err == nil && filepath.IsLocal(rel) {
			return sarifArtifact{URI: escapePath(filepath.ToSlash(rel)), URIBaseID: s.base()}
		}
	}
	return sarifArtifact{URI: fileURI(file)}
}

func (s *sarifWriter) base() string {
	if s.opt.Root == "" {
		return ""
	}
	return srcRoot
}

func escapePath(p string) string { return (&url.URL{Path: p}).EscapedPath() }

func fileURI(p string) string {
	p = filepath.ToSlash(p)
	if !strings.HasPrefix(p, "/") { // a drive of Windows
		p = "/" + p
	}
	return (&url.URL{Scheme: "file", Path: p}).String()
}

func dirURI(p string) string { return strings.TrimSuffix(fileURI(p), "/") + "/" }

// The parts of SARIF 2.1.0 that we write, named as the standard names them.
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool               sarifTool                `json:"tool"`
		OriginalURIBaseIDs map[string]sarifArtifact `json:"originalUriBaseIds,omitempty"`
		ColumnKind         string                   `json:"columnKind"`
		Results            []sarifResult            `json:"results"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name            string      `json:"name"`
		SemanticVersion string      `json:"semanticVersion,omitempty"`
		Rules           []sarifRule `json:"rules"`
	}
	sarifRule struct {
		ID                   string             `json:"id"`
		ShortDescription     sarifText          `json:"shortDescription"`
		FullDescription      *sarifText         `json:"fullDescription,omitempty"`
		Help                 *sarifHelp         `json:"help,omitempty"`
		DefaultConfiguration sarifConfiguration `json:"defaultConfiguration"`
	}
	sarifConfiguration struct {
		Level string `json:"level"`
	}
	sarifText struct {
		Text string `json:"text"`
	}
	sarifHelp struct {
		Text     string `json:"text"`
		Markdown string `json:"markdown"`
	}
	sarifResult struct {
		RuleID              string            `json:"ruleId"`
		RuleIndex           int               `json:"ruleIndex"`
		Level               string            `json:"level"`
		Message             sarifText         `json:"message"`
		Locations           []sarifLocation   `json:"locations"`
		RelatedLocations    []sarifLocation   `json:"relatedLocations,omitempty"`
		PartialFingerprints map[string]string `json:"partialFingerprints"`
		Fixes               []sarifFix        `json:"fixes,omitempty"`
	}
	sarifLocation struct {
		ID               int           `json:"id,omitempty"`
		PhysicalLocation sarifPhysical `json:"physicalLocation"`
		Message          *sarifText    `json:"message,omitempty"`
	}
	sarifPhysical struct {
		ArtifactLocation sarifArtifact `json:"artifactLocation"`
		Region           sarifRegion   `json:"region"`
	}
	sarifArtifact struct {
		URI       string `json:"uri"`
		URIBaseID string `json:"uriBaseId,omitempty"`
	}
	sarifRegion struct {
		StartLine   int `json:"startLine"`
		StartColumn int `json:"startColumn"`
		EndLine     int `json:"endLine"`
		EndColumn   int `json:"endColumn"`
	}
	sarifFix struct {
		Description     sarifText     `json:"description"`
		ArtifactChanges []sarifChange `json:"artifactChanges"`
	}
	sarifChange struct {
		ArtifactLocation sarifArtifact      `json:"artifactLocation"`
		Replacements     []sarifReplacement `json:"replacements"`
	}
	sarifReplacement struct {
		DeletedRegion   sarifRegion `json:"deletedRegion"`
		InsertedContent sarifText   `json:"insertedContent"`
	}
)
