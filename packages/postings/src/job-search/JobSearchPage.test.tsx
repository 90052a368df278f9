import type { JobSearchAnswer } from '@keepmark/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { posting } from '../testing/fixtures';
import { setViewport } from '@keepmark/app-shell/testing';
import { renderPostings } from '../testing/render-postings';

const analyst = posting();
const welder = posting({
  externalId: 'posting-2',
  jobTitle: 'Welder',
  companyName: 'Harbor & Vale',
  remote: true,
  sample: true,
});
const both: JobSearchAnswer = { results: [analyst, welder], totalResults: 45 };

const row = async (name: string) => {
  const title = await screen.findByRole('button', { name });
  return within(title.closest('li')!);
};

beforeEach(() => {
  setViewport({ width: 1440, height: 900 });
});

describe('searching jobs', () => {
  it('sends the search in the URL', async () => {
    const { requests } = await renderPostings(
      '/jobs/search?term=welder&company=Harbor&location=Austin%2C%20TX&distance=10&age=7&country=ca&page=2',
      { search: () => both },
    );
    await screen.findByText('45 postings');
    expect(requests).toEqual([
      {
        searchTerm: 'welder',
        companyName: 'Harbor',
        location: 'Austin, TX',
        distance: 10,
        age: 7,
        selectedCountryCode: 'ca',
        pageNumber: 2,
        pageSize: 20,
      },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Job title or keywords').value).toBe('welder');
    expect(screen.getByLabelText<HTMLSelectElement>('Posted').value).toBe('7');
  });

  it.each([
    ['/jobs/search/TX/Austin', { location: 'Austin, TX', searchTerm: '' }],
    ['/jobs/searchterm/line%20cook', { searchTerm: 'line cook' }],
    ['/jobs/searchtermlocation/TX/Austin/welder', { location: 'Austin, TX', searchTerm: 'welder' }],
    ['/jobs/search?page=-4&age=soon&distance=3000&country=atlantis', { searchTerm: '', pageNumber: 1 }],
  ])('reads the search from %s', async (path, expected) => {
    const { requests } = await renderPostings(path);
    await screen.findByText('No postings found');
    expect(requests[0]).toMatchObject(expected);
    expect(requests[0]).not.toHaveProperty('age');
    expect(requests[0]).not.toHaveProperty('selectedCountryCode');
  });

  it('says that the results are for another spelling', async () => {
    await renderPostings('/jobs/search?term=weldor', { search: () => ({ ...both, isRespelled: true }) });
    expect(await screen.findByText('No postings match “weldor”. These match a similar spelling.')).toBeTruthy();
  });

  it('searches for the typed text and puts it into the URL', async () => {
    const { router, requests } = await renderPostings('/jobs/search?page=3', { search: () => both });
    await screen.findByText('45 postings');
    await userEvent.type(screen.getByLabelText('Job title or keywords'), ' welder ');
    await userEvent.type(screen.getByRole('combobox', { name: 'City, state, or ZIP code' }), 'Austin{Enter}');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toMatchObject({ searchTerm: 'welder', location: 'Austin', distance: 25, pageNumber: 1 });
    expect(router.state.location.search).toEqual({ term: 'welder', location: 'Austin' });
  });

  it('searches again as soon as a choice changes', async () => {
    const { router } = await renderPostings('/jobs/search?term=welder', { search: () => both });
    await userEvent.selectOptions(screen.getByLabelText('Posted'), 'Last 14 days');
    await waitFor(() => expect(router.state.location.search).toEqual({ term: 'welder', age: 14 }));
  });

  it('shows the facts of each posting', async () => {
    await renderPostings('/jobs/search', { search: () => both });
    const cells = await row('Welder');
    for (const text of [
      'Harbor & Vale',
      'Austin, TX',
      'Posted 2 days ago · $80,000 to $95,000 · Full-time',
      'Remote',
      'Sample',
    ]) {
      expect(cells.getByText(text)).toBeTruthy();
    }
  });

  it('keeps the results on the screen until the next page has loaded', async () => {
    let answer: ((page: JobSearchAnswer) => void) | undefined;
    await renderPostings('/jobs/search', {
      search: ({ pageNumber }) => (pageNumber === 1 ? both : new Promise((resolve) => (answer = resolve))),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
    await screen.findByText('Searching…');
    expect(screen.getByRole('button', { name: 'Data Analyst' })).toBeTruthy();
    answer?.({ results: [posting({ externalId: 'p3', jobTitle: 'Line Cook' })], totalResults: 45 });
    await screen.findByRole('button', { name: 'Line Cook' });
    expect(screen.queryByRole('button', { name: 'Data Analyst' })).toBeNull();
  });

  it('shows the error message of the specification, and tries again', async () => {
    let fails = true;
    await renderPostings('/jobs/search', {
      search: () =>
        fails
          ? Response.json(
              { error: true, message: 'The search is being rebuilt.', results: [], totalResults: 0 },
              { status: 500 },
            )
          : both,
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error occured getting search results: The search is being rebuilt.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('45 postings');
  });

  it('offers a wider search if there are no results', async () => {
    const { router } = await renderPostings('/jobs/search?term=welder&location=Nome&age=1', {
      search: ({ location }) => (location ? { results: [], totalResults: 0 } : both),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Search everywhere for “welder”' }));
    await screen.findByText('45 postings');
    expect(router.state.location.search).toEqual({ term: 'welder' });
  });

  it('links back to the first page from beyond the last one', async () => {
    await renderPostings('/jobs/search?page=9', {
      search: ({ pageNumber }) => (pageNumber === 9 ? { results: [], totalResults: 45 } : both),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the first page' }));
    expect(await screen.findByText('45 postings')).toBeTruthy();
  });
});

describe('reading a posting', () => {
  it('shows the first posting, then the chosen one, with a link to the original', async () => {
    const { router } = await renderPostings('/jobs/search', { search: () => both });
    const pane = within(await screen.findByRole('complementary', { name: 'Open posting' }));
    expect(pane.getByRole('heading', { name: 'Data Analyst' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Welder' }));
    await pane.findByRole('heading', { name: 'Welder' });
    expect(router.state.location.search).toEqual({ posting: 'posting-2' });
    for (const [name, value] of [
      ['Salary', '$80,000 to $95,000'],
      ['Location', 'Austin, TX'],
      ['Commute', 'Set your home location'],
      ['Source', 'Sample'],
    ])
      expect(pane.getByText(name!, { selector: 'dt' }).nextElementSibling?.textContent).toBe(value);
    const original = pane.getByRole('link', { name: 'Original posting: Welder at Harbor & Vale' });
    expect(original.getAttribute('href')).toBe('https://jobs.example.com/data-analyst');
    expect(original.getAttribute('rel')).toContain('noopener');
  });

  it('shows no link for an invalid address', async () => {
    const hostile = posting({ url: 'javascript:steal()', description: '' });
    await renderPostings('/jobs/search', { search: () => ({ results: [hostile], totalResults: 1 }) });
    await screen.findByText('No description available.');
    expect(screen.queryByRole('link', { name: /^Original posting/ })).toBeNull();
  });

  it('opens in a dialog on a small screen, and Back closes it', async () => {
    setViewport({ width: 360, height: 740 });
    const { router } = await renderPostings('/jobs/search', { search: () => both });
    await screen.findByText('45 postings');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Welder' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading', { name: 'Welder' })).toBeTruthy();
    router.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
