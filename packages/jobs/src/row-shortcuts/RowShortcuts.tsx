import { focusedRow, focusSearch, moveBetweenRows, rowActionOf } from '@keepmark/app-shell/row-keys';
import { useSetting } from '@keepmark/app-shell/setting';
import { singleKeysSetting } from '@keepmark/app-shell/single-keys';
import { useDatabase } from '@keepmark/local-store/react';
import { notify } from '@keepmark/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type Job, jobTable } from '../job-table';
import { openStatus, type RowAction, rowArrows, rowKeys } from './row-keys';

const QuickEdit = lazy(async () => ({ default: (await import('../quick-edit/QuickEdit')).QuickEdit }));
const ShortcutHelp = lazy(() => import('@keepmark/app-shell/shortcut-help'));

type Opened = { readonly job: Job; readonly focus?: 'notes' } | 'help';

function openPosting({ url }: Job): void {
  if (url === '') notify.info('This job has no link to its posting. Add one with Edit job.');
  else window.open(url, '_blank', 'noopener,noreferrer');
}

/** Single keys for the rows of a screen of jobs, unless they are turned off, and the dialogs they open. */
export default function RowShortcuts() {
  const [isOn] = useSetting(singleKeysSetting);
  const database = useDatabase();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (!isOn) return undefined;
    const actOnRow = (action: RowAction, row: HTMLElement): void => {
      const job = database.table(jobTable).get(row.dataset['row'] ?? '');
      if (!job) return;
      if (action === 'posting') openPosting(job);
      else if (action === 'note') setOpened({ job, focus: 'notes' });
      else if (action === 'edit' || !openStatus(row)) setOpened({ job });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const action = rowActionOf(event, rowKeys, rowArrows);
      if (action === undefined) return;
      const row = focusedRow();
      if (action === 'next' || action === 'previous') moveBetweenRows(action === 'next' ? 1 : -1);
      else if (action === 'search') focusSearch();
      else if (action === 'help') setOpened('help');
      else if (row) actOnRow(action, row);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, database]);

  const close = () => setOpened(undefined);
  if (opened === undefined) return null;
  return (
    <Suspense>
      {opened === 'help' ? (
        <ShortcutHelp onClose={close} />
      ) : (
        <QuickEdit key={opened.job.internalId} {...opened} onClose={close} />
      )}
    </Suspense>
  );
}
