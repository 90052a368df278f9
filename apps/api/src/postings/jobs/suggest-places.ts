import type { GeocodedLocation, JobSearchAnswer } from '@keepmark/contracts';
import { type Geography, PointError } from '../../gazetteer/gazetteer';
import type { SearchCriteria } from './search-criteria';

const maxSuggested = 3;

/** For each location that we don't have, the places with the most similar names. */
export function suggestPlaces(
  geography: () => Geography,
  { unknownPlaces }: SearchCriteria,
): Pick<JobSearchAnswer, 'didYouMean'> {
  const didYouMean = unknownPlaces.flatMap((text) => {
    const labels = similarPlaces(geography(), text).map(({ label }) => label);
    return labels.length > 0 ? [{ text, labels: labels.slice(0, maxSuggested) }] : [];
  });
  return didYouMean.length > 0 ? { didYouMean } : {};
}

function similarPlaces(geography: Geography, text: string): GeocodedLocation[] {
  try {
    return geography.geocode(text);
  } catch (error) {
    if (error instanceof PointError) return [];
    throw error;
  }
}
