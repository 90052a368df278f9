import { Badge } from '@mantine/core';

/** Marks what is overdue or due today. */
export function DueBadge({ dueOn, today }: { dueOn: string; today: string }) {
  if (dueOn === '' || dueOn > today) return null;
  const isLate = dueOn < today;
  return (
    <Badge component="span" variant="light" color={isLate ? 'error' : 'warning'}>
      {isLate ? 'Overdue' : 'Today'}
    </Badge>
  );
}
