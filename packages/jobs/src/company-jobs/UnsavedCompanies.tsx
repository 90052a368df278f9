import { SaveCompanies } from '@keepmark/companies/save-companies';
import { useAllRows } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { jobTable } from '../job-table';

/** Offers to save the companies of saved jobs. */
export function UnsavedCompanies() {
  // Without the store of jobs: the list of companies writes none.
  const jobs = useAllRows(jobTable);
  const names = useMemo(() => jobs.map(({ companyName }) => companyName), [jobs]);
  return <SaveCompanies of="Your jobs" names={names} />;
}
