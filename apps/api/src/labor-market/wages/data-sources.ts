import type { DataSource } from '@keepmark/contracts';

export const oewsSource = (year: number): DataSource => ({
  name: 'BLS OEWS',
  period: `May ${year}`,
  year,
  url: 'https://www.bls.gov/oes/',
});

/** @param edition "2025-26": from July to June. */
export function wageLevelSource(edition: string): DataSource {
  const year = Number(edition.slice(0, 4));
  return {
    name: 'DOL OFLC wage levels',
    period: edition === '' ? '' : `July ${year} to June ${year + 1}`,
    year: edition === '' ? null : year,
    url: 'https://flag.dol.gov/wage-data/wage-search',
  };
}

export const priceSource = (year: number): DataSource => ({
  name: 'BEA regional price parities',
  period: String(year),
  year,
  url: 'https://www.bea.gov/data/prices-inflation/regional-price-parities-state-and-metro-area',
});

export const taxSource = (name: string, year: number, url: string): DataSource => ({
  name,
  period: String(year),
  year,
  url,
});

export const taxgraphsSource = (year: number): DataSource =>
  taxSource('taxgraphs, from the Tax Foundation', year, 'https://github.com/hermantran/taxgraphs');
