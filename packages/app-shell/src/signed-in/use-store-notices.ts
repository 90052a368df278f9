import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Database, Notice } from '@keepmark/local-store';
import { notify, reloadSafely } from '@keepmark/ui';
import { fullnessOf } from '../settings/used-share';

const reloadAction = { label: 'Reload', onClick: () => void reloadSafely() };

function tell(notice: Notice, openSettings: () => void): void {
  const settingsAction = { label: 'Open settings', onClick: openSettings };
  switch (notice.kind) {
    case 'recovered':
      notify.info(
        notice.rows === 1 ? 'One entry that was lost is back.' : `${notice.rows} entries that were lost are back.`,
      );
      break;
    case 'rescued':
      notify.warning('A part of your data could not be read. It was put aside, and nothing was thrown away.', {
        action: settingsAction,
      });
      break;
    case 'nearly-full':
      notify.warning(
        `This browser’s storage is ${fullnessOf(notice).text} full. Make a backup, and delete what you no longer need.`,
        { action: settingsAction },
      );
      break;
    case 'outdated':
      notify.warning('A newer version of this site runs in another tab. Reload this one before you change anything.', {
        action: reloadAction,
      });
      break;
    case 'not-ready':
      notify.error('A part of your data could not be unpacked. Check your connection and reload the page.', {
        action: reloadAction,
      });
      break;
  }
}

/** Says what the store has done by itself, and when it keeps nothing beyond the page. */
export function useStoreNotices(database: Database): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (database.mode === 'memory') {
      notify.warning('Your browser keeps this site from storing data: what you add is gone when you close the page.');
    }
    return database.subscribeNotices((notice) => tell(notice, () => void navigate({ to: '/settings' })));
  }, [database, navigate]);
}
