import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { MapPoint } from '../map-point';
import { MapWithList } from './MapWithList';

// The canvas needs WebGL, which only the journeys' browser has.
vi.mock('../map-view/MapArea', () => ({ MapArea: () => null }));

const points: MapPoint[] = [
  { id: 'a', label: 'Bakery', detail: '3 min', latitude: 48.8, longitude: 2.3 },
  { id: 'b', label: 'School', latitude: 0, longitude: 0 },
];

const show = (props: Partial<Parameters<typeof MapWithList>[0]> = {}) =>
  render(<MapWithList label="Saved places" points={points} {...props} />, { wrapper: MantineProvider });

describe('MapWithList', () => {
  it('lists every point and marks one without a location', () => {
    show();
    const list = within(screen.getByRole('list', { name: 'Saved places' }));
    expect(list.getByRole('button', { name: /Bakery 3 min/ })).toBeDefined();
    expect(list.getByRole('button', { name: /School.*Not on the map/ })).toBeDefined();
  });

  it('selects by keyboard and marks the selected row', async () => {
    const onSelect = vi.fn<(id: string | null) => void>();
    show({ onSelect, selectedId: 'b' });
    expect(screen.getByRole('button', { name: /School/ }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledWith('a');
  });

  it('scrolls to the map when a row far below it is selected', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const boxOf = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 300));
    show();
    await userEvent.click(screen.getByRole('button', { name: /Bakery/ }));
    expect(scroll).not.toHaveBeenCalled();
    boxOf.mockReturnValue(new DOMRect(0, -200, 300, 300));
    await userEvent.click(screen.getByRole('button', { name: /Bakery/ }));
    expect(scroll).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('says how many points the list shows', () => {
    show({ listLimit: 1 });
    expect(screen.getByText(/Showing 1 of 2/)).toBeDefined();
    expect(screen.queryByText(/School/)).toBeNull();
  });

  it('hides and shows a category from the legend, in the list too', async () => {
    const categories = [
      { id: 'food', label: 'Food', tone: 'category-1', symbol: 'F' },
      { id: 'learning', label: 'Learning', tone: 'category-2', symbol: 'L' },
      { id: 'empty', label: 'No points', tone: 'category-3' },
    ] as const;
    const [bakery, school] = points as [MapPoint, MapPoint];
    show({
      points: [
        { ...bakery, category: 'food' },
        { ...school, category: 'learning' },
      ],
      categories,
    });
    const legend = within(screen.getByRole('list', { name: 'Legend: Saved places' }));
    expect(legend.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['FFood 1', 'LLearning 1']);
    const food = legend.getByRole('button', { name: /Food/ });
    await userEvent.click(food);
    expect(food.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('button', { name: /Bakery/ })).toBeNull();
    expect(screen.getByRole('button', { name: /School/ })).toBeDefined();
    await userEvent.click(food);
    expect(screen.getByRole('button', { name: /Bakery/ })).toBeDefined();
  });

  it('shows the empty state', () => {
    show({ points: [], empty: 'Nothing here yet' });
    expect(screen.getByText('Nothing here yet')).toBeDefined();
  });
});
