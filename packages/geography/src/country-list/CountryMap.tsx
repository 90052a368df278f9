import type { Country } from '@keepmark/contracts';
import { RegionMap } from '@keepmark/map';
import { useMemo } from 'react';

export interface CountryMapProps {
  countries: readonly Country[];
  selectedCode?: string;
  onChoose: (countryCode: string) => void;
}

/** One country in five has fewer than 50,000 people, so quantiles would give most of the land one color. */
const breaks = [1_000_000, 10_000_000, 40_000_000, 100_000_000];
/** Everything inhabited, in one view. */
const world = { west: -150, south: -50, east: 170, north: 70 };

/** A world map with countries colored by city population. */
export function CountryMap({ countries, selectedCode, onChoose }: CountryMapProps) {
  const values = useMemo(
    () => new Map(countries.map(({ numericCode, cityPopulation }) => [numericCode, cityPopulation])),
    [countries],
  );
  const selected = countries.find(({ countryCode }) => countryCode === selectedCode);
  return (
    <RegionMap
      label="Countries by city population"
      kind="countries"
      values={values}
      breaks={breaks}
      valueLabel="City population"
      fit={world}
      selectedRegionId={selected?.numericCode}
      onSelectRegion={(id) => {
        const country = countries.find(({ numericCode }) => numericCode === id);
        if (country) onChoose(country.countryCode);
      }}
    />
  );
}
