import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toastOutbox } from '../toasts/toast-outbox';
import { toastStacks, toastStore } from '../toasts/toast-store';

// On a busy machine, a test may look for a notification after its time is over: here they stay until they are dealt with.
for (const stack of Object.values(toastStacks)) Object.assign(stack, { showMs: 2 ** 31 - 1 });

/** Presses Undo on the notification with this message. */
export async function pressUndo(message: string): Promise<void> {
  const notification = await screen.findByText(message);
  await userEvent.click(within(notification.parentElement!).getByRole('button', { name: 'Undo' }));
}

/** Clears every notification, so that those of an earlier test don't join the next ones. */
export function clearNotifications(): void {
  toastOutbox.clear();
  for (const toast of toastStore.toasts()) toastStore.dismiss(toast);
}
