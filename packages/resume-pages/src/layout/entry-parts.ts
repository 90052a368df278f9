import type { ResumeDesign } from '@keepmark/resume-document';
import type {
  EducationEntry,
  ExperienceEntry,
  FurtherEntry,
  FurtherKind,
  ResumeSection,
} from '@keepmark/resume-document';
import { formatDateRange } from './format-date';
import { linkTarget, shownAddress } from './link-target';

/** The parts of an entry that a template shows, without empty ones. */
export interface EntryParts {
  readonly id: string;
  readonly title: Linked;
  readonly organization: Linked;
  readonly place: string;
  /** A grade, a level, a role. */
  readonly detail: string;
  readonly dates: string;
  /** A URL that is shown as text. */
  readonly address: Linked;
  readonly keywords: readonly string[];
  /** Rich. */
  readonly notes: string;
  /** Whether everything but the notes goes on one line, as for a certificate. */
  readonly isBrief: boolean;
}

export interface Linked {
  readonly text: string;
  readonly href: string;
}

/** Sections whose entries have a head and notes. */
export type EntrySection = Exclude<ResumeSection, { readonly kind: 'summary' | 'skills' }>;

const plain = (text: string): Linked => ({ text: text.trim(), href: '' });
const nothing = plain('');

/** Joins texts with commas and skips empty ones. */
export const listed = (texts: readonly string[], separator = ', '): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(separator);

/** The parts of a section's visible entries, in order. */
export function entryParts(section: EntrySection, design: ResumeDesign): EntryParts[] {
  if (section.kind === 'experience') return shown(section.entries).map((entry) => experienceParts(entry, design));
  if (section.kind === 'education') return shown(section.entries).map((entry) => educationParts(entry, design));
  return shown(section.entries).map((entry) => furtherParts(entry, section.kind, design));
}

/** Entries that aren't hidden. */
export const shown = <Entry extends { readonly isHidden: boolean }>(entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => !entry.isHidden);

function experienceParts(entry: ExperienceEntry, design: ResumeDesign): EntryParts {
  return {
    id: entry.id,
    ...named(entry.title, entry.companyName, entry.url),
    place: listed([entry.city, entry.state, entry.country]),
    detail: '',
    dates: formatDateRange(entry.startDate, entry.endDate, design),
    address: nothing,
    keywords: [],
    notes: entry.notes,
    isBrief: false,
  };
}

function educationParts(entry: EducationEntry, design: ResumeDesign): EntryParts {
  const gpa = entry.gpa.trim();
  return {
    id: entry.id,
    ...named(listed([entry.degree, entry.major]), entry.institutionName, entry.url),
    place: listed([entry.city, entry.state]),
    detail: gpa === '' || /\p{L}/u.test(gpa) ? gpa : `GPA ${gpa}`,
    dates: formatDateRange(entry.startDate, entry.endDate, design),
    address: nothing,
    keywords: [],
    notes: entry.notes,
    isBrief: false,
  };
}

const briefKinds: ReadonlySet<FurtherKind> = new Set<FurtherKind>([
  'certifications',
  'languages',
  'awards',
  'interests',
]);

function furtherParts(entry: FurtherEntry, kind: FurtherKind, design: ResumeDesign): EntryParts {
  return {
    id: entry.id,
    ...named(entry.title, entry.organization, ''),
    place: entry.location.trim(),
    detail: entry.detail.trim(),
    dates: formatDateRange(entry.startDate, entry.endDate, design),
    address: { text: shownAddress(entry.url), href: linkTarget(entry.url) },
    keywords: entry.keywords,
    notes: entry.notes,
    isBrief: briefKinds.has(kind),
  };
}

/** The URL of an employer or school links its name or, without one, the title. */
function named(title: string, organization: string, url: string): Pick<EntryParts, 'title' | 'organization'> {
  const href = linkTarget(url);
  if (organization.trim() === '') return { title: { text: title.trim(), href }, organization: nothing };
  return { title: plain(title), organization: { text: organization.trim(), href } };
}
