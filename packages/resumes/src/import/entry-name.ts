import type { entriesOf } from './entries-of';

type Entry = ReturnType<typeof entriesOf>[number];

/** What people call an entry: "Nurse, Mercy Hospital". */
export function entryName(entry: Entry): string {
  if ('skillName' in entry) return entry.skillName;
  const names =
    'companyName' in entry
      ? [entry.title, entry.companyName]
      : 'institutionName' in entry
        ? [[entry.degree, entry.major].filter(Boolean).join(', '), entry.institutionName]
        : [entry.title, entry.organization];
  return names.filter(Boolean).join(', ');
}
