import type { ResumeDocument } from '../resume-document';
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
 * What could be better in a résumé, the most important first. What the person hides is left alone. Rules about wording
 * only know English and skip other text.
 * @param pageCount the number of its pages, once they are laid out
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
