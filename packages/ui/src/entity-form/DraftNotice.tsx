import { Button, Paper, Text } from '@mantine/core';
import classes from './DraftNotice.module.css';

/** Says that the form shows what was typed before and not saved. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Paper component="output" withBorder className={classes['notice']}>
      <Text size="sm">What you had typed and not saved is here again.</Text>
      <Button size="compact-sm" variant="light" onClick={onDiscard}>
        Discard it
      </Button>
    </Paper>
  );
}
