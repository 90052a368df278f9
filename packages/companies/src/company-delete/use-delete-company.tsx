import { useDatabase } from '@keepmark/local-store/react';
import { attempted, tellUndo } from '@keepmark/ui';
import { type ReactNode, useCallback, useState } from 'react';
import type { Company } from '../company-table';
import type { CompaniesSlots } from '../slots';
import { deleteCompany, type Fate, type NamingGroup, namingGroups } from './delete-company';
import { DeleteCompanyDialog } from './DeleteCompanyDialog';

/**
 * Deletes a company at once while nothing names it, and asks what shall become of what does.
 * @param onDeleted called once it is gone
 * @returns `remove` to begin, and the `question` to put on the screen
 */
export function useDeleteCompany(
  slots: CompaniesSlots,
  onDeleted?: () => void,
): { remove: (company: Company) => Promise<void>; question: ReactNode } {
  const database = useDatabase();
  const [asked, setAsked] = useState<{ company: Company; groups: readonly NamingGroup[] }>();

  const finish = useCallback(
    (company: Company, groups: readonly NamingGroup[], fates: Readonly<Record<string, Fate>>) => {
      setAsked(undefined);
      const undo = attempted(() => deleteCompany(database, company, groups, fates));
      if (!undo) return;
      tellUndo(`Deleted ${company.companyName}.`, undo);
      onDeleted?.();
    },
    [database, onDeleted],
  );
  const remove = useCallback(
    async (company: Company) => {
      const connections = (await slots.connections?.()) ?? [];
      const groups = namingGroups(database, company, connections);
      if (groups.length === 0) finish(company, groups, {});
      else setAsked({ company, groups });
    },
    [database, slots, finish],
  );

  return {
    remove,
    question: asked ? (
      <DeleteCompanyDialog
        {...asked}
        onCancel={() => setAsked(undefined)}
        onDelete={(fates) => finish(asked.company, asked.groups, fates)}
      />
    ) : null,
  };
}
