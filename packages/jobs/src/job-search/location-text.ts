import type { GeocodedLocation } from '@keepmark/contracts';

const hasStateCodes = (countryCode: string): boolean => countryCode === 'US' || countryCode === 'CA';

/** How a search names a suggested location: "Austin, TX", "78701", "Paris, Île-de-France, France". */
export function locationText({ type, label, city, stateCode, stateName, countryCode, countryName }: GeocodedLocation) {
  const zipCode = /^\d{5}(?=,)/.exec(label)?.[0];
  if (zipCode !== undefined) return zipCode;
  if (type === 'state' || type === 'country' || city === '') return label;
  return hasStateCodes(countryCode) && stateCode !== ''
    ? `${city}, ${stateCode}`
    : [city, stateName, countryName].filter(Boolean).join(', ');
}
