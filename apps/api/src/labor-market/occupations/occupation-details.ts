import type { DataSource, OccupationTasks, RelatedOccupations, TechnologySkills } from '@keepmark/contracts';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { referenceFileTable } from '../reference/reference-table';
import { handWrittenDetails } from './hand-written-details';
import { codesForDetails } from './joined-occupations';
import type { OccupationNames } from './occupation-names';
import type { largeOccupationFiles } from './occupation-files';
import { occupationTaskTable } from './occupation-task-table';
import { relatedOccupationTable } from './related-occupation-table';
import { technologySkillTable } from './technology-skill-table';

export const onetSource: DataSource = {
  name: 'O*NET',
  period: '',
  year: null,
  url: 'https://www.onetcenter.org/database.html',
};
export const ownSource: DataSource = { name: 'Keepmark', period: '', year: null, url: '' };

/** Reads what O*NET says of an occupation, or what we say until it is imported. */
export class OccupationDetails {
  readonly #database: DatabaseHandle;
  readonly #names: OccupationNames;

  constructor(database: DatabaseHandle, names: OccupationNames) {
    this.#database = database;
    this.#names = names;
  }

  /** @throws NotFoundError for a code that is no occupation's; the same below. */
  async tasks(code: string): Promise<OccupationTasks> {
    const table = occupationTaskTable;
    const { about, socCode, codes, isImported } = await this.#about(code, 'onet-tasks');
    if (!isImported)
      return { ...about, source: ownSource, results: [...(handWrittenDetails().tasks.get(socCode) ?? [])] };
    const rows = await this.#database
      .select()
      .from(table)
      .where(inArray(table.socCode, codes))
      .orderBy(desc(table.isCore), asc(table.position));
    return { ...about, results: ofOccupation(rows, code, codes).map(({ task, isCore }) => ({ task, isCore })) };
  }

  async skills(code: string): Promise<TechnologySkills> {
    const table = technologySkillTable;
    const { about, socCode, codes, isImported } = await this.#about(code, 'onet-skills');
    if (!isImported) return { ...about, results: [...(handWrittenDetails().skills.get(socCode) ?? [])] };
    const rows = await this.#database
      .select()
      .from(table)
      .where(inArray(table.socCode, codes))
      .orderBy(desc(table.isInDemand), desc(table.isHot), asc(table.name));
    const skills = new Map(ofOccupation(rows, code, codes).map((row) => [row.name, row]));
    return {
      ...about,
      results: [...skills.values()].map(({ name, category, isHot, isInDemand }) => ({
        name,
        category,
        isHot,
        isInDemand,
      })),
    };
  }

  async related(code: string): Promise<RelatedOccupations> {
    const table = relatedOccupationTable;
    const [{ about, socCode, codes, isImported }, titles] = await Promise.all([
      this.#about(code, 'onet-related'),
      this.#names.titles(),
    ]);
    if (!isImported) {
      const related = handWrittenDetails().related.get(socCode) ?? [];
      const results = related.map(({ code: relatedCode, tier }) => ({
        code: relatedCode,
        onetCode: '',
        title: titles.get(relatedCode) ?? relatedCode,
        tier,
      }));
      return { ...about, results };
    }
    const rows = await this.#database
      .select()
      .from(table)
      .where(inArray(table.socCode, codes))
      .orderBy(asc(table.position));
    const related = new Map(ofOccupation(rows, code, codes).map((row) => [row.relatedCode, row]));
    const results = [...related.values()].map(({ relatedCode, tier }) => {
      const relatedSoc = relatedCode.slice(0, 7);
      const title = titles.get(relatedCode) ?? titles.get(relatedSoc) ?? relatedCode;
      return { code: relatedSoc, onetCode: relatedCode, title, tier };
    });
    return { ...about, results };
  }

  async #about(code: string, file: keyof typeof largeOccupationFiles) {
    const [{ socCode, title }, isImported] = await Promise.all([
      this.#names.find(code),
      isImportedIn(this.#database, file),
    ]);
    const table = isImported ? ('official' as const) : ('hand-written' as const);
    const about = { occupationCode: socCode, occupationTitle: title, table, source: onetSource };
    return { about, socCode, codes: [...codesForDetails(socCode)], isImported };
  }
}

export async function isImportedIn(
  database: DatabaseHandle,
  file: keyof typeof largeOccupationFiles,
): Promise<boolean> {
  const rows = await database
    .select({ file: referenceFileTable.file })
    .from(referenceFileTable)
    .where(eq(referenceFileTable.file, file));
  return rows.length > 0;
}

/**
 * The rows of an O*NET code, where it has some; else those of the occupation itself, whose code ends in .00; else, as
 * where O*NET only describes its parts, all of them.
 */
function ofOccupation<Row extends { onetCode: string }>(
  rows: readonly Row[],
  code: string,
  socCodes: readonly string[],
): Row[] {
  const finer = rows.filter(({ onetCode }) => onetCode === code);
  if (finer.length > 0) return finer;
  const whole = new Set(socCodes.map((socCode) => `${socCode}.00`));
  const own = rows.filter(({ onetCode }) => whole.has(onetCode));
  return own.length > 0 ? own : [...rows];
}
