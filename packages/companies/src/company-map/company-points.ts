import { durationText, plural } from '@keepmark/ui/words';
import type { DirectoryCompany } from '@keepmark/contracts';
import { coordinatesOf, type HomeLocation, travelEstimate } from '@keepmark/geography/home-location';
import { hasPosition, type MapCategory, type MapPoint } from '@keepmark/map';
import { companyAddress } from '../company';
import type { SavedCompanies } from '../saved-companies';
import type { Company } from '../company-table';

/** The map categories of directory companies: saved or not. */
export const savedCategories: readonly MapCategory[] = [
  { id: 'saved', label: 'Saved', tone: 'success', symbol: '✓' },
  { id: 'new', label: 'Not saved', tone: 'primary' },
];

interface Placed {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The drive time as a caption ("18 min") and a detail ("about 18 min by car"); empty without a home location. */
function commuteTo(place: Placed, from: HomeLocation | null): { caption?: string; detail?: string } {
  const { latitude, longitude } = place;
  if (!from || latitude === null || longitude === null || !hasPosition({ latitude, longitude })) return {};
  const { minutes } = travelEstimate(coordinatesOf(from), { latitude, longitude });
  // No one drives across an ocean.
  if (minutes.driving > 24 * 60) return {};
  return { caption: durationText(minutes.driving), detail: `about ${durationText(minutes.driving)} by car` };
}

const pointOf = (place: Placed) => ({ latitude: place.latitude ?? 0, longitude: place.longitude ?? 0 });
const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');

/** The map points of saved companies. Those without a location appear only in the list. */
export function savedPoints(companies: readonly Company[], from: HomeLocation | null): MapPoint[] {
  return companies.map((company) => {
    const { caption, detail } = commuteTo(company, from);
    return {
      id: company.internalId,
      label: company.companyName || 'Unnamed company',
      detail: joined(companyAddress(company), detail),
      ...(caption !== undefined && { caption }),
      ...pointOf(company),
    };
  });
}

/** The map points of directory companies, in the category "saved" if one with the same name is saved. */
export function directoryPoints(
  found: readonly DirectoryCompany[],
  saved: SavedCompanies,
  from: HomeLocation | null,
): MapPoint[] {
  return found.map((company) => {
    const { id, companyName, openPostings, lat: latitude, lng: longitude } = company;
    const { detail } = commuteTo({ latitude, longitude }, from);
    const postings = plural(openPostings, 'open posting');
    return {
      id,
      label: companyName,
      detail: joined(companyAddress(company), openPostings > 0 ? postings : undefined, detail),
      category: saved.named(companyName) ? 'saved' : 'new',
      ...pointOf({ latitude, longitude }),
    };
  });
}
