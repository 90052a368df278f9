import { webAddress } from '@keepmark/contracts';
import { writtenName } from '@keepmark/resume-document/entry-name';
import { completeAddress } from '@keepmark/resume-document/addresses';
import { sectionHeading } from '@keepmark/resume-document/headings';
import { newEducation, newExperience, newFurtherEntry, newId, newSkill } from '@keepmark/resume-document/new-document';
import { type ResumeDocument, type ResumeSection, type SectionKind, entriesOf } from '@keepmark/resume-document';
import { escapeRichText } from '@keepmark/resume-document/rich-text';

const contactFields = {
  name: 'Name',
  headline: 'Headline',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
} as const;
type ContactField = keyof typeof contactFields;

/** Places that a line of text can be put in, by group, for a menu. */
export interface PlaceGroup {
  readonly group: string;
  readonly items: { readonly value: string; readonly label: string }[];
}

/** Where text without a field can go. `value` is what `placeLine` takes. */
export function placesFor(document: ResumeDocument): PlaceGroup[] {
  const sections = document.sections.filter((section) => section.kind !== 'summary');
  const missing = (['experience', 'education', 'skills'] as const).filter(
    (kind) => !sections.some((section) => section.kind === kind),
  );
  return [
    {
      group: 'Contact',
      items: [
        ...Object.entries(contactFields).map(([field, label]) => ({ value: `field:${field}`, label })),
        { value: 'link', label: 'Link' },
      ],
    },
    { group: 'Summary', items: [{ value: 'summary', label: 'Summary' }] },
    ...sections.map((section): PlaceGroup => {
      const heading = sectionHeading(section, document.design.language);
      const entries = section.kind === 'skills' ? [] : entriesOf(section);
      return {
        group: heading,
        items: [
          ...entries.map((entry, index) => ({
            value: `notes:${section.id}:${entry.id}`,
            label: `${heading}: ${writtenName(entry) || `entry ${index + 1}`}`,
          })),
          { value: `new:${section.id}`, label: section.kind === 'skills' ? 'New skill' : `${heading}: new entry` },
        ],
      };
    }),
    {
      group: 'New section',
      items: [
        ...missing.map((kind) => ({ value: `section:${kind}`, label: sectionHeading({ kind, heading: '' }, 'en') })),
        { value: 'section:custom', label: 'Custom section' },
      ],
    },
  ].filter(({ items }) => items.length > 0);
}

/** The document with a line of text in the chosen place; text that is there already stays. */
export function placeLine(document: ResumeDocument, line: string, place: string): ResumeDocument {
  const text = line.trim();
  const [kind = '', sectionId = '', ...rest] = splitPlace(place);
  switch (kind) {
    case 'field': {
      const field = sectionId as ContactField;
      return Object.hasOwn(contactFields, field)
        ? { ...document, [field]: [document[field], text].filter(Boolean).join(' ') }
        : document;
    }
    case 'link': {
      const url = webAddress(text) ? completeAddress(text) : '';
      return { ...document, links: [...document.links, url ? { label: '', url } : { label: text, url: '' }] };
    }
    case 'summary': {
      const hasSection = document.sections.some((section) => section.kind === 'summary');
      const sections: readonly ResumeSection[] = hasSection
        ? document.sections
        : [{ id: 'summary', kind: 'summary', heading: '', isHidden: false }, ...document.sections];
      return { ...document, sections, summary: [document.summary, escapeRichText(text)].filter(Boolean).join('\n') };
    }
    case 'notes':
      return changeSection(document, sectionId, (section) => withNotes(section, rest[0] ?? '', text));
    case 'new':
      return changeSection(document, sectionId, (section) => withEntry(section, text));
    case 'section':
      return { ...document, sections: [...document.sections, withEntry(emptySection(sectionId as SectionKind), text)] };
    default:
      return document;
  }
}

/** Ids of custom sections have a colon of their own. */
function splitPlace(place: string): string[] {
  const [kind = '', ...rest] = place.split(':');
  const id =
    rest[0] === 'custom' && rest[1] !== undefined && kind !== 'section' ? `custom:${rest[1]}` : (rest[0] ?? '');
  return [kind, id, ...rest.slice(id.includes(':') ? 2 : 1)];
}

function changeSection(
  document: ResumeDocument,
  id: string,
  change: (section: ResumeSection) => ResumeSection,
): ResumeDocument {
  return { ...document, sections: document.sections.map((section) => (section.id === id ? change(section) : section)) };
}

function emptySection(kind: SectionKind): ResumeSection {
  const base = { heading: '', isHidden: false };
  if (kind === 'experience') return { ...base, id: kind, kind, entries: [] };
  if (kind === 'education') return { ...base, id: kind, kind, entries: [] };
  if (kind === 'skills') return { ...base, id: kind, kind, entries: [] };
  return { ...base, id: `custom:${newId()}`, kind: 'custom', entries: [] };
}

function withEntry(section: ResumeSection, text: string): ResumeSection {
  if (section.kind === 'summary') return section;
  if (section.kind === 'experience')
    return { ...section, entries: [...section.entries, newExperience({ title: text })] };
  if (section.kind === 'education') {
    return { ...section, entries: [...section.entries, newEducation({ institutionName: text })] };
  }
  if (section.kind === 'skills') {
    const names = text.split(/\s*[,;]\s*/).filter(Boolean);
    return { ...section, entries: [...section.entries, ...names.map((skillName) => newSkill({ skillName }))] };
  }
  return { ...section, entries: [...section.entries, newFurtherEntry({ title: text })] };
}

function withNotes(section: ResumeSection, entryId: string, text: string): ResumeSection {
  const added = <Entry extends { readonly id: string; readonly notes: string }>(entry: Entry): Entry =>
    entry.id === entryId ? { ...entry, notes: [entry.notes, escapeRichText(text)].filter(Boolean).join('\n') } : entry;
  if (section.kind === 'summary' || section.kind === 'skills') return section;
  if (section.kind === 'experience') return { ...section, entries: section.entries.map(added) };
  if (section.kind === 'education') return { ...section, entries: section.entries.map(added) };
  return { ...section, entries: section.entries.map(added) };
}
