import { aiService, withAi } from '@keepmark/assistant/testing';
import { renderScreen } from '@keepmark/app-shell/testing';
import type { FakeService } from '@keepmark/api-client/testing';
import { fakeApi } from '@keepmark/api-client/testing';
import { withoutAi } from '@keepmark/assistant/testing';
import { calendarDayOf } from '@keepmark/ui/words';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobValues } from '../job';
import { createJobsRoutes } from '../routes';
import type { JobsSlots } from '../slots';
import { databaseOf } from '../testing/database-of';

beforeEach(() => sessionStorage.clear());

const source = { name: 'O*NET', period: '30.0', year: null, url: 'https://www.onetcenter.org/' };
const occupations: FakeService = {
  'GET occupations/titles/Baker': () => ({
    table: 'hand-written',
    source,
    results: [{ code: '51-3011', title: 'Bakers', matchingTitles: ['Pastry Baker'] }],
  }),
  'GET occupations/51-3011/related': () => ({
    occupationCode: '51-3011',
    occupationTitle: 'Bakers',
    table: 'hand-written',
    source,
    results: [{ code: '35-1011', onetCode: '', title: 'Chefs and Head Cooks', tier: 'closest' }],
  }),
};

async function open(path: string, jobs: readonly JobValues[], service: FakeService = {}, slots: JobsSlots = {}) {
  const { database, ids } = databaseOf(jobs);
  const { api, requests } = fakeApi({ ...withoutAi(), ...occupations, ...service });
  await renderScreen((signedIn) => createJobsRoutes(signedIn, slots), {
    path: path.replace('$id', ids[0] ?? ''),
    database,
    api,
  });
  return { ids, requests };
}

const baker = { jobTitle: 'Baker', companyName: 'Acme' };
const hrefs = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the job search assistant', () => {
  it('shows titles to try for a job, each with its search, without AI', async () => {
    await open('/job/search/assistant/$id', [baker]);
    expect(await screen.findByRole('link', { name: 'Pastry Baker' })).toBeTruthy();
    expect(hrefs('Titles to try')).toEqual(['/jobs/search?term=Pastry+Baker', '/jobs/search?term=Chef']);
    expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveProperty('value', 'Baker');
    expect(screen.getByRole('link', { name: 'Baker jobs, anywhere' }).getAttribute('href')).toBe(
      '/jobs/search?term=Baker',
    );
    expect(await screen.findByText('Prompt: Ask the assistant')).toBeTruthy();
  });

  it('asks the question as it was typed last', async () => {
    const { requests } = await open('/job/search/assistant/$id', [baker], {
      ...withAi(),
      ...aiService({ answer: 'Look here.' }),
    });
    const question = screen.getByRole('textbox', { name: 'Question' });
    await userEvent.clear(question);
    await userEvent.type(question, 'Who bakes at night?');
    await userEvent.click(screen.getByRole('button', { name: 'Ask the assistant' }));
    await screen.findByText('Look here.');
    expect(requests.find(({ call }) => call === 'POST ai/job/search/assistant')?.body).toMatchObject({
      prompt: 'Who bakes at night?',
    });
  });

  it('scrolls the row of screens to its own link on a narrow screen', async () => {
    const rectOf = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: HTMLElement,
    ) {
      return this.getAttribute('aria-current') === 'page' ? new DOMRect(500, 0, 80, 40) : new DOMRect(0, 0, 360, 40);
    });
    await open('/job/search/coach', []);
    expect(screen.getByRole('navigation', { name: 'Find jobs' }).scrollLeft).toBeGreaterThanOrEqual(220);
    rectOf.mockRestore();
  });

  it('offers popular titles until one is entered', async () => {
    await open('/job/search/assistant', []);
    const nav = within(screen.getByRole('navigation', { name: 'Find jobs' }));
    expect(nav.getByRole('link', { name: 'Assistant' }).getAttribute('aria-current')).toBe('page');
    expect(nav.getByRole('link', { name: 'Coach' }).getAttribute('href')).toBe('/job/search/coach');
    expect(hrefs('Titles to try')).toContain('/jobs/search?term=Registered+Nurse');
  });

  it('says when the occupations cannot be loaded, and tries again', async () => {
    let fails = true;
    const down = () =>
      fails ? new Response('', { status: 400 }) : occupations['GET occupations/titles/Baker']?.(undefined);
    await open('/job/search/assistant/$id', [baker], { 'GET occupations/titles/Baker': down });
    expect(await screen.findByText('We couldn’t load the occupations')).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Pastry Baker' })).toBeTruthy();
  });

  it('asks the AI with career, job title and a suggested question', async () => {
    const { requests } = await open('/job/search/assistant/$id', [baker], {
      ...withAi(),
      ...aiService({ answer: 'Search for **bakeries**.' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Write three searches/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ask the assistant' }));
    expect(await screen.findByText('bakeries')).toBeTruthy();
    const asked = requests.find(({ call }) => call === 'POST ai/job/search/assistant');
    expect(asked?.body).toMatchObject({ jobTitle: 'Baker' });
  });

  it('shows the not-found state for an unknown job', async () => {
    await open('/job/search/assistant/nobody', []);
    expect(await screen.findByRole('link', { name: 'Go to jobs' })).toBeTruthy();
  });
});

describe('the job search coach', () => {
  it('shows the figures, the next steps and what to prepare', async () => {
    const { ids } = await open('/job/search/coach', [
      baker,
      { jobTitle: 'Cook', companyName: 'Olive', status: 'application-submitted', dateApplied: '2026-01-05' },
    ]);
    expect(await screen.findByText('0 of 1')).toBeTruthy();
    expect(screen.getByText(/1 application with no reply for 14 days/)).toBeTruthy();
    const prepare = screen.getByRole('link', { name: 'Baker at Acme' });
    expect(prepare.getAttribute('href')).toBe(`/job/application/preparation/${ids[0]}`);
  });

  it('names the day of each interview', async () => {
    const day = calendarDayOf(new Date(Date.now() + 24 * 60 * 60 * 1000));
    const date = { internalId: 'i1', jobId: '', jobTitle: 'Baker', name: 'Baker at Acme', day, time: '2:30 PM' };
    const dates = [{ ...date, round: 2, rounds: 3, isOver: false, outcome: '' }];
    const slots = { interviewDates: () => Promise.resolve(() => dates) };
    await open('/job/search/coach', [baker], {}, slots);
    expect(
      await screen.findByText(/^Your interview tomorrow at 2:30 PM for Baker at Acme, round 2 of 3\./),
    ).toBeTruthy();
  });

  it('says what to do about one job', async () => {
    const quiet = { status: 'application-submitted', dateApplied: '2026-01-05' } as const;
    await open('/job/search/coach/$id', [{ ...baker, ...quiet }]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Job search coach: Baker at Acme' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'This job' })).getByText(/no reply for/)).toBeTruthy();
  });

  it('starts with a search when nothing is saved', async () => {
    await open('/job/search/coach', []);
    expect(await screen.findByText('Save a few jobs worth a second look.')).toBeTruthy();
  });
});
