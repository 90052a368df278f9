import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { place } from '../testing/fixtures';
import { shareFragment } from './share-link';
import { SharedPreview } from './SharedPreview';

const show = (path: string) =>
  render(
    <MantineProvider>
      <SharedPreview path={path} />
    </MantineProvider>,
  );

it('shows the first places of a shared list', () => {
  const many = Array.from({ length: 7 }, (_, index) => place({ name: `Mill ${index + 1}`, city: 'Oslo' }));
  show(`/places/shared#${shareFragment(many, { title: 'Weekend', withNotes: false })}`);
  expect(screen.getByRole('heading', { name: 'Shared with you: Weekend' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toHaveLength(5);
  expect(screen.getByText('and 2 more places')).toBeTruthy();
});

it('says when the link is damaged, and shows nothing for other screens', () => {
  show('/places/shared#abc');
  expect(screen.getByText(/This link is incomplete or damaged/)).toBeTruthy();
  expect(show('/jobs/list#abc').container.querySelector('section')).toBeNull();
});
