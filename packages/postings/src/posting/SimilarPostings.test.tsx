import type { JobSearchRequest } from '@keepmark/contracts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { posting } from '../testing/fixtures';
import { renderPostings } from '../testing/render-postings';
import { setViewport } from '@keepmark/app-shell/testing';

const analyst = posting();
const elsewhere = posting({
  externalId: 'posting-2',
  companyName: 'Harbor & Vale',
  location: 'Denver, CO',
  locations: [],
});

/** Everything is in sight. */
class Sight implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #onSeen: IntersectionObserverCallback;
  constructor(onSeen: IntersectionObserverCallback) {
    this.#onSeen = onSeen;
  }
  observe = (target: Element) =>
    this.#onSeen(
      [{ isIntersecting: true, target } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  disconnect = () => {};
}

beforeEach(() => {
  setViewport({ width: 1440, height: 900 });
  vi.stubGlobal('IntersectionObserver', Sight);
});
afterEach(() => void vi.unstubAllGlobals());

const open = (answer: (request: JobSearchRequest) => ReturnType<typeof posting>[]) =>
  renderPostings(`/jobs/search?posting=${analyst.externalId}`, {
    search: (request) => {
      const results = answer(request);
      return { results, totalResults: results.length };
    },
  });

it('shows similar postings elsewhere in the country when there are none nearby', async () => {
  const { requests } = await open(({ searchTerm, location = '' }) =>
    searchTerm === '' || location !== '' ? [analyst] : [analyst, elsewhere],
  );
  const similar = within(await screen.findByRole('region', { name: 'Similar postings' }));
  expect(similar.getByRole('link', { name: 'Data Analyst' })).toBeTruthy();
  expect(similar.getByText('Harbor & Vale, Denver, CO')).toBeTruthy();
  expect(requests.map(({ searchTerm, location = '' }) => [searchTerm, location])).toEqual([
    ['', ''],
    ['Data Analyst', 'Austin, TX'],
    ['Data Analyst', ''],
  ]);
});

it('prefers similar postings nearby', async () => {
  const { requests } = await open(() => [analyst, elsewhere]);
  await screen.findByRole('region', { name: 'Similar postings' });
  expect(requests).toHaveLength(2);
});
