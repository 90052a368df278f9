import type { MetroArea, MetroAreaDetail, MetroAreas } from '@keepmark/contracts';
import { inSlices } from '../platform/runtime/runtime';
import type { DelineationRow, GazetteerRow } from '../labor-market/labor-market';
import { centerOf, type CountyAtlas, handWrittenMetroAreas, stateOfCounty } from '../gazetteer/gazetteer';

type Outline = NonNullable<MetroAreaDetail['outline']>;
/** An outline around counties takes some milliseconds. */
const areasAtATime = 2;
/** People by the FIPS code of their county. */
type PeopleByCounty = ReadonlyMap<string, number>;

/** The US metro areas of one table, by name. */
export class MetroAreaTable {
  readonly all: MetroAreas;
  readonly #atlas: CountyAtlas;
  readonly #countyNames: ReadonlyMap<string, string>;
  readonly #outlines = new Map<string, Outline | null>();

  constructor(atlas: CountyAtlas, all: MetroAreas, countyNames: ReadonlyMap<string, string> = new Map()) {
    this.#atlas = atlas;
    this.#countyNames = countyNames;
    this.all = { ...all, results: all.results.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) };
  }

  /** Metropolitan areas that reach into the state. @param stateCode postal code. */
  ofState(stateCode: string): MetroAreas {
    const results = this.all.results.filter(
      ({ kind, stateCodes }) => kind === 'metropolitan' && stateCodes.includes(stateCode),
    );
    return { table: this.all.table, results };
  }

  /** @param cbsaCode five digits. */
  detail(cbsaCode: string): MetroAreaDetail | undefined {
    const area = this.all.results.find((one) => one.cbsaCode === cbsaCode);
    if (!area) return undefined;
    const counties = area.countyCodes.map((countyCode) => ({
      countyCode,
      countyName: this.#countyNames.get(countyCode) ?? this.#atlas.nameOf(countyCode),
      stateCode: stateOfCounty(countyCode),
    }));
    return { ...area, table: this.all.table, counties, outline: this.#outline(area) };
  }

  #outline({ cbsaCode, countyCodes }: MetroArea): Outline | null {
    const known = this.#outlines.get(cbsaCode);
    if (known !== undefined) return known;
    const outline = this.#atlas.outline(countyCodes);
    this.#outlines.set(cbsaCode, outline);
    return outline;
  }
}

/** What serves until the official files are imported. */
export async function handWrittenTable(atlas: CountyAtlas, people: PeopleByCounty): Promise<MetroAreaTable> {
  const results: MetroArea[] = [];
  await inSlices(handWrittenMetroAreas, areasAtATime, ({ code: cbsaCode, name, counties }) => {
    const countyCodes = Object.entries(counties).flatMap(([state, names]) => countiesOf(atlas, state, names));
    results.push(areaOf(atlas, { cbsaCode, name, kind: 'metropolitan', countyCodes }, people));
  });
  return new MetroAreaTable(atlas, { table: 'hand-written', results });
}

/** @param gazetteer gives points and land areas; without it they come from the outline. */
export async function officialTable(
  atlas: CountyAtlas,
  people: PeopleByCounty,
  delineation: readonly DelineationRow[],
  gazetteer: readonly GazetteerRow[],
): Promise<MetroAreaTable> {
  const pointOf = new Map(gazetteer.map((row) => [row.cbsaCode, row]));
  const rowsOf = new Map<string, DelineationRow[]>();
  for (const row of delineation) {
    const rows = rowsOf.get(row.cbsaCode);
    if (rows) rows.push(row);
    else rowsOf.set(row.cbsaCode, [row]);
  }
  const results: MetroArea[] = [];
  await inSlices(rowsOf, areasAtATime, ([cbsaCode, rows]) => {
    const { cbsaTitle: name = '', kind = 'micropolitan' } = rows[0] ?? {};
    const countyCodes = rows.map(({ countyCode }) => countyCode);
    results.push(areaOf(atlas, { cbsaCode, name, kind, countyCodes }, people, pointOf.get(cbsaCode)));
  });
  const countyNames = new Map(delineation.map(({ countyCode, countyName }) => [countyCode, countyName]));
  return new MetroAreaTable(atlas, { table: 'official', results }, countyNames);
}

function areaOf(
  atlas: CountyAtlas,
  area: Pick<MetroArea, 'cbsaCode' | 'name' | 'kind' | 'countyCodes'>,
  people: PeopleByCounty,
  official?: GazetteerRow,
): MetroArea {
  const outline = official ? null : atlas.outline(area.countyCodes);
  const { latitude, longitude } = official ?? (outline ? centerOf(outline) : { latitude: 0, longitude: 0 });
  const stateCodes = (area.name.split(', ').at(-1) ?? '').split('-');
  const cityPopulation = area.countyCodes.reduce((sum, county) => sum + (people.get(county) ?? 0), 0);
  return { ...area, stateCodes, latitude, longitude, landAreaKm2: official?.landAreaKm2 ?? null, cityPopulation };
}

/** The codes of counties, some of which are named by their codes. */
function countiesOf(atlas: CountyAtlas, state: string, names: readonly string[]): string[] {
  return names.map((name) => (/^\d{5}$/.test(name) ? name : atlas.codeOf(state, name)));
}
