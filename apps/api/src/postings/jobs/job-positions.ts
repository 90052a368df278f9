import { type JobPosition, type JobPositions, maxJobPositions } from '@keepmark/contracts';
import { bestPlace } from './posting-answer';
import type { MappedPosting } from './posting-page';
import type { SearchPage } from './ranked-search';
import type { SearchCriteria } from './search-criteria';

/** The locations of a search's results: all of them up to a limit, without text. */
export async function jobPositions(
  search: (criteria: SearchCriteria) => Promise<SearchPage<MappedPosting>>,
  criteria: SearchCriteria,
): Promise<JobPositions> {
  const { postings, totalResults, totalIsAtLeast } = await search({ ...criteria, offset: 0, limit: maxJobPositions });
  const results = postings.map(({ feed, externalId, jobTitle, companyName, location, locations }): JobPosition => {
    const best = bestPlace(locations, criteria.places);
    return {
      externalId: `${feed}:${externalId}`,
      jobTitle,
      companyName,
      location: best?.label ?? location,
      latitude: best?.latitude ?? null,
      longitude: best?.longitude ?? null,
    };
  });
  return { results, totalResults, totalIsAtLeast };
}
