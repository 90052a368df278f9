import { PathLink } from '@keepmark/app-shell/path-link';
import { useSetting } from '@keepmark/app-shell/setting';
import { Icon } from '@keepmark/ui';
import { ActionIcon, Anchor, Badge, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { quietAfterDays } from '../desk/quiet-setting';
import type { Job } from '../job-table';
import { type NextStep, nextStepOf, stepDone } from '../next-step';
import { useJobActions } from '../use-job-actions';
import classes from './JobPage.module.css';
import { NextStepEditor } from './NextStepEditor';

/** The next step for a job, with buttons that edit it and mark it done. */
export function NextStepLine({ job, today }: { job: Job; today: string }) {
  const { change } = useJobActions();
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const [quietDays] = useSetting(quietAfterDays);
  const next = nextStepOf(job, today, quietDays);
  if (isEditing) return <NextStepEditor job={job} onClose={() => setEditing(false)} />;
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
      {job.followUpOn || job.nextStep ? (
        <Button variant="default" size="compact-sm" onClick={() => change(job, stepDone)}>
          {job.nextStep ? 'Mark done' : 'Mark follow-up done'}
        </Button>
      ) : null}
      <ActionIcon
        ref={pencil}
        variant="subtle"
        aria-label="Edit next step"
        title="Edit next step"
        onClick={() => setEditing(true)}
      >
        <Icon name="pencil" size="sm" />
      </ActionIcon>
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
