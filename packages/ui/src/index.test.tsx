import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { KeepmarkTheme, notify, useConfirm } from './index';

function Ask({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const confirm = useConfirm();
  const ask = async () =>
    onAnswer(await confirm({ title: 'Delete it?', message: 'For good.', confirmLabel: 'Delete' }));
  return (
    <button type="button" onClick={() => void ask()}>
      Ask
    </button>
  );
}

test('KeepmarkTheme shows what notify says', async () => {
  render(<KeepmarkTheme>page</KeepmarkTheme>);
  act(() => void notify.error('The posting is gone.'));
  expect((await screen.findByRole('alert')).textContent).toContain('The posting is gone.');
});

test('useConfirm resolves with the answer', async () => {
  const answers: boolean[] = [];
  render(
    <KeepmarkTheme>
      <Ask onAnswer={(confirmed) => answers.push(confirmed)} />
    </KeepmarkTheme>,
  );
  await userEvent.click(screen.getByText('Ask'));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await expect.poll(() => answers).toEqual([true]);
});
