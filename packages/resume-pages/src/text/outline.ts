import { type EntryParts, entryParts, type EntrySection } from '../layout/entry-parts';
import { formatFullDate } from '../layout/format-date';
import { sectionHeading } from '@keepmark/resume-document/headings';
import { linkTarget, shownAddress } from '../layout/link-target';
import { simpleEntries, skillsOf } from '../layout/skill-rows';
import type { ResumeDesign } from '@keepmark/resume-document';
import type { LetterDocument, ResumeDocument, ResumeSection } from '@keepmark/resume-document';
import { parseRichText, type RichRun } from '@keepmark/resume-document/rich-text';
import { visibleDocument } from '@keepmark/resume-document/visible-document';

/** A line of a document, in the order shared by plain text, Markdown, and Word. */
export type OutlineLine =
  | { readonly kind: 'name' | 'headline' | 'section'; readonly text: string }
  /** Contact data, side by side. */
  | { readonly kind: 'contact'; readonly items: readonly OutlineText[] }
  /** The first line of an entry, with its dates at the right. */
  | { readonly kind: 'entry'; readonly text: OutlineText; readonly right: string }
  /** The second line of an entry: its organization and other details, with its location at the right. */
  | { readonly kind: 'detail'; readonly text: OutlineText; readonly more: string; readonly right: string }
  /** A label in bold, and its text. */
  | { readonly kind: 'labeled'; readonly label: string; readonly text: string }
  | { readonly kind: 'paragraph' | 'bullet'; readonly runs: readonly RichRun[] }
  /** A line of a letter's head without a gap after it. */
  | { readonly kind: 'address'; readonly text: string };

export interface OutlineText {
  readonly text: string;
  /** An address with its scheme, or empty. */
  readonly href: string;
}

export const isLetter = (document: ResumeDocument | LetterDocument): document is LetterDocument => 'sender' in document;

/** The lines of a résumé or a letter. Hidden entries are left out. */
export const outlineOf = (document: ResumeDocument | LetterDocument): OutlineLine[] =>
  isLetter(document) ? letterOutline(document) : resumeOutline(visibleDocument(document));

function resumeOutline(document: ResumeDocument): OutlineLine[] {
  const { design } = document;
  return [
    ...headOutline(document),
    ...document.sections.flatMap((section): OutlineLine[] => [
      { kind: 'section', text: sectionHeading(section, design.language) },
      ...sectionOutline(section, document),
    ]),
  ];
}

type Head = Pick<ResumeDocument, 'name' | 'headline' | 'phone' | 'email' | 'location' | 'links'>;

function headOutline({ name, headline, phone, email, location, links }: Head): OutlineLine[] {
  const items: OutlineText[] = [
    { text: email, href: linkTarget(email) },
    { text: phone, href: '' },
    { text: location, href: '' },
    ...links.map(({ label, url }) => ({ text: label.trim() || shownAddress(url), href: linkTarget(url) })),
  ].filter(({ text }) => text.trim() !== '');
  return [
    ...line('name', name),
    ...line('headline', headline),
    ...(items.length > 0 ? [{ kind: 'contact' as const, items }] : []),
  ];
}

const line = (kind: 'name' | 'headline' | 'address', text: string): OutlineLine[] =>
  text.trim() === '' ? [] : [{ kind, text: text.trim() }];

const noText: OutlineText = { text: '', href: '' };

const paragraph = (text: string, look: Partial<RichRun> = {}): OutlineLine => ({
  kind: 'paragraph',
  runs: [{ text, isBold: false, isItalic: false, href: '', ...look }],
});

const notesOutline = (notes: string): OutlineLine[] => parseRichText(notes);

function sectionOutline(section: ResumeSection, document: ResumeDocument): OutlineLine[] {
  if (section.kind === 'summary') return notesOutline(document.summary);
  if (section.kind === 'skills') return skillsOutline(skillsOf(section.entries));
  const simple =
    section.kind === 'languages' || section.kind === 'interests' ? simpleEntries(section.entries) : undefined;
  return simple ? skillsOutline(simple) : entriesOutline(section, document.design);
}

const entriesOutline = (section: EntrySection, design: ResumeDesign): OutlineLine[] =>
  entryParts(section, design).flatMap(entryOutline);

function entryOutline({
  title,
  organization,
  place,
  detail,
  dates,
  address,
  keywords,
  notes,
}: EntryParts): OutlineLine[] {
  // Without a title, the organization leads.
  const [first, second] = title.text === '' ? [organization, noText] : [title, organization];
  const lines: OutlineLine[] = [];
  if (first.text || dates) lines.push({ kind: 'entry', text: first, right: dates });
  if (second.text || detail || place) lines.push({ kind: 'detail', text: second, more: detail, right: place });
  if (address.text) lines.push({ kind: 'contact', items: [address] });
  if (keywords.length > 0) lines.push(paragraph(keywords.join(', '), { isItalic: true }));
  return [...lines, ...notesOutline(notes)];
}

/** Groups have a line each; skills without keywords share one. */
function skillsOutline(skills: ReturnType<typeof skillsOf>): OutlineLine[] {
  const named = ({ name, level }: (typeof skills)[number]) => (level ? `${name} (${level})` : name);
  const lines: OutlineLine[] = [];
  let single: string[] = [];
  const flush = () => {
    const mark = single.some((name) => name.includes(',')) ? ' | ' : ', ';
    if (single.length > 0) lines.push(paragraph(single.join(mark)));
    single = [];
  };
  for (const skill of skills) {
    if (skill.keywords === '') {
      single.push(named(skill));
      continue;
    }
    flush();
    lines.push(
      skill.name === '' ? paragraph(skill.keywords) : { kind: 'labeled', label: named(skill), text: skill.keywords },
    );
  }
  flush();
  return lines;
}

function letterOutline(letter: LetterDocument): OutlineLine[] {
  const recipient = [letter.recipientName, letter.recipientTitle, letter.companyName, ...letter.address.split('\n')];
  const filled = (text: string, look: Partial<RichRun> = {}): OutlineLine[] =>
    text.trim() === '' ? [] : [paragraph(text.trim(), look)];
  return [
    ...headOutline(letter.sender),
    ...filled(formatFullDate(letter.date, letter.design.language)),
    ...recipient.flatMap((text) => line('address', text)),
    ...filled(letter.subject, { isBold: true }),
    ...filled(letter.salutation),
    ...notesOutline(letter.body),
    ...filled(letter.closing),
    ...line('address', letter.sender.name),
  ];
}
