import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useBarFocus } from './use-bar-focus';

function List() {
  const [count, setCount] = useState(1);
  const focus = useBarFocus<HTMLDivElement>();
  return (
    <main>
      {count > 0 ? (
        <div {...focus}>
          {count < 3 ? <button onClick={() => setCount(3)}>Select all</button> : null}
          <button onClick={() => setCount(0)}>Clear</button>
        </div>
      ) : null}
      <input type="checkbox" aria-label="Cook" />
      <button onClick={() => setCount(0)}>Elsewhere</button>
    </main>
  );
}

it('goes to a button that is left, and to the rows when the bar is gone', async () => {
  render(<List />);
  screen.getByRole('button', { name: 'Select all' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Cook' }));
});

it('stays where it is when the bar did not have it', async () => {
  render(<List />);
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
});
