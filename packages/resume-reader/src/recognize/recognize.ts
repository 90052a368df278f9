import type { GuessedNames, ReadSource } from '@keepmark/resume-document/read-source';
import type { ReadResume } from '@keepmark/resume-document/resume-file';
import { type SourceLine, lineText } from '../lines/source-line';
import type { ResumeDocument, ResumeSection, SectionKind } from '@keepmark/resume-document';
import { sectionHeading } from '@keepmark/resume-document/headings';
import { blankDocument, newId } from '@keepmark/resume-document/new-document';
import { readContact } from './contact';
import { notesOf } from './join-lines';
import { isEntryLabel, withoutEntryLabels } from './entry-labels';
import { formEntries } from './entry-forms';
import { leftOver } from './left-over';
import { readEducation } from './read-education';
import { readExperience } from './read-experience';
import { educationOfForm, experienceOfForm } from './read-forms';
import { readFurther } from './read-further';
import { readSkills } from './read-skills';
import { withCertificatesApart } from './certificates-apart';
import { withContentMeanings } from './content-meanings';
import { withHeadingsBelow } from './headings-beside';
import { withMarginHeadings } from './margin-headings';
import { likelyMeaningOf, meaningOf, plainHeading } from './section-names';
import { type SourceSection, splitSections } from './split-sections';
import { splitSummary, withListedSkills, withWholeLinks } from './sidebar-parts';
import { withoutSignature } from './signature';
import { withLanguagesApart } from './spoken-languages';
import { joinWrappedDates } from './wrapped-dates';
import { joinWrappedHeads } from './wrapped-heads';

/** What a format's reader found, before the document has its title. */
export type Recognized = Pick<ReadResume, 'document' | 'unplaced'> & Pick<ReadSource, 'guesses' | 'unknownHeadings'>;

/**
 * A résumé from the lines of any text. Each word of the lines is in a field of the document or among the unplaced.
 * @param furniture page numbers and the like, which are unplaced from the start
 * @param wholeText the whole text of the file as it was before it became lines; without it, the text of the lines
 */
export function recognize(
  given: readonly SourceLine[],
  furniture: readonly string[] = [],
  wholeText: readonly string[] = [...given.map(lineText), ...furniture],
): Recognized {
  const { lines: unsigned, signature } = withoutSignature(given);
  const lines = joinWrappedHeads(joinWrappedDates(withWholeLinks(withMarginHeadings(withHeadingsBelow(unsigned)))));
  const { header, sections } = splitSections(lines);
  const contact = readContact(header, true);
  const sources = withCertificatesApart(
    withLanguagesApart(withListedSkills(withContentMeanings(sections, contact.paragraphs.length > 0))),
  );
  const isContactSection = (section: SourceSection) => section.meaning === 'contact';
  // Contact data below "About", in a résumé that has none in its header.
  const isBare = contact.email === '' && contact.phone === '' && !sources.some(isContactSection);
  const summaries = sources
    .filter(({ meaning }) => meaning === 'summary')
    .map(({ lines: own }) => (isBare ? splitSummary(own) : { contact: [], text: own }));
  const more = readContact(
    [
      ...sources.filter(isContactSection).flatMap((section) => section.lines),
      ...summaries.flatMap((split) => split.contact),
    ],
    contact.name === '',
  );
  const unplaced = [...contact.unplaced, ...more.unplaced, ...signature];
  const summary: string[] = [contact.paragraphs, more.paragraphs, ...summaries.map(({ text }) => text)].map(notesOf);
  const recognized: ResumeSection[] = [];
  const guesses: GuessedNames[] = [];
  for (const source of sources) {
    if (isContactSection(source) || source.meaning === 'summary') continue;
    const read = readSection(source);
    unplaced.push(...read.unplaced);
    recognized.push(...read.sections);
    guesses.push(...read.guesses);
  }
  const summaryText = summary.filter(Boolean).join('\n');
  if (summaryText !== '') recognized.unshift({ id: 'summary', kind: 'summary', heading: '', isHidden: false });
  const document: ResumeDocument = {
    ...blankDocument(),
    title: '',
    name: contact.name || more.name,
    headline: contact.headline || more.headline,
    phone: contact.phone || more.phone,
    email: contact.email || more.email,
    location: contact.location || more.location,
    links: [...contact.links, ...more.links.filter(({ url }) => !contact.links.some((link) => link.url === url))],
    summary: summaryText,
    sections: oneOfEachKind(recognized),
  };
  const headings = understoodHeadings(sources, document);
  const rest = leftOver(wholeText, { document, unplaced: [...unplaced, ...furniture], headings });
  const unknownHeadings = document.sections
    .filter(({ kind, heading }) => kind === 'custom' && likelyMeaningOf(heading) === undefined)
    .map(({ heading }) => heading);
  return { document, unplaced: [...unplaced, ...rest, ...furniture], guesses, unknownHeadings };
}

/**
 * Headings whose words the document says in its own way, and labels of entries. A heading without lines is unplaced
 * itself. Contact data and the summary show no heading, and of two sections that became one only the first is shown:
 * other words than the usual ones would be lost.
 */
function understoodHeadings(sources: readonly SourceSection[], document: ResumeDocument): readonly string[] {
  const shown = new Set(document.sections.map(({ heading }) => heading));
  const hasPlace = ({ heading }: SourceSection) => meaningOf(heading) !== undefined || shown.has(ownHeading(heading));
  return sources
    .filter((section) => section.lines.length > 0 && hasPlace(section))
    .flatMap(({ heading, sharedHeading = '', lines: own }) =>
      [heading, sharedHeading].concat(own.flatMap(({ cells }) => cells.map(({ text }) => text)).filter(isEntryLabel)),
    );
}

interface ReadSection {
  readonly sections: readonly ResumeSection[];
  readonly unplaced: readonly string[];
  readonly guesses: readonly GuessedNames[];
}

const noGuesses: readonly GuessedNames[] = [];

function readSection({ meaning, heading, lines: given }: SourceSection): ReadSection {
  const form = formEntries(given);
  const lines = withoutEntryLabels(given);
  if (lines.length === 0) return { sections: [], unplaced: [heading], guesses: noGuesses };
  const base = { heading: ownHeading(heading), isHidden: false };
  if (meaning === 'contact' || meaning === 'summary') return { sections: [], unplaced: [], guesses: noGuesses };
  if (meaning === 'experience' && form)
    return {
      sections: [{ ...base, id: meaning, kind: meaning, entries: form.map(experienceOfForm) }],
      unplaced: [],
      guesses: noGuesses,
    };
  if (meaning === 'education' && form)
    return {
      sections: [{ ...base, id: meaning, kind: meaning, entries: form.map(educationOfForm) }],
      unplaced: [],
      guesses: noGuesses,
    };
  if (meaning === 'experience') {
    const { entries, unplaced, guesses = noGuesses } = readExperience(lines);
    return { sections: [{ ...base, id: meaning, kind: meaning, entries }], unplaced, guesses };
  }
  if (meaning === 'education') {
    const { entries, unplaced } = readEducation(lines);
    return { sections: [{ ...base, id: meaning, kind: meaning, entries }], unplaced, guesses: noGuesses };
  }
  if (meaning === 'skills') {
    return {
      sections: [{ ...base, id: meaning, kind: meaning, entries: readSkills(lines) }],
      unplaced: [],
      guesses: noGuesses,
    };
  }
  const { entries, unplaced } = readFurther(meaning, lines);
  const id = meaning === 'custom' ? `custom:${newId()}` : meaning;
  return { sections: [{ ...base, id, kind: meaning, entries }], unplaced, guesses: noGuesses };
}

/** The default headings need not be filled; others are the person's own, such as "Grants" above awards. */
function ownHeading(heading: string): string {
  const meaning = meaningOf(heading);
  const usual =
    meaning === undefined || meaning === 'contact' ? '' : sectionHeading({ kind: meaning, heading: '' }, 'en');
  return plainHeading(usual) === plainHeading(heading) ? '' : capitalsAsWords(heading);
}

const capitalsAsWords = (text: string): string =>
  /\p{Ll}/u.test(text)
    ? text
    : text
        .toLowerCase()
        .replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
        .replaceAll(smallWord, (word) => word.toLowerCase());

const smallWord =
  /(?<=\s)(?:(?:And|Or|Of|The|For|In|Et|Und|Y|E|De|Des|Du|La|Les|En|Och|Ja|Di|Da|Do)(?=\s)|[DL](?=['’]))/g;

/** Kinds whose second section keeps its own heading. */
const mayStandAlone: ReadonlySet<SectionKind> = new Set(['awards', 'volunteering', 'projects', 'interests']);

/**
 * Each kind appears once: the entries of a second "Experience" join those of the first. "Prizes" after "Grants" are a
 * section of their own, as awards and the like have the entries that every further section has.
 */
function oneOfEachKind(sections: readonly ResumeSection[]): ResumeSection[] {
  const filled: ResumeSection[] = [];
  for (const section of sections) {
    const at = filled.findIndex(({ kind }) => kind === section.kind);
    const first = filled[at];
    if (!first || section.kind === 'custom' || first.kind === 'summary' || section.kind === 'summary')
      filled.push(section);
    else if (mayStandAlone.has(section.kind) && section.heading !== '' && section.heading !== first.heading)
      filled.push({ ...section, id: `custom:${newId()}`, kind: 'custom' } as ResumeSection);
    else {
      // Sections of one kind have entries of one kind.
      filled[at] = { ...first, entries: [...first.entries, ...section.entries] } as ResumeSection;
    }
  }
  return filled;
}
