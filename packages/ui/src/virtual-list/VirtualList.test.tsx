import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { VirtualList } from './VirtualList';

const tenThousand = Array.from({ length: 10_000 }, (_, index) => `Row ${index + 1}`);
const listOf = (items: readonly string[]) => (
  <VirtualList label="Rows" items={items} itemKey={(item) => item} rowHeight={50}>
    {(item) => <span>{item}</span>}
  </VirtualList>
);

describe('a virtual list', () => {
  it('holds only the rows in sight, and says how many there are', () => {
    render(listOf(tenThousand));
    const rows = screen.getAllByRole('listitem');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThan(60);
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('10000');
    expect(rows[0]?.getAttribute('aria-posinset')).toBe('1');
    expect(screen.getByRole('list', { name: 'Rows' }).style.height).toBe('500000px');
  });

  it('paints a few rows first', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(listOf(tenThousand));
    expect(page.querySelectorAll('li')).toHaveLength(5);
    expect(page.querySelector('ul')?.style.height).toBe('500000px');
  });

  it('first paints the rows in sight when it replaces a snapshot that shows them', () => {
    document.body.innerHTML = '<div id="root" data-snapshot></div>';
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(listOf(tenThousand));
    document.body.innerHTML = '';
    const rows = page.querySelectorAll('li').length;
    expect(rows).toBeGreaterThan(5);
    expect(rows).toBeLessThanOrEqual(Math.ceil(window.innerHeight / 50));
  });

  it('follows its items', () => {
    const { rerender } = render(listOf(tenThousand));
    rerender(listOf(['Row 7']));
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Row 7']);
    rerender(listOf([]));
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });

  it('without keys, shows the items of a new list in every row, also out of sight', () => {
    const unkeyed = (items: readonly string[]) => (
      <VirtualList label="Rows" items={items} rowHeight={50}>
        {(item) => <span>{item}</span>}
      </VirtualList>
    );
    const texts = () => screen.getAllByRole('listitem').map((row) => row.textContent);
    const { rerender } = render(unkeyed(tenThousand));
    const before = texts();
    rerender(unkeyed(tenThousand.slice(1)));
    expect(texts()).toEqual([...before.slice(1), `Row ${before.length + 1}`]);
    rerender(unkeyed(['Row 7', 'Row 9']));
    expect(texts()).toEqual(['Row 7', 'Row 9']);
    rerender(unkeyed(tenThousand));
    expect(texts()).toEqual(before);
  });

  it('shows other rows further down', () => {
    // happy-dom lays nothing out: the list stands at the top of the page and moves up as the page scrolls.
    vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockImplementation(
      () => ({ top: -window.scrollY }) as DOMRect,
    );
    render(listOf(tenThousand));
    act(() => {
      window.scrollTo(0, 250_000);
      window.dispatchEvent(new Event('scroll'));
    });
    expect(screen.getByText('Row 5001')).toBeTruthy();
    expect(screen.queryByText('Row 1')).toBeNull();
  });
});
