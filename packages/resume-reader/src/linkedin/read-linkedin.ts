import { findDates } from '../lines/dates';
import { type ReadResume, ResumeFileError } from '@keepmark/resume-document/resume-file';
import { completeAddress, placeFields } from '@keepmark/resume-document/addresses';
import {
  blankDocument,
  newEducation,
  newExperience,
  newFurtherEntry,
  newSection,
  newSkill,
} from '@keepmark/resume-document/new-document';
import type { FurtherEntry, FurtherKind, ResumeLink, ResumeSection } from '@keepmark/resume-document';
import { textOf } from '@keepmark/resume-document/json-value';
import { type FormatRules, ObjectFields } from '../objects/object-fields';
import { csvRows } from './csv-rows';
import { escapeRichText } from '@keepmark/resume-document/rich-text';

/** Whether a file in a ZIP belongs to LinkedIn's data export and we read it. It may be in a folder. */
export const isLinkedInFile = (path: string): boolean => fileNames.has(fileName(path));

const fileName = (path: string): string => path.split('/').at(-1)?.toLowerCase() ?? '';
const fileNames = new Set(
  [
    'profile',
    'positions',
    'education',
    'skills',
    'languages',
    'certifications',
    'phonenumbers',
    'phone numbers',
    'email addresses',
    'projects',
    'volunteering',
    'honors',
    'publications',
    'courses',
    'organizations',
    'patents',
    'test scores',
  ].map((name) => `${name}.csv`),
);

const rules: FormatRules = {
  // About the address or the number, not of the person.
  ofDesign: new Set(['confirmed', 'primary', 'updated on', 'type', 'extension']),
  toRichText: notesOf,
  toText: (text) => text,
};

/**
 * Reads the CSV files of LinkedIn's data export.
 *
 * @returns what the files say beyond our fields in `unplaced`
 * @throws ResumeFileError when there is neither a profile nor a position
 */
export function readLinkedIn(files: ReadonlyMap<string, Uint8Array>): ReadResume {
  const tables = new Map(
    [...files].map(([path, bytes]) => [fileName(path), csvRows(bytes).map((row) => new ObjectFields(row, rules))]),
  );
  const rows: Rows = (name) => tables.get(`${name}.csv`) ?? [];
  const [profile = new ObjectFields({}, rules)] = rows('profile');
  if (rows('profile').length === 0 && rows('positions').length === 0) {
    throw new ResumeFileError(
      'not-a-resume',
      'This LinkedIn export has no profile. Ask LinkedIn for the larger data archive and choose that ZIP file.',
    );
  }
  const emails = rows('email addresses');
  const email = emails.find((row) => /^yes$/i.test(textOf(row.value('primary')))) ?? emails[0];
  const [phone] = [...rows('phonenumbers'), ...rows('phone numbers')];
  const summary = profile.rich('summary');
  const document = {
    ...blankDocument(),
    title: '',
    name: [profile.text('first name'), profile.text('last name')].filter(Boolean).join(' '),
    headline: profile.text('headline'),
    email: email?.text('email address') ?? '',
    phone: phone?.text('number') ?? '',
    location: profile.text('geo location', 'address'),
    links: linksOf(profile),
    summary,
    sections: [
      ...(summary ? [{ id: 'summary', kind: 'summary', heading: '', isHidden: false } as const] : []),
      ...mainSections(rows),
      ...furtherSections(rows),
    ],
  };
  const unplaced = [profile, ...[...tables.values()].flat().filter((row) => row !== profile)].flatMap((row) =>
    row.unread(),
  );
  return { document, unplaced, notices: [] };
}

/** The rows of a file, by its name without the extension. */
type Rows = (name: string) => readonly ObjectFields[];

function mainSections(rows: Rows): ResumeSection[] {
  const experience = rows('positions').map((row) =>
    newExperience({
      companyName: row.text('company name'),
      title: row.text('title'),
      ...period(row),
      ...placeFields(row.text('location')),
      notes: row.rich('description'),
    }),
  );
  const education = rows('education').map((row) =>
    newEducation({
      institutionName: row.text('school name'),
      degree: row.text('degree name'),
      startDate: dateOf(row.text('start date')),
      endDate: dateOf(row.text('end date')),
      notes: row.rich('notes', 'activities'),
    }),
  );
  const skills = rows('skills').map((row) => newSkill({ skillName: row.text('name') }));
  const section = { heading: '', isHidden: false };
  return [
    ...(experience.length > 0
      ? [{ ...section, id: 'experience', kind: 'experience', entries: experience } as const]
      : []),
    ...(education.length > 0 ? [{ ...section, id: 'education', kind: 'education', entries: education } as const] : []),
    ...(skills.length > 0 ? [{ ...section, id: 'skills', kind: 'skills', entries: skills } as const] : []),
  ];
}

interface FurtherFile {
  readonly kind: FurtherKind;
  readonly name: string;
  /** Of a custom section. */
  readonly heading?: string;
  readonly entry: (row: ObjectFields) => Partial<FurtherEntry>;
}

const furtherFiles: readonly FurtherFile[] = [
  {
    kind: 'projects',
    name: 'projects',
    entry: (row) => ({
      title: row.text('title'),
      url: row.address('url'),
      ...period(row),
      notes: row.rich('description'),
    }),
  },
  {
    kind: 'certifications',
    name: 'certifications',
    entry: (row) => ({
      title: row.text('name'),
      organization: row.text('authority'),
      detail: row.text('license number'),
      startDate: dateOf(row.text('started on')),
      endDate: dateOf(row.text('finished on')),
      url: row.address('url'),
    }),
  },
  {
    kind: 'languages',
    name: 'languages',
    entry: (row) => ({ title: row.text('name'), detail: row.text('proficiency') }),
  },
  {
    kind: 'volunteering',
    name: 'volunteering',
    entry: (row) => ({
      title: row.text('role'),
      organization: row.text('company name', 'organization'),
      ...period(row),
      notes: row.rich('description'),
    }),
  },
  {
    kind: 'awards',
    name: 'honors',
    entry: (row) => ({
      title: row.text('title'),
      startDate: dateOf(row.text('issued on')),
      notes: row.rich('description'),
    }),
  },
  {
    kind: 'publications',
    name: 'publications',
    entry: (row) => ({
      title: row.text('name'),
      organization: row.text('publisher'),
      startDate: dateOf(row.text('published on')),
      url: row.address('url'),
      notes: row.rich('description'),
    }),
  },
  {
    kind: 'custom',
    name: 'courses',
    heading: 'Courses',
    entry: (row) => ({ title: row.text('name'), detail: row.text('number') }),
  },
  {
    kind: 'custom',
    name: 'organizations',
    heading: 'Organizations',
    entry: (row) => ({
      // Without a position, the name is all there is.
      title: row.text('position', 'name'),
      organization: row.has('position') ? row.text('name') : '',
      ...period(row),
      notes: row.rich('description'),
    }),
  },
  {
    kind: 'custom',
    name: 'patents',
    heading: 'Patents',
    entry: (row) => ({
      title: row.text('title', 'name'),
      detail: row.text('patent number', 'number', 'application number'),
      startDate: dateOf(row.text('issued on', 'filed on')),
      url: row.address('url'),
      notes: row.rich('description'),
    }),
  },
  {
    kind: 'custom',
    name: 'test scores',
    heading: 'Test scores',
    entry: (row) => ({
      title: row.text('name'),
      detail: row.text('score'),
      startDate: dateOf(row.text('date', 'taken on')),
      notes: row.rich('description'),
    }),
  },
];

const furtherSections = (rows: Rows): ResumeSection[] =>
  furtherFiles.flatMap(({ kind, name, heading, entry }) => {
    const entries = rows(name).map((row) => newFurtherEntry(entry(row)));
    return entries.length > 0 ? [{ ...newSection(kind, heading), entries }] : [];
  });

/** Converts "Jan 2020", "2020" or "5/17/20" to our date format. Other text stays as it is. */
const dateOf = (text = ''): string => (text === '' ? '' : findDates(text)?.endDate || text);

function period(row: ObjectFields): { readonly startDate: string; readonly endDate: string } {
  const [start, end] = [row.text('started on'), row.text('finished on')];
  return { startDate: dateOf(start), endDate: end === '' && start !== '' ? 'present' : dateOf(end) };
}

/** Turns lines that look like bullets into bullets. People use many different marks. */
function notesOf(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => {
      const bullet = /^\s*[-•●▪*·–]\s*(?=\S)/u.exec(line);
      return bullet ? `- ${escapeRichText(line.slice(bullet[0].length))}` : escapeRichText(line.trim());
    })
    .filter(Boolean)
    .join('\n');
}

/** Converts "[PERSONAL:https://a.example,COMPANY:https://b.example]" and Twitter names to links. */
function linksOf(profile: ObjectFields): ResumeLink[] {
  const websites = profile.text('websites').replaceAll(/[[\]]/g, '').split(',');
  const links = websites.map((text) => text.replace(/^\s*[A-Z_ ]+:(?!\/\/)/i, '').trim()).filter(Boolean);
  const twitter = profile
    .text('twitter handles')
    .replaceAll(/[[\]]/g, '')
    .split(',')
    .map((name) => name.trim().replace(/^@/, ''))
    .filter(Boolean);
  return [
    ...links.map((url) => ({ label: '', url: completeAddress(url) })),
    ...twitter.map((name) => ({ label: 'X', url: `https://x.com/${encodeURIComponent(name)}` })),
  ];
}
