import Papa from 'papaparse';
import { findDates } from '../lines/dates';
import { type ReadResume, ResumeFileError } from '@keepmark/resume-document/resume-file';
import { completeAddress, placeFields } from '@keepmark/resume-document/addresses';
import {
  blankDocument,
  newEducation,
  newExperience,
  newFurtherEntry,
  newSkill,
} from '@keepmark/resume-document/new-document';
import type { FurtherEntry, FurtherKind, ResumeLink, ResumeSection } from '@keepmark/resume-document';
import { escapeRichText } from '@keepmark/resume-document/rich-text';

type CsvRow = Readonly<Record<string, string>>;

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
  ].map((name) => `${name}.csv`),
);

/**
 * Reads the CSV files of LinkedIn's data export.
 *
 * @throws ResumeFileError when there is neither a profile nor a position
 */
export function readLinkedIn(files: ReadonlyMap<string, Uint8Array>): ReadResume {
  const tables = new Map([...files].map(([path, bytes]) => [fileName(path), rowsOf(bytes)]));
  const rows: Rows = (name) => tables.get(`${name}.csv`) ?? [];
  const [profile] = rows('profile');
  if (!profile && rows('positions').length === 0) {
    throw new ResumeFileError(
      'not-a-resume',
      'This LinkedIn export has no profile. Ask LinkedIn for the larger data archive and choose that ZIP file.',
    );
  }
  const own = profile ?? {};
  const emails = rows('email addresses');
  const email = emails.find((row) => /^yes$/i.test(row['primary'] ?? '')) ?? emails[0];
  const summary = notesOf(own['summary']);
  const document = {
    ...blankDocument(),
    title: '',
    name: [own['first name'], own['last name']].filter(Boolean).join(' '),
    headline: own['headline'] ?? '',
    email: email?.['email address'] ?? '',
    phone: (rows('phonenumbers')[0] ?? rows('phone numbers')[0])?.['number'] ?? '',
    location: own['geo location'] || own['address'] || '',
    links: linksOf(own),
    summary,
    sections: [
      ...(summary ? [{ id: 'summary', kind: 'summary', heading: '', isHidden: false } as const] : []),
      ...mainSections(rows),
      ...furtherSections(rows),
    ],
  };
  return { document, unplaced: unplacedOf(own), notices: [] };
}

/** The rows of a file, by its name without the extension. */
type Rows = (name: string) => readonly CsvRow[];

function mainSections(rows: Rows): ResumeSection[] {
  const experience = rows('positions').map((row) =>
    newExperience({
      companyName: row['company name'] ?? '',
      title: row['title'] ?? '',
      ...period(row['started on'], row['finished on']),
      ...placeFields(row['location'] ?? ''),
      notes: notesOf(row['description']),
    }),
  );
  const education = rows('education').map((row) =>
    newEducation({
      institutionName: row['school name'] ?? '',
      degree: row['degree name'] ?? '',
      startDate: dateOf(row['start date']),
      endDate: dateOf(row['end date']),
      notes: [notesOf(row['notes']), notesOf(row['activities'])].filter(Boolean).join('\n'),
    }),
  );
  const skills = rows('skills').map((row) => newSkill({ skillName: row['name'] ?? '' }));
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
  readonly entry: (row: CsvRow) => Partial<FurtherEntry>;
}

const furtherFiles: readonly FurtherFile[] = [
  {
    kind: 'projects',
    name: 'projects',
    entry: (row) => ({
      title: row['title'] ?? '',
      url: completeAddress(row['url'] ?? ''),
      ...period(row['started on'], row['finished on']),
      notes: notesOf(row['description']),
    }),
  },
  {
    kind: 'certifications',
    name: 'certifications',
    entry: (row) => ({
      title: row['name'] ?? '',
      organization: row['authority'] ?? '',
      detail: row['license number'] ?? '',
      startDate: dateOf(row['started on']),
      endDate: dateOf(row['finished on']),
      url: completeAddress(row['url'] ?? ''),
    }),
  },
  {
    kind: 'languages',
    name: 'languages',
    entry: (row) => ({ title: row['name'] ?? '', detail: row['proficiency'] ?? '' }),
  },
  {
    kind: 'volunteering',
    name: 'volunteering',
    entry: (row) => ({
      title: row['role'] ?? '',
      organization: row['company name'] ?? row['organization'] ?? '',
      ...period(row['started on'], row['finished on']),
      notes: notesOf(row['description']),
    }),
  },
  {
    kind: 'awards',
    name: 'honors',
    entry: (row) => ({
      title: row['title'] ?? '',
      startDate: dateOf(row['issued on']),
      notes: notesOf(row['description']),
    }),
  },
  {
    kind: 'publications',
    name: 'publications',
    entry: (row) => ({
      title: row['name'] ?? '',
      organization: row['publisher'] ?? '',
      startDate: dateOf(row['published on']),
      url: completeAddress(row['url'] ?? ''),
      notes: notesOf(row['description']),
    }),
  },
];

const furtherSections = (rows: Rows): ResumeSection[] =>
  furtherFiles.flatMap(({ kind, name, entry }) => {
    const entries = rows(name).map((row) => newFurtherEntry(entry(row)));
    return entries.length > 0 ? [{ id: kind, kind, heading: '', isHidden: false, entries }] : [];
  });

function rowsOf(bytes: Uint8Array): CsvRow[] {
  const text = new TextDecoder().decode(bytes);
  const { data } = Papa.parse<CsvRow>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (header) =>
      header
        .replace(/^\uFEFF/, '')
        .trim()
        .toLowerCase(),
  });
  return data.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
    ),
  );
}

/** Converts "Jan 2020", "2020" or "5/17/20" to our date format. Other text stays as it is. */
const dateOf = (text = ''): string => (text === '' ? '' : findDates(text)?.endDate || text);

const period = (start = '', end = '') => ({
  startDate: dateOf(start),
  endDate: end === '' && start !== '' ? 'present' : dateOf(end),
});

/** Turns lines that look like bullets into bullets. People use many different marks. */
const notesOf = (text = ''): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => {
      const bullet = /^\s*[-•●▪*·–]\s*(?=\S)/u.exec(line);
      return bullet ? `- ${escapeRichText(line.slice(bullet[0].length))}` : escapeRichText(line.trim());
    })
    .filter(Boolean)
    .join('\n');

/** Converts "[PERSONAL:https://a.example,COMPANY:https://b.example]" and Twitter names to links. */
function linksOf(profile: CsvRow): ResumeLink[] {
  const websites = (profile['websites'] ?? '').replaceAll(/[[\]]/g, '').split(',');
  const links = websites.map((text) => text.replace(/^\s*[A-Z_ ]+:(?!\/\/)/i, '').trim()).filter(Boolean);
  const twitter = (profile['twitter handles'] ?? '')
    .replaceAll(/[[\]]/g, '')
    .split(',')
    .map((name) => name.trim().replace(/^@/, ''))
    .filter(Boolean);
  return [
    ...links.map((url) => ({ label: '', url: completeAddress(url) })),
    ...twitter.map((name) => ({ label: 'X', url: `https://x.com/${encodeURIComponent(name)}` })),
  ];
}

/** Profile fields that résumés rarely show. */
const unplacedOf = (profile: CsvRow): string[] =>
  ['maiden name', 'address', 'birth date', 'industry', 'zip code', 'instant messengers'].flatMap((field) => {
    const value = profile[field] ?? '';
    const isShown = field === 'address' && !profile['geo location'];
    return value && !isShown ? [`${field[0]?.toUpperCase()}${field.slice(1)}: ${value}`] : [];
  });
