import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { type JobCounts, processMetrics } from '../job-metrics';
import type { JobSelection } from '../job-view/job-filter';
import classes from './JobMetrics.module.css';

export interface JobMetricsProps {
  counts: JobCounts;
  /** The selection that is shown; undefined where there is none. */
  show: JobSelection | undefined;
  onShow: (changes: { show: JobSelection }) => void;
  /** In one line on wide screens, too. */
  isCompact?: boolean;
}

/** Saved, Applied, In-Progress, and Complete. A click on a figure shows its jobs. */
export const JobMetrics = memo(function JobMetrics({ counts, show, onShow, isCompact }: JobMetricsProps) {
  return (
    <ul aria-label="Jobs by progress" className={classes['metrics']} data-compact={isCompact || undefined}>
      {processMetrics(counts).map(({ metricKey, metricName, metricValue }) => {
        const selection = metricKey === 'saved' ? 'all' : metricKey;
        return (
          <li key={metricKey}>
            <UnstyledButton
              className={classes['metric']}
              aria-pressed={show === undefined ? undefined : show === selection}
              onClick={() => onShow({ show: selection })}
            >
              <span className={classes['value']}>{metricValue.toLocaleString('en')}</span>
              <span className={classes['name']}>{metricName}</span>
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
});
