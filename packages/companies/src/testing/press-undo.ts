import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Presses Undo on the notification that says this. Those of earlier tests may still be on the screen. */
export async function pressUndo(message: string): Promise<void> {
  const said = await screen.findByText(message);
  await userEvent.click(within(said.parentElement!).getByRole('button', { name: 'Undo' }));
}
