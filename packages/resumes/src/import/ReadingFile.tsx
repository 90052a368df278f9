import { Button, Progress, Text } from '@mantine/core';
import classes from './ImportResume.module.css';

export interface ReadingFileProps {
  fileName: string;
  /** From 0 to 1. */
  done: number;
  onCancel: () => void;
}

/** Progress of reading a file, and a way out. */
export function ReadingFile({ fileName, done, onCancel }: ReadingFileProps) {
  return (
    <div className={classes['step']}>
      <Text component="output" className={classes['fileName'] ?? ''}>
        Reading {fileName}…
      </Text>
      <Progress value={Math.round(done * 100)} aria-label="Reading the file" />
      <div className={classes['buttons']}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          Cancel
        </Button>
      </div>
    </div>
  );
}
