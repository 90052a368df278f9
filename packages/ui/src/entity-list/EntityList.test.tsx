import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { EntityRow, FilterBar, RowAction } from './index';

const show = (children: ReactNode) => render(<MantineProvider env="test">{children}</MantineProvider>);

it('passes on what is typed into a filter bar', async () => {
  const onText = vi.fn<(text: string) => void>();
  show(
    <FilterBar label="Search saved jobs" placeholder="Title" text="" onText={onText}>
      <select aria-label="Sort by" />
    </FilterBar>,
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search saved jobs' }), 'w');
  expect(onText).toHaveBeenCalledWith('w');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('unfolds a filter bar, and counts the filters that are set', async () => {
  show(
    <FilterBar label="Search" placeholder="Title" text="" onText={() => {}} folding={{ setCount: 2 }}>
      choices
    </FilterBar>,
  );
  const toggle = screen.getByRole('button', { name: 'Filters (2)' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(toggle.closest('search')?.hasAttribute('data-open')).toBe(true);
});

it('shows a row with its actions: a button, a link elsewhere and a link inside the site', async () => {
  const onDelete = vi.fn<() => void>();
  show(
    <EntityRow
      columns="columns"
      isSelected
      heading={<a href="/acme">Acme</a>}
      actions={
        <>
          <RowAction icon="trash" label="Delete Acme" onClick={onDelete} />
          <RowAction icon="external-link" label="Site of Acme" href="https://acme.example/" />
          <RowAction
            icon="pencil"
            label="Edit Acme"
            renderRoot={({ children, ...props }) => (
              <a {...props} href="/edit">
                {children as ReactNode}
              </a>
            )}
          />
        </>
      }
    >
      note
    </EntityRow>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete Acme' }));
  expect(onDelete).toHaveBeenCalledOnce();
  const site = screen.getByRole('link', { name: 'Site of Acme' });
  expect([site.getAttribute('href'), site.getAttribute('target'), site.getAttribute('rel')]).toEqual([
    'https://acme.example/',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(screen.getByRole('link', { name: 'Edit Acme' }).getAttribute('href')).toBe('/edit');
  expect(screen.getByRole('link', { name: 'Acme' }).closest('[data-selected]')).not.toBeNull();
});
