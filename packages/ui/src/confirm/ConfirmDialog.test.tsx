import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { expect, test, vi } from 'vitest';
import { AppModal } from '../modal/AppModal';
import ConfirmDialog from './ConfirmDialog';
import { confirm, type ConfirmOptions } from './confirm-store';

const question: ConfirmOptions = { title: 'Delete it?', message: 'It cannot be undone.', confirmLabel: 'Delete' };

const ask = (options: Partial<ConfirmOptions> = {}) => {
  let answer!: Promise<boolean>;
  act(() => {
    answer = confirm({ ...question, ...options });
  });
  return { answer };
};
const show = () =>
  render(
    <MantineProvider env="test">
      <ConfirmDialog />
    </MantineProvider>,
  );

test.each([
  ['Delete', true],
  ['Cancel', false],
  ['Close', false],
])('%s answers %s', async (button, expected) => {
  show();
  const { answer } = ask();
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(await answer).toBe(expected);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [true, 'Cancel'],
  [false, 'Delete'],
])('with destructive %s, Enter means %s', async (destructive, button) => {
  show();
  const { answer } = ask({ destructive });
  await screen.findByRole('dialog');
  await expect.poll(() => document.activeElement?.textContent).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(await answer).toBe(!destructive);
});

test('questions are asked one after the other', async () => {
  show();
  const [first, second] = [ask({ title: 'First?' }), ask({ title: 'Second?' })];
  await screen.findByRole('dialog', { name: 'First?' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('dialog', { name: 'Second?' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([await first.answer, await second.answer]).toEqual([true, false]);
});

test('Escape answers the question that a dialog asks, and leaves the dialog open', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <MantineProvider env="test">
      <ConfirmDialog />
      <AppModal opened onClose={onClose} title="Edit">
        Form
      </AppModal>
    </MantineProvider>,
  );
  await screen.findByRole('dialog', { name: 'Edit' });
  const { answer } = ask();
  await screen.findByRole('dialog', { name: 'Delete it?' });
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Delete it?' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
