import { entriesOf, type Entry, type ResumeDocument, type ResumeSection } from '@keepmark/resume-document';
import type { ReadSource } from '@keepmark/resume-document/read-source';
import { parseRichText } from '@keepmark/resume-document/rich-text';

type Evidence = Pick<ReadSource, 'guesses' | 'unknownHeadings'>;

/**
 * What speaks against an entry or a section of a document that was read from lines, a sentence each, by its id. A doubt is
 * gone once the document no longer has what it was about.
 */
export function doubtsOf(document: ResumeDocument, { guesses, unknownHeadings }: Evidence): Map<string, string[]> {
  const doubts = new Map<string, string[]>();
  const doubt = (id: string, reason: string) => doubts.set(id, [...(doubts.get(id) ?? []), reason]);
  for (const section of document.sections) {
    if (section.kind === 'custom' && section.heading !== '' && unknownHeadings.includes(section.heading))
      doubt(section.id, `We don’t know the heading “${section.heading}”, so its lines may be in the wrong fields.`);
    const entries = entriesOf(section);
    entries.forEach((entry, index) => {
      if (isAlone(entry) && entries.some((other) => other !== entry && !isAlone(other)))
        doubt(entry.id, 'Only one line, unlike the others here. It may belong to the entry above.');
      else for (const reason of missingIn(section, entry)) doubt(entry.id, reason);
      const between = index < entries.length - 1 ? lineBetween(entry) : undefined;
      if (between !== undefined)
        doubt(entry.id, `“${between}” stands between this entry and the next one. It may belong to either.`);
    });
  }
  for (const { entryId, title, organization } of guesses) {
    const entry = document.sections.flatMap(entriesOf).find(({ id }) => id === entryId);
    if (entry && 'companyName' in entry && entry.title === title && entry.companyName === organization)
      doubt(entryId, 'Only the order of the lines says which is the title and which the company.');
  }
  return doubts;
}

/** What a job or a degree usually has, and this one lacks. */
function missingIn({ kind }: ResumeSection, entry: Entry): string[] {
  const missing: string[] = [];
  if ('skillName' in entry) return missing;
  const isDated = entry.startDate !== '' || entry.endDate !== '';
  if ((kind === 'experience' || kind === 'education') && !isDated) missing.push('No dates found.');
  if ('companyName' in entry) {
    if (entry.title === '') missing.push('No title found.');
    if (entry.companyName === '') missing.push('No company found.');
  }
  if ('institutionName' in entry && entry.institutionName === '') missing.push('No school found.');
  return missing;
}

/** Whether an entry of jobs or degrees is one text and nothing else. */
function isAlone(entry: Entry): boolean {
  if (!('companyName' in entry) && !('institutionName' in entry)) return false;
  const { id: _, originId: __, isHidden: ___, extras: ____, ...fields } = entry;
  return Object.values(fields).filter((value) => value !== '').length === 1;
}

/** A last paragraph below bullets. */
function lineBetween(entry: Entry): string | undefined {
  if (!('notes' in entry)) return undefined;
  const blocks = parseRichText(entry.notes);
  const last = blocks.at(-1);
  if (last?.kind !== 'paragraph' || blocks.at(-2)?.kind !== 'bullet') return undefined;
  const text = last.runs.map((run) => run.text).join('');
  return text.length > 60 ? `${text.slice(0, 60).trim()}…` : text;
}
