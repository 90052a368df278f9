import { useSavedJob } from '@keepmark/jobs/jobs-store';
import { AppModal, useFormDraft } from '@keepmark/ui';
import { DraftNotice, type FormPart, useCancel, useOpenedRow, useRecordNotice } from '@keepmark/ui/entity-form';
import { calendarDayOf } from '@keepmark/ui/words';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { interviewName } from '../interview';
import type { Interview } from '../interview-table';
import { type InterviewOutcome, interviewOutcomes, outcomeLabels } from '../interview-vocabulary';
import { useSavedInterview } from '../interviews-store';
import { offeredJobStatus } from '../job-status-offer';
import { JobMoveFields } from '../job-move/JobMoveFields';
import { useInterviewActions } from '../use-interview-actions';
import classes from './InterviewListPage.module.css';

const options = interviewOutcomes.map((value) => ({ value, label: outcomeLabels[value] }));
const isOutcome = (value: string): value is InterviewOutcome => interviewOutcomes.some((outcome) => outcome === value);

interface OutcomeForm extends Record<string, unknown> {
  outcome: InterviewOutcome;
  notes: string;
}

const outcomeFormOf = ({ outcome, notes }: Interview): OutcomeForm => ({ outcome: outcome || 'waiting', notes });

const parts: readonly FormPart<OutcomeForm>[] = [
  { label: 'Outcome', fields: ['outcome'], text: ({ outcome }) => outcomeLabels[outcome] },
  { label: 'Notes', fields: ['notes'] },
];

/** Records the outcome of a past interview and notes, and offers to update its job. */
export default function OutcomeDialog({ interview: opened, onClose }: { interview: Interview; onClose: () => void }) {
  const { update } = useInterviewActions();
  const { internalId } = opened;
  const interview = useOpenedRow(useSavedInterview(internalId), internalId) ?? opened;
  const job = useSavedJob(interview.jobId);
  const form = useForm<OutcomeForm>({ initialValues: outcomeFormOf(opened) });
  const draft = useFormDraft(form, `interview-outcome/${internalId}`, true);
  const cancel = useCancel(form, draft, onClose);
  const { outcome } = form.values;
  const { notice, isSettled } = useRecordNotice(form, { noun: 'interview', stored: outcomeFormOf(interview), parts });
  const [isJobMoved, setJobMoved] = useState(true);
  const [known, setKnown] = useState({ dateApplied: '', resumeId: '', letterId: '' });
  const offered = job && offeredJobStatus(job.status, { status: 'Completed', outcome });
  const move = offered && { jobId: interview.jobId, status: offered, known: job.applied ? undefined : known };
  const [today] = useState(() => calendarDayOf(new Date()));
  const isFuture = known.dateApplied > today;
  const save = () => {
    if (!isSettled() || (isFuture && isJobMoved)) return;
    const { notes } = form.getValues();
    const isChanged = notes.trim() !== interview.notes;
    const changes = { status: 'Completed', outcome, ...(isChanged && { notes: notes.trim() }) } as const;
    if (!update(interview, changes, isJobMoved ? move : undefined)) return;
    draft.clear();
    onClose();
  };
  return (
    <AppModal opened onClose={onClose} title={`How did it go? ${interviewName(interview)}`}>
      <div className={classes['stack']}>
        {draft.restored ? <DraftNotice onDiscard={draft.discard} /> : null}
        {notice}
        <NativeSelect
          label="Outcome"
          data={options}
          value={outcome}
          onChange={({ currentTarget }) =>
            isOutcome(currentTarget.value) && form.setFieldValue('outcome', currentTarget.value)
          }
        />
        <Textarea
          label="Notes"
          description="What they asked, what went well, what to do better, and what happens next"
          autosize
          minRows={4}
          maxRows={12}
          maxLength={20_000}
          {...form.getInputProps('notes')}
        />
        {move ? (
          <JobMoveFields
            move={move}
            isMoved={isJobMoved}
            dateError={isFuture ? 'Enter a date that isn’t in the future.' : undefined}
            onMoved={setJobMoved}
            onChange={(changes) => setKnown({ ...known, ...changes })}
          />
        ) : null}
        <div className={classes['buttons']}>
          <Button variant="default" onClick={() => void cancel()}>
            Cancel
          </Button>
          <Button onClick={save}>Save outcome</Button>
        </div>
      </div>
    </AppModal>
  );
}
