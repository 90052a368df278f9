import { attempted, notify, tellUndo } from '@keepmark/ui';
import { useMemo } from 'react';
import { useCompaniesStore } from './companies-store';
import type { CompanyValues } from './company';
import type { Company } from './company-table';

/** What one press does to a company, told in a notification. */
export function useCompanyActions() {
  const store = useCompaniesStore();
  return useMemo(
    () => ({
      /** @returns its id; undefined when it could not be stored */
      keep: (values: CompanyValues): string | undefined => {
        const kept = attempted(() => store.keep(values));
        if (kept) tellUndo(`Kept ${values.companyName ?? 'the company'}.`, kept.undo);
        return kept?.internalId;
      },

      /** @returns whether it is stored */
      add: (values: CompanyValues): boolean => {
        const isAdded = attempted(() => store.add(values)) !== undefined;
        if (isAdded) notify.success(`Added ${values.companyName ?? 'the company'}.`);
        return isAdded;
      },

      /** @returns whether it is stored */
      change: (company: Company, changes: CompanyValues): boolean => {
        if (Object.keys(changes).length === 0) return true;
        const isThere = attempted(() => store.update(company.internalId, changes));
        if (isThere === false)
          notify.error('This company was deleted meanwhile. Copy what you need, then add it anew.');
        if (isThere) notify.success(`Saved ${changes.companyName ?? company.companyName}.`);
        return isThere === true;
      },
    }),
    [store],
  );
}
