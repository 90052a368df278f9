import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useFocusInPlace } from './use-focus-in-place';

function SaveButton({ isSaved, onSave }: { isSaved: boolean; onSave?: () => void }) {
  const inPlace = useFocusInPlace();
  return (
    <>
      {isSaved ? (
        <a href="#saved" {...inPlace}>
          Saved
        </a>
      ) : (
        <button type="button" {...inPlace} onClick={onSave}>
          Save
        </button>
      )}
      <button type="button">Another</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

test('passes the focus of a pressed button to what replaces it, and back', async () => {
  const { rerender } = render(<SaveButton isSaved={false} onSave={() => rerender(<SaveButton isSaved />)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(focused()).toBe('Saved');
  rerender(<SaveButton isSaved={false} />);
  expect(focused()).toBe('Save');
});

test('ignores the second click of a double click, which would follow the link that has just appeared', async () => {
  const { rerender } = render(<SaveButton isSaved={false} onSave={() => rerender(<SaveButton isSaved />)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const link = screen.getByRole('link', { name: 'Saved' });
  const click = (detail: number) => {
    const event = createEvent.click(link, { detail });
    fireEvent(link, event);
    return event.defaultPrevented;
  };
  expect(click(2)).toBe(true);
  expect(click(1)).toBe(false);
});

test('leaves the focus on another element', () => {
  const { rerender } = render(<SaveButton isSaved />);
  act(() => screen.getByRole('link', { name: 'Saved' }).focus());
  act(() => screen.getByRole('button', { name: 'Another' }).focus());
  rerender(<SaveButton isSaved={false} />);
  expect(focused()).toBe('Another');
});

test('takes no focus that was never given', () => {
  const { rerender } = render(<SaveButton isSaved={false} />);
  rerender(<SaveButton isSaved />);
  expect(document.activeElement).toBe(document.body);
});
