import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toastStore } from '../toasts/toast-store';

/** Presses Undo on the notification with this message. */
export async function pressUndo(message: string): Promise<void> {
  const notification = await screen.findByText(message);
  await userEvent.click(within(notification.parentElement!).getByRole('button', { name: 'Undo' }));
}

/** Clears every notification, so that those of an earlier test don't join the next ones. */
export function clearNotifications(): void {
  for (const { id } of toastStore.toasts()) toastStore.setPhase(id, 'exited');
}
