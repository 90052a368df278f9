import { Icon } from '@keepmark/ui';
import { pageAction } from '@keepmark/ui/page-action';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { nextInterviews } from '../interview';
import type { Interview } from '../interview-table';
import { saveCalendar } from './save-calendar';

const ImportInterviews = lazy(() => import('./ImportInterviews'));

/** The dialog that imports an invitation, which loads when it opens. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <ImportInterviews onClose={onClose} />
    </Suspense>
  );
}

export const exportInterviews = (upcoming: readonly Interview[]): void =>
  void saveCalendar('keepmark-interviews.ics', upcoming);

/** Imports an invitation, and exports the upcoming interviews. */
export function CalendarButtons({ interviews }: { interviews: readonly Interview[] }) {
  const [isImporting, setImporting] = useState(false);
  const [nowMs] = useState(() => Date.now());
  const upcoming = nextInterviews(interviews, nowMs);
  return (
    <>
      <Button
        {...pageAction}
        aria-label="Import invitation"
        leftSection={<Icon name="upload" size="sm" />}
        onClick={() => setImporting(true)}
      >
        Import invitation
      </Button>
      {upcoming.length > 0 ? (
        <Button
          {...pageAction}
          aria-label="Export upcoming"
          leftSection={<Icon name="calendar" size="sm" />}
          onClick={() => exportInterviews(upcoming)}
        >
          Export
        </Button>
      ) : null}
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </>
  );
}
