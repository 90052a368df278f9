import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { place } from '../testing/fixtures';
import { renderPlaces } from '../testing/render-places';
import { shareFragment } from './share-link';

it('previews shared places, then saves them to a group', async () => {
  const shared = [place({ name: 'Old Mill', city: 'Oslo' }), place({ name: 'Riverside Park' })];
  const link = `/places/shared#${shareFragment(shared, { title: 'Weekend', withNotes: false })}`;
  const { table, router } = await renderPlaces(link, [
    { name: 'Riverside Park', latitude: 30.2747, longitude: -97.7404 },
  ]);
  expect(await screen.findByRole('heading', { name: 'Shared with you: Weekend' })).toBeTruthy();
  expect(screen.getByText('Saved')).toBeTruthy();
  expect(table.count()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 place' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/places/list'));
  expect(table.query().map(({ name }) => name)).toEqual(['Riverside Park', 'Old Mill-Oslo']);
  expect(await screen.findByText(/· Weekend$/)).toBeTruthy();
});

it('says when all shared places are saved', async () => {
  const mine = place({ name: 'Old Mill' });
  await renderPlaces(`/places/shared#${shareFragment([mine], { title: '', withNotes: false })}`, [mine]);
  expect(await screen.findByText('You’ve saved all of these places.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to places' })).toBeTruthy();
  expect(screen.queryByLabelText('Add to group')).toBeNull();
});

it('says when a link is damaged', async () => {
  await renderPlaces('/places/shared#abc');
  expect(await screen.findByText(/This link is incomplete or damaged/)).toBeTruthy();
});

it('shares places from the list as a link', async () => {
  await renderPlaces('/places', [{ name: 'Old Mill', notes: 'Mine' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share link', hidden: true }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(link.value).toMatch(/\/places\/shared#[\w-]+$/);
  const withoutNotes = link.value;
  await userEvent.click(screen.getByRole('switch', { name: 'Include my notes' }));
  expect(link.value.length).toBeGreaterThan(withoutNotes.length);
});
