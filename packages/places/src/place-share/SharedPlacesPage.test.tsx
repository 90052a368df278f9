import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { place } from '../testing/fixtures';
import { renderPlaces } from '../testing/render-places';
import { shareFragment } from './share-link';

it('a shared link is looked at first, then saved in a group', async () => {
  const shared = [place({ name: 'Old Mill', city: 'Oslo' }), place({ name: 'Riverside Park' })];
  const link = `/places/shared#${shareFragment(shared, { title: 'Weekend', withNotes: false })}`;
  const { table, router } = await renderPlaces(link, [
    { name: 'Riverside Park', latitude: 30.2747, longitude: -97.7404 },
  ]);
  expect(await screen.findByRole('heading', { name: 'Shared with you: Weekend' })).toBeTruthy();
  expect(screen.getByText('Saved')).toBeTruthy();
  expect(table.count()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Keep 1 place' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/places/list'));
  expect(table.query().map(({ name }) => name)).toEqual(['Riverside Park', 'Old Mill']);
  expect(await screen.findByText(/· Weekend$/)).toBeTruthy();
});

it('places that are all saved already lead on to the own ones', async () => {
  const mine = place({ name: 'Old Mill' });
  await renderPlaces(`/places/shared#${shareFragment([mine], { title: '', withNotes: false })}`, [mine]);
  expect(await screen.findByText('You keep all of these already.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your places' })).toBeTruthy();
  expect(screen.queryByLabelText('Put them into a group')).toBeNull();
});

it('a damaged link says so', async () => {
  await renderPlaces('/places/shared#abc');
  expect(await screen.findByText(/This link is incomplete or damaged/)).toBeTruthy();
});

it('places are made into a link from their list', async () => {
  await renderPlaces('/places', [{ name: 'Old Mill', notes: 'Mine' }]);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share as a link', hidden: true }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(link.value).toMatch(/\/places\/shared#[\w-]+$/);
  const withoutNotes = link.value;
  await userEvent.click(screen.getByRole('switch', { name: 'With my notes' }));
  expect(link.value.length).toBeGreaterThan(withoutNotes.length);
});
