import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Presses Undo on the notification with this message, since older ones may still be shown. */
export async function pressUndo(message: string): Promise<void> {
  const text = await screen.findByText(message);
  await userEvent.click(within(text.parentElement!).getByRole('button', { name: 'Undo' }));
}
