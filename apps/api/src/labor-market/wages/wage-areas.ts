import type { NearestWageArea, WageArea, WageAreas } from '@keepmark/contracts';
import { NotFoundError } from '../../platform/errors/errors';
import { type County, distanceMiles, handWrittenMetroAreas, nameKey } from '../../gazetteer/gazetteer';
import type { GazetteerRow, WageAreaCountyRow, WageAreaRow } from '../reference/reference-rows';
import { handWrittenMetroPrices, handWrittenStatePrices } from './hand-written-prices';

const maxResults = 50;
/** Farther from its middle, a point has little to do with an area whose counties don't hold it. */
const maxMiles = 50;

interface Known {
  readonly area: WageArea;
  readonly name: string;
  readonly state: string;
  readonly counties: readonly string[];
}

/** Names of counties as the two sources write them: "Doña Ana County" is "dona ana". */
const countyKey = (stateCode: string, name: string): string =>
  `${stateCode} ${nameKey(name).replace(/ (county|parish|borough|municipality|municipio|census area|planning region|city)$/, '')}`;

/** The areas of one table, and the states, in memory. */
export class WageAreaTable {
  readonly #table: WageAreas['table'];
  readonly #known: readonly Known[];
  readonly #byCode: ReadonlyMap<string, WageArea>;
  readonly #ofCounty = new Map<string, WageArea[]>();

  constructor(table: WageAreas['table'], areas: readonly WageArea[], counties: readonly WageAreaCountyRow[] = []) {
    this.#table = table;
    const stateNames = new Map(stateAreas().map(({ stateCode, name }) => [stateCode, name]));
    const countiesOf = new Map<string, string[]>();
    for (const { areaCode, countyName } of counties) {
      const known = countiesOf.get(areaCode);
      if (known) known.push(nameKey(countyName));
      else countiesOf.set(areaCode, [nameKey(countyName)]);
    }
    this.#known = [...areas, ...stateAreas()]
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((area) => ({
        area,
        name: nameKey(area.name),
        state: nameKey(stateNames.get(area.stateCode) ?? area.stateCode),
        counties: countiesOf.get(area.areaCode) ?? [],
      }));
    this.#byCode = new Map(this.#known.map(({ area }) => [area.areaCode, area]));
    for (const { areaCode, stateCode, countyName } of counties) {
      const area = this.#byCode.get(areaCode);
      const key = countyKey(stateCode, countyName);
      if (area) this.#ofCounty.set(key, [...(this.#ofCounty.get(key) ?? []), area]);
    }
  }

  /** Best match first; all of them without a text. */
  search(query: string): WageAreas {
    const text = nameKey(query);
    const words = text.split(' ').filter((word) => word !== '');
    if (words.length === 0) return { table: this.#table, results: this.#known.map(({ area }) => area) };
    const found = this.#known
      .map((known) => ({ area: known.area, rank: rankOf(known, text, words) }))
      .filter(({ rank }) => rank < noMatch)
      .toSorted((a, b) => a.rank - b.rank);
    return { table: this.#table, results: found.slice(0, maxResults).map(({ area }) => area) };
  }

  /**
   * The area whose counties hold the point, else one whose middle is near, else the whole state.
   * @param county that the point is in.
   * @throws NotFoundError where there is no county: abroad, and at sea.
   */
  nearest(latitude: number, longitude: number, county: County | undefined): NearestWageArea {
    const keys = county ? [county.name, county.code].map((name) => countyKey(county.stateCode, name)) : [];
    const holding = keys.flatMap((key) => this.#ofCounty.get(key) ?? []);
    const areas = holding.length > 0 ? holding : this.#known.map(({ area }) => area);
    const [first] = areas
      .flatMap((area) => {
        if (area.latitude === null || area.longitude === null) return [];
        const middle = { latitude: area.latitude, longitude: area.longitude };
        return { area, distanceMiles: distanceMiles({ latitude, longitude }, middle) };
      })
      .toSorted((a, b) => a.distanceMiles - b.distanceMiles);
    if (first && holding.length > 0) return { table: this.#table, area: first.area, distanceMiles: 0 };
    if (first && first.distanceMiles <= maxMiles)
      return { table: this.#table, area: first.area, distanceMiles: Math.round(first.distanceMiles * 10) / 10 };
    const state = county && this.#byCode.get(county.stateCode);
    if (state) return { table: this.#table, area: state, distanceMiles: 0 };
    throw new NotFoundError('No area with wages is near this point. Choose an area from the list.');
  }

  /** @throws NotFoundError for a code that isn't listed. */
  get(areaCode: string): WageArea {
    const area = this.#byCode.get(areaCode.toUpperCase());
    if (area) return area;
    const hint =
      this.#table === 'official'
        ? ''
        : ' Until the official table is imported, only states and large metro areas are known.';
    throw new NotFoundError(`There is no area ${areaCode}. Choose one from the list of areas.${hint}`);
  }
}

const noMatch = 5;

function rankOf({ area, name, state, counties }: Known, text: string, words: readonly string[]): number {
  if (area.areaCode.toLowerCase() === text || name === text) return 0;
  if (name.startsWith(text)) return 1;
  const named = name.split(' ');
  if (words.every((word) => named.some((own) => own.startsWith(word)))) return 2;
  const withState = [...named, ...state.split(' '), area.stateCode.toLowerCase()];
  if (words.every((word) => withState.some((own) => own.startsWith(word)))) return 3;
  const [first = ''] = words;
  const ofState = `${state} ${area.stateCode.toLowerCase()}`;
  const isCounty = (county: string): boolean =>
    county.startsWith(first) &&
    words.every((word) => `${county} ${ofState}`.split(' ').some((own) => own.startsWith(word)));
  return counties.some((county) => isCounty(county)) ? 4 : noMatch;
}

/** What serves until the official files are imported. */
export function handWrittenAreas(): WageAreaTable {
  const areas = handWrittenMetroPrices.map(({ code, name, latitude, longitude }): WageArea => ({
    areaCode: code,
    name,
    stateCode: firstState(name) ?? '',
    kind: 'metropolitan',
    latitude,
    longitude,
  }));
  return new WageAreaTable('hand-written', areas, handWrittenCounties());
}

function handWrittenCounties(): WageAreaCountyRow[] {
  return handWrittenMetroAreas.flatMap(({ code: areaCode, counties }) =>
    Object.entries(counties).flatMap(([stateCode, names]) =>
      names.map((countyName) => ({ areaCode, stateCode, countyName })),
    ),
  );
}

/** "NY" of "New York-Newark-Jersey City, NY-NJ". */
const firstState = (name: string): string | undefined => /, ([A-Z]{2})(?:-[A-Z]{2})*$/.exec(name)?.[1];

/**
 * Nonmetropolitan areas have numbers of more than five digits; Guam's has too, but says what it is.
 * @param gazetteer has better points of metro areas.
 */
export function officialAreas(
  areas: readonly WageAreaRow[],
  counties: readonly WageAreaCountyRow[],
  gazetteer: readonly GazetteerRow[],
): WageAreaTable {
  const middleOf = new Map(gazetteer.map((row) => [row.cbsaCode, row]));
  const all = areas.map(({ areaCode, name, ...row }): WageArea => {
    const isMetro = areaCode.length === 5 || name.endsWith('MSA');
    const { latitude, longitude } = middleOf.get(areaCode) ?? row;
    const stateCode = (isMetro ? firstState(name) : undefined) ?? row.stateCode;
    return { areaCode, name, stateCode, kind: isMetro ? 'metropolitan' : 'nonmetropolitan', latitude, longitude };
  });
  return new WageAreaTable('official', all, counties);
}

function stateAreas(): WageArea[] {
  return handWrittenStatePrices.map(({ code, name }) => ({
    areaCode: code,
    name,
    stateCode: code,
    kind: 'state',
    latitude: null,
    longitude: null,
  }));
}
