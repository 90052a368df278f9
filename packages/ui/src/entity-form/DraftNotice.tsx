import { Button, Paper, Text } from '@mantine/core';
import classes from './DraftNotice.module.css';

/** Says that the form shows a restored draft. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Paper component="output" withBorder className={classes['notice']}>
      <Text size="sm">We restored your unsaved changes.</Text>
      <Button size="compact-sm" variant="light" onClick={onDiscard}>
        Discard
      </Button>
    </Paper>
  );
}
