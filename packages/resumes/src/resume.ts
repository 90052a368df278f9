import type { Resume } from '@keepmark/resume-document/tables';

/** The first of "Resume1", "Resume2", … that no résumé has. */
export function nextTitle(resumes: readonly Pick<Resume, 'title'>[]): string {
  let number = 1;
  while (resumeExists(resumes, `Resume${number}`)) number += 1;
  return `Resume${number}`;
}

const titleKey = (title: string): string => title.trim().toLocaleLowerCase('en');

/** Whether a résumé has this title, ignoring case and surrounding spaces. */
export const resumeExists = (resumes: readonly Pick<Resume, 'title'>[], title: string): boolean =>
  resumes.some((resume) => titleKey(resume.title) === titleKey(title));

/** "Nurse (Copy)", or "Nurse (Copy) 2" if a résumé has that title. */
export function copyTitle(title: string, resumes: readonly Pick<Resume, 'title'>[] = []): string {
  const first = `${title.trim()} (Copy)`.trim();
  let copy = first;
  for (let number = 2; resumeExists(resumes, copy); number += 1) copy = `${first} ${number}`;
  return copy;
}

/** The title of a version made for a target, such as "Nurse - Optimized For Charge nurse at Mercy". */
export const mergedTitle = (title: string, target: string): string => `${title} - Optimized For ${target}`;

/** The target of a version made for a job: "Charge nurse at Mercy". */
export const targetOfJob = ({ jobTitle, companyName }: { readonly jobTitle: string; readonly companyName: string }) =>
  [jobTitle.trim(), companyName.trim()].filter((part) => part !== '').join(' at ');

type Dated = Pick<Resume, 'internalId' | 'isDefault' | 'defaultSince' | 'dateUpdated'>;

/**
 * The default résumé: the marked one. If two tabs each marked one, the one marked last; if none is marked, the one
 * updated last. All tabs agree.
 */
export function defaultOf<Row extends Dated>(resumes: readonly Row[]): Row | undefined {
  const marked = resumes.filter(({ isDefault }) => isDefault);
  return newest(marked, 'defaultSince') ?? newest(resumes, 'dateUpdated');
}

function newest<Row extends Dated>(resumes: readonly Row[], by: 'defaultSince' | 'dateUpdated'): Row | undefined {
  const key = (row: Row) => `${row[by]} ${row.dateUpdated} ${row.internalId}`;
  return resumes.reduce<Row | undefined>(
    (best, row) => (best === undefined || key(row) > key(best) ? row : best),
    undefined,
  );
}

/** The résumés with exactly one marked as the default. Rows that don't change stay the same objects. */
export function withOneDefault<Row extends Dated>(resumes: readonly Row[]): readonly Row[] {
  const id = defaultOf(resumes)?.internalId;
  return resumes.map((row) =>
    row.isDefault === (row.internalId === id) ? row : { ...row, isDefault: row.internalId === id },
  );
}
