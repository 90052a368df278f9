import { writtenName } from '@keepmark/resume-document/entry-name';
import { entriesOf, type ResumeDocument, type ResumeSection } from '@keepmark/resume-document';
import { visibleDocument } from '@keepmark/resume-document/visible-document';
import { sectionHeading } from '@keepmark/resume-document/headings';
import { plainText } from '@keepmark/resume-document/rich-text';

/** One field of a document and whether a parser found it in the file. */
export interface ComparedField {
  /** The entry that the field belongs to, or empty. */
  readonly entry: string;
  readonly label: string;
  /** The text in the document. */
  readonly value: string;
  /** `elsewhere`: the text was read, as another field. */
  readonly result: 'found' | 'elsewhere' | 'missing';
}

export interface ComparedGroup {
  readonly heading: string;
  readonly fields: readonly ComparedField[];
}

const fieldLabels: Readonly<Record<string, string>> = {
  companyName: 'Company',
  institutionName: 'School',
  title: 'Title',
  degree: 'Degree',
  major: 'Field of study',
  gpa: 'GPA',
  startDate: 'Start',
  endDate: 'End',
  city: 'City',
  state: 'State',
  country: 'Country',
  location: 'Location',
  organization: 'Organization',
  detail: 'Detail',
  url: 'Link',
  skillName: 'Skill',
  level: 'Level',
  keywords: 'Keywords',
};

/** Compares a document, field by field, with what a parser read from its file. */
export function compareRead(whole: ResumeDocument, read: ResumeDocument, unplaced: readonly string[]): ComparedGroup[] {
  const document = visibleDocument(whole);
  const everything = plain([JSON.stringify(read), ...unplaced].join(' ')).replaceAll('\\n', ' ');
  const field = (label: string, value: string, found: readonly string[], entry = ''): ComparedField[] => {
    if (value.trim() === '') return [];
    const isFound = found.some((text) => plain(text) === plain(value));
    const isElsewhere = plain(value) !== '' && everything.includes(plain(value));
    return [{ entry, label, value, result: isFound ? 'found' : isElsewhere ? 'elsewhere' : 'missing' }];
  };
  const contact = [
    ...field('Name', document.name, [read.name]),
    ...field('Headline', document.headline, [read.headline]),
    ...field('Email', document.email, [read.email]),
    ...field('Phone', document.phone, [read.phone]),
    ...field('Location', document.location, [read.location]),
    ...document.links.flatMap(({ label, url }) =>
      field(
        label || 'Link',
        url || label,
        read.links
          .flatMap((link) => [link.url, link.label, bareAddress(link.url)])
          .concat(read.links.some((link) => bareAddress(link.url) === bareAddress(url)) ? [url] : []),
      ),
    ),
  ];
  const groups: ComparedGroup[] = [{ heading: 'Contact', fields: contact }];
  for (const section of document.sections) {
    const heading = sectionHeading(section, document.design.language);
    if (section.kind === 'summary') {
      groups.push({
        heading,
        fields: lines(document.summary).flatMap((text) => field('Text', text, lines(read.summary))),
      });
      continue;
    }
    groups.push({ heading, fields: sectionFields(section, sectionsLike(read, section, heading), field) });
  }
  return groups.filter(({ fields }) => fields.length > 0);
}

const sectionsLike = (read: ResumeDocument, section: ResumeSection, heading: string): readonly ResumeSection[] =>
  read.sections.filter((candidate) =>
    section.kind === 'custom' ? plain(candidate.heading) === plain(heading) : candidate.kind === section.kind,
  );

type Field = (label: string, value: string, found: readonly string[], entry?: string) => ComparedField[];
type Fields = Readonly<Record<string, unknown>>;

function sectionFields(section: ResumeSection, read: readonly ResumeSection[], field: Field): ComparedField[] {
  const candidates = read.flatMap((one) => [...entriesOf(one)]);
  const taken = new Set<unknown>();
  return entriesOf(section).flatMap((entry) => {
    // The entry that shares the most fields with this one. Each entry is matched once.
    const best = candidates
      .filter((one) => !taken.has(one))
      .map((one) => ({ one, score: likeness({ ...entry }, { ...one }) }))
      .sort((left, right) => right.score - left.score)[0];
    if (best && best.score > 0) taken.add(best.one);
    const found: Fields = best && best.score > 0 ? { ...best.one } : {};
    const name = writtenName(entry);
    return Object.entries(entry as unknown as Fields).flatMap(([key, value]) => {
      if (key === 'notes') {
        return lines(textOf(value)).flatMap((text) => field('Text', text, lines(textOf(found[key])), name));
      }
      const label = fieldLabels[key];
      if (label === undefined) return [];
      if (Array.isArray(value)) {
        const foundTexts = Array.isArray(found[key]) ? found[key].map(String) : [];
        return value.flatMap((item) => field(label, String(item), foundTexts, name));
      }
      const text = textOf(value);
      const isSameLink = key === 'url' && bareAddress(textOf(found[key])) === bareAddress(text);
      return field(label, text, [isSameLink ? text : textOf(found[key])], name);
    });
  });
}

/** How many fields two entries share. */
function likeness(left: Fields, right: Fields): number {
  return Object.entries(left).filter(
    ([key, value]) =>
      (fieldLabels[key] !== undefined || key === 'notes') &&
      typeof value === 'string' &&
      value !== '' &&
      plain(value) === plain(textOf(right[key])),
  ).length;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const lines = (rich: string): string[] =>
  plainText(rich)
    .split('\n')
    .filter((text) => text.trim() !== '');

const bareAddress = (url: string): string => url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

/** Only letters and digits, in lower case: parsers compare like this. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#%]+/gu, ' ')
    .trim();
