import type { PersonalData } from '@keepmark/assistant';
import type { AiResume, ResumeChange } from '@keepmark/contracts';
import { visibleDocument } from '@keepmark/resume-document/visible-document';
import type { FurtherEntry, ResumeDocument, ResumeSection, SkillEntry } from '@keepmark/resume-document';
import { parseRichText } from '@keepmark/resume-document/rich-text';
import { writePlainText } from '@keepmark/resume-pages/plain-text';

const lineBreak = /\r\n|\r|\n/g;
const withPlainBreaks = (text: string): string => text.replaceAll(lineBreak, '\n');

const filled = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '');

/**
 * The parts that are shown and may be sent. References are left out because they name other people, and so are entries
 * that no path can point to.
 */
const sendable = (document: ResumeDocument): ResumeDocument => {
  const visible = visibleDocument(document);
  return { ...visible, sections: visible.sections.filter(({ kind }) => kind !== 'references') };
};

type Listed = Exclude<ResumeSection, { kind: 'summary' }>;
type AiEntry = AiResume['entries'][number];

/**
 * A résumé for AI calls: what its pages show, without personal data, photo, links, and references. Entries keep their
 * ids, and notes keep their lines and marks, so that a change can name its line.
 */
export function aiResumeOf(document: ResumeDocument): AiResume {
  const { headline, summary, sections } = sendable(document);
  const resume: AiResume = {
    headline,
    summary: withPlainBreaks(summary),
    experience: [],
    education: [],
    skills: [],
    entries: [],
  };
  for (const section of sections) {
    if (section.kind === 'summary') continue;
    if (section.kind === 'skills') {
      resume.skills.push(...section.entries.map((entry) => ({ internalId: entry.id, skillName: skillText(entry) })));
    } else if (section.kind === 'experience') resume.experience.push(...section.entries.map(aiEntry));
    else if (section.kind === 'education') resume.education.push(...section.entries.map(aiEntry));
    else resume.entries.push(...section.entries.map(aiEntry));
  }
  return resume;
}

function aiEntry(entry: Exclude<Listed['entries'][number], SkillEntry>): AiEntry {
  const { id, startDate, endDate, notes } = entry;
  const empty = { title: '', companyName: '', institutionName: '', degree: '', major: '' };
  const base = { ...empty, internalId: id, startDate, endDate, notes: withPlainBreaks(notes) };
  if ('companyName' in entry) return { ...base, title: entry.title, companyName: entry.companyName };
  if ('institutionName' in entry) {
    const { institutionName, degree, major } = entry;
    return { ...base, institutionName, degree, major };
  }
  return { ...base, title: furtherTitle(entry), companyName: entry.organization };
}

/** "Open Wayfinding, Maintainer: SVG, React". */
function furtherTitle({ title, detail, keywords }: FurtherEntry): string {
  return [filled([title, detail]).join(', '), filled(keywords).join(', ')].filter((part) => part !== '').join(': ');
}

/** "Code (expert): HTML, CSS". */
function skillText({ skillName, level, keywords }: SkillEntry): string {
  const name = level.trim() === '' ? skillName.trim() : `${skillName.trim()} (${level.trim()})`;
  return [name, filled(keywords).join(', ')].filter((part) => part !== '').join(': ');
}

/**
 * The texts that must not reach an AI: the names and contact data of the person and their references, hidden ones
 * included.
 */
export function personalDataOf(document: ResumeDocument): PersonalData {
  const { name, phone, email, location, links, summary, sections } = document;
  const entries = sections.flatMap((section): readonly Listed['entries'][number][] =>
    section.kind === 'summary' ? [] : section.entries,
  );
  const notes = entries.flatMap((entry) => ('notes' in entry ? [entry.notes] : []));
  const urls = [
    ...links.map(({ url }) => url),
    ...entries.flatMap((entry) => ('organization' in entry ? [entry.url] : [])),
    ...[summary, ...notes].flatMap(linkedAddresses),
  ];
  const references = sections.flatMap((section) =>
    section.kind === 'references' ? section.entries.map(({ title }) => title) : [],
  );
  return { name, phone, email, location, urls: [...new Set(filled(urls))], otherNames: filled(references) };
}

const linkedAddresses = (text: string): string[] =>
  parseRichText(text).flatMap(({ runs }) => runs.map(({ href }) => href).filter((href) => href !== ''));

/** The résumé as plain text for a prompt, without personal data and references. Hidden parts are left out. */
export function resumeTextOf(document: ResumeDocument): string {
  const shown = sendable(document);
  const sections = shown.sections.map((section) =>
    section.kind === 'summary' || section.kind === 'skills'
      ? section
      : ({ ...section, entries: section.entries.map((entry) => ({ ...entry, url: '' })) } as ResumeSection),
  );
  return writePlainText({ ...shown, sections, name: '', phone: '', email: '', location: '', links: [] }).trim();
}

/**
 * Applies one change of the AI. Everything else stays the same, byte for byte. A line stays one line, and a bullet
 * stays a bullet even if the AI forgot its mark.
 * @returns undefined if `aiResumeOf` doesn't have the path, or its text isn't `before`
 */
export function applyChange(
  document: ResumeDocument,
  { path, before, after }: Pick<ResumeChange, 'path' | 'before' | 'after'>,
): ResumeDocument | undefined {
  if (path === 'summary') {
    const isOffered = sendable(document).summary !== '' && withPlainBreaks(document.summary) === before;
    return isOffered ? { ...document, summary: after } : undefined;
  }
  const [, kind, id, line] = /^(experience|education|entries)\/(.+)\/notes\/(\d+)$/s.exec(path) ?? [];
  if (kind === undefined || id === undefined) return undefined;
  const section = sendable(document).sections.find((each): each is NotedSection => holds(each, kind, id));
  const entry = section?.entries.find((each) => each.id === id);
  const notes = entry && withLine(entry.notes, Number(line), before, after);
  if (!section || notes === undefined) return undefined;
  const changed = (each: ResumeSection): ResumeSection =>
    each.id === section.id && each.kind !== 'summary'
      ? ({ ...each, entries: each.entries.map((old) => (old.id === id ? { ...old, notes } : old)) } as ResumeSection)
      : each;
  return { ...document, sections: document.sections.map(changed) };
}

type NotedSection = Exclude<ResumeSection, { kind: 'summary' | 'skills' }>;

function holds(section: ResumeSection, kind: string, id: string): section is NotedSection {
  if (section.kind === 'summary' || section.kind === 'skills') return false;
  const group = section.kind === 'experience' || section.kind === 'education' ? section.kind : 'entries';
  return group === kind && section.entries.some((entry) => entry.id === id);
}

const bullet = /^\s*[-•*]\s+(?=\S)/;

function withLine(notes: string, line: number, before: string, after: string): string | undefined {
  const lines = notes.split(lineBreak);
  if (lines[line] !== before) return undefined;
  const breaks = notes.match(lineBreak) ?? [];
  const mark = bullet.exec(before)?.[0];
  const oneLine = after.replaceAll(/\s*[\r\n]+\s*/g, ' ');
  lines[line] = mark !== undefined && !bullet.test(oneLine) ? mark + oneLine : oneLine;
  return lines.map((text, index) => text + (breaks[index] ?? '')).join('');
}
