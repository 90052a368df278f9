import { EmptyState } from '@keepmark/ui';
import { Button } from '@mantine/core';

export interface NothingInsideProps {
  title: string;
  /** Takes away what was drawn. */
  onShowAll: () => void;
}

/** Stands in a list's place when nothing lies in what was drawn on its map. */
export function NothingInside({ title, onShowAll }: NothingInsideProps) {
  return (
    <EmptyState
      icon="polygon"
      title={title}
      action={
        <Button variant="light" onClick={onShowAll}>
          Show everything
        </Button>
      }
    >
      Press the button again and draw somewhere else, or show everything.
    </EmptyState>
  );
}
