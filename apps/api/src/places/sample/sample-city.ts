import type { SearchablePlaceType } from '@keepmark/contracts';

type SamplePlace = readonly [title: string, type: SearchablePlaceType, latitude: number, longitude: number];

/** Well-known places of a city, as facts: name, kind and where they are. */
export interface SampleCity {
  readonly city: string;
  readonly state: string;
  /** Uppercase alpha-2. */
  readonly country: string;
  readonly places: readonly SamplePlace[];
}

export const sampleCity = (city: string, state: string, country: string, places: SampleCity['places']): SampleCity => ({
  city,
  state,
  country,
  places,
});
