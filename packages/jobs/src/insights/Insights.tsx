import '@mantine/charts/styles.layer.css';
import { BarChart, SankeyChart } from '@mantine/charts';
import { Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { formatDay } from '../job-dates';
import type { JobEvent } from '../job-history/job-event-table';
import { jobStatusLabels } from '../job-status';
import type { Job } from '../job-table';
import { applicationFlow, type FlowLink } from './application-flow';
import { Figures } from './Figures';
import { applicationsByWeek, responseRate, statusStays, withHistories } from './insight-rules';
import classes from './Insights.module.css';

export interface InsightsProps {
  jobs: readonly Job[];
  eventsOf: (jobId: string) => readonly JobEvent[];
  now: Date;
}

/** Links as the chart takes them: nodes by their place in a list. */
function sankeyOf(links: readonly FlowLink[]) {
  const names = [...new Set<string>(links.flatMap(({ from, to }) => [from, to]))];
  return {
    nodes: names.map((name) => ({ name })),
    links: links.map(({ from, to, count }) => ({
      source: names.indexOf(from),
      target: names.indexOf(to),
      value: count,
    })),
  };
}

/** What the history of the applications tells, as pictures, each with its figures as a table. */
export default function Insights({ jobs, eventsOf, now }: InsightsProps) {
  const { weeks, response, stays, flow } = useMemo(() => {
    const all = withHistories(jobs, eventsOf);
    return {
      weeks: applicationsByWeek(all, now),
      response: responseRate(all),
      stays: statusStays(all),
      flow: applicationFlow(all),
    };
  }, [jobs, eventsOf, now]);
  const sankey = useMemo(() => sankeyOf(flow), [flow]);

  if (response.n === 0) {
    return (
      <Insight title="What your history tells">
        <Text c="dimmed">
          Once you have applied for a job, you see here how many employers answer, how long they take and where
          applications end.
        </Text>
      </Insight>
    );
  }
  const percent = Math.round((response.answered / response.n) * 100);
  return (
    <div className={classes['insights']}>
      <Insight title="Applications a week">
        <figure
          className={classes['figure']}
          aria-label="Bars: applications in each of the last twelve weeks. The table below has the figures."
        >
          <BarChart
            h={220}
            data={weeks.map(({ monday, applications }) => ({ week: formatDay(monday), Applications: applications }))}
            dataKey="week"
            series={[{ name: 'Applications', color: 'var(--mantine-primary-color-filled)' }]}
            yAxisProps={{ allowDecimals: false, width: 32 }}
          />
        </figure>
        <Figures
          label="Applications a week"
          header={['Week from', 'Applications']}
          rows={weeks.map(({ monday, applications }) => [formatDay(monday), applications])}
        />
      </Insight>
      <Insight title="Response rate">
        <p className={classes['rate']}>
          {percent}%
          <Text span size="sm" c="dimmed">
            {response.answered.toLocaleString('en')} of n = {response.n.toLocaleString('en')}{' '}
            {response.n === 1 ? 'application' : 'applications'} got an answer
          </Text>
        </p>
        {response.n < 20 ? (
          <Text size="sm" c="dimmed">
            Of fewer than twenty applications, one more answer changes much.
          </Text>
        ) : null}
        <Title order={3} size="h6">
          Days in each status
        </Title>
        {stays.length === 0 ? (
          <Text size="sm" c="dimmed">
            Not known yet: the days are counted between changes of status that you record here.
          </Text>
        ) : (
          <Figures
            isOpen
            label="Days in each status"
            header={['Status', 'Median days', 'n']}
            rows={stays.map(({ status, medianDays, n }) => [jobStatusLabels[status], medianDays, n])}
          />
        )}
      </Insight>
      <Insight title="Where applications went" isWide>
        <div className={classes['flow']}>
          <figure
            className={classes['flowChart']}
            aria-label="Flow of the applications from stage to stage. The table below has the figures."
          >
            <SankeyChart
              data={sankey}
              height={320}
              nodePadding={24}
              nodeColor="var(--mantine-primary-color-filled)"
              linkColor="var(--mantine-primary-color-filled)"
              textColor="var(--mantine-color-text)"
              sankeyProps={{ margin: { left: 8, right: 8, top: 12, bottom: 12 } }}
            />
          </figure>
        </div>
        <Figures
          label="Where applications went"
          header={['From', 'To', 'Applications']}
          rows={flow.map(({ from, to, count }) => [from, to, count])}
        />
      </Insight>
    </div>
  );
}

function Insight({ title, isWide, children }: { title: string; isWide?: boolean; children: React.ReactNode }) {
  return (
    <section className={classes['insight']} data-wide={isWide} aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </section>
  );
}
