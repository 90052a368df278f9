import type { SavedKind, SavedKinds, SavedRef, SavedValues } from '@keepmark/app-shell/saved-kinds';
import { savedCompanies } from '@keepmark/companies';
import type { Database } from '@keepmark/local-store';
import { readRows } from '@keepmark/local-store/sync';
import { companyConnections } from './company-connections';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The first of these fields that isn't empty. */
const first =
  (...fields: readonly string[]) =>
  (values: SavedValues): string =>
    fields.map((field) => text(values[field])).find((value) => value !== '') ?? '';

/** A title at a company: `Baker, Rye & Co`. */
const atCompany =
  (...fields: readonly string[]) =>
  (values: SavedValues): string =>
    [first(...fields)(values), text(values['companyName'])].filter(Boolean).join(', ');

const notes = { notes: 'Notes' };

/**
 * What people call the entries of each table. Tables that aren't here hold parts of entries, or settings: their rows come
 * back with the entry that they were deleted with. A feature with a new kind of entry adds it here.
 */
const kinds: readonly SavedKind[] = [
  {
    table: 'jobs',
    nouns: ['job', 'jobs'],
    icon: 'briefcase',
    titleOf: atCompany('jobTitle'),
    pathOf: (id) => `/job/edit/${id}`,
    fieldLabels: {
      ...notes,
      jobTitle: 'Job title',
      companyName: 'Company',
      description: 'Description',
      nextStep: 'Next step',
      coverLetter: 'Cover letter',
      contactInfo: 'Contact',
    },
  },
  {
    table: 'companies',
    nouns: ['company', 'companies'],
    icon: 'building',
    titleOf: first('companyName'),
    pathOf: (id) => `/company/details/${id}`,
    fieldLabels: { ...notes, companyName: 'Name', description: 'Description', summary: 'Summary' },
  },
  {
    table: 'contacts',
    nouns: ['contact', 'contacts'],
    icon: 'users',
    titleOf: atCompany('name', 'email'),
    pathOf: (id) => `/contact/edit/${id}`,
    fieldLabels: { ...notes, name: 'Name', nextStep: 'Next step' },
  },
  {
    table: 'interviews',
    nouns: ['interview', 'interviews'],
    icon: 'calendar-event',
    titleOf: atCompany('jobTitle'),
    pathOf: (id) => `/interview/edit/${id}`,
    fieldLabels: { ...notes, contactInfo: 'Contact' },
  },
  {
    table: 'interview_answers',
    nouns: ['practice answer', 'practice answers'],
    icon: 'microphone',
    titleOf: first('question'),
    fieldLabels: { answer: 'Answer' },
  },
  {
    table: 'interview_stories',
    nouns: ['interview story', 'interview stories'],
    icon: 'bulb',
    titleOf: first('title'),
    fieldLabels: { situation: 'Situation', task: 'Task', action: 'Action', result: 'Result' },
  },
  {
    table: 'resumes',
    nouns: ['résumé', 'résumés'],
    icon: 'file-text',
    titleOf: first('title', 'name'),
    pathOf: (id) => `/resume/edit/${id}`,
    fieldLabels: { title: 'Title', headline: 'Headline', summary: 'Summary' },
    notRestored: 'Jobs and letters that used the résumé aren’t linked to it again.',
  },
  {
    table: 'cover_letters',
    nouns: ['letter', 'letters'],
    icon: 'mail',
    titleOf: first('title', 'subject', 'companyName'),
    pathOf: (id) => `/letter/edit/${id}`,
  },
  {
    table: 'offers',
    nouns: ['offer', 'offers'],
    icon: 'currency-dollar',
    titleOf: atCompany('jobTitle'),
    fieldLabels: { ...notes, benefits: 'Benefits' },
  },
  {
    table: 'career_plans',
    nouns: ['career plan', 'career plans'],
    icon: 'compass',
    titleOf: first('title', 'career'),
    fieldLabels: notes,
  },
  {
    table: 'salary_notes',
    nouns: ['salary note', 'salary notes'],
    icon: 'currency-dollar',
    titleOf: first('occupationTitle'),
    fieldLabels: notes,
  },
  { table: 'saved_searches', nouns: ['saved search', 'saved searches'], icon: 'search', titleOf: first('name') },
  {
    table: 'ai_answers',
    nouns: ['AI answer', 'AI answers'],
    icon: 'sparkles',
    titleOf: first('title', 'prompt', 'answer'),
  },
  {
    table: 'places',
    nouns: ['place', 'places'],
    icon: 'map-pin',
    titleOf: first('displayName', 'name', 'address'),
    pathOf: (id) => `/place/details/${id}`,
    fieldLabels: { ...notes, name: 'Name', description: 'Description', summary: 'Summary' },
  },
  { table: 'place_groups', nouns: ['group', 'groups'], icon: 'folder', titleOf: first('name'), fieldLabels: notes },
];

/**
 * Gives rows that come back the names of their companies as they are now, and unlinks those whose company is gone.
 * Restoring a company first, then its jobs, links them as before.
 */
export function linkRestored(database: Database, restored: readonly SavedRef[]): void {
  const saved = savedCompanies(database);
  for (const connection of companyConnections) {
    const refs = restored.filter(({ table }) => table === connection.tableName);
    for (const { id, values } of readRows(database, refs)) {
      const { companyName, companyId } = values;
      if (typeof companyName !== 'string') continue;
      const company = text(companyId) === '' ? saved.named(companyName) : saved.withId(text(companyId));
      if (!company) connection.release(database, [id]);
      else if (text(companyId) !== '' && company.companyName !== companyName)
        connection.rename(database, [id], company.companyName);
    }
  }
}

/** What lists of deleted entries and of replaced texts know about the features. */
export const savedKinds: SavedKinds = { kinds, afterRestore: linkRestored };
