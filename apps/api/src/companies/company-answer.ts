import { createHash } from 'node:crypto';
import type { DirectoryCompany } from '@keepmark/contracts';
import type { CompanyRow } from './company-table';

export type FoundCompany = Omit<CompanyRow, 'search' | 'countries'> & { readonly groupName: string };

/** A company as the contract has it. Who added it is told as a digest: they know their own id, nobody else's is given away. */
export function companyAnswer(row: FoundCompany): DirectoryCompany {
  const { companyName, url, jobPostingsUrl, description, summary, links, address, city, state, country } = row;
  return {
    id: String(row.id),
    companyName,
    url,
    jobPostingsUrl,
    description,
    summary,
    links: [...links],
    address,
    city,
    state,
    country,
    countryUnknown: row.countryCode === '' && row.postingCountries.length === 0,
    lat: row.latitude,
    lng: row.longitude,
    group: row.group,
    groupName: row.groupName,
    openPostings: row.openPostings,
    postingPlaces: [...row.postingPlaces],
    owner: row.addedBy === null ? '' : createHash('sha256').update(row.addedBy).digest('hex'),
    review: row.review,
    reviewNote: row.reviewNote,
    addedDate: row.addedDate.toISOString(),
    updatedDate: row.updatedDate.toISOString(),
    sample: row.sample,
  };
}
