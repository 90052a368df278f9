import { calendarDayOf } from '@keepmark/ui/words';
import { Badge } from '@mantine/core';
import { useState } from 'react';
import { isDone, isOverdue } from './plan';
import type { CareerPlanStep } from './plan-tables';

/** Marks a step that is overdue or due today. */
export function DueBadge({ step }: { step: CareerPlanStep }) {
  const [today] = useState(() => calendarDayOf(new Date()));
  if (isOverdue(step, today)) {
    return (
      <Badge component="span" variant="light" color="error">
        Overdue
      </Badge>
    );
  }
  if (isDone(step) || step.dueOn !== today) return null;
  return (
    <Badge component="span" variant="light" color="warning">
      Today
    </Badge>
  );
}
