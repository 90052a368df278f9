import type { TableHealth } from '@keepmark/local-store/care';
import { inWords } from './kept-formats';

/** Rows as a person calls and counts them: those of the first table. The other tables hold what belongs to them. */
interface ClearedKind {
  readonly nouns: readonly [one: string, many: string];
  readonly tables: readonly [string, ...string[]];
}

export type ClearChoice = 'all' | 'places-and-contacts';

/**
 * What each choice of "Clear all" deletes (decisions, "Clear all and backup"), in the order in which it is named. A table
 * that no kind lists goes with `all` as well: a new one can't be forgotten. `clear-choices.test.ts` wants each listed.
 */
export const clearedKinds: Readonly<Record<ClearChoice, readonly ClearedKind[]>> = {
  all: [
    { nouns: ['company', 'companies'], tables: ['companies'] },
    { nouns: ['job', 'jobs'], tables: ['jobs', 'job_events', 'sent_documents', 'sent_contents'] },
    { nouns: ['interview', 'interviews'], tables: ['interviews'] },
    {
      nouns: ['résumé', 'résumés'],
      tables: ['resumes', 'resume_experience', 'resume_education', 'resume_skills', 'resume_entries'],
    },
    { nouns: ['letter', 'letters'], tables: ['cover_letters'] },
    { nouns: ['setting', 'settings'], tables: ['settings'] },
  ],
  'places-and-contacts': [
    { nouns: ['place', 'places'], tables: ['places'] },
    { nouns: ['group', 'groups'], tables: ['place_groups', 'place_group_links'] },
    { nouns: ['contact', 'contacts'], tables: ['contacts'] },
  ],
};

const separate = new Set(clearedKinds['places-and-contacts'].flatMap(({ tables }) => tables));

/** The choice of "Clear all" that deletes the rows of a table: every table has exactly one. */
export const clearChoiceOf = (table: string): ClearChoice => (separate.has(table) ? 'places-and-contacts' : 'all');

/** What a choice would delete now. */
export interface Cleared {
  /** Those that the database does not have yet too. */
  readonly tables: readonly string[];
  /** `2 companies`, `1,204 jobs`; empty when there is nothing. */
  readonly counts: readonly string[];
}

/** @param tables all that the database has. */
export function clearedBy(choice: ClearChoice, tables: readonly Pick<TableHealth, 'name' | 'rows'>[]): Cleared {
  const own = tables.filter(({ name }) => clearChoiceOf(name) === choice);
  const rowsOf = new Map(own.map(({ name, rows }) => [name, rows]));
  const counts: string[] = [];
  for (const kind of clearedKinds[choice]) {
    const rows = rowsOf.get(kind.tables[0]) ?? 0;
    if (rows === 0) continue;
    counts.push(inWords(rows, ...kind.nouns));
    for (const table of kind.tables) rowsOf.delete(table);
  }
  let others = 0;
  for (const rows of rowsOf.values()) others += rows;
  if (others > 0) counts.push(inWords(others, 'other entry', 'other entries'));
  const listed = clearedKinds[choice].flatMap((kind) => kind.tables);
  return { tables: [...new Set([...listed, ...own.map(({ name }) => name)])], counts };
}
