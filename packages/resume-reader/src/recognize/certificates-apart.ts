import { type SourceLine, lineText } from '../lines/source-line';
import { hasAnyDate, styleOf } from './entry-looks';
import { meaningsOf } from './section-names';
import type { SourceSection } from './split-sections';
import { isDegree, isSchool } from './words';

/**
 * Moves certificates out of a section such as "Education & Certifications" that lists them after the studies, in another
 * look or with bullets.
 */
export const withCertificatesApart = (sections: readonly SourceSection[]): SourceSection[] =>
  sections.flatMap((section) => {
    const meanings = meaningsOf(section.heading);
    const isShared =
      section.meaning === 'education' && meanings[0] === 'education' && meanings.includes('certifications');
    const at = isShared ? tailStart(section.lines) : section.lines.length;
    if (at === 0 || at === section.lines.length) return [section];
    return [
      { ...section, lines: section.lines.slice(0, at) },
      { meaning: 'certifications', heading: '', sharedHeading: section.heading, lines: section.lines.slice(at) },
    ];
  });

/** Where lines start of which none is a study and one at least names a certificate. */
function tailStart(lines: readonly SourceLine[]): number {
  const [first] = lines;
  const isStudy = (line: SourceLine) =>
    isSchool(lineText(line)) ||
    isDegree(lineText(line).replaceAll(certificate, '')) ||
    (!line.isBullet && first !== undefined && styleOf(line) === styleOf(first));
  const at = lines.findLastIndex(isStudy) + 1;
  const tail = lines.slice(at);
  const isNamed = (line: SourceLine) => lineText(line).search(certificate) >= 0;
  // "OSHA 30-Hour, 2006" in another look than the studies.
  const areDated = tail.every((line) => !line.isBullet && (isNamed(line) || hasAnyDate(line)));
  return tail.length > 0 && (tail.some(isNamed) || areDated) ? at : lines.length;
}

const certificate = /\b(?:certifi(?:ed|cate|cation)|licen[cs]ed?|accredited|seminar|workshop|training|course)\b/giu;
