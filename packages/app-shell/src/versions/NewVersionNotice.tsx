import { Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { reloadSafely } from '@keepmark/ui';
import { dismissNewVersion, useShell } from '../shell-store';
import classes from './NewVersionNotice.module.css';

/** A notice that a new version is ready. It waits for the person, and form input survives the reload. */
export default function NewVersionNotice() {
  const takeOver = useShell((shell) => shell.takeOver);
  const [isReloading, setReloading] = useState(false);
  if (!takeOver) return null;
  const reload = () => {
    setReloading(true);
    void reloadSafely(() => void takeOver().then(() => window.location.reload()));
  };
  return (
    <Paper component="output" withBorder className={classes['notice']}>
      <Text size="sm">A new version is ready. You won’t lose what you’ve typed.</Text>
      <Group gap="xs" wrap="nowrap">
        <Button size="compact-md" loading={isReloading} onClick={reload}>
          Reload
        </Button>
        <Button size="compact-md" variant="subtle" onClick={dismissNewVersion}>
          Later
        </Button>
      </Group>
    </Paper>
  );
}
