import { type AppContext, useAppContext } from '@keepmark/app-shell';
import type { Database, Undo } from '@keepmark/local-store';
import { useDatabase } from '@keepmark/local-store/react';
import { deletedElsewhere, notify, notifyWithUndo, saveChanges, seriesOf, tryAndNotify } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import { useMemo } from 'react';
import { type CompanyFacts, useCompaniesStore } from './companies-store';
import type { CompanyValues } from './company';
import { type Company, companyTable } from './company-table';
import { type CompanyConnection, type ConnectedRows, countedRows } from './connections/company-connection';

/** "Renamed Acme to Bolt. Updated 3 jobs and 1 contact." */
function renameMessage(before: string, after: string, renamed: readonly ConnectedRows[]): string {
  const counts = renamed.map(({ connection, ids }) => ({ nouns: connection.nouns, count: ids.length }));
  return `Renamed ${before} to ${after}.${counts.length > 0 ? ` Updated ${countedRows(counts)}.` : ''}`;
}

// What several of the same notifications say together.
const seriesTexts = {
  Saved: seriesOf('saved', 'company', 'companies'),
  Added: seriesOf('added', 'company', 'companies'),
} as const;

/** Makes the undo of saved companies, which also releases the jobs and contacts that were linked to them since. */
const releasingUndo =
  (database: Database, loadReleaseDeleted: AppContext['loadReleaseDeleted']) =>
  (internalIds: readonly string[], undo: Undo): (() => void) => {
    const release = loadReleaseDeleted?.().catch(() => undefined);
    const undoAll = async () => {
      const run = await release;
      tryAndNotify(() => (run ? run(database, companyTable.name, internalIds, undo) : undo()));
    };
    return () => void undoAll();
  };

/** Actions on a company. Each shows a notification. */
export function useCompanyActions() {
  const store = useCompaniesStore();
  const database = useDatabase();
  const { loadReleaseDeleted } = useAppContext();
  return useMemo(() => {
    const undoOf = releasingUndo(database, loadReleaseDeleted);
    return {
      /**
       * @param verb "Added" for a company that the person typed
       * @returns its id; undefined if it could not be stored
       */
      save: (values: CompanyValues, verb: 'Saved' | 'Added' = 'Saved'): string | undefined => {
        const saved = tryAndNotify(() => store.save(values, verb));
        if (!saved) return undefined;
        const { internalId } = saved;
        const message = `${verb} ${values.companyName ?? 'the company'}.`;
        notifyWithUndo(message, undoOf([internalId], saved.undo), seriesTexts[verb]);
        return internalId;
      },

      saveMany: (values: readonly CompanyValues[]): void => {
        const saved = tryAndNotify(() => store.saveMany(values));
        if (!saved) return;
        const message = `Saved ${plural(values.length, 'company', 'companies')}.`;
        notifyWithUndo(message, undoOf(saved.internalIds, saved.undo));
      },

      /** @returns whether it is stored */
      change: (company: Company, changes: CompanyFacts): boolean =>
        saveChanges('company', changes, () => store.update(company.internalId, changes)),

      /** Like `change`, and gives a new name to every connected row. @returns whether it is stored */
      edit: (company: Company, changes: CompanyValues, connections: readonly CompanyConnection[]): boolean => {
        if (Object.keys(changes).length === 0) return true;
        const edit = tryAndNotify(() => store.edit(company.internalId, changes, connections) ?? null);
        if (edit === null) notify.error(deletedElsewhere('company'));
        if (!edit) return false;
        const newName = changes.companyName ?? company.companyName;
        const isRenamed = newName !== company.companyName;
        notifyWithUndo(
          isRenamed ? renameMessage(company.companyName, newName, edit.renamed) : 'Changes saved.',
          edit.undo,
        );
        return true;
      },
    };
  }, [store, database, loadReleaseDeleted]);
}
