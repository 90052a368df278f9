import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useFocusInPlace } from './use-focus-in-place';

function Keep({ kept, onKeep }: { kept: boolean; onKeep?: () => void }) {
  const inPlace = useFocusInPlace();
  return (
    <>
      {kept ? (
        <a href="#kept" {...inPlace}>
          Kept
        </a>
      ) : (
        <button type="button" {...inPlace} onClick={onKeep}>
          Keep
        </button>
      )}
      <button type="button">Another</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

test('what stands in the place of a pressed button takes the focus, and hands it back', async () => {
  const { rerender } = render(<Keep kept={false} onKeep={() => rerender(<Keep kept />)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(focused()).toBe('Kept');
  rerender(<Keep kept={false} />);
  expect(focused()).toBe('Keep');
});

test('the focus stays where it is when it has gone on to another element', () => {
  const { rerender } = render(<Keep kept />);
  act(() => screen.getByRole('link', { name: 'Kept' }).focus());
  act(() => screen.getByRole('button', { name: 'Another' }).focus());
  rerender(<Keep kept={false} />);
  expect(focused()).toBe('Another');
});

test('nothing takes the focus that nobody gave', () => {
  const { rerender } = render(<Keep kept={false} />);
  rerender(<Keep kept />);
  expect(document.activeElement).toBe(document.body);
});
