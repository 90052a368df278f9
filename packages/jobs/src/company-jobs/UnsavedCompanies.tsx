import { SaveCompanies } from '@keepmark/companies/save-companies';
import { useMemo } from 'react';
import { useSavedJobs } from '../jobs-store';

/** Offers to save the companies of saved jobs. */
export function UnsavedCompanies() {
  const jobs = useSavedJobs();
  const names = useMemo(() => jobs.map(({ companyName }) => companyName), [jobs]);
  return <SaveCompanies of="Your jobs" names={names} />;
}
