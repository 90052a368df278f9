import { Icon } from '@keepmark/ui';
import { Alert } from '@mantine/core';
import { useStore } from 'zustand/react';
import { useAuth } from '../use-auth';

/** The message of the last failed attempt. Screen readers announce it. */
export function ProblemAlert({ message }: { message?: string | undefined }) {
  const problem = useStore(useAuth().problem);
  const shown = message ?? problem?.message;
  if (shown === undefined) return null;
  return (
    <Alert color="error" radius="lg" icon={<Icon name="alert-circle" />}>
      {shown}
    </Alert>
  );
}
