import { useDatabase } from '@keepmark/local-store/react';
import { tryAndNotify, notifyWithUndo } from '@keepmark/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useCompaniesStore } from '../companies-store';
import type { Company } from '../company-table';
import { connectedRows, type ConnectedRows } from '../connections/company-connection';
import type { CompaniesSlots } from '../slots';
import type { DeleteChoice } from './delete-company';
import { DeleteCompanyDialog } from './DeleteCompanyDialog';

/**
 * Deletes a company. If jobs, contacts or interviews are connected to it, asks what should happen to them first.
 * @param onDeleted called after the company is deleted
 * @returns `deleteCompany`, which starts, and `dialog`, to render on the page
 */
export function useDeleteCompany(
  slots: CompaniesSlots,
  onDeleted?: () => void,
): { deleteCompany: (company: Company) => Promise<void>; dialog: ReactNode } {
  const database = useDatabase();
  const store = useCompaniesStore();
  const [asked, setAsked] = useState<{ company: Company; groups: readonly ConnectedRows[] }>();

  const finish = useCallback(
    (company: Company, groups: readonly ConnectedRows[], choices: Readonly<Record<string, DeleteChoice>>) => {
      setAsked(undefined);
      const undo = tryAndNotify(() => store.delete(company, groups, choices));
      if (!undo) return;
      notifyWithUndo(`Deleted ${company.companyName}.`, undo);
      onDeleted?.();
    },
    [store, onDeleted],
  );
  const deleteCompany = useCallback(
    async (company: Company) => {
      const connections = (await slots.connections?.()) ?? [];
      const groups = connectedRows(database, { ...company, companyId: company.internalId }, connections);
      if (groups.length === 0) finish(company, groups, {});
      else setAsked({ company, groups });
    },
    [database, slots, finish],
  );

  return {
    deleteCompany,
    dialog: asked ? (
      <DeleteCompanyDialog
        {...asked}
        onCancel={() => setAsked(undefined)}
        onDelete={(choices) => finish(asked.company, asked.groups, choices)}
      />
    ) : null,
  };
}
