import type { ResumeDocument } from '../resume-document';
import { findBulletProblems } from './bullet-rules';
import { findContactProblems } from './contact-rules';
import { findDateProblems } from './date-rules';
import { isEnglish } from './language';
import { findLengthProblems } from './length-rules';
import { findLinkProblems } from './link-rules';
import { passagesOf } from './passages';
import { findSectionProblems } from './section-rules';
import { findTenseProblems } from './tense-rules';
import { findWordingProblems } from './wording-rules';

/** How much a finding matters: `fix` before sending, `improve` if there's time, `note` to know. */
export type Severity = 'fix' | 'improve' | 'note';

/** One thing that could be better. */
export interface Finding {
  /** The rule that found it, such as `long-bullet`. */
  readonly rule: string;
  readonly severity: Severity;
  /** What was found, one sentence. */
  readonly what: string;
  /** Why it matters, one sentence. */
  readonly why: string;
  /** The words in question; empty when the finding is about something that isn't there. */
  readonly quote: string;
  /** The section and entry that it's about; empty for the head of the résumé or the whole of it. */
  readonly sectionId: string;
  readonly entryId: string;
}

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
