import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { LoadingState } from './LoadingState';
import { NotSavedHere } from './NotSavedHere';

const show = (children: ReactNode) => render(<MantineProvider env="test">{children}</MantineProvider>);

test('an empty state says what the screen is for and offers the first step', () => {
  show(
    <EmptyState icon="briefcase" title="No jobs yet" action={<a href="/jobs/search">Search postings</a>}>
      Save a posting to see it here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'No jobs yet' })).toBeTruthy();
  expect(screen.getByText('Save a posting to see it here.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Search postings' })).toBeTruthy();
});

test('an error state is announced and offers to try again', async () => {
  const onRetry = vi.fn<() => void>();
  show(<ErrorState onRetry={onRetry}>The service is not reachable.</ErrorState>);
  expect(screen.getByRole('alert').textContent).toContain('The service is not reachable.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('an error state without a retry offers none', () => {
  show(<ErrorState title="Gone">It was deleted.</ErrorState>);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a loading state says what is awaited', () => {
  show(<LoadingState label="Searching postings" />);
  expect(screen.getByRole('status').textContent).toBe('Searching postings…');
});

test('what is not saved here is named, explained and linked to its list', () => {
  show(<NotSavedHere noun="company" nouns="companies" icon="building" action={<a href="/companies">Companies</a>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Company' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Company not found' })).toBeTruthy();
  expect(screen.getByText(/Your companies stay in the browser/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Companies' })).toBeTruthy();
});
