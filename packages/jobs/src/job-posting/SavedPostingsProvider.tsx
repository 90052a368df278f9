import { CompanyLink } from '@keepmark/companies/company-link';
import { SavedPostingsContext } from '@keepmark/postings';
import { type ReactNode, useMemo } from 'react';
import { useMarkSaved } from './use-mark-saved';
import { useSavePosting } from './use-save-posting';

/** For the screens of postings: which of them are saved, and how to save one. */
export function SavedPostingsProvider({ children }: { readonly children: ReactNode }) {
  const mark = useMarkSaved();
  const save = useSavePosting();
  const value = useMemo(() => ({ mark, save, CompanyLink }), [mark, save]);
  return <SavedPostingsContext value={value}>{children}</SavedPostingsContext>;
}
