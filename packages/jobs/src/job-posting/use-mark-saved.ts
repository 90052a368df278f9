import { useSavedCompanies } from '@keepmark/companies';
import type { SavedPostings } from '@keepmark/postings';
import { useCallback, useMemo } from 'react';
import { useSavedJobs } from '../jobs-store';
import { markSaved, savedJobIndex } from './mark-saved';

/** A function that marks postings with the jobs and companies that are saved. */
export function useMarkSaved(): SavedPostings['mark'] {
  const jobs = useSavedJobs();
  const companies = useSavedCompanies();
  const saved = useMemo(() => savedJobIndex(jobs), [jobs]);
  return useCallback((posting) => markSaved(posting, saved, companies), [saved, companies]);
}
