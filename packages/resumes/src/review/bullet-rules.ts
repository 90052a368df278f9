import { entryName } from '@keepmark/resume-document/entry-name';
import type { ResumeDocument } from '@keepmark/resume-document';
import { isVerb, mayBeVerb } from './english-verbs';
import type { Finding } from './finding';
import { type Passage, quoted, wordsIn } from './passages';
import { weakOpening } from './wording-rules';

const maxBulletWords = 35;
const maxBullets = 8;
const number =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds?|thousands?|millions?|half|doubled?|tripled?|first)\b/i;

/** Whether a bullet surely has no verb: none at its start, also after "Successfully", and no usual one anywhere. */
function hasNoVerb(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  return !mayBeVerb(first) && !(first.endsWith('ly') && mayBeVerb(second)) && !words.some(isVerb);
}

/** Bullets that are too long, too many, without a verb or a number, or all start the same way. */
export function findBulletProblems(
  document: ResumeDocument,
  passages: readonly Passage[],
  isEnglish: boolean,
): Finding[] {
  const findings: Finding[] = [];
  const bullets = passages.filter(({ isBullet }) => isBullet);
  for (const { text, sectionId, entryId } of bullets) {
    const words = wordsIn(text);
    const about = { quote: quoted(text), sectionId, entryId };
    if (words.length > maxBulletWords) {
      const why = 'A bullet is read at a glance; one or two lines work best.';
      findings.push({
        rule: 'long-bullet',
        severity: 'improve',
        what: `This bullet has ${words.length} words.`,
        why,
        ...about,
      });
    }
    if (isEnglish && words.length > 2 && !weakOpening.test(text) && hasNoVerb(words)) {
      const why = 'Starting with a verb such as “led” or “built” says what you did.';
      findings.push({ rule: 'no-verb', severity: 'improve', what: 'This bullet has no verb.', why, ...about });
    }
  }
  return [...findings, ...jobProblems(document, bullets), ...repeatedOpenings(bullets)];
}

function jobProblems(document: ResumeDocument, bullets: readonly Passage[]): Finding[] {
  const findings: Finding[] = [];
  for (const section of document.sections) {
    if (section.kind !== 'experience' || section.isHidden) continue;
    for (const entry of section.entries) {
      if (entry.isHidden) continue;
      const about = { quote: '', sectionId: section.id, entryId: entry.id };
      const name = entryName('experience', entry);
      const own = bullets.filter(({ entryId }) => entryId === entry.id);
      if (entry.notes.trim() === '') {
        const why = 'A title alone doesn’t say what you did there; two bullets are enough for an older job.';
        findings.push({
          rule: 'no-description',
          severity: 'improve',
          what: `${name} has no description.`,
          why,
          ...about,
        });
      }
      if (own.length > maxBullets) {
        const why = 'The best ones get lost; keep the five or six that matter for this job.';
        const what = `${name} has ${own.length} bullets.`;
        findings.push({ rule: 'many-bullets', severity: 'improve', what, why, ...about });
      }
      if (own.length >= 2 && !own.some(({ text }) => number.test(text))) {
        const why = 'A number (people, money, time, percent) makes clear how much you did.';
        const what = `None of the ${own.length} bullets of ${name} has a number.`;
        findings.push({ rule: 'no-number', severity: 'improve', what, why, ...about });
      }
    }
  }
  return findings;
}

function repeatedOpenings(bullets: readonly Passage[]): Finding[] {
  const openings = new Map<string, Passage[]>();
  for (const bullet of bullets) {
    const [first = ''] = wordsIn(bullet.text);
    if (first.length < 3) continue;
    const key = first.toLowerCase();
    openings.set(key, [...(openings.get(key) ?? []), bullet]);
  }
  return [...openings]
    .filter(([, own]) => own.length >= 3)
    .map(([opening, own]) => {
      const { sectionId, entryId, text } = own[1]!;
      const word = opening[0]!.toUpperCase() + opening.slice(1);
      return {
        rule: 'repeated-opening',
        severity: 'improve',
        what: `${own.length} bullets start with “${word}”.`,
        why: 'Another verb says more exactly what you did, and reads better.',
        quote: quoted(text),
        sectionId,
        entryId,
      };
    });
}
