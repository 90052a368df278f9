import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SaveButton } from './SaveButton';

function Form({ onSave }: { onSave: () => void }) {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
        setIsSaved(true);
      }}
    >
      <SaveButton type="submit" isSaved={isSaved}>
        Save
      </SaveButton>
    </form>
  );
}

it('saves once, and keeps the focus', async () => {
  const save = vi.fn<() => void>();
  render(
    <MantineProvider>
      <Form onSave={save} />
    </MantineProvider>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(save).toHaveBeenCalledOnce();
});

it('calls nothing while everything is saved', async () => {
  const save = vi.fn<() => void>();
  const button = (isSaved: boolean) => (
    <MantineProvider>
      <SaveButton isSaved={isSaved} onClick={save}>
        Save
      </SaveButton>
    </MantineProvider>
  );
  const { rerender } = render(button(true));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).not.toHaveBeenCalled();
  rerender(button(false));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledOnce();
});
