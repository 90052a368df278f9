import { useState, useSyncExternalStore } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { AppModal } from '../modal/AppModal';
import { confirmStore, type ConfirmRequest } from './confirm-store';

function Question({ message, confirmLabel, cancelLabel = 'Cancel', destructive = false, answer }: ConfirmRequest) {
  return (
    <>
      <Text>{message}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus={destructive || undefined} onClick={() => answer(false)}>
          {cancelLabel}
        </Button>
        <Button
          color={destructive ? 'error' : 'primary'}
          data-autofocus={!destructive || undefined}
          onClick={() => answer(true)}
        >
          {confirmLabel}
        </Button>
      </Group>
    </>
  );
}

/** Shows the first open question. If the answer would destroy something, the focus is on Cancel. */
export default function ConfirmDialog() {
  const request = useSyncExternalStore(confirmStore.subscribe, confirmStore.current, confirmStore.current);
  // The answered question stays in sight while the dialog fades out.
  const [shown, setShown] = useState(request);
  if (request && request !== shown) setShown(request);
  return shown ? (
    <AppModal opened={request !== undefined} onClose={() => shown.answer(false)} title={shown.title} size="md" onTop>
      <Question {...shown} />
    </AppModal>
  ) : null;
}
