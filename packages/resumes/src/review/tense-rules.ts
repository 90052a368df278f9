import { entryName } from '@keepmark/resume-document/entry-name';
import type { ResumeDocument } from '@keepmark/resume-document';
import { tenseOf } from './english-verbs';
import type { Finding } from './finding';
import { type Passage, quoted, wordsIn } from './passages';

/** English only: past jobs are in the past tense, and a current job uses one tense. */
export function findTenseProblems(document: ResumeDocument, passages: readonly Passage[]): Finding[] {
  const findings: Finding[] = [];
  for (const section of document.sections) {
    if (section.kind !== 'experience' || section.isHidden) continue;
    for (const entry of section.entries) {
      if (entry.isHidden || entry.endDate.trim() === '') continue;
      const tenses = passages
        .filter(({ entryId, isBullet }) => isBullet && entryId === entry.id)
        .map(({ text }) => ({ text, tense: tenseOf(wordsIn(text)[0] ?? '') }));
      const present = tenses.filter(({ tense }) => tense === 'present');
      const past = tenses.filter(({ tense }) => tense === 'past');
      const about = { rule: 'tense', severity: 'improve' as const, sectionId: section.id, entryId: entry.id };
      const name = entryName('experience', entry);
      if (entry.endDate.trim().toLowerCase() !== 'present') {
        if (present.length === 0) continue;
        const what = `${name} is over, but is told in the present tense.`;
        findings.push({
          ...about,
          what,
          why: 'Past jobs read better in the past tense.',
          quote: quoted(present[0]!.text),
        });
      } else if (present.length > 0 && past.length > 0) {
        const fewer = past.length < present.length ? past : present;
        const why = 'One tense reads better: the present for what you still do.';
        findings.push({ ...about, what: `${name} mixes past and present tense.`, why, quote: quoted(fewer[0]!.text) });
      }
    }
  }
  return findings;
}
