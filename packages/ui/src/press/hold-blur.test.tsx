import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startHoldingBlur } from './hold-blur';

let log: string[];
let stop: () => void;
let user: ReturnType<typeof userEvent.setup>;

function Form() {
  const [error, setError] = useState('');
  return (
    <>
      <input
        aria-label="Link"
        onBlur={({ relatedTarget }) => {
          log.push(`left for ${relatedTarget?.textContent}`);
          setError('Enter a link.');
        }}
      />
      {error}
      <button type="button" onClick={() => log.push('added')}>
        Add
      </button>
    </>
  );
}

/** Focus events of a browser are trusted; those of happy-dom aren't. */
const trust = (event: Event) => Object.defineProperty(event, 'isTrusted', { value: true });

beforeEach(() => {
  log = [];
  user = userEvent.setup();
  window.addEventListener('focusout', trust, true);
  stop = startHoldingBlur();
  render(<Form />);
});
afterEach(() => {
  stop();
  window.removeEventListener('focusout', trust, true);
});

const link = () => screen.getByLabelText('Link');
const add = () => screen.getByRole('button', { name: 'Add' });

it('shows what a blur causes only once the press is a click, and before it acts', async () => {
  await user.click(link());
  await user.pointer({ keys: '[MouseLeft>]', target: add() });
  expect(document.activeElement).toBe(add());
  expect(log).toEqual([]);
  expect(screen.queryByText('Enter a link.')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: add() });
  expect(log).toEqual(['left for Add', 'added']);
  expect(screen.getByText('Enter a link.')).toBeTruthy();
});

it('lets the blur through when the pointer is released elsewhere', async () => {
  await user.click(link());
  await user.pointer({ keys: '[MouseLeft>]', target: add() });
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  await expect.poll(() => log).toEqual(['left for Add']);
});

it('lets the blur through when a drag follows the press', async () => {
  await user.click(link());
  await user.pointer({ keys: '[MouseLeft>]', target: add() });
  fireEvent.dragEnd(add());
  expect(log).toEqual(['left for Add']);
});

it('drops the blur of a field that has its focus back', async () => {
  await user.click(link());
  await user.pointer({ keys: '[MouseLeft>]', target: add() });
  link().focus();
  await user.pointer({ keys: '[/MouseLeft]', target: add() });
  expect(log).toEqual(['added']);
});

it('holds no blur by keyboard', async () => {
  await user.click(link());
  await user.tab();
  expect(log).toEqual(['left for Add']);
});
