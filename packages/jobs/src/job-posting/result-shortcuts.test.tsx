import { writeSetting } from '@keepmark/app-shell/setting';
import { singleKeysSetting } from '@keepmark/app-shell/single-keys';
import { setViewport } from '@keepmark/app-shell/testing';
import { posting } from '@keepmark/postings/testing';
import { pressUndo } from '@keepmark/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderJobs } from '../testing/render-jobs';

const results = [posting(), posting({ externalId: 'posting-2', jobTitle: 'Welder', companyName: 'Harbor & Vale' })];
const answer = { results, totalResults: 2 };
const openWindow = vi.fn<typeof window.open>();
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  setViewport({ width: 1440, height: 900 });
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('open', openWindow.mockReset());
  return () => vi.unstubAllGlobals();
});

async function openResults() {
  const opened = await renderJobs('/jobs/search?term=a', { search: () => answer });
  await screen.findByText('2 postings');
  await waitFor(async () => {
    await userEvent.keyboard('j');
    expect(focused()).toBe('Data Analyst');
  });
  return opened;
}

describe('single keys in the results of a search', () => {
  it('move, and show the posting beside the list', async () => {
    await openResults();
    await userEvent.keyboard('j');
    expect(focused()).toBe('Welder');
    const pane = within(screen.getByRole('complementary', { name: 'Open posting' }));
    expect(await pane.findByRole('heading', { name: 'Welder' })).toBeTruthy();
    await userEvent.keyboard('k');
    expect(focused()).toBe('Data Analyst');
  });

  it('save a posting once, with Undo', async () => {
    const { table } = await openResults();
    await userEvent.keyboard('js');
    expect(table.query()).toMatchObject([{ jobTitle: 'Welder', status: 'application-not-started', applied: false }]);
    await userEvent.keyboard('s');
    expect(await screen.findByText('Already saved: Welder at Harbor & Vale.')).toBeTruthy();
    expect(table.count()).toBe(1);
    await pressUndo('Saved Welder at Harbor & Vale.');
    expect(table.count()).toBe(0);
  });

  it('record an application for a posting that is not saved, and for one that is', async () => {
    const { table } = await openResults();
    await userEvent.keyboard('a');
    const applied = { status: 'application-submitted', applied: true, dateApplied: expect.stringMatching(/^\d{4}-/) };
    expect(table.query()).toMatchObject([{ jobTitle: 'Data Analyst', ...applied }]);
    await userEvent.keyboard('a');
    expect(await screen.findByText('You already applied: Data Analyst at Northwind Labs.')).toBeTruthy();
    await pressUndo('Applied: Data Analyst at Northwind Labs.');
    expect(table.count()).toBe(0);
    await userEvent.keyboard('jsa');
    expect(table.query()).toMatchObject([{ jobTitle: 'Welder', ...applied }]);
  });

  it('open the original posting', async () => {
    await openResults();
    await userEvent.keyboard('o');
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(
      'https://jobs.example.com/data-analyst',
      '_blank',
      'noopener,noreferrer',
    );
  });

  it('are listed by ?', async () => {
    await openResults();
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(
      within(help.getByRole('region', { name: 'In the results of a job search' })).getByText('Save it'),
    ).toBeTruthy();
  });

  it('are text in a field, and do nothing when turned off', async () => {
    const { database, table } = await openResults();
    await userEvent.type(screen.getByLabelText('Job title or keywords'), 'sa');
    expect(table.count()).toBe(0);
    screen.getByRole('button', { name: 'Welder' }).focus();
    writeSetting(database, singleKeysSetting, false);
    await waitFor(async () => {
      await userEvent.keyboard('k');
      expect(focused()).toBe('Welder');
    });
    await userEvent.keyboard('sa');
    expect(table.count()).toBe(0);
  });
});
