import { fakeApi } from '@keepmark/api-client/testing';
import { renderScreen } from '@keepmark/app-shell/testing';
import { jobSearchRequest } from '@keepmark/contracts';
import { pressUndo } from '@keepmark/ui/testing';
import { createRoute } from '@tanstack/react-router';
import { testDatabase } from '@keepmark/local-store/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { emptyJobSearch } from '../job-search';
import { posting } from '../testing/fixtures';
import { renderPostings } from '../testing/render-postings';
import { setViewport } from '@keepmark/app-shell/testing';
import { savedSearchTable } from './saved-search-table';
import { preloadSearchNews, SavedSearchNews } from './SavedSearchNews';
import { SavedSearches } from './SavedSearches';
import { createSavedSearchesStore } from './saved-searches-store';
import { maxCounted } from './use-new-counts';

beforeEach(() => setViewport({ width: 1440, height: 900 }));

const results = [posting()];

it('a search is saved, renamed and deleted, each with Undo', async () => {
  const { database } = await renderPostings('/jobs/search?term=welder&workplace=remote', {
    search: () => ({ results, totalResults: 45 }),
  });
  const searches = database.table(savedSearchTable);
  await userEvent.click(await screen.findByRole('button', { name: 'Save search' }));
  const saved = within(await screen.findByRole('navigation', { name: 'Saved searches' }));
  const link = saved.getByRole('link', { name: 'welder (Remote)' });
  expect(link.getAttribute('href')).toBe('/jobs/search?term=welder&workplace=remote');
  expect(screen.getByRole('button', { name: 'Search saved' }).getAttribute('aria-pressed')).toBe('true');

  await userEvent.click(saved.getByRole('button', { name: 'Actions for welder (Remote)' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename', hidden: true }));
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Dream job{Enter}');
  expect(await saved.findByRole('link', { name: 'Dream job' })).toBeTruthy();
  await pressUndo('Renamed to Dream job.');
  expect(await saved.findByRole('link', { name: 'welder (Remote)' })).toBeTruthy();

  await userEvent.click(saved.getByRole('button', { name: 'Actions for welder (Remote)' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }));
  await waitFor(() => expect(searches.count()).toBe(0));
  await pressUndo('Deleted search welder (Remote).');
  expect(searches.query()).toMatchObject([{ name: 'welder (Remote)' }]);
});

it('a search that was saved before yesterday shows how many postings are new', async () => {
  const database = testDatabase();
  const aWeekAgo = new Date(Date.now() - 7 * 86_400_000);
  createSavedSearchesStore(database, () => aWeekAgo).add('Old', { ...emptyJobSearch, term: 'welder' });
  createSavedSearchesStore(database).add('Just saved', { ...emptyJobSearch, term: 'cook' });
  const { api } = fakeApi({
    'POST jobs/search': (body) => {
      const { age = 0 } = jobSearchRequest.parse(body);
      return Response.json({ results: [], totalResults: age > 0.5 ? 3 : 0 });
    },
  });
  await renderScreen(
    (signedIn) =>
      [createRoute({ getParentRoute: () => signedIn, path: '/jobs/search', component: SavedSearches })] as const,
    { path: '/jobs/search', database, api },
  );
  const saved = within(await screen.findByRole('navigation', { name: 'Saved searches' }));
  expect(await saved.findByText('3 new')).toBeTruthy();
  expect(saved.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Just saved', 'Old3 new']);
});

it('the landing screen shows what is new, the most first, with a bounded number of calls', async () => {
  const database = testDatabase();
  const store = createSavedSearchesStore(database);
  for (let count = 0; count < maxCounted + 5; count += 1)
    store.add(`Search ${count}`, { ...emptyJobSearch, term: `${count}` });
  const { api, requests } = fakeApi({
    'POST jobs/search': (body) => {
      const { searchTerm } = jobSearchRequest.parse(body);
      return Response.json({ results: [], totalResults: searchTerm === '9' ? 12 : 0 });
    },
  });
  // As the route does: on a busy machine, loading takes longer than a test waits.
  await preloadSearchNews(database);
  await renderScreen(
    (signedIn) =>
      [createRoute({ getParentRoute: () => signedIn, path: '/places', component: SavedSearchNews })] as const,
    { path: '/places', database, api },
  );
  expect(await screen.findByText('12 new since yesterday')).toBeTruthy();
  const section = within(screen.getByRole('region', { name: 'Saved searches' }));
  const [first] = section.getAllByRole('listitem');
  expect(first?.textContent).toBe('Search 912 new since yesterday');
  expect(section.getByRole('link', { name: 'Search 9' }).getAttribute('href')).toBe(
    '/jobs/search?term=%229%22&sort=newest',
  );
  expect(requests.filter(({ call }) => call === 'POST jobs/search')).toHaveLength(maxCounted);
});

it('the landing screen shows saved searches in its first render once they are preloaded', async () => {
  const database = testDatabase();
  createSavedSearchesStore(database).add('Bakers', emptyJobSearch);
  await preloadSearchNews(database);
  const { api } = fakeApi({ 'POST jobs/search': () => new Promise<Response>(() => {}) });
  const firstRender: (string | null)[] = [];
  function Landing() {
    useLayoutEffect(() => void firstRender.push(document.body.textContent), []);
    return <SavedSearchNews />;
  }
  await renderScreen(
    (signedIn) => [createRoute({ getParentRoute: () => signedIn, path: '/places', component: Landing })] as const,
    { path: '/places', database, api },
  );
  expect(firstRender[0]).toContain('Bakers');
});
