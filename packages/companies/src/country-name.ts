let countries: Intl.DisplayNames | undefined;

/** A two-letter code as the country's name, "us" as "United States"; any other text as it is. */
export function countryName(country: string): string {
  if (!/^[a-z]{2}$/i.test(country)) return country;
  countries ??= new Intl.DisplayNames('en', { type: 'region' });
  return countries.of(country.toUpperCase()) ?? country;
}
