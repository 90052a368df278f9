import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FilterBar } from '../entity-list';
import { ListHeader, MenuButton, type MenuEntry, ViewChoice } from './index';

interface HappyDomWindow {
  readonly happyDOM: { setViewport(size: { width: number; height: number }): void };
}
const setWidth = (width: number) => (window as unknown as HappyDomWindow).happyDOM.setViewport({ width, height: 780 });
afterEach(() => setWidth(1024));
const show = (children: ReactNode) => render(<MantineProvider env="test">{children}</MantineProvider>);

const views = { list: { icon: 'list', label: 'List' }, board: { icon: 'layout-board', label: 'Board' } } as const;
const header = (onView = vi.fn<(view: string) => void>()) => {
  const choice = <ViewChoice views={views} view="list" onChange={onView} />;
  return (
    <ListHeader
      title="Jobs"
      actions={<button type="button">Add job</button>}
      compactActions={<button type="button">Add</button>}
      figures="28 Saved"
      links={
        <>
          <a href="/map">Map</a>
          {choice}
        </>
      }
      filters={
        <FilterBar label="Search" placeholder="Title" text="" onText={() => {}} folding={{ setCount: 2 }} end={choice}>
          choices
        </FilterBar>
      }
      count={{ text: '3 of 28 jobs', isAll: false }}
    />
  );
};

describe('the header of a list', () => {
  it('has its links and actions beside the title on a wide screen', () => {
    show(header());
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add job' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Map' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    expect(screen.getAllByRole('group', { name: 'View' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Board' }).textContent).toBe('Board');
  });

  it('has menus, and the filters and views as icons with names, on a phone', async () => {
    setWidth(360);
    const onView = vi.fn<(view: string) => void>();
    show(header(onView));
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Map' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('3 of 28 jobs');
    expect(screen.getByRole('button', { name: 'Filters (2)' }).textContent).toBe('2');
    const board = screen.getByRole('button', { name: 'Board' });
    expect(board.textContent).toBe('');
    await userEvent.click(board);
    expect(onView).toHaveBeenCalledWith('board');
  });
});

describe('a button with a menu', () => {
  const onImport = vi.fn<() => void>();
  const entries: readonly MenuEntry[] = [
    {
      label: 'Add job',
      renderRoot: ({ children, ...props }) => (
        <a {...props} href="/job/add">
          {children as ReactNode}
        </a>
      ),
    },
    { label: 'Import jobs', icon: 'upload', onClick: onImport },
  ];

  it('loads and opens its menu when it is pressed, and has the focus again afterwards', async () => {
    show(<MenuButton label="Add" entries={entries} />);
    const button = screen.getByRole('button', { name: 'Add' });
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(button);
    const link = await screen.findByRole('menuitem', { name: 'Add job' });
    expect(link.getAttribute('href')).toBe('/job/add');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Import jobs' }));
    expect(onImport).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' })));
  });

  it('is named where it shows an icon alone', () => {
    show(<MenuButton label="More" icon="dots-vertical" entries={entries} />);
    expect(screen.getByRole('button', { name: 'More' }).textContent).toBe('');
  });
});
