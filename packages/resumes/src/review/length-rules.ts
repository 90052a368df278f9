import type { ResumeDocument } from '@keepmark/resume-document';
import { piecesOf } from '../fit/resume-text';
import type { Finding } from './finding';
import { type Passage, quoted, sentencesIn, wordsIn } from './passages';

const minWords = 150;
const maxWords = 1100;
const maxPages = 2;
const maxSentenceWords = 32;

/** The length of the résumé and of its sentences. */
export function findLengthProblems(
  document: ResumeDocument,
  passages: readonly Passage[],
  pageCount: number | undefined,
): Finding[] {
  const findings: Finding[] = [];
  // People add or cut words there. Without experience, the finding is about the whole résumé.
  const experience = document.sections.find(({ kind, isHidden }) => kind === 'experience' && !isHidden);
  const whole = { quote: '', sectionId: experience?.id ?? '', entryId: '' };
  const words = piecesOf(document).reduce((sum, { text }) => sum + wordsIn(text).length, 0);
  const inWords = `${words.toLocaleString('en')} words`;
  if (words < minWords) {
    const why = 'Readers expect about 300 to 700 words; add what you did and what came of it.';
    findings.push({ ...whole, rule: 'short', severity: 'improve', what: `The résumé is short: ${inWords}.`, why });
  }
  // Academic résumés list everything.
  const isAcademic = document.design.template === 'academic';
  if (!isAcademic && ((pageCount ?? 0) > maxPages || words > maxWords)) {
    const pages = pageCount === undefined ? '' : `${pageCount} ${pageCount === 1 ? 'page' : 'pages'}, `;
    const why = 'Most readers stop after two pages; shorten what is older than ten years.';
    findings.push({
      ...whole,
      rule: 'long',
      severity: 'improve',
      what: `The résumé is long: ${pages}${inWords}.`,
      why,
    });
  }
  for (const { text, sectionId, entryId, isBullet } of passages) {
    for (const sentence of isBullet ? [] : sentencesIn(text)) {
      const length = wordsIn(sentence).length;
      if (length <= maxSentenceWords) continue;
      findings.push({
        rule: 'long-sentence',
        severity: 'improve',
        what: `This sentence has ${length} words.`,
        why: 'Sentences under 25 words are understood at the first reading.',
        quote: quoted(sentence),
        sectionId,
        entryId,
      });
    }
  }
  return findings;
}
