import type { AiResume } from '@keepmark/contracts';

/** Where the AI may suggest a change, with the current text: the summary and each line of an entry's notes. */
export function changePaths(resume: AiResume): Readonly<Record<string, string>> {
  const paths: Record<string, string> = {};
  if (resume.summary.trim() !== '') paths['summary'] = resume.summary;
  for (const kind of ['experience', 'education', 'entries'] as const) {
    for (const { internalId, notes } of resume[kind]) {
      for (const [index, line] of notes.split('\n').entries()) {
        if (line.trim() !== '') paths[`${kind}/${internalId}/notes/${index}`] = line;
      }
    }
  }
  return paths;
}

/** Ids of a résumé's entries. */
export const entryIdsOf = (resume: AiResume): ReadonlySet<string> =>
  new Set(
    [...resume.experience, ...resume.education, ...resume.skills, ...resume.entries].map(
      ({ internalId }) => internalId,
    ),
  );

/** Every text of a value, a line each. Quotes are looked for in it. */
export function textsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textsOf).join('\n');
  if (value !== null && typeof value === 'object') return Object.values(value).map(textsOf).join('\n');
  return '';
}
