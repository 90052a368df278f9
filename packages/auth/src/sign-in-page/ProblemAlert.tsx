import { Icon } from '@keepmark/ui';
import { Alert } from '@mantine/core';
import { useStore } from 'zustand/react';
import { useAuth } from '../use-auth';

/** The sentence of the last attempt that failed. Screen readers say it at once. */
export function ProblemAlert({ sentence }: { sentence?: string | undefined }) {
  const problem = useStore(useAuth().problem);
  const shown = sentence ?? problem?.message;
  if (shown === undefined) return null;
  return (
    <Alert color="error" radius="lg" icon={<Icon name="alert-circle" />}>
      {shown}
    </Alert>
  );
}
