import { Page } from '@keepmark/ui';
import { Button, Progress, Text } from '@mantine/core';

export interface ImportProgressProps {
  /** What is going on: "Reading places.kml…" */
  text: string;
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** Shows how far an import is before anything is saved, and lets the person cancel it. */
export function ImportProgress({ text, share, onCancel }: ImportProgressProps) {
  return (
    <Page title="Import places" width="text">
      <Text component="output">{text}</Text>
      <Progress value={100 * share} aria-label={text.replace('…', '')} />
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Page>
  );
}
