import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Presses Undo on the notification with this message. Notifications of earlier tests may still be on the screen. */
export async function pressUndo(message: string): Promise<void> {
  const notification = await screen.findByText(message);
  await userEvent.click(within(notification.parentElement!).getByRole('button', { name: 'Undo' }));
}
