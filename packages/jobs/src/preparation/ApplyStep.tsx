import { Icon } from '@keepmark/ui';
import { formatDay } from '@keepmark/ui/words';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Job } from '../job-table';
import { stepTitles, type StepState } from './preparation-steps';
import classes from './PreparationPage.module.css';

/** What is still open, the way to the employer's form, and recording the application. */
export function ApplyStep({ job, states }: { job: Job; states: readonly StepState[] }) {
  const { internalId, applied, dateApplied, followUpOn } = job;
  // What comes after it isn't missing.
  const before = states.slice(
    0,
    states.findIndex(({ step }) => step === 'apply'),
  );
  const open = before.filter(({ isDone }) => !isDone);
  const address = job.submissionUrl || job.url;
  return (
    <div className={classes['part']}>
      {applied ? <Text fw={600}>You applied{dateApplied ? ` on ${formatDay(dateApplied)}` : ''}.</Text> : null}
      {applied && followUpOn ? <Text>Follow up on {formatDay(followUpOn)}.</Text> : null}
      {!applied && open.length === 0 ? <Text>Everything is ready.</Text> : null}
      {!applied && open.length > 0 ? (
        <>
          <Text>Still open:</Text>
          <ul className={classes['quotes']}>
            {open.map(({ step, note }) => (
              <li key={step}>
                <Anchor
                  renderRoot={(props) => <Link {...props} to="." search={{ step }} replace resetScroll={false} />}
                >
                  {stepTitles[step]}
                </Anchor>
                : {note.toLowerCase()}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className={classes['buttons']}>
        {address && !applied ? (
          <Button
            variant="default"
            rightSection={<Icon name="external-link" size="xs" />}
            component="a"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
          >
            Go to application
          </Button>
        ) : null}
        <Button
          variant={applied ? 'default' : 'filled'}
          renderRoot={(props) => <Link {...props} to="/job/apply/$internalId" params={{ internalId }} />}
        >
          {applied ? 'Edit application' : 'Record application'}
        </Button>
      </div>
    </div>
  );
}
