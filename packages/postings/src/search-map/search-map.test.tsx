import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { posting } from '../testing/fixtures';
import { leaveMapLoading } from '@keepmark/map/leave-map-loading';
import { renderPostings } from '../testing/render-postings';

leaveMapLoading();

const results = [
  posting({ externalId: 'board:a:1', jobTitle: 'Nurse' }),
  posting({ externalId: 'board:a:2', jobTitle: 'Nurse anywhere', latitude: null, longitude: null, location: 'Remote' }),
];
const search = () => ({ results, totalResults: results.length });

describe('the search map', () => {
  it('searches by path and query, and lists the results', async () => {
    const { requests } = await renderPostings('/jobs/map/search/TX/Austin?term=nurse', {
      search,
    });
    expect(await screen.findByText('Nurse')).toBeTruthy();
    expect(requests[0]).toMatchObject({ searchTerm: 'nurse', location: 'Austin, TX' });
  });

  it('links to the same search as a list', async () => {
    await renderPostings('/jobs/map/search?term=nurse&location=Austin', { search });
    const link = await screen.findByRole('link', { name: 'Show as list' });
    expect(link.getAttribute('href')).toBe('/jobs/search?term=nurse&location=Austin');
  });

  it('says what to do if there are no results or the search fails', async () => {
    const { unmount } = await renderPostings('/jobs/map/search?term=falconer');
    expect(await screen.findByText(/Try other words, a larger distance/)).toBeTruthy();
    unmount();
    let fails = true;
    const failing = () =>
      fails ? Response.json({ error: true, message: 'No.', results: [], totalResults: 0 }, { status: 400 }) : search();
    await renderPostings('/jobs/map/search?term=nurse', { search: failing });
    const again = await screen.findByRole('button', { name: /try again/i });
    fails = false;
    await userEvent.click(again);
    await waitFor(() => expect(screen.getByText('Nurse')).toBeTruthy());
  });
});
