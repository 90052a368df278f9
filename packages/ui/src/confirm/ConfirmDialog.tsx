import { useSyncExternalStore } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { AppModal } from '../modal/AppModal';
import { confirmStore } from './confirm-store';

/** Shows the first waiting question. */
export default function ConfirmDialog() {
  const request = useSyncExternalStore(confirmStore.subscribe, confirmStore.current, confirmStore.current);
  return (
    <AppModal opened={request !== undefined} onClose={() => request?.answer(false)} title={request?.title}>
      <Text>{request?.message}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => request?.answer(false)}>
          {request?.cancelLabel ?? 'Cancel'}
        </Button>
        <Button color={request?.destructive ? 'error' : 'primary'} onClick={() => request?.answer(true)}>
          {request?.confirmLabel}
        </Button>
      </Group>
    </AppModal>
  );
}
