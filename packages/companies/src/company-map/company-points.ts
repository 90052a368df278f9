import type { DirectoryCompany } from '@keepmark/contracts';
import { coordinatesOf, type HomeLocation, travelEstimate } from '@keepmark/geography';
import { hasPosition, type MapCategory, type MapPoint } from '@keepmark/map';
import { companyAddress } from '../company';
import type { SavedCompanies } from '../saved-companies';
import type { Company } from '../company-table';

/** A company on the map is one that is kept, or one of the directory that is not. */
export const keptCategories: readonly MapCategory[] = [
  { id: 'kept', label: 'Kept', tone: 'success', symbol: '✓' },
  { id: 'new', label: 'Not kept', tone: 'primary' },
];

interface Placed {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** "About 18 min by car", where it is known from where. */
function wayTo(place: Placed, from: HomeLocation | null): { caption?: string; detail?: string } {
  const { latitude, longitude } = place;
  if (!from || latitude === null || longitude === null || !hasPosition({ latitude, longitude })) return {};
  const { minutes } = travelEstimate(coordinatesOf(from), { latitude, longitude });
  // Nobody commutes across an ocean by car.
  if (minutes.driving > 24 * 60) return {};
  return { caption: `${minutes.driving} min`, detail: `about ${minutes.driving} min by car` };
}

const pointOf = (place: Placed) => ({ latitude: place.latitude ?? 0, longitude: place.longitude ?? 0 });
const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');

/** Kept companies as markers; those without a position stand in the list alone. */
export function keptPoints(companies: readonly Company[], from: HomeLocation | null): MapPoint[] {
  return companies.map((company) => {
    const { caption, detail } = wayTo(company, from);
    return {
      id: company.internalId,
      label: company.companyName || 'Company without a name',
      detail: joined(companyAddress(company), detail),
      ...(caption !== undefined && { caption }),
      ...pointOf(company),
    };
  });
}

/** Companies of the directory as markers, marked where one of the name is kept. */
export function directoryPoints(
  found: readonly DirectoryCompany[],
  kept: SavedCompanies,
  from: HomeLocation | null,
): MapPoint[] {
  return found.map((company) => {
    const { id, companyName, openPostings, lat: latitude, lng: longitude } = company;
    const { detail } = wayTo({ latitude, longitude }, from);
    const postings = `${openPostings.toLocaleString('en')} open ${openPostings === 1 ? 'posting' : 'postings'}`;
    return {
      id,
      label: companyName,
      detail: joined(companyAddress(company), openPostings > 0 ? postings : undefined, detail),
      category: kept.named(companyName) ? 'kept' : 'new',
      ...pointOf({ latitude, longitude }),
    };
  });
}
