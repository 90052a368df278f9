import { plural } from '@keepmark/ui/words';
import type { TableHealth } from '@keepmark/local-store/care';

/** A kind of entry that people recognize. The rows of its first table are counted; the others hold its parts. */
interface ClearedKind {
  readonly nouns: readonly [one: string, many: string];
  readonly tables: readonly [string, ...string[]];
}

/** Own AI keys are deleted like a table, though they are outside the database. */
export const aiKeysName = 'ai_keys';

export type ClearChoice = 'all' | 'places-and-contacts';

/**
 * What each choice of "Clear all" deletes (decisions, "Clear all and backup"), in the order shown. Unlisted tables go
 * with `all`, so a new one can't be forgotten. `clear-choices.test.ts` fails until each table is listed.
 */
export const clearedKinds: Readonly<Record<ClearChoice, readonly ClearedKind[]>> = {
  all: [
    { nouns: ['company', 'companies'], tables: ['companies'] },
    {
      nouns: ['job', 'jobs'],
      tables: [
        'jobs',
        'job_events',
        'job_next_steps',
        'job_preparation_marks',
        'job_attachments',
        'sent_documents',
        'sent_contents',
        'resume_fit_marks',
      ],
    },
    { nouns: ['saved search', 'saved searches'], tables: ['saved_searches'] },
    { nouns: ['interview', 'interviews'], tables: ['interviews', 'interview_answers', 'interview_stories'] },
    {
      nouns: ['résumé', 'résumés'],
      tables: ['resumes', 'resume_experience', 'resume_education', 'resume_skills', 'resume_entries'],
    },
    { nouns: ['letter', 'letters'], tables: ['cover_letters'] },
    { nouns: ['offer', 'offers'], tables: ['offers'] },
    { nouns: ['salary note', 'salary notes'], tables: ['salary_notes'] },
    { nouns: ['AI answer', 'AI answers'], tables: ['ai_answers'] },
    { nouns: ['career plan', 'career plans'], tables: ['career_plans', 'career_plan_steps'] },
    { nouns: ['AI key', 'AI keys'], tables: [aiKeysName] },
    { nouns: ['setting', 'settings'], tables: ['settings'] },
  ],
  'places-and-contacts': [
    { nouns: ['place', 'places'], tables: ['places', 'place_tracks'] },
    { nouns: ['group', 'groups'], tables: ['place_groups', 'place_group_links'] },
    { nouns: ['contact', 'contacts'], tables: ['contacts'] },
  ],
};

/**
 * The devices of a person who syncs. They aren't something that was saved, and "Clear all" on one would delete them
 * from the list on all.
 */
export const neverCleared: ReadonlySet<string> = new Set(['syncDevices']);

const separate = new Set(clearedKinds['places-and-contacts'].flatMap(({ tables }) => tables));

/** The choice of "Clear all" that deletes a table's rows. Every table has exactly one. */
export const clearChoiceOf = (table: string): ClearChoice => (separate.has(table) ? 'places-and-contacts' : 'all');

/** What a choice deletes. */
export interface Cleared {
  /** Includes tables that the database doesn't have yet. */
  readonly tables: readonly string[];
  /** Such as `2 companies`, `1,204 jobs`; empty when there is nothing to delete. */
  readonly counts: readonly string[];
}

/** What a choice would delete now. @param tables all tables in the database */
export function clearedBy(choice: ClearChoice, tables: readonly Pick<TableHealth, 'name' | 'rows'>[]): Cleared {
  const own = tables.filter(({ name }) => clearChoiceOf(name) === choice && !neverCleared.has(name));
  const rowsOf = new Map(own.map(({ name, rows }) => [name, rows]));
  const counts: string[] = [];
  for (const kind of clearedKinds[choice]) {
    const rows = rowsOf.get(kind.tables[0]) ?? 0;
    if (rows === 0) continue;
    counts.push(plural(rows, ...kind.nouns));
    for (const table of kind.tables) rowsOf.delete(table);
  }
  let others = 0;
  for (const rows of rowsOf.values()) others += rows;
  if (others > 0) counts.push(plural(others, 'other entry', 'other entries'));
  const listed = clearedKinds[choice].flatMap((kind) => kind.tables);
  return { tables: [...new Set([...listed, ...own.map(({ name }) => name)])], counts };
}
