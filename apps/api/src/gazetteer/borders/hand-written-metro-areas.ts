import areas from './hand-written-metro-areas.json' with { type: 'json' };

interface HandWrittenMetroArea {
  readonly code: string;
  readonly name: string;
  /** By state, by their names in the Census Bureau's outlines, or by FIPS code where a county and a city share a name. */
  readonly counties: Readonly<Record<string, readonly string[]>>;
}

/**
 * The 100 largest metropolitan areas of the 50 states and DC, as the Office of Management and Budget delineates them since
 * July 2023, with their counties.
 */
export const handWrittenMetroAreas = areas as unknown as readonly HandWrittenMetroArea[];
