import type { JobSearchAnswer } from '@keepmark/contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { posting } from '../testing/fixtures';
import { leaveMapLoading } from '@keepmark/map/leave-map-loading';
import { renderPostings } from '../testing/render-postings';
import { setViewport } from '@keepmark/app-shell/testing';

const two: JobSearchAnswer = { results: [posting()], totalResults: 2 };
const nowhere: JobSearchAnswer = {
  results: [],
  totalResults: 0,
  searchedCountryCode: 'us',
  placesElsewhere: [{ text: 'Toronto', label: 'Toronto, ON', countryCode: 'ca' }],
};

leaveMapLoading();
beforeEach(() => {
  setViewport({ width: 1440, height: 900 });
});

describe.each(['/jobs/search', '/jobs/map/search'])('the country of %s', (path) => {
  it('comes from the settings until someone chooses another', async () => {
    const { requests, router } = await renderPostings(path, { country: 'ca', search: () => two });
    await screen.findByText('2 postings');
    expect(requests.at(-1)).toMatchObject({ selectedCountryCode: 'ca' });
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('ca');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'United States');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ country: 'us' }));
    await waitFor(() => expect(requests.at(-1)).not.toHaveProperty('selectedCountryCode'));
  });

  it('can be one that is not on the short list', async () => {
    const { requests } = await renderPostings(path, { country: 'is', search: () => two });
    await screen.findByText('2 postings');
    expect(requests.at(-1)).toMatchObject({ selectedCountryCode: 'is' });
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Iceland' }).selected).toBe(true);
  });

  it('is offered if only another country has the location', async () => {
    const { requests, router } = await renderPostings(`${path}?location=Toronto`, {
      search: ({ selectedCountryCode }) => (selectedCountryCode === 'ca' ? two : nowhere),
    });
    expect(
      await screen.findByText('We couldn’t find Toronto in the United States, but we found Toronto, ON.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Search in Canada' }));
    await screen.findByText('2 postings');
    expect(requests.at(-1)).toMatchObject({ location: 'Toronto', selectedCountryCode: 'ca' });
    expect(router.state.location.search).toMatchObject({ location: 'Toronto', country: 'ca' });
  });

  it('is shown if the location names another country', async () => {
    await renderPostings(`${path}?location=Toronto%2C%20Canada`, {
      search: () => ({ ...two, searchedCountryCode: 'ca' }),
    });
    expect(await screen.findByText('Searched in Canada, based on your location.')).toBeTruthy();
  });

  it('shows a lower limit for a large number of postings', async () => {
    await renderPostings(path, { search: () => ({ ...two, totalResults: 10_000, totalIsAtLeast: true }) });
    expect(await screen.findByText('10,000+ postings')).toBeTruthy();
  });
});
