import { PathLink } from '@keepmark/app-shell/path-link';
import { useSetting } from '@keepmark/app-shell/setting';
import { Icon } from '@keepmark/ui';
import { Anchor, Badge, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { quietAfterDays } from '../desk/quiet-setting';
import type { Job } from '../job-table';
import { type NextStep, nextStepOf, stepDone } from '../next-step';
import { useJobActions } from '../use-job-actions';
import classes from './JobPage.module.css';

/** What comes next for a job without open steps: the follow-up that is due, or what its status asks for. */
export function NextStepLine({ job, today }: { job: Job; today: string }) {
  const { change } = useJobActions();
  const [quietDays] = useSetting(quietAfterDays);
  // A text that is still on the job belongs to a step that another device checked off.
  const next = nextStepOf({ ...job, nextStep: '' }, today, quietDays);
  return (
    <div className={classes['next']} data-overdue={next?.isOverdue || undefined}>
      <Icon name={next?.isOverdue ? 'alert-triangle' : 'flag'} size="sm" />
      <Text className={classes['nextText']}>
        <span className={classes['label']}>Next step: </span>
        {next ? <NextStepText job={job} next={next} /> : 'none'}
      </Text>
      {next?.isOverdue ? (
        <Badge variant="light" color="error">
          Overdue
        </Badge>
      ) : null}
      {job.followUpOn ? (
        <Button variant="default" size="compact-sm" onClick={() => change(job, stepDone)}>
          Mark follow-up done
        </Button>
      ) : null}
    </div>
  );
}

function NextStepText({ job: { internalId }, next: { text, screen } }: { job: Job; next: NextStep }) {
  if (screen === undefined) return text;
  const preparation = {
    to: '/job/application/preparation/$internalId',
    search: screen === 'questions' ? { step: screen } : {},
  } as const;
  const params = { internalId };
  return (
    <Anchor
      inherit
      renderRoot={(props) => {
        if (screen === 'apply') return <Link {...props} to="/job/apply/$internalId" params={params} />;
        if (screen === 'interview') return <PathLink {...props} to={`/interview/add/${internalId}`} />;
        if (screen === 'offers') return <PathLink {...props} to="/offers" />;
        return <Link {...props} {...preparation} params={params} />;
      }}
    >
      {text}
    </Anchor>
  );
}
