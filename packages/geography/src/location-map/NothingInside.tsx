import { EmptyState } from '@keepmark/ui';
import { Button } from '@mantine/core';

export interface NothingInsideProps {
  title: string;
  /** Clears the drawn area. */
  onShowAll: () => void;
}

/** The empty state for a drawn area without cities. */
export function NothingInside({ title, onShowAll }: NothingInsideProps) {
  return (
    <EmptyState
      icon="polygon"
      title={title}
      action={
        <Button variant="light" onClick={onShowAll}>
          Show all
        </Button>
      }
    >
      Draw another area, or show all cities.
    </EmptyState>
  );
}
