import { lazyPart } from '@keepmark/app-shell/lazy-part';
import { jobStatusLabels } from '@keepmark/jobs';
import { Checkbox } from '@mantine/core';
import { Suspense } from 'react';
import type { JobMove } from '../interviews-store';
import type { AppliedFieldsProps } from './AppliedFields';

const AppliedFields = lazyPart(async () => (await import('./AppliedFields')).AppliedFields);

interface JobMoveFieldsProps extends Omit<AppliedFieldsProps, 'value'> {
  readonly move: JobMove;
  readonly isMoved: boolean;
  readonly onMoved: (isMoved: boolean) => void;
}

/** Offers to change the job of an interview, too. Without a recorded application, it asks about that. */
export function JobMoveFields({ move, isMoved, onMoved, ...fields }: JobMoveFieldsProps) {
  return (
    <>
      <Checkbox
        data-full
        label={`Also change the job to ${jobStatusLabels[move.status]}`}
        checked={isMoved}
        onChange={({ currentTarget }) => onMoved(currentTarget.checked)}
      />
      {isMoved && move.known ? (
        <div data-full>
          <Suspense>
            <AppliedFields {...fields} value={move.known} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}
