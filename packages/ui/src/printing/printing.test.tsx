import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShowMore } from '../section/use-show-more';
import { VirtualList } from '../virtual-list/VirtualList';
import { startPrinting } from './printing';

let stop: () => void;
beforeEach(() => {
  document.documentElement.dataset['mantineColorScheme'] = 'dark';
  stop = startPrinting();
});
afterEach(() => {
  stop();
  delete document.documentElement.dataset['mantineColorScheme'];
});

const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));
const finish = () => act(() => void window.dispatchEvent(new Event('afterprint')));
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => `Row ${at + 1}`);
const rowCount = () => screen.getAllByRole('listitem').length;

const list = (count: number, isKeyed: boolean) => (
  <VirtualList label="Rows" items={rowsOf(count)} rowHeight={50} {...(isKeyed && { itemKey: (row: string) => row })}>
    {(row) => <input defaultValue={row} aria-label={row} />}
  </VirtualList>
);

it.each([true, false])('a list prints all of its rows, and keeps those in sight (keyed: %s)', (isKeyed) => {
  render(list(100, isKeyed));
  const inSight = rowCount();
  const first = screen.getByLabelText<HTMLInputElement>('Row 1');
  first.focus();
  first.value = 'typed';
  print();
  expect(rowCount()).toBe(100);
  expect(screen.getByRole('list').style.height).toBe('');
  finish();
  expect(rowCount()).toBe(inSight);
  expect(screen.getByLabelText<HTMLInputElement>('Row 1').value).toBe('typed');
  expect(document.activeElement).toBe(screen.getByLabelText('Row 1'));
});

it('a list that is too long for paper says how much of it is printed', () => {
  render(list(2500, true));
  print();
  expect(rowCount()).toBe(2001);
  expect(screen.getByText('Printed: the first 2,000 of 2,500')).toBeTruthy();
  finish();
  expect(screen.queryByText(/^Printed/)).toBeNull();
});

it('a section that shows a few items prints all', () => {
  function Few() {
    const { shown, more } = useShowMore(rowsOf(30), 5);
    return (
      <ul>
        {shown.map((row) => (
          <li key={row}>{row}</li>
        ))}
        {more ? <button type="button" {...more} /> : null}
      </ul>
    );
  }
  render(<Few />);
  expect(rowCount()).toBe(5);
  print();
  expect(rowCount()).toBe(30);
  expect(screen.queryByRole('button')).toBeNull();
  finish();
  expect(rowCount()).toBe(5);
});

it('paper is white in dark mode, and what scrolls or is cut off is printed at full length', () => {
  render(
    <main>
      <div data-testid="scroller" style={{ overflowY: 'auto' }} />
      <p data-testid="line" style={{ overflowX: 'hidden', textOverflow: 'ellipsis' }} />
      <p data-testid="whole" />
    </main>,
  );
  const marks = () => ['scroller', 'line', 'whole'].map((id) => screen.getByTestId(id).dataset['unrolled']);
  const { dataset } = document.documentElement;
  print();
  expect(dataset['mantineColorScheme']).toBe('light');
  expect(marks()).toEqual(['scroller', 'line', undefined]);
  finish();
  expect(dataset['mantineColorScheme']).toBe('dark');
  expect(marks()).toEqual([undefined, undefined, undefined]);
});

it.each([true, false])('prints all of a text in a field (by the browser: %s)', (isSupported) => {
  vi.stubGlobal('CSS', { supports: () => isSupported });
  render(
    <main>
      <textarea aria-label="Notes" />
    </main>,
  );
  const notes = screen.getByLabelText('Notes');
  vi.spyOn(notes, 'scrollHeight', 'get').mockReturnValue(300);
  vi.spyOn(notes, 'clientWidth', 'get').mockReturnValue(1280);
  print();
  expect(notes.style.getPropertyValue('--unrolled-height')).toBe(isSupported ? '' : '600px');
  finish();
  expect(notes.getAttribute('style') ?? '').toBe('');
  vi.unstubAllGlobals();
});
