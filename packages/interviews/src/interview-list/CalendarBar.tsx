import { Icon } from '@keepmark/ui';
import { ActionIcon, Button, Title } from '@mantine/core';
import classes from './Calendar.module.css';

export interface CalendarBarProps {
  title: string;
  /** "month" or "week". */
  unit: string;
  onStep: (step: -1 | 1) => void;
  onToday: () => void;
}

/** The name of a month or week, with buttons for the previous and the next one. */
export function CalendarBar({ title, unit, onStep, onToday }: CalendarBarProps) {
  return (
    <div className={classes['bar']}>
      <ActionIcon variant="default" size="lg" aria-label={`Previous ${unit}`} onClick={() => onStep(-1)}>
        <Icon name="chevron-left" size="sm" />
      </ActionIcon>
      <ActionIcon variant="default" size="lg" aria-label={`Next ${unit}`} onClick={() => onStep(1)}>
        <Icon name="chevron-right" size="sm" />
      </ActionIcon>
      <Button variant="default" size="compact-md" onClick={onToday}>
        Today
      </Button>
      <Title order={2} size="h4" aria-live="polite" className={classes['title']}>
        {title}
      </Title>
    </div>
  );
}
