import type { DirectoryCompany } from '@keepmark/contracts';
import type { Company } from '../company-table';
import type { SavedCompanies } from '../saved-companies';

/** A company that the directory found, with its location in the fields of a saved one (specification, section 3). */
export type CompanySearchResult = DirectoryCompany &
  Pick<Company, 'latitude' | 'longitude' | 'alreadyAdded'> & {
    /** The saved company with this name. */
    readonly saved: Company | undefined;
  };

/** Marks a company that was found: it is already added when a saved company has its name (specification, section 4). */
export function markSavedCompany(
  found: DirectoryCompany,
  companies: Pick<SavedCompanies, 'named'>,
): CompanySearchResult {
  const saved = companies.named(found.companyName);
  return { ...found, latitude: found.lat, longitude: found.lng, alreadyAdded: saved !== undefined, saved };
}
