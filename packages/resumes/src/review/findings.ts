import type { ResumeDocument } from '@keepmark/resume-document';
import { findBulletProblems } from './bullet-rules';
import { findContactProblems } from './contact-rules';
import { findDateProblems } from './date-rules';
import type { Finding, Severity } from './finding';
import { isEnglish } from './language';
import { findLengthProblems } from './length-rules';
import { findLinkProblems } from './link-rules';
import { passagesOf } from './passages';
import { findSectionProblems } from './section-rules';
import { findTenseProblems } from './tense-rules';
import { findWordingProblems } from './wording-rules';

const rank: Record<Severity, number> = { fix: 0, improve: 1, note: 2 };

/**
 * Finds what could be better in a résumé, most important first. Ignores hidden parts. Rules about wording skip text
 * that isn't English.
 * @param pageCount the number of pages, once they are laid out
 */
export function findingsOf(document: ResumeDocument, pageCount?: number, today: Date = new Date()): Finding[] {
  const passages = passagesOf(document);
  const english = isEnglish(document);
  const findings = [
    ...findContactProblems(document),
    ...findLinkProblems(document),
    ...findDateProblems(document, today),
    ...findSectionProblems(document, passages),
    ...findLengthProblems(document, passages, pageCount),
    ...findBulletProblems(document, passages, english),
    ...(english ? [...findWordingProblems(passages), ...findTenseProblems(document, passages)] : []),
  ];
  return findings.sort((left, right) => rank[left.severity] - rank[right.severity]);
}
