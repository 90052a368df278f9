import type { Occupation, Occupations } from '@keepmark/contracts';
import type { OnetRow, SocDefinitionRow, SocRow } from '../reference/reference-rows';
import handWrittenOccupations from './hand-written-occupations.json' with { type: 'json' };

/** The tree of one table of occupations, in its order. */
export class OccupationIndex {
  readonly #table: Occupations['table'];
  readonly #occupations = new Map<string, Occupation>();
  readonly #children = new Map<string, Occupation[]>();

  constructor(table: Occupations['table'], rows: readonly Omit<Occupation, 'hasChildren'>[]) {
    this.#table = table;
    const parents = new Set(rows.map(({ parentCode }) => parentCode));
    for (const row of rows) {
      const occupation = { ...row, hasChildren: parents.has(row.code) };
      this.#occupations.set(row.code, occupation);
      this.#children.set(row.parentCode, [...(this.#children.get(row.parentCode) ?? []), occupation]);
    }
  }

  get table(): Occupations['table'] {
    return this.#table;
  }

  /** Groups too, in the order of the table. */
  all(): Iterable<Occupation> {
    return this.#occupations.values();
  }

  get(code: string): Occupation | undefined {
    return this.#occupations.get(code);
  }

  /** The direct children of a group; the major groups for an empty code. */
  children(code: string): Occupations {
    return { table: this.#table, results: this.#children.get(code) ?? [] };
  }

  /** The group of an occupation, marked as selected among its siblings; for a major group the major groups. */
  levelAbove({ parentCode }: Occupation): Occupations {
    const { table, results } = this.children(this.get(parentCode)?.parentCode ?? '');
    return {
      table,
      results: results.map((group) => Object.assign({}, group, { selected: group.code === parentCode })),
    };
  }
}

/**
 * What serves until the official files are imported: the major and minor groups of the Standard Occupational
 * Classification 2018 in its order, and under them the occupations that are looked for most. A code that ends in 0000 is
 * a major group, in 00 a minor one.
 */
export function handWrittenIndex(): OccupationIndex {
  let [major, minor] = ['', ''];
  const rows = handWrittenOccupations.map(({ code, title }) => {
    const level = code.endsWith('0000') ? 'major' : code.endsWith('00') ? 'minor' : 'detailed';
    if (level === 'major') [major, minor] = [code, ''];
    else if (level === 'minor') minor = code;
    const parentCode = { major: '', minor: major, detailed: minor }[level];
    return { parentCode, code, title, level, description: '' } as const;
  });
  return new OccupationIndex('hand-written', rows);
}

/**
 * @param onet describes the occupations that the definitions leave out, and adds what O*NET distinguishes below them:
 * codes that end in .00 are the occupation itself.
 */
export function officialIndex(
  structure: readonly SocRow[],
  definitions: readonly SocDefinitionRow[],
  onet: readonly OnetRow[],
): OccupationIndex {
  const definitionOf = new Map(definitions.map(({ code, definition }) => [code, definition]));
  const finer = new Map<string, OnetRow[]>();
  const whole = new Map<string, OnetRow>();
  for (const row of onet) {
    const [code = '', part] = row.code.split('.');
    if (part === '00') whole.set(code, row);
    else finer.set(code, [...(finer.get(code) ?? []), row]);
  }
  const rows = structure.flatMap((row) => [
    { ...row, description: definitionOf.get(row.code) ?? whole.get(row.code)?.description ?? '' },
    ...(finer.get(row.code) ?? []).map(({ code, title, description }) => ({
      code,
      title,
      description,
      parentCode: row.code,
      level: 'onet' as const,
    })),
  ]);
  return new OccupationIndex('official', rows);
}
