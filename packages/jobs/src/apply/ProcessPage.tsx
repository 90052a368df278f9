import { Page } from '@keepmark/ui';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { jobStatusLabels } from '../job-status';
import { useJobCounts } from '../jobs-store';
import { StatusDot } from '../StatusDot';
import { phases } from './process-phases';
import classes from './ProcessPage.module.css';

/** The stages from a saved job to an accepted offer, with how many jobs are at each. */
export function ProcessPage() {
  const { byStatus } = useJobCounts();
  return (
    <Page
      title="Application guide"
      width="text"
      actions={
        <Button renderRoot={(props) => <Link {...props} to="/jobs/list" search={{ view: 'board' }} />}>
          Open board
        </Button>
      }
    >
      <ol className={classes['phases']}>
        {phases.map(({ title, about, steps, help, statuses }) => (
          <li key={title} className={classes['phase']}>
            <Title order={2} size="h4">
              {title}
            </Title>
            <Text>{about}</Text>
            <ul className={classes['steps']}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
            {help ? <Anchor renderRoot={(props) => <Link {...props} to={help.to} />}>{help.label}</Anchor> : null}
            <div className={classes['statuses']}>
              {statuses.map((status) => (
                <Anchor
                  key={status}
                  className={classes['status']}
                  renderRoot={(props) => <Link {...props} to="/jobs/applications/$status" params={{ status }} />}
                >
                  <StatusDot status={status} /> {jobStatusLabels[status]} (
                  {(byStatus[status] ?? 0).toLocaleString('en')})
                </Anchor>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Page>
  );
}
