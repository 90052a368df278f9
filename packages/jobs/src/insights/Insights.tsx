import '@mantine/charts/styles.layer.css';
import { BarChart, SankeyChart } from '@mantine/charts';
import { Section } from '@keepmark/ui/section';
import { Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { formatDay } from '@keepmark/ui/words';
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

/** The links in the form the chart needs, with nodes by index. */
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

/** Charts over the history of all applications, each with its figures as a table. */
export default function Insights({ jobs, eventsOf, now }: InsightsProps) {
  const { weeks, response, stays, flow } = useMemo(() => {
    const all = withHistories(jobs, eventsOf);
    return {
      weeks: applicationsByWeek(jobs, now),
      response: responseRate(all),
      stays: statusStays(all),
      flow: applicationFlow(all),
    };
  }, [jobs, eventsOf, now]);

  if (response.n === 0) {
    return (
      <Insight title="Insights">
        <Text c="dimmed">
          Once you apply for a job, this shows how many employers reply, how long they take, and how your applications
          turn out.
        </Text>
      </Insight>
    );
  }
  return (
    <div className={classes['insights']}>
      <Weeks weeks={weeks} />
      <ResponseRate response={response} stays={stays} />
      <Outcomes flow={flow} applications={response.n} />
    </div>
  );
}

function Weeks({ weeks }: { weeks: ReturnType<typeof applicationsByWeek> }) {
  return (
    <Insight title="Applications per week">
      <figure
        className={classes['figure']}
        aria-label="Bar chart of applications in the last 12 weeks. The table below has the figures."
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
        label="Applications per week"
        header={['Week of', 'Applications']}
        rows={weeks.map(({ monday, applications }) => [formatDay(monday), applications])}
      />
    </Insight>
  );
}

interface ResponseRateProps {
  response: ReturnType<typeof responseRate>;
  stays: ReturnType<typeof statusStays>;
}

function ResponseRate({ response, stays }: ResponseRateProps) {
  const percent = Math.round((response.answered / response.n) * 100);
  return (
    <Insight title="Response rate">
      <p className={classes['rate']}>
        {percent}%
        <Text span size="sm" c="dimmed">
          {response.answered.toLocaleString('en')} of {response.n.toLocaleString('en')}{' '}
          {response.n === 1 ? 'application' : 'applications'} got a reply
        </Text>
      </p>
      {response.n < 20 ? (
        <Text size="sm" c="dimmed">
          With fewer than 20 applications, one reply changes this rate a lot.
        </Text>
      ) : null}
      <Title order={3} size="h6">
        Days in each status
      </Title>
      {stays.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing to show yet. Change the status of a job to start counting.
        </Text>
      ) : (
        <Figures
          isOpen
          label="Days in each status"
          header={['Status', 'Median days', 'Jobs']}
          rows={stays.map(({ status, medianDays, n }) => [jobStatusLabels[status], medianDays, n])}
        />
      )}
    </Insight>
  );
}

function Outcomes({ flow, applications }: { flow: readonly FlowLink[]; applications: number }) {
  const sankey = useMemo(() => sankeyOf(flow), [flow]);
  return (
    <Insight title="Application outcomes" isWide>
      <div className={classes['flow']}>
        <figure
          className={classes['flowChart']}
          aria-label="Flow chart of applications from stage to stage. The table below has the figures."
        >
          <SankeyChart
            data={sankey}
            // A few applications would be one large block.
            height={Math.min(320, 80 + 40 * applications)}
            nodePadding={24}
            nodeColor="var(--mantine-primary-color-filled)"
            linkColor="var(--mantine-primary-color-filled)"
            textColor="var(--mantine-color-text)"
            sankeyProps={{ margin: { left: 8, right: 8, top: 12, bottom: 12 } }}
          />
        </figure>
      </div>
      <Figures
        label="Application outcomes"
        header={['From', 'To', 'Applications']}
        rows={flow.map(({ from, to, count }) => [from, to, count])}
      />
    </Insight>
  );
}

function Insight({ title, isWide, children }: { title: string; isWide?: boolean; children: React.ReactNode }) {
  return (
    <Section title={title} isFramed className={isWide ? classes['wide'] : undefined}>
      {children}
    </Section>
  );
}
