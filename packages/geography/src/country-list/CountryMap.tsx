import type { Country } from '@keepmark/contracts';
import { RegionMap } from '@keepmark/map';
import { useMemo } from 'react';

export interface CountryMapProps {
  countries: readonly Country[];
  selectedCode?: string;
  onChoose: (countryCode: string) => void;
}

/** Every fifth country has hardly fifty thousand people: quantiles would show most of the land in one colour. */
const breaks = [1_000_000, 10_000_000, 40_000_000, 100_000_000];
/** All that is inhabited, in one view. */
const world = { west: -150, south: -50, east: 170, north: 70 };

/** The world, each country coloured by how many people live in its cities. */
export function CountryMap({ countries, selectedCode, onChoose }: CountryMapProps) {
  const values = useMemo(
    () => new Map(countries.map(({ numericCode, cityPopulation }) => [numericCode, cityPopulation])),
    [countries],
  );
  const selected = countries.find(({ countryCode }) => countryCode === selectedCode);
  return (
    <RegionMap
      label="Countries by population of their cities"
      kind="countries"
      values={values}
      breaks={breaks}
      valueLabel="People in cities"
      fit={world}
      selectedRegionId={selected?.numericCode}
      onSelectRegion={(id) => {
        const country = countries.find(({ numericCode }) => numericCode === id);
        if (country) onChoose(country.countryCode);
      }}
    />
  );
}
