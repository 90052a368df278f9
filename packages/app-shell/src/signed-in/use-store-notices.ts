import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Database, Notice } from '@keepmark/local-store';
import { notify, reloadSafely } from '@keepmark/ui';
import { fullnessOf } from '../settings/used-share';

const reloadAction = { label: 'Reload', onClick: () => void reloadSafely() };

function showNotice(notice: Notice, openSettings: () => void): void {
  const settingsAction = { label: 'Open settings', onClick: openSettings };
  switch (notice.kind) {
    case 'recovered':
      notify.info(
        notice.rows === 1
          ? 'Your browser had lost 1 entry. We restored it.'
          : `Your browser had lost ${notice.rows} entries. We restored them.`,
      );
      break;
    case 'rescued':
      notify.warning('We couldn’t read part of your data. We set it aside and deleted nothing.', {
        action: settingsAction,
      });
      break;
    case 'nearly-full':
      notify.warning(
        `Your browser storage is ${fullnessOf(notice).text} full. Back up your data, then delete what you no longer need.`,
        { action: settingsAction },
      );
      break;
    case 'outdated':
      notify.warning(
        'A newer version of this site is open in another tab. Reload this tab before you change anything.',
        {
          action: reloadAction,
        },
      );
      break;
    case 'not-ready':
      notify.error('We couldn’t load part of your data. Check your internet connection and reload the page.', {
        action: reloadAction,
      });
      break;
  }
}

/** Shows the store's notices, and warns when the browser blocks storage. */
export function useStoreNotices(database: Database): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (database.mode === 'memory') {
      notify.warning('Your browser is blocking storage, so changes will be lost when you close this page.');
    }
    return database.subscribeNotices((notice) => showNotice(notice, () => void navigate({ to: '/settings' })));
  }, [database, navigate]);
}
