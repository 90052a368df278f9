import type { Occupation } from '@keepmark/contracts';
import { NotFoundError } from '../../platform/errors/errors';
import type { ReferenceRows } from '../reference/reference-rows';
import type { ReferenceStore } from '../reference/reference-store';
import { handWrittenStatistics } from '../statistics/hand-written-statistics';
import { handWrittenIndex, type OccupationIndex, officialIndex } from './occupation-index';

const files = ['soc-structure', 'soc-definitions', 'onet-occupations'] as const;

/** The tree of occupations: the official one once it is imported. */
export function occupationIndex(reference: ReferenceStore): Promise<OccupationIndex> {
  return reference.derived('occupations', files, indexOf);
}

const indexOf = (rows: Pick<{ [File in keyof ReferenceRows]: ReferenceRows[File][] }, (typeof files)[number]>) =>
  rows['soc-structure'].length > 0
    ? officialIndex(rows['soc-structure'], rows['soc-definitions'], rows['onet-occupations'])
    : handWrittenIndex();

/** What every table on file calls the occupations, by their codes: "15-1252", "15-1252.00". */
export class OccupationNames {
  readonly #reference: ReferenceStore;

  constructor(reference: ReferenceStore) {
    this.#reference = reference;
  }

  /** Titles of single occupations; those of groups only where a code is asked for. */
  async titles(): Promise<ReadonlyMap<string, string>> {
    return this.#reference.derived('occupation titles', [...files, 'wage-occupations'], (rows) => {
      const titles = new Map<string, string>();
      for (const [code, { title }] of handWrittenStatistics()) titles.set(code, title);
      for (const { code, title } of rows['wage-occupations']) titles.set(code, title);
      for (const { code, title } of rows['onet-occupations']) {
        titles.set(code, title);
        if (code.endsWith('.00')) titles.set(code.slice(0, 7), title);
      }
      for (const { code, title, level } of indexOf(rows).all()) if (isSingle(level)) titles.set(code, title);
      return titles;
    });
  }

  /**
   * The occupation of a code; of an O*NET code, the one of six digits that it belongs to.
   * @throws NotFoundError for a group, and for a code that no table has.
   */
  async find(code: string): Promise<{ socCode: string; title: string }> {
    const socCode = /^(\d\d-\d{4})(\.\d\d)?$/.exec(code)?.[1];
    const title = socCode === undefined ? undefined : (await this.titles()).get(socCode);
    if (socCode === undefined || title === undefined)
      throw new NotFoundError(`There is no occupation ${code}. Give the code of a single occupation, such as 15-1252.`);
    return { socCode, title };
  }
}

const isSingle = (level: Occupation['level']): boolean => level === 'detailed' || level === 'onet';
