import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/render-shell';
import type { ShippedPackages } from './shipped-packages';

const shipped: ShippedPackages = {
  packages: [
    {
      name: 'a',
      version: '1.0.0',
      license: 'MIT',
      url: 'https://a.test',
      author: 'Ann',
      places: ['site', 'api'],
      texts: [0],
    },
    { name: 'b', version: '2.0.0', license: 'MIT', url: 'https://b.test', author: '', places: ['api'], texts: [0, 1] },
    {
      name: 'ical.js',
      version: '2.2.1',
      license: 'MPL-2.0',
      url: 'https://github.com/kewisch/ical.js',
      author: '',
      places: ['site'],
      texts: [],
    },
  ],
  texts: ['Permission is granted', 'Made of c'],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists each package by license, with the texts of the one that is opened', async () => {
  vi.stubGlobal('fetch', async () => Response.json(shipped));
  await renderShell({ path: '/licenses' });
  const heading = await screen.findByRole('heading', { level: 3, name: 'MIT (2)' });
  expect(screen.queryByText('Permission is granted')).toBeNull();
  const group = heading.parentElement!;
  const details = within(group).getByText('b 2.0.0').closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await waitFor(() => expect(within(details).getByText('Made of c')).toBeTruthy());
  expect(details.textContent).toContain('Runs on our server.');
});

it('links the source of ical.js, as its license asks', async () => {
  vi.stubGlobal('fetch', async () => Response.json(shipped));
  await renderShell({ path: '/licenses' });
  const link = await screen.findByRole('link', { name: 'github.com/kewisch/ical.js' });
  expect(link.getAttribute('href')).toBe('https://github.com/kewisch/ical.js/tree/v2.2.1');
});

it('says so when the list doesn’t load, and tries again', async () => {
  const fetch = vi.fn<() => Promise<Response>>(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetch);
  await renderShell({ path: '/licenses' });
  await screen.findByText('We couldn’t load the list of software.', { exact: false });
  fetch.mockResolvedValue(Response.json(shipped));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'MIT (2)' })).toBeTruthy();
});
