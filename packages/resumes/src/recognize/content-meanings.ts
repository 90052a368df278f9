import { findRange } from '../import/dates';
import { lineText } from '../import/source-line';
import type { HeadingMeaning } from './section-names';
import type { SourceSection } from './split-sections';
import { isDegree, isJobTitle, isSchool } from './words';

/**
 * Sections with headings that nobody knows, such as "Where I've worked", by what they hold. A meaning is given only
 * when no other section of the file has it, so that a second list of positions keeps its own heading.
 */
export function withContentMeanings(sections: readonly SourceSection[]): SourceSection[] {
  const taken = new Set<HeadingMeaning>(sections.map(({ meaning }) => meaning));
  const isAllUnknown = sections.every(({ meaning }) => meaning === 'custom');
  return sections.map((section, index) => {
    if (section.meaning !== 'custom') return section;
    const meaning = meaningByContent(section, isAllUnknown && index === 0);
    if (meaning === undefined || taken.has(meaning)) return section;
    taken.add(meaning);
    return { ...section, meaning };
  });
}

function meaningByContent({ lines }: SourceSection, mayBeSummary: boolean): HeadingMeaning | undefined {
  const texts = lines.map(lineText);
  const heads = lines.filter(({ isBullet }) => !isBullet).map(lineText);
  const dated = heads.filter((text) => findRange(text) !== undefined).length;
  const schools = heads.filter((text) => isSchool(text) || isDegree(text)).length;
  const titles = heads.filter((text) => isJobTitle(text)).length;
  if (dated > 0 && schools >= dated) return 'education';
  if (dated > 0 && titles >= dated) return 'experience';
  if (dated > 0) return undefined;
  const whole = texts.join(' ');
  if (mayBeSummary && heads.length === texts.length && /\p{L}{3}[.!?]$/u.test(whole) && whole.length > 80)
    return 'summary';
  return isListOfNames(texts) ? 'skills' : undefined;
}

/** Short texts between commas, bullets, bars or slashes, without a sentence among them. */
function isListOfNames(texts: readonly string[]): boolean {
  const items = texts.flatMap((text) => text.split(/\s*[,;|•·]\s*|\s+\/\s+/)).filter(Boolean);
  return items.length >= 5 && items.every((item) => item.length <= 32 && !/[.!?]$/.test(item) && !/\d{4}/.test(item));
}
