import { findRange } from '../lines/dates';
import { type SourceLine, lineText } from '../lines/source-line';
import { hasContact } from './contact-parts';
import { isPlace } from './places';
import type { HeadingMeaning } from './section-names';
import type { SourceSection } from './split-sections';
import { isDegree, isJobTitle, isSchool } from './words';

/**
 * Sections with headings that nobody knows, such as "Where I've worked", by what they hold. A meaning is given only
 * when no other section of the file has it, so that a second list of positions keeps its own heading.
 */
export function withContentMeanings(sections: readonly SourceSection[], hasSummary = false): SourceSection[] {
  const taken = new Set<HeadingMeaning>(sections.map(({ meaning }) => meaning));
  if (hasSummary) taken.add('summary');
  const isAllUnknown = sections.every(({ meaning }) => meaning === 'custom');
  return sections.map((section, index) => {
    const mayBeSummary = index === 0 && !taken.has('summary') && isParagraph(section);
    // Running text about interests at the top, such as "Research interests", is what other people call a summary.
    if (mayBeSummary && (isAllUnknown || section.meaning === 'interests')) return { ...section, meaning: 'summary' };
    if (isListOfDeeds(section)) return { ...section, meaning: 'custom' };
    // "Career summary" above jobs.
    const isOfJobs = section.meaning === 'summary' && !taken.has('experience') && jobsIn(section) === 'experience';
    if (isOfJobs) {
      taken.add('experience');
      return { ...section, meaning: 'experience' };
    }
    if (section.meaning !== 'custom') return { ...section, meaning: namedMeaning(section, sections) };
    if (isContactData(section)) return { ...section, meaning: 'contact' };
    const meaning = meaningByContent(section) ?? (taken.has('experience') ? undefined : jobsIn(section));
    if (meaning === undefined || taken.has(meaning)) return section;
    taken.add(meaning);
    return { ...section, meaning };
  });
}

/** "Qualifications" and "Training" are studies or certificates: what they hold and what else the file has decides. */
function namedMeaning(section: SourceSection, sections: readonly SourceSection[]): HeadingMeaning {
  const { meaning, heading, lines } = section;
  const has = (wanted: HeadingMeaning) => sections.some((other) => other !== section && other.meaning === wanted);
  if (!/qualif|train|course/i.test(heading)) return meaning;
  const hasSchools = lines.some((line) => isSchool(lineText(line)));
  if (meaning === 'education' && has('education') && !hasSchools)
    return !has('skills') && isListOfNames(lines.map(lineText)) ? 'skills' : 'certifications';
  if (meaning === 'certifications' && !has('education') && meaningByContent(section) === 'education')
    return 'education';
  return meaning;
}

/** "Key skills and achievements" with sentences below titles of their own, which are no skills. */
function isListOfDeeds({ meaning, lines }: SourceSection): boolean {
  const bullets = lines.filter(({ isBullet }) => isBullet);
  const isTitle = ({ isBullet, cells }: SourceLine) => !isBullet && cells[0]?.runs[0]?.isBold === true;
  const words = bullets.flatMap((line) => lineText(line).split(' ')).length;
  return meaning === 'skills' && lines.filter(isTitle).length > 1 && bullets.length > 3 && words > bullets.length * 5;
}

/** Addresses, numbers and places, and nothing else: "Find me". */
const isContactData = ({ lines }: SourceSection): boolean =>
  lines.some(hasContact) &&
  lines.every((line) => !line.isBullet && (isPlace(lineText(line)) || isContactAlone.test(lineText(line))));

const isContactAlone = /^(?:\S+@\S+|(?:https?:\/\/|www\.)\S+|(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?|\+?[\d\s().-]{7,})$/i;

/** Running text, without dates and bullets. */
function isParagraph({ lines }: SourceSection): boolean {
  const whole = lines.map(lineText).join(' ');
  const isPlain = lines.every((line) => !line.isBullet && findRange(lineText(line)) === undefined);
  return isPlain && /\p{L}{3}[.!?]$/u.test(whole) && whole.length > 80;
}

/** Entries with dates, some of them with titles and none with schools, above bullets. */
function jobsIn({ lines }: SourceSection): HeadingMeaning | undefined {
  const heads = lines.filter(({ isBullet }) => !isBullet).map(lineText);
  const dated = heads.filter((text) => findRange(text) !== undefined).length;
  const titles = heads.filter((text) => isJobTitle(text)).length;
  const hasSchools = heads.some((text) => isSchool(text) || isDegree(text));
  const hasText = lines.some((line) => line.isBullet || lineText(line).length > 60);
  return dated >= 2 && titles * 2 >= dated && !hasSchools && hasText ? 'experience' : undefined;
}

function meaningByContent({ lines }: SourceSection): HeadingMeaning | undefined {
  const texts = lines.map(lineText);
  const heads = lines.filter(({ isBullet }) => !isBullet).map(lineText);
  const dated = heads.filter((text) => findRange(text) !== undefined).length;
  const schools = heads.filter((text) => isSchool(text) || isDegree(text)).length;
  const titles = heads.filter((text) => isJobTitle(text)).length;
  if (dated > 0 && schools >= dated) return 'education';
  if (dated > 0 && titles >= dated) return 'experience';
  if (dated > 0) return undefined;
  return isListOfNames(texts) ? 'skills' : undefined;
}

/** Short texts between commas, bullets, bars or slashes, without a sentence among them. */
function isListOfNames(texts: readonly string[]): boolean {
  const items = texts.flatMap((text) => text.split(/\s*[,;|•·]\s*|\s+\/\s+/)).filter(Boolean);
  return items.length >= 5 && items.every((item) => item.length <= 32 && !/[.!?]$/.test(item) && !/\d{4}/.test(item));
}
