import { Icon } from '@keepmark/ui';
import { stageOf, statusIcons } from './job-stages';
import type { JobStatus } from './job-status';
import classes from './StatusDot.module.css';

/** The icon of a status on the color of its stage. Decorative: the status is there in words, too. */
export function StatusDot({ status }: { status: JobStatus }) {
  const { color, onColor } = stageOf(status);
  return (
    <span aria-hidden data-swatch className={classes['dot']} style={{ background: color, color: onColor }}>
      <Icon name={statusIcons[status]} size="xs" />
    </span>
  );
}
