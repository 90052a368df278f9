import { CompanyLink } from '@keepmark/companies/company-link';
import { SavedPostingsContext } from '@keepmark/postings';
import { type ReactNode, useMemo } from 'react';
import { useMarkSaved } from './use-mark-saved';
import { useApplyToPosting, useSavePosting } from './use-save-posting';

/** For the screens of postings: which of them are saved, and how to save one. */
export function SavedPostingsProvider({ children }: { readonly children: ReactNode }) {
  const mark = useMarkSaved();
  const save = useSavePosting();
  const apply = useApplyToPosting();
  const value = useMemo(() => ({ mark, save, apply, CompanyLink }), [mark, save, apply]);
  return <SavedPostingsContext value={value}>{children}</SavedPostingsContext>;
}
