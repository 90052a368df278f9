import { PathLink } from '@keepmark/app-shell/path-link';
import { formatDay } from '@keepmark/ui/words';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { jobName } from '../job';
import { Figures } from '../insights/Figures';
import type { Job } from '../job-table';
import classes from './SearchAdvice.module.css';
import { type InterviewDate, interviewText } from './interview-dates';
import { nextSteps, type PipelineFacts } from './pipeline-facts';

/** How many saved jobs are named to prepare next. */
const shownJobs = 3;
/** How many interviews are named with their dates. */
const shownInterviews = 3;

interface PipelineProps {
  readonly facts: PipelineFacts;
  readonly jobs: readonly Job[];
  /** The interviews with a date. */
  readonly dates: readonly InterviewDate[];
  /** A calendar day. */
  readonly today: string;
}

/** The figures of a search, and what to do next. */
export function Pipeline({ facts, ...props }: PipelineProps) {
  return (
    <>
      <NextSteps facts={facts} {...props} />
      <SearchFigures facts={facts} />
    </>
  );
}

function NextSteps({ facts, jobs, dates, today }: PipelineProps) {
  const upcoming = dates.filter(({ isOver }) => !isOver).slice(0, shownInterviews);
  const toPrepare = jobs
    .filter(({ status }) => status === 'application-not-started' || status === 'application-in-progress')
    .toSorted((left, right) => (left.dateAdded < right.dateAdded ? 1 : -1))
    .slice(0, shownJobs);
  return (
    <section className={classes['section']} aria-labelledby="coach-steps">
      <Title order={2} size="h4" id="coach-steps">
        Next steps
      </Title>
      <ol className={classes['steps']}>
        {upcoming.map((date) => (
          <li key={date.internalId}>
            {interviewText(date, today)}. Prepare three stories and three questions.{' '}
            <Anchor
              aria-label={`Practice for ${date.name}`}
              renderRoot={(props) => (
                <PathLink {...props} to={date.jobId ? `/interview/practice/${date.jobId}` : '/interview/practice'} />
              )}
            >
              Practice
            </Anchor>
          </li>
        ))}
        {nextSteps({ ...facts, interviews: upcoming.length > 0 ? 0 : facts.interviews }).map(({ text, to, label }) => (
          <li key={text}>
            {text}{' '}
            <Anchor aria-label={`${label}: ${text}`} renderRoot={(props) => <PathLink {...props} to={to} />}>
              {label}
            </Anchor>
          </li>
        ))}
      </ol>
      {toPrepare.length > 0 ? (
        <>
          <Text fw={600}>Prepare next</Text>
          <ul className={classes['links']}>
            {toPrepare.map((job) => (
              <li key={job.internalId}>
                <Anchor
                  renderRoot={(props) => (
                    <Link
                      {...props}
                      to="/job/application/preparation/$internalId"
                      params={{ internalId: job.internalId }}
                    />
                  )}
                >
                  {jobName(job)}
                </Anchor>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function SearchFigures({ facts }: { facts: PipelineFacts }) {
  const { weeks, applied, answered, quiet, quietAfterDays, interviews } = facts;
  const number = (value: number) => value.toLocaleString('en');
  return (
    <section className={classes['section']} aria-labelledby="coach-figures">
      <Title order={2} size="h4" id="coach-figures">
        Your search
      </Title>
      {applied === 0 ? (
        <Text c="dimmed">Once you apply for a job, your applications and replies are counted here.</Text>
      ) : (
        <>
          <dl className={classes['figures']}>
            <Figure name="Applications" value={number(applied)} />
            <Figure name="Got a reply" value={`${number(answered)} of ${number(applied)}`} />
            <Figure name={`No reply for ${quietAfterDays} days`} value={number(quiet)} />
            <Figure name="Interviews in progress" value={number(interviews)} />
          </dl>
          <Figures
            isOpen
            label="Applications per week"
            header={['Week of', 'Applications']}
            rows={weeks.map(({ monday, applications }) => [formatDay(monday), applications])}
          />
        </>
      )}
      <Anchor renderRoot={(props) => <Link {...props} to="/work" />}>All insights on your desk</Anchor>
    </section>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className={classes['figure']}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
