import type { CityIndex, NamedRow } from '../locations/city-index';
import { distanceMiles } from '../locations/distance';
import { alternateNameWeight, weightOfCity } from '../locations/find-city';
import type { AreaTexts } from './area-texts';
import { withoutPostalCodes } from './strip-noise';

/** A place that is said to be in a town is at most this far from its center. */
const townMiles = 15;
/** And this far in a city of a million people or more: Long Beach is 20 miles from the center of Los Angeles. */
const largeCityMiles = 30;
const largeCityPopulation = 1e6;
/** A town of this name with a smaller share of the people of the largest one is not meant. */
const minShare = 0.01;

/** The most that lies between a place and the center of the town that it is said to be in. */
export const milesAround = (population: number): number =>
  population >= largeCityPopulation ? largeCityMiles : townMiles;

/** Finds the towns that the last parts of a text name, and what is in them: "Kallio, Helsinki". */
export class StatedTown {
  readonly #index: CityIndex;
  readonly #areaTexts: AreaTexts;

  constructor(index: CityIndex, areaTexts: AreaTexts) {
    this.#index = index;
    this.#areaTexts = areaTexts;
  }

  /** "Helsinki", "San Francisco, CA": the towns of exactly this name; empty when none is named. */
  named([name = '', ...around]: readonly string[]): readonly NamedRow[] {
    const town = withoutPostalCodes(name);
    if (around.length === 0) return this.#likely(this.#index.rowsNamed(town));
    const inAreas = this.#areaTexts.around(around).map((area) => this.#index.rowsNamedIn(town, area));
    return this.#likely(inAreas.find((rows) => rows.length > 0) ?? []);
  }

  /** Those of the rows that are in one of the towns, or within a margin of it. */
  isAround(row: number, towns: readonly NamedRow[]): boolean {
    const city = this.#index.city(row);
    return towns.some((town) => {
      const center = this.#index.city(town.row);
      return distanceMiles(city, center) <= milesAround(center.population);
    });
  }

  #likely(rows: readonly NamedRow[]): readonly NamedRow[] {
    const { population } = this.#index.columns;
    const weightOf = ({ row, alternate }: NamedRow): number =>
      weightOfCity(population[row] ?? 0, alternate ? alternateNameWeight : 1);
    const least = Math.max(0, ...rows.map(weightOf)) * minShare;
    return rows.filter((row) => weightOf(row) >= least);
  }
}
